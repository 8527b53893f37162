import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What rests on an assumption is noted when the app's own code could tell, and not otherwise.
@MainActor
@Suite(.freshApp) struct AssumptionTests {
  let log = Log()

  private func twoFields(delegates: (UITextFieldDelegate?, UITextFieldDelegate?)) -> (UITextField, UITextField) {
    let window = Stage.fresh()
    let fields = (textField("A.", in: window), textField("B.", in: window, y: 80))
    fields.0.delegate = delegates.0
    fields.1.delegate = delegates.1
    fields.0.becomeFirstResponder()
    return fields
  }

  @Test(.assumed("The order of the calls when the focus moves from field to field"))
  func theOrderBetweenFieldsIsNotedWhenBothDelegatesHearOfIt() {
    let delegate = FieldLog(log)
    let fields = twoFields(delegates: (delegate, delegate))
    #expect(AppState.current.noticedAssumptions == [])
    fields.1.becomeFirstResponder()
    fields.0.becomeFirstResponder()
    #expect(AppState.current.noticedAssumptions == [.focusOrder])
  }

  @Test func theOrderBetweenFieldsShowsToNobodyWhenOneHasNoDelegate() {
    let delegate = FieldLog(log)
    twoFields(delegates: (delegate, nil)).1.becomeFirstResponder()
    #expect(AppState.current.noticedAssumptions == [])
  }

  @Test(.assumed("WillChangeFrame comes before WillShow"))
  func theOrderOfTheKeyboardsNotificationsIsNotedWhenBothAreObserved() {
    let window = Stage.fresh()
    let listener = Listener(keyboard: log)
    textField(in: window).becomeFirstResponder()
    #expect(AppState.current.noticedAssumptions == [.keyboardOrder])
    _ = listener
  }

  @Test func oneOfTheKeyboardsNotificationsAloneTellsNoOrder() {
    let window = Stage.fresh()
    let listener = Listener(
      log, [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidChangeFrameNotification])
    textField(in: window).becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(AppState.current.noticedAssumptions == [])
    _ = listener
  }

  @Test func anObserverThatIsGoneNoticesNothing() {
    let window = Stage.fresh()
    _ = Listener(keyboard: log)
    textField(in: window).becomeFirstResponder()
    #expect(AppState.current.noticedAssumptions == [])
  }

  @Test(.assumed("The keyboard goes between viewWillDisappear(_:) and viewDidDisappear(_:)"))
  func theEndOfEditingOfALeavingControllerIsNotedWhenItHearsOfBoth() {
    let window = Stage.fresh()
    window.rootViewController = UIViewController()
    let leaving = LeavingController()
    window.rootViewController?.present(leaving, animated: false)
    let field = textField(in: leaving.view)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let listener = Listener(log, [UIResponder.keyboardWillHideNotification])
    leaving.dismiss(animated: false)
    #expect(AppState.current.noticedAssumptions == [.keyboardOfLeavingController])
    _ = listener
  }
}

/// As generated code would list its override.
private final class LeavingController: UIViewController {
  nonisolated override class func _methodTable() -> _MethodTable? {
    _MethodTable(methods: [_Method("viewWillDisappear:") { _, _ in nil }], outlets: [])
  }
}
