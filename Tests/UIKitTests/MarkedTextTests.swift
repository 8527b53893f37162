import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What an input method puts in until its user has chosen the word.
@MainActor
@Suite(.freshApp) struct MarkedTextTests {
  let log = Log()

  private func edited<Input: _PlainTextInput>(_ input: Input, _ text: String) -> Input {
    input.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    Stage.fresh().addSubview(input)
    input.becomeFirstResponder()
    _ = UserInput.type(text)
    return input
  }

  private func marked(_ input: some _PlainTextInput) -> String? { input.markedTextRange.flatMap { input.text(in: $0) } }

  private func compose(_ input: some _PlainTextInput) {
    input.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    #expect(marked(input) == "n")
    input.setMarkedText("nihao", selectedRange: NSRange(location: 2, length: 3))
    #expect(input._content == "a nihao" && marked(input) == "nihao")
    #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "hao")
  }

  @Test(.documented("UITextInput, setMarkedText(_:selectedRange:), markedTextRange, unmarkText()"))
  func markedTextIsReplacedUntilItIsUnmarked() {
    for make: () -> any _PlainTextInput in [{ UITextField() }, { UITextView() }] {
      let input = edited(make(), "a ")
      compose(input)
      input.unmarkText()
      #expect(input._content == "a nihao" && input.markedTextRange == nil)
      input.setMarkedText("!", selectedRange: NSRange(location: 1, length: 0))
      #expect(input._content == "a ni!" && marked(input) == "!")
      input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      #expect(input._content == "a ni" && input.markedTextRange == nil)
    }
  }

  @Test(.observed("The word that is chosen takes the place of the marked text"))
  func whatIsInsertedReplacesTheMarkedText() {
    let field = edited(UITextField(), "a ")
    compose(field)
    field.insertText("你好")
    #expect(field.text == "a 你好" && field.markedTextRange == nil)
    field.insertText("!")
    #expect(field.text == "a 你好!")
    let view = edited(UITextView(), "a ")
    compose(view)
    #expect(UserInput.type("x") == .done)
    #expect(view.text == "a x" && view.markedTextRange == nil)
  }

  @Test(.assumed("What the delete key leaves of a marked text stays marked"))
  func deletingShortensTheMarkedText() {
    let view = edited(UITextView(), "a ")
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(UserInput.pressDelete() == .done)
    #expect(view.text == "a n" && marked(view) == "n")
    #expect(UserInput.pressDelete() == .done)
    #expect(view.text == "a " && view.markedTextRange == nil)
    #expect(UserInput.pressDelete() == .done)
    #expect(view.text == "a")
  }

  @Test(.documented("UITextInput: the range of marked text always contains the selected text"))
  func markedTextThatIsLeftIsUnmarked() {
    let field = edited(UITextField(), "a ")
    compose(field)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(field.markedTextRange == nil)
    field.setMarkedText("b", selectedRange: NSRange(location: 1, length: 0))
    field.text = "b"
    #expect(field.markedTextRange == nil)
    field.setMarkedText("c", selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(field.text == "bc" && marked(field) == "c")
    field.resignFirstResponder()
    #expect(field.text == "bc" && field.markedTextRange == nil)
  }

  /// `markedTextRange` is what a field's action asks, so as not to cut a word that is being composed.
  @Test(.observed("Marking sends `.editingChanged`, and the range is known by then"))
  func aChangeTellsWithTheRangeThatIsMarked() {
    let field = edited(UITextField(), "a")
    let delegate = FieldLog(log)
    field.delegate = delegate
    field.addAction(
      UIAction { [log] _ in log.add("\(field.text ?? "") \(field.markedTextRange == nil ? "plain" : "marked")") },
      for: .editingChanged)
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    field.insertText("你")
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(log.taken() == ["ani marked", "a你 plain"])
  }
}
