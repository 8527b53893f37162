import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// The whole course of editing a text field, as a delegate, a target and observers of its notifications see it.
@MainActor
@Suite(.freshApp) struct EditingOrderTests {
  let log = Log()

  @Test(.documented("UITextFieldDelegate; UITextField, Validating text and handling editing-related notifications"))
  func editingBeginsChangesAndEndsInTheDocumentedOrder() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let target = Target(log)
    let listener = Listener(
      log,
      [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ])
    let field = textField(in: window)
    field.delegate = delegate
    field.addTarget(target, action: "changed:", for: .editingChanged)
    field.becomeFirstResponder()
    _ = UserInput.type("a")
    field.resignFirstResponder()
    #expect(
      log.taken() == [
        "shouldBegin", "didBegin", "TextDidBeginEditing",
        "shouldChange(0,0,a) of ", "editingChanged a", "TextDidChange",
        "shouldEnd", "didEnd", "TextDidEndEditing",
      ])
    _ = listener
  }

  @Test(.documented("header, UIView.AnimationOptions: a curve stands in the bits from 16 on"))
  func theKeyboardsCurveMakesOptionsWhenItIsShiftedBySixteenBits() {
    let curves: [(UIView.AnimationCurve, UIView.AnimationOptions)] = [
      (.easeInOut, .curveEaseInOut), (.easeIn, .curveEaseIn), (.easeOut, .curveEaseOut), (.linear, .curveLinear),
    ]
    for (curve, options) in curves { #expect(UInt(curve.rawValue) << 16 == options.rawValue) }
  }
}
