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
