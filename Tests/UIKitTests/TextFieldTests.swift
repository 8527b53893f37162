import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct TextFieldTests {
  let log = Log()

  @Test(.documented("UITextFieldDelegate"), .observed("a field's didBegin comes before the keyboard's notifications"))
  func aTapAsksThenFocusesThenTellsThenBringsTheKeyboard() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let listener = Listener(keyboard: log)
    let field = textField(in: window)
    field.delegate = delegate
    #expect(UserInput.tap(field, named: "") == .done)
    #expect(log.taken() == ["shouldBegin", "didBegin", "WillChangeFrame", "WillShow"])
    #expect(field.isFirstResponder && field.isEditing)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["DidChangeFrame", "DidShow"])
    _ = listener
  }

  /// Setters of UIKit's that called one another would never end here.
  @Test(.observed("neither the plain nor the attributed text is set by way of the other's setter"))
  func aSubclassMaySetTheAttributedTextWhereThePlainOneChanges() {
    final class Field: UITextField {
      override var text: String? { didSet { attributedText = NSAttributedString(string: text ?? "") } }
      override var placeholder: String? {
        didSet { attributedPlaceholder = NSAttributedString(string: placeholder ?? "") }
      }
    }
    final class View: UITextView {
      override var text: String! { didSet { attributedText = NSAttributedString(string: text) } }
    }
    final class Label: UILabel {
      override var text: String? { didSet { attributedText = NSAttributedString(string: text ?? "") } }
    }
    let (field, view, label) = (Field(), View(), Label())
    (field.text, field.placeholder, view.text, label.text) = ("a", "b", "c", "d")
    #expect(field.attributedText?.string == "a" && field.placeholder == "b")
    #expect(view.attributedText.string == "c" && label.text == "d")
  }

  @Test(.documented("textFieldShouldBeginEditing(_:)"))
  func aDelegateThatRefusesKeepsTheKeyboardDown() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    delegate.answers["shouldBegin"] = false
    let field = textField(in: window)
    field.delegate = delegate
    #expect(field.becomeFirstResponder() == false)
    #expect(AppState.current.keyboard.frame == nil)
  }

  @Test(.documented("Responding to text changes"))
  func eachKeyAsksThenChangesThenSendsTheEventThenTheNotification() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let target = Target(log)
    let listener = Listener(log, [UITextField.textDidChangeNotification])
    let field = textField(in: window)
    field.becomeFirstResponder()
    field.delegate = delegate
    field.addTarget(target, action: "changed:", for: .editingChanged)
    #expect(UserInput.type("ab") == .done)
    #expect(
      log.taken() == [
        "shouldChange(0,0,a) of ", "editingChanged a", "TextDidChange",
        "shouldChange(1,0,b) of a", "editingChanged ab", "TextDidChange",
      ])
    _ = listener
  }

  @Test(.documented("textField(_:shouldChangeCharactersIn:replacementString:)"))
  func aRefusedChangeLeavesTheTextAndSendsNothing() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    delegate.answers["shouldChange"] = false
    let target = Target(log)
    let field = textField(in: window)
    field.becomeFirstResponder()
    field.delegate = delegate
    field.addTarget(target, action: "changed:", for: .editingChanged)
    _ = UserInput.type("a")
    #expect(field.text == "")
    #expect(log.taken() == ["shouldChange(0,0,a) of "])
  }

  @Test(.documented("An empty replacement on delete"))
  func theDeleteKeyAsksWithAnEmptyReplacementForAWholeCharacter() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let field = textField(in: window)
    field.text = "a👍"
    field.becomeFirstResponder()
    field.delegate = delegate
    #expect(UserInput.pressDelete() == .done)
    #expect(log.taken() == ["shouldChange(1,2,) of a👍"])
    #expect(field.text == "a")
  }

  @Test(.observed("an insertion point within a character: the delete key takes the whole character"))
  func theDeleteKeyTakesTheCharacterInWhichTheInsertionPointIs() throws {
    let field = textField(in: Stage.fresh())
    field.text = "a👩‍👧1️⃣"
    field.becomeFirstResponder()
    let end = field.endOfDocument
    let inside = try #require(field.position(from: end, offset: -1))
    field.selectedTextRange = field.textRange(from: inside, to: inside)
    #expect(UserInput.pressDelete() == .done)
    #expect(field.text == "a👩‍👧")
    let next = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    field.selectedTextRange = field.textRange(from: next, to: next)
    #expect(UserInput.pressDelete() == .done)
    #expect(field.text == "a")
  }

  @Test(.observed("position(from:in:offset:) goes as the keys with arrows do: by whole characters"))
  func positionsToTheLeftAndRightGoByCharacters() throws {
    let field = textField(in: Stage.fresh())
    field.text = "a👩‍👧b"
    let end = field.endOfDocument
    let offsets = (0...4).map { count in
      field.position(from: end, in: .left, offset: count).map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
    #expect(offsets == [7, 6, 1, 0, nil])
    let family = field.position(from: field.beginningOfDocument, in: .right, offset: 2)
    #expect(family.map { field.offset(from: field.beginningOfDocument, to: $0) } == 6)
  }

  @Test(.documented("UITextField, textAlignment"))
  func theInsertionPointOfAlignedTextStandsWhereTheTextDoes() {
    let field = textField(in: Stage.fresh())
    field.text = "tea"
    func x() -> CGFloat { field.caretRect(for: field.beginningOfDocument).minX }
    let left = x()
    field.textAlignment = .center
    let middle = x()
    field.textAlignment = .right
    #expect(left < 30 && middle > 80 && middle < 100 && x() > 160)
  }

  @Test(.observed("text is never nil when read"), .observed("code that sets it asks nobody and sends nothing"))
  func codeThatSetsTheTextIsSilent() {
    let window = Stage.fresh()
    let field = textField(in: window)
    let delegate = FieldLog(log)
    let target = Target(log)
    field.delegate = delegate
    field.addTarget(target, action: "changed:", for: .editingChanged)
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
    #expect(log.taken() == [])
  }

  @Test(.assumed("From field A to field B"))
  func theFocusMovesInTheOrderThatBBeginsAfterAHasEnded() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let a = textField("A.", in: window)
    let b = textField("B.", in: window, y: 80)
    a.delegate = delegate
    b.delegate = delegate
    a.becomeFirstResponder()
    _ = log.taken()
    #expect(b.becomeFirstResponder())
    #expect(log.taken() == ["B.shouldBegin", "A.shouldEnd", "A.didEnd", "B.didBegin"])
  }

  @Test(
    .documented("textFieldShouldEndEditing(_:)"),
    .documented("header, didEnd may come nevertheless, by endEditing(true)"))
  func aFieldThatWillNotEndKeepsTheFocusUntilItIsForced() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    delegate.answers["shouldEnd"] = false
    let field = textField(in: window)
    field.delegate = delegate
    field.becomeFirstResponder()
    #expect(field.resignFirstResponder() == false)
    #expect(window.endEditing(false) == false)
    #expect(field.isFirstResponder)
    _ = log.taken()
    #expect(window.endEditing(true))
    #expect(log.taken() == ["shouldEnd", "didEnd"])
    #expect(field.isFirstResponder == false)
  }

  @Test(.documented("header, textFieldDidEndEditing(_:) may be called when the field leaves its window"))
  func aFieldThatLeavesTheWindowLosesTheFocusAndTheKeyboardGoes() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let field = textField(in: window)
    field.delegate = delegate
    field.becomeFirstResponder()
    _ = log.taken()
    field.removeFromSuperview()
    #expect(log.taken() == ["shouldEnd", "didEnd"])
    #expect(AppState.current.keyboard.frame == nil)
  }

  @Test(.documented("header, textFieldDidEndEditing(_:reason:) is called instead of textFieldDidEndEditing(_:)"))
  func theFormWithAReasonReplacesTheOther() {
    final class Delegate: NSObject, UITextFieldDelegate, _MethodTableProviding {
      var told: [String] = []
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("textFieldDidEndEditing:") { r, _ in (r as? Delegate)?.told.append("plain") },
            _Method("textFieldDidEndEditing:reason:") { r, a in
              let reason: UITextField.DidEndEditingReason = _argument(a, 1)
              (r as? Delegate)?.told.append("reason \(reason)")
              return nil
            },
          ], outlets: [])
      }
    }
    let window = Stage.fresh()
    let delegate = Delegate()
    let field = textField(in: window)
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(delegate.told == ["reason committed"])
  }

  @Test(.documented("textFieldShouldReturn(_:): the Return key does not dismiss the keyboard"))
  func theReturnKeyAsksAndDoesNotDismiss() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let field = textField(in: window)
    field.becomeFirstResponder()
    field.delegate = delegate
    _ = UserInput.type("\n")
    #expect(log.taken() == ["shouldReturn"])
    #expect(field.isFirstResponder)
    #expect(field.text == "")
  }

  @Test(.observed("An action for editingDidEndOnExit lets Return dismiss the keyboard"))
  func theReturnKeyDismissesWithAnActionForTheEndOnExit() {
    let window = Stage.fresh()
    let target = Target(log)
    let field = textField(in: window)
    field.addTarget(target, action: "ended:", for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    _ = UserInput.type("\n")
    #expect(log.taken() == ["editingDidEndOnExit"])
    #expect(field.isFirstResponder == false)
  }

  @Test(.documented("header, enablesReturnKeyAutomatically"))
  func spacesEnableAReturnKeyThatWaitsForText() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let field = textField(in: window)
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    field.delegate = delegate
    #expect(AppState.current.keyboard.isReturnKeyEnabled == false)
    _ = UserInput.type("\n")
    #expect(log.taken() == [])
    _ = UserInput.type(" ")
    #expect(AppState.current.keyboard.isReturnKeyEnabled)
  }

  @Test(.documented("clearsOnBeginEditing; textFieldShouldClear(_:)"))
  func aFieldThatClearsAsksItsDelegateFirst() {
    let window = Stage.fresh()
    let delegate = FieldLog(log)
    let field = textField(in: window)
    field.delegate = delegate
    field.clearsOnBeginEditing = true
    field.text = "a"
    field.becomeFirstResponder()
    #expect(log.taken() == ["shouldBegin", "shouldClear", "didBegin"])
    #expect(field.text == "")
  }

  @Test(.documented("UIKeyInput, deleteBackward(): the Delete key calls it"))
  func theDeleteKeyIsHeardOfInAnEmptyFieldToo() {
    final class Digit: UITextField {
      var deletions: [String] = []
      override func deleteBackward() {
        deletions.append(text ?? "")
        super.deleteBackward()
      }
    }
    let window = Stage.fresh()
    let (field, delegate) = (Digit(frame: CGRect(x: 20, y: 100, width: 200, height: 34)), FieldLog(log))
    field.text = "a"
    field.delegate = delegate
    window.addSubview(field)
    field.becomeFirstResponder()
    _ = log.taken()
    #expect(UserInput.pressDelete() == .done)
    #expect(log.taken().contains { $0.hasPrefix("shouldChange") })
    #expect(UserInput.pressDelete() == .done)
    #expect(field.deletions == ["a", ""])
    #expect(field.text == "")
    // In code the delegate is not asked.
    field.text = "b"
    _ = log.taken()
    field.deleteBackward()
    #expect(field.text == "")
    #expect(!log.taken().contains { $0.hasPrefix("shouldChange") })
  }

  @Test func aDisabledFieldTakesNoFocus() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.isEnabled = false
    #expect(UserInput.tap(field, named: "") == .done)
    #expect(field.isFirstResponder == false)
    #expect(field.becomeFirstResponder() == false)
  }

  @Test(.documented("becomeFirstResponder(): a view must be in a window"))
  func aFieldOutsideOfAWindowTakesNoFocus() {
    Stage.fresh()
    let field = UITextField()
    #expect(field.becomeFirstResponder() == false)
    #expect(!field.isFirstResponder)
  }

  @Test(.observed("a view that is asked outside of a window becomes first responder when it comes into one"))
  func aFieldThatIsAskedTooEarlyTakesTheFocusWhenItIsShown() {
    let window = Stage.fresh()
    let (field, other, delegate) = (UITextField(), UITextView(), FieldLog(log))
    field.delegate = delegate
    field.becomeFirstResponder()
    #expect(log.taken() == [])
    let box = UIView()
    box.addSubview(field)
    #expect(!field.isFirstResponder)
    window.addSubview(box)
    #expect(field.isFirstResponder)
    #expect(log.taken() == ["shouldBegin", "didBegin"])
    #expect(AppState.current.noticedAssumptions.contains(.focusBeforeWindow))

    // Who has changed its mind, or was overtaken, waits no more.
    other.becomeFirstResponder()
    other.resignFirstResponder()
    window.addSubview(other)
    #expect(field.isFirstResponder)
    other.removeFromSuperview()
    other.becomeFirstResponder()
    field.resignFirstResponder()
    field.becomeFirstResponder()
    window.addSubview(other)
    #expect(field.isFirstResponder)
  }

  @Test func withoutAKeyboardNothingCanBeTyped() {
    Stage.fresh()
    #expect(UserInput.type("a") == .refused("the keyboard is not up"))
    #expect(UserInput.pressDelete() == .refused("the keyboard is not up"))
  }

  @Test(.observed("isSecureTextEntry: bullets, and the first key after coming back replaces what is there"))
  func aSecureFieldShowsBulletsAndForgetsItsTextAtTheFirstKey() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    for key in "abc" { AppState.current.keyboard.press(key) }
    #expect(field.text == "abc" && field.shownText == "\u{2022}\u{2022}\u{2022}")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    for key in "xy" { AppState.current.keyboard.press(key) }
    #expect(field.text == "xy")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    AppState.current.keyboard.pressDelete()
    #expect(field.text == "")
  }
}
