import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct ControlTests {
  let log = Log()

  private func button(in view: UIView) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    button.setTitle("Add", for: .normal)
    view.addSubview(button)
    return button
  }

  @Test(.documented("UIControl: the three forms of an action"))
  func anActionHasNoneOneOrTwoArguments() {
    let button = button(in: Stage.fresh())
    let target = Target(log)
    for action in ["pressed", "pressed:", "pressed:event:"] {
      button.addTarget(target, action: Selector(action), for: .touchUpInside)
    }
    _ = UserInput.tap(button, named: "")
    #expect(log.taken() == ["pressed", "pressed true", "pressed true true"])
  }

  @Test func aDisabledControlDoesNothing() {
    let button = button(in: Stage.fresh())
    let target = Target(log)
    button.addTarget(target, action: "pressed", for: .touchUpInside)
    button.isEnabled = false
    #expect(UserInput.tap(button, named: "") == .done)
    #expect(log.taken() == [])
    #expect(button.state == .disabled)
  }

  @Test(.documented("addTarget(_:action:for:): the target is not retained"))
  func aTargetThatIsGoneIsSkipped() {
    let button = button(in: Stage.fresh())
    var target: Target? = Target(log)
    button.addTarget(target, action: "pressed", for: .touchUpInside)
    target = nil
    button.sendActions(for: .touchUpInside)
    #expect(log.taken() == [])
  }

  @Test(.documented("With a nil target the action goes along the responder chain"))
  func anActionWithoutATargetGoesUpTheResponderChain() {
    final class Controller: UIViewController {
      var presses = 0
      override class func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [_Method("pressed:") { r, _ in _result((r as? Controller)?.presses += 1) }], outlets: [])
      }
    }
    let window = Stage.fresh()
    let controller = Controller()
    window.rootViewController = controller
    let button = button(in: controller.view)
    button.addTarget(nil, action: "pressed:", for: .touchUpInside)
    _ = UserInput.tap(button, named: "")
    #expect(controller.presses == 1)
  }

  @Test(.documented("UIControl, removeTarget(_:action:for:)"))
  func removedActionsAreNotSent() {
    let button = button(in: Stage.fresh())
    let target = Target(log)
    button.addTarget(target, action: "pressed", for: [.touchUpInside, .touchDown])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["pressed"])
    button.removeTarget(target, action: "pressed", for: .touchDown)
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    button.removeTarget(nil, action: nil, for: .allEvents)
    _ = UserInput.tap(button, named: "")
    #expect(log.taken() == [])
  }

  @Test(.documented("UIControl, addAction(_:for:)"))
  func aClosureIsAnActionToo() {
    let button = button(in: Stage.fresh())
    let log = log
    button.addAction(UIAction { log.add("closure \($0.sender is UIButton)") }, for: .touchUpInside)
    _ = UserInput.tap(button, named: "")
    #expect(log.taken() == ["closure true"])
  }

  @Test(.documented("A state without a title of its own has the normal one"))
  func aButtonHasATitleForEachState() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.title(for: .highlighted) == "Add")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    #expect(button.titleLabel?.text == "Wait")
  }

  @Test(.documented("UISwitch, setOn(_:animated:): sends no action"))
  func aTapTurnsASwitchAndCodeDoesSoSilently() {
    let window = Stage.fresh()
    let toggle = UISwitch()
    window.addSubview(toggle)
    let target = Target(log)
    toggle.addTarget(target, action: "pressed", for: .valueChanged)
    toggle.setOn(true, animated: false)
    #expect(log.taken() == [])
    _ = UserInput.tap(toggle, named: "")
    #expect(toggle.isOn == false)
    #expect(log.taken() == ["pressed"])
  }

  @Test(.documented("cancelsTouchesInView; default control actions prevent overlapping gestures"))
  func aTapBesideAFieldEndsEditingAndATapOnAButtonDoesNot() {
    final class Controller: UIViewController {
      override class func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [_Method("tapped") { r, _ in _result((r as? Controller)?.view.endEditing(true)) }], outlets: [])
      }
    }
    let window = Stage.fresh()
    let controller = Controller()
    window.rootViewController = controller
    controller.view.addGestureRecognizer(UITapGestureRecognizer(target: controller, action: "tapped"))
    let button = button(in: controller.view)
    let field = textField(in: controller.view, y: 80)
    _ = UserInput.tap(field, named: "")
    #expect(field.isFirstResponder)
    _ = UserInput.tap(button, named: "")
    #expect(field.isFirstResponder)
    UserInput.tap(at: CGPoint(x: 300, y: 300))
    #expect(field.isFirstResponder == false)
  }
}
