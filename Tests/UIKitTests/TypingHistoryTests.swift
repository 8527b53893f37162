import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What is typed can be undone.
@MainActor
@Suite(.freshApp) struct TypingHistoryTests {
  private func edited<Input: UIView>(_ input: Input) -> Input {
    input.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    Stage.fresh().addSubview(input)
    input.becomeFirstResponder()
    MainLoop.runUntilIdle()
    return input
  }

  private func textView(_ text: String = "") -> UITextView {
    let view = UITextView()
    view.text = text
    return edited(view)
  }

  @Test(.documented("UIResponder, undoManager")) func typingIsUndoneAndRedone() {
    let view = textView("milk")
    #expect(view.undoManager?.canUndo == false)
    #expect(UserInput.type(", tea") == .done)
    #expect(view.undoManager?.canUndo == true && view.undoManager?.canRedo == false)
    view.undoManager?.undo()
    #expect(view.text == "milk")
    #expect(view.undoManager?.canUndo == false && view.undoManager?.canRedo == true)
    view.undoManager?.redo()
    #expect(view.text == "milk, tea")
    view.undoManager?.undo()
    #expect(view.text == "milk")
  }

  @Test(.assumed("What is typed in one place is undone together")) func whatIsTypedElsewhereIsUndoneApart() {
    let view = textView("milk")
    #expect(UserInput.type("!!") == .done)
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(UserInput.type("my ") == .done)
    view.deleteBackward()
    MainLoop.runUntilIdle()
    view.deleteBackward()
    #expect(view.text == "mmilk!!")
    view.undoManager?.undo()
    #expect(view.text == "my milk!!")
    view.undoManager?.undo()
    #expect(view.text == "milk!!")
    view.undoManager?.undo()
    #expect(view.text == "milk")
  }

  @Test(.documented("UIResponder, undoManager: cleared when the text field resigns first responder status"))
  func aFieldForgetsWhenItIsLeft() {
    let field = edited(UITextField())
    #expect(UserInput.type("tea") == .done)
    #expect(field.undoManager?.canUndo == true)
    #expect(field.undoManager !== field.window?.undoManager)
    field.resignFirstResponder()
    #expect(field.undoManager?.canUndo == false)
    #expect(field.text == "tea")
  }

  @Test(.observed("A text that the app sets can't be undone")) func nothingIsUndoneOfATextThatTheAppHasSet() {
    let field = edited(UITextField())
    #expect(UserInput.type("tea") == .done)
    field.text = "coffee"
    #expect(field.undoManager?.canUndo == false)
    field.insertText("!")
    field.text = ""
    #expect(field.undoManager?.canUndo == false)
  }

  private final class Limit: NSObject, UITextFieldDelegate, _MethodTableProviding {
    let log = Log()
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("textField:shouldChangeCharactersInRange:replacementString:") { receiver, arguments in
            let string: String = _argument(arguments, 2)
            (receiver as? Limit)?.log.add(string)
            return _result(string != "x")
          }
        ], outlets: [])
    }
  }

  @Test(.observed("Undoing asks the delegate like a key")) func undoingAsksTheDelegate() {
    let field = edited(UITextField())
    let limit = Limit()
    field.delegate = limit
    field.insertText("x")
    field.insertText("y")
    MainLoop.runUntilIdle()
    field.selectAll(nil)
    #expect(UserInput.type("z") == .done)
    field.undoManager?.undo()
    #expect(field.text == "xy")
    #expect(limit.log.taken() == ["z", "xy"])
  }

  @Test(.documented("UndoManager, registerUndo(withTarget:handler:)")) func changesOfTheAppsOwnKeepTheirOrder() {
    let view = textView()
    #expect(UserInput.type("a") == .done)
    var own = 0
    view.undoManager?.registerUndo(withTarget: view) { _ in own += 1 }
    MainLoop.runUntilIdle()
    #expect(UserInput.type("b") == .done)
    view.undoManager?.undo()
    #expect(view.text == "a" && own == 0)
    view.undoManager?.undo()
    #expect(view.text == "a" && own == 1)
    view.undoManager?.undo()
    #expect(view.text == "")
  }
}
