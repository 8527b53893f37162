import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct KeyValueObservingTests {
  private final class Watcher: UIViewController {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let height = { (key: NSKeyValueChangeKey) in (change?[key] as? CGSize).map { "\(Int($0.height))" } ?? "-" }
      let kind = change?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue ? "set" : "other"
      heard.append("\(keyPath ?? "") \(kind) \(height(.oldKey))>\(height(.newKey)) \(object is UIScrollView)")
    }
  }

  @Test(.documented("NSObject, addObserver(_:forKeyPath:options:context:) and NSKeyValueObservingOptions"))
  func anObserverHearsWhatItAskedFor() {
    let view = UIScrollView()
    let watcher = Watcher()
    view.contentSize.height = 10
    view.addObserver(watcher, forKeyPath: "contentSize", options: [.new, .old], context: nil)
    view.contentSize.height = 20
    view.removeObserver(watcher, forKeyPath: "contentSize")
    view.contentSize.height = 30
    view.addObserver(watcher, forKeyPath: "contentSize", options: [.new, .initial], context: nil)
    view.removeObserver(watcher, forKeyPath: "contentSize", context: nil)
    #expect(watcher.heard == ["contentSize set 10>20 true", "contentSize set ->30 true"])
  }

  @Test(.documented("NSKeyValueObservation"))
  func aClosureHearsAsLongAsItsObservationIsKept() {
    let view = UITableView()
    let log = Log()
    var kept: NSKeyValueObservation? = view.observe(\.contentSize, options: [.new, .old]) { view, change in
      MainActor.assumeIsolated { log.add("\(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)") }
    }
    view.contentSize.height = 20
    #expect(log.taken() == ["0.0 20.0"])
    kept?.invalidate()
    kept?.invalidate()
    view.contentSize.height = 30
    #expect(log.taken() == [])
    kept = view.observe(\.contentOffset, options: .initial) { _, change in
      MainActor.assumeIsolated { log.add("moved \(change.newValue == nil)") }
    }
    #expect(log.taken() == ["moved true"])
    kept = nil
    view.contentOffset.y = 5
    #expect(log.taken() == [])
  }

  @Test(.observed("The state of a control can be observed: its setters are Objective-C's"))
  func theStateOfAControlCanBeObserved() {
    let (button, field) = (UIButton(), UITextField())
    let log = Log()
    func tell(_ name: String) -> (UIControl, NSKeyValueObservedChange<Bool>) -> Void {
      { _, change in MainActor.assumeIsolated { log.add("\(name) \(change.newValue == true)") } }
    }
    let kept = [
      button.observe(\.isEnabled, options: .new, changeHandler: tell("enabled")),
      button.observe(\.isSelected, options: .new, changeHandler: tell("selected")),
      button.observe(\.isHighlighted, options: .new, changeHandler: tell("highlighted")),
      field.observe(\.isEnabled, options: .new, changeHandler: tell("field")),
    ]
    button.isEnabled = false
    button.isSelected = true
    button.isHighlighted = true
    field.isEnabled = false
    #expect(log.taken() == ["enabled false", "selected true", "highlighted true", "field false"])
    let watcher = Watcher()
    button.addObserver(watcher, forKeyPath: "enabled", options: .new, context: nil)
    button.isEnabled = true
    #expect(watcher.heard == ["enabled set ->- false"])
    kept.forEach { $0.invalidate() }
  }

  /// As the `Interop` stage makes a class with `@objc dynamic var value`.
  private final class Model: NSObject {
    var value = 1 { didSet { _didChange(self, "value", oldValue, value) } }
    var plain = 1

    static func register() {
      let outlet = _Outlet(
        "value", get: { ($0 as? Model)?.value }, set: { model, value in (model as? Model)?.value = value as? Int ?? 0 },
        keyPath: \Model.value)
      _ObjectiveC.register(Model.self, _MethodTable(methods: [], outlets: [outlet]))
    }
  }

  @Test(.documented("NSObject, observe(_:options:changeHandler:)"))
  func aClosureHearsOfAPropertyThatTellsOfItsChanges() {
    Model.register()
    let model = Model()
    let log = Log()
    let kept = model.observe(\.value, options: [.initial, .old, .new]) { model, change in
      MainActor.assumeIsolated { log.add("\(change.oldValue ?? 0)>\(change.newValue ?? 0) \(model.value)") }
    }
    model.value = 2
    model.setValue(3, forKey: "value")
    kept.invalidate()
    model.value = 4
    #expect(log.taken() == ["0>1 1", "1>2 2", "2>3 3"])
  }

  /// As the `Interop` stage makes an observer that is no responder; it stops to observe when it goes.
  private final class PlainWatcher: NSObject, _MethodTableProviding {
    let (model, log): (Model, Log)

    init(_ model: Model, _ log: Log) {
      (self.model, self.log) = (model, log)
      super.init()
      model.addObserver(self, forKeyPath: "value", options: .new, context: nil)
    }
    deinit { model.removeObserver(self, forKeyPath: "value") }

    nonisolated static func _methodTable() -> _MethodTable? {
      let observe = _Method("observeValueForKeyPath:of:change:context:") { r, a in
        let change: [NSKeyValueChangeKey: Any]? = _argument(a, 2)
        let context: UnsafeMutableRawPointer? = _argument(a, 3)
        (r as? PlainWatcher)?.log.add("\(change?[.newKey] ?? "-") \(context == nil)")
        return nil
      }
      return _MethodTable(methods: [observe], outlets: [])
    }
  }

  @Test(.documented("NSObject, observeValue(forKeyPath:of:change:context:)"))
  func anObserverThatIsNoResponderHearsUntilItGoes() {
    Model.register()
    let (model, log) = (Model(), Log())
    do {
      let watcher = PlainWatcher(model, log)
      model.value = 2
      _ = watcher
    }
    model.value = 3
    #expect(log.taken() == ["2 true"])
  }

  @Test(.documented("NSObject, observeValue(forKeyPath:of:change:context:): who does not implement it may not be told"))
  func anObserverWithoutTheMethodEndsTheApp() async {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIScrollView().addObserver(NSObject(), forKeyPath: "contentSize", options: .initial, context: nil)
      }
    }
    #expect(standardError(result).hasSuffix("message was received but not handled. Key path: contentSize'\n"))
  }

  @Test func aPropertyThatTellsNothingOfItsChangesIsNotSupported() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Model().observe(\.plain) { _, _ in } }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Coursemark does not model observe(_:options:changeHandler:) for this key path of "))
  }

  @Test(.observed("Removing an observer that was never added ends the app with an NSRangeException"))
  func removingWhatWasNotAddedEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIScrollView().removeObserver(UIViewController(), forKeyPath: "contentSize") }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      words.contains(
        "Cannot remove an observer <UIViewController 0x600000c00000> for the key path \"contentSize\" from "
          + "<UIScrollView 0x600000c00000> because it is not registered as an observer."))
  }
}
