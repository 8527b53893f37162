import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct TextViewTests {
  /// A delegate that writes down what it is asked. Its answers can be set by question.
  final class ViewLog: NSObject, UITextViewDelegate, _MethodTableProviding {
    let log: Log
    var answers: [String: Bool] = [:]
    init(_ log: Log) { self.log = log }

    private func note(_ line: String, _ question: String) -> Bool {
      log.add(line)
      return answers[question] ?? true
    }

    nonisolated static func _methodTable() -> _MethodTable? {
      func method(_ selector: Selector, _ name: String) -> _Method {
        _Method(selector) { r, a in _result((r as? ViewLog)?.note(name, name) ?? true) }
      }
      return _MethodTable(
        methods: [
          method("textViewShouldBeginEditing:", "shouldBegin"), method("textViewDidBeginEditing:", "didBegin"),
          method("textViewShouldEndEditing:", "shouldEnd"), method("textViewDidEndEditing:", "didEnd"),
          method("textViewDidChange:", "didChange"), method("textViewDidChangeSelection:", "didChangeSelection"),
          _Method("textView:shouldChangeTextIn:replacementText:") { r, a in
            let view: UITextView = _argument(a, 0)
            let range: NSRange = _argument(a, 1)
            let text: String = _argument(a, 2)
            let change = "(\(range.location),\(range.length),\(text)) of \(view.text ?? "nil")"
            return _result(
              (r as? ViewLog)?.note(
                "shouldChange\(change)".replacingOccurrences(of: "\n", with: "⏎"), "shouldChange") ?? true)
          },
        ], outlets: [])
    }
  }

  let log = Log()

  private func textView(in window: UIWindow, _ text: String = "") -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 100))
    view.text = text
    window.addSubview(view)
    return view
  }

  @Test(
    .documented("UITextViewDelegate"), .observed("a text view's didBegin comes after the keyboard's notifications"))
  func aTapAsksThenBringsTheKeyboardThenTells() {
    let window = Stage.fresh()
    let delegate = ViewLog(log)
    let listener = Listener(keyboard: log)
    let view = textView(in: window)
    view.delegate = delegate
    #expect(UserInput.tap(view, named: "") == .done)
    #expect(log.taken() == ["shouldBegin", "WillChangeFrame", "WillShow", "didBegin", "didChangeSelection"])
    #expect(view.isFirstResponder)
    MainLoop.runUntilIdle()
    _ = listener
  }

  @Test(.documented("textViewShouldBeginEditing(_:)"))
  func aDelegateThatRefusesKeepsTheKeyboardDown() {
    let window = Stage.fresh()
    let delegate = ViewLog(log)
    delegate.answers["shouldBegin"] = false
    let view = textView(in: window)
    view.delegate = delegate
    #expect(view.becomeFirstResponder() == false)
    #expect(AppState.current.keyboard.frame == nil)
  }

  @Test(
    .documented("textView(_:shouldChangeTextIn:replacementText:)"), .observed("didChangeSelection before didChange"))
  func eachKeyAsksThenChangesThenTells() {
    let window = Stage.fresh()
    let view = textView(in: window, "a")
    view.becomeFirstResponder()
    let delegate = ViewLog(log)
    let listener = Listener(log, [UITextView.textDidChangeNotification])
    view.delegate = delegate
    #expect(UserInput.type("b") == .done)
    #expect(
      log.taken() == [
        "shouldChange(1,0,b) of a", "didChangeSelection", "didChange",
        "UITextViewTextDidChange",
      ])
    #expect(view.text == "ab")
    _ = listener
  }

  @Test(.documented("UITextViewDelegate has no question about the Return key: it enters a line break"))
  func theReturnKeyStartsANewLine() {
    let window = Stage.fresh()
    let view = textView(in: window, "a")
    view.becomeFirstResponder()
    let delegate = ViewLog(log)
    view.delegate = delegate
    #expect(UserInput.type("\nb") == .done)
    #expect(view.text == "a\nb")
    #expect(view.isFirstResponder)
    #expect(log.taken().first == "shouldChange(1,0,⏎) of a")
  }

  @Test(.documented("textView(_:shouldChangeTextIn:replacementText:)"))
  func aRefusedChangeLeavesTheTextAndTellsNothing() {
    let window = Stage.fresh()
    let view = textView(in: window, "a")
    view.becomeFirstResponder()
    let delegate = ViewLog(log)
    delegate.answers["shouldChange"] = false
    view.delegate = delegate
    _ = UserInput.type("\n")
    #expect(UserInput.pressDelete() == .done)
    #expect(view.text == "a")
    #expect(log.taken() == ["shouldChange(1,0,⏎) of a", "shouldChange(0,1,) of a"])
  }

  @Test(.documented("textViewDidChange(_:): not called for changes that code makes"))
  func codeThatSetsTheTextIsSilent() {
    let view = textView(in: Stage.fresh())
    let delegate = ViewLog(log)
    view.delegate = delegate
    view.text = "a"
    view.text = nil
    #expect(view.text == "")
    #expect(log.taken() == [])
  }

  @Test(
    .documented("textViewShouldEndEditing(_:)"),
    .documented("header of UITextField, textFieldDidEndEditing: it may come although shouldEnd said no"))
  func aViewThatWillNotEndKeepsTheFocusUntilItIsForced() {
    let window = Stage.fresh()
    let view = textView(in: window)
    view.becomeFirstResponder()
    let delegate = ViewLog(log)
    delegate.answers["shouldEnd"] = false
    view.delegate = delegate
    #expect(view.resignFirstResponder() == false)
    #expect(view.isFirstResponder)
    _ = log.taken()
    #expect(window.endEditing(true))
    #expect(log.taken() == ["shouldEnd", "didEnd"])
  }

  @Test(.assumed("from a field to a text view: the view is asked, the field ends, the view begins"))
  func theFocusMovesFromAFieldToAView() {
    let window = Stage.fresh()
    let fieldLog = FieldLog(log)
    let viewLog = ViewLog(log)
    let field = textField("field.", in: window)
    let view = textView(in: window)
    field.delegate = fieldLog
    view.delegate = viewLog
    field.becomeFirstResponder()
    _ = log.taken()
    view.becomeFirstResponder()
    #expect(log.taken() == ["shouldBegin", "field.shouldEnd", "field.didEnd", "didBegin", "didChangeSelection"])
  }

  @Test(.documented("selectedRange, selectedTextRange, UITextInput"))
  func theSelectionIsTheSameByRangeAndByPositions() throws {
    let view = textView(in: Stage.fresh(), "Hello world")
    #expect(view.selectedRange == NSRange(location: 11, length: 0))
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 6))
    view.selectedTextRange = view.textRange(from: start, to: view.endOfDocument)
    #expect(view.selectedRange == NSRange(location: 6, length: 5))
    let range = try #require(view.selectedTextRange)
    #expect(view.text(in: range) == "world")
    #expect(view.offset(from: view.beginningOfDocument, to: range.start) == 6)
    #expect(view.compare(range.start, to: range.end) == .orderedAscending)
    #expect(view.position(from: range.end, offset: 1) == nil)
  }

  @Test(.documented("UIKeyInput, insertText(_:): replaces the selection"))
  func textGoesWhereTheSelectionIs() {
    let window = Stage.fresh()
    let view = textView(in: window, "Hello world")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 5)
    #expect(UserInput.type("Bye") == .done)
    #expect(view.text == "Bye world")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(UserInput.pressDelete() == .done)
    #expect(view.text == "By world")
  }

  @Test(.documented("UITextInput: a text field moves its insertion point by positions too"))
  func aFieldsInsertionPointCanBeSet() throws {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.text = "ac"
    field.becomeFirstResponder()
    let middle = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: middle, to: middle)
    #expect(UserInput.type("b") == .done)
    #expect(field.text == "abc")
  }

  @Test(.documented("isEditable"), .observed("the keyboard goes when editing is forbidden"))
  func aViewThatMayNotBeEditedTakesNoFocus() {
    let window = Stage.fresh()
    let view = textView(in: window)
    view.becomeFirstResponder()
    view.isEditable = false
    #expect(view.isFirstResponder == false)
    #expect(UserInput.tap(view, named: "") == .done)
    #expect(AppState.current.keyboard.frame == nil)
  }

  @Test(
    .documented("UITextView is a scroll view: its content grows with the text, and the insertion point stays in sight"))
  func aLongTextScrolls() {
    let window = Stage.fresh()
    let view = textView(in: window)
    view.becomeFirstResponder()
    #expect(UserInput.type(String(repeating: "\n", count: 9)) == .done)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.contentSize.height > view.bounds.height)
    #expect(view.contentOffset.y > 0)
    #expect(view.bounds.contains(caret))
    view.selectedRange = NSRange(location: 0, length: 0)
    view.scrollRangeToVisible(view.selectedRange)
    #expect(view.contentOffset.y <= 8)
  }

  @Test(.assumed("lines break at blanks, each character is half as wide as the font is high"))
  func textIsBrokenIntoLines() {
    let view = textView(in: Stage.fresh(), "one two three")
    view.font = .systemFont(ofSize: 20)
    view.frame.size.width = 90
    let second = view.caretRect(for: view.endOfDocument)
    #expect(second.minY == 32)
    #expect(view.closestPosition(to: CGPoint(x: 500, y: 500)) == view.endOfDocument)
    #expect(view.characterRange(at: CGPoint(x: 6, y: 10)).flatMap(view.text) == "o")
  }

  @Test(.documented("attributedText, UITextView; typed text replaces it"))
  func attributesAreKeptWhileTheTextIs() {
    let view = textView(in: Stage.fresh())
    let styled = NSAttributedString(string: "a", attributes: [NSAttributedString.Key("x"): 1])
    view.attributedText = styled
    #expect(view.attributedText == styled && view.text == "a")
    view.text = "b"
    #expect(view.attributedText == NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.label]))
  }

  @Test(.documented("UITextView, delegate: the type is UITextViewDelegate"))
  func theDelegateOfATextViewIsADelegateOfTextViews() {
    let view = textView(in: Stage.fresh())
    let delegate = ViewLog(log)
    view.delegate = delegate
    _ = view.delegate?.textViewShouldBeginEditing(view)
    #expect((view as UIScrollView).delegate === delegate)
  }

  @Test(
    .documented(
      "UITextView, isEditable and isSelectable: text that can't be edited can be selected and copied; there is no keyboard"
    ))
  func whatCanOnlyBeSelectedIsTheFirstResponderWithoutAKeyboard() {
    let (view, log) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Log())
    let delegate = ViewLog(log)
    Stage.fresh().addSubview(view)
    view.text = "abc"
    view.isEditable = false
    view.delegate = delegate
    #expect(view.canBecomeFirstResponder && view.becomeFirstResponder() && view.isFirstResponder)
    view.selectedRange = NSRange(location: 0, length: 2)
    #expect(AppState.current.keyboard.frame == nil)
    #expect(view.canPerformAction("copy:", withSender: nil) && !view.canPerformAction("cut:", withSender: nil))
    #expect(view.resignFirstResponder() && log.taken().filter { $0 != "didChangeSelection" } == [])
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder)
    #expect(UITextView().backgroundColor == .systemBackground)
  }
}
