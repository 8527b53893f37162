import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Delegates that change the text while they are asked about a key.
@MainActor
@Suite(.freshApp) struct MaskTests {
  /// Puts a slash behind the second digit, and takes it away with the digit before it.
  private final class Month: NSObject, UITextFieldDelegate, UITextViewDelegate, _MethodTableProviding {
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("textField:shouldChangeCharactersInRange:replacementString:") { _, arguments in
            let field: UITextField = _argument(arguments, 0)
            let string: String = _argument(arguments, 2)
            if field.text?.count == 2, !string.isEmpty { field.text? += "/" }
            if field.text?.count == 4, string.isEmpty { field.text?.removeLast() }
            return _result(true)
          },
          _Method("textView:shouldChangeTextInRange:replacementText:") { _, arguments in
            let view: UITextView = _argument(arguments, 0)
            if view.text.count == 2 { view.text += "/" }
            return _result(true)
          },
        ], outlets: [])
    }
  }

  private func edit(_ input: UIView) {
    input.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    Stage.fresh().addSubview(input)
    input.becomeFirstResponder()
  }

  @Test(.observed("A key goes to where the insertion point is when the delegate has answered"))
  func aKeyGoesBehindWhatTheDelegateHasPutIn() {
    let month = Month()
    let field = UITextField()
    field.delegate = month
    edit(field)
    #expect(UserInput.type("1227") == .done)
    #expect(field.text == "12/27")
    #expect(UserInput.pressDelete() == .done)
    #expect(field.text == "12/2")
    #expect(UserInput.pressDelete() == .done)
    #expect(field.text == "12")
  }

  @Test(.observed("The same holds for text views")) func soItIsInTextViews() {
    let month = Month()
    let view = UITextView()
    view.delegate = month
    edit(view)
    #expect(UserInput.type("123") == .done)
    #expect(view.text == "12/3")
  }
}
