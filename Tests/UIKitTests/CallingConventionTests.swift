import Foundation
import Testing

@testable import UIKit

/// Objective-C does not look at what it passes.
@MainActor
@Suite(.freshApp) struct CallingConventionTests {
  /// Its methods are found by their names; each says that it was called.
  private final class Receiver: NSObject, _MethodTableProviding {
    var log: [String] = []

    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("flag:") { r, a in _result((r as? Receiver)?.flag(_argument(a, 0))) },
          _Method("gesture:") { r, a in _result((r as? Receiver)?.gesture(_argument(a, 0))) },
          _Method("number:") { r, a in _result((r as? Receiver)?.number(_argument(a, 0))) },
          _Method("anything:") { r, a in _result((r as? Receiver)?.anything(_argument(a, 0))) },
          _Method("text:") { r, a in _result((r as? Receiver)?.text(_argument(a, 0))) },
        ], outlets: [])
    }

    func flag(_ flag: Bool) { log.append("\(flag)") }
    func gesture(_ gesture: UITapGestureRecognizer) { log.append("gesture") }
    func number(_ number: Int) { log.append("number") }
    func anything(_ sender: AnyObject) { log.append("anything") }
    func text(_ text: String) { log.append("'\(text)'") }
  }

  @Test(.observed("`endEditing(_:)` as an action ends editing, in many public apps"))
  func aSenderIsTrue() {
    let window = Stage.fresh()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let button = UIButton(type: .system)
    window.addSubview(field)
    window.addSubview(button)
    field.becomeFirstResponder()
    button.addTarget(window, action: "endEditing:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(!field.isFirstResponder)
  }

  @Test func aMethodThatDoesNotUseItsParameterNeverNotices() {
    let receiver = Receiver()
    let button = UIButton(type: .system)
    for name in ["flag:", "gesture:", "number:"] {
      button.addTarget(receiver, action: Selector(name), for: .touchUpInside)
    }
    button.sendActions(for: .touchUpInside)
    #expect(receiver.log == ["true", "gesture", "number"])
  }

  @Test func aMissingArgumentIsNothing() {
    let receiver = Receiver()
    _ObjectiveC.send("flag:", to: receiver)
    _ObjectiveC.send("gesture:", to: receiver)
    _ObjectiveC.send("anything:", to: receiver, [nil])
    _ObjectiveC.send("text:", to: receiver, [nil])
    #expect(receiver.log == ["false", "gesture", "anything", "''"])
  }

  @Test(.observed("`UIView.AnimationCurve(rawValue: 7)!` does not trap"))
  func theKeyboardsCurveIsACurve() {
    #expect(UIView.AnimationCurve(rawValue: 7)?.rawValue == 7)
  }
}
