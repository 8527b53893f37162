import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a keyboard of an app's own does with the text, and how a text is taken apart.
@MainActor
@Suite(.freshApp) struct InputViewControllerTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    field.text = text
    Stage.fresh().addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  @Test(.documented("UITextDocumentProxy"))
  func theProxyTypesIntoWhatHasTheFocusAndSaysWhatIsAroundTheInsertionPoint() {
    let keyboard = UIInputViewController()
    let proxy = keyboard.textDocumentProxy
    #expect(proxy.documentContextBeforeInput == nil)
    let field = field("milk")
    #expect(proxy.documentContextBeforeInput == "milk")
    #expect(proxy.documentContextAfterInput == nil)
    proxy.adjustTextPosition(byCharacterOffset: -2)
    proxy.insertText("n")
    #expect(field.text == "minlk")
    #expect(proxy.documentContextAfterInput == "lk")
    proxy.deleteBackward()
    proxy.deleteBackward()
    #expect(field.text == "mlk")
    field.selectAll(nil)
    #expect(proxy.selectedText == "mlk")
    keyboard.dismissKeyboard()
    #expect(!field.isFirstResponder)
  }

  @Test(.documented("UIInputViewController, needsInputModeSwitchKey"))
  func aPhoneWithAHomeButtonNeedsAKeyForTheNextKeyboard() {
    Stage.fresh(.phone375)
    #expect(UIInputViewController().needsInputModeSwitchKey)
    Stage.fresh(.tallPhone375)
    #expect(!UIInputViewController().needsInputModeSwitchKey)
  }

  @Test(.documented("UITextInputTokenizer, rangeEnclosingPosition(_:with:inDirection:)"))
  func theWordAroundAPositionIsFound() throws {
    let field = field("two words")
    func word(at offset: Int, _ direction: UITextStorageDirection) throws -> String? {
      let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
      return field.tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(direction))
        .flatMap { field.text(in: $0) }
    }
    #expect(try word(at: 1, .forward) == "two")
    #expect(try word(at: 9, .backward) == "words")
    #expect(try word(at: 9, .forward) == nil)
    #expect(try word(at: 4, .forward) == "words")
    #expect(try word(at: 4, .backward) == nil)
  }

  @Test(.documented("UITextInputTokenizer, position(from:toBoundary:inDirection:)"))
  func theNextBoundaryIsFound() throws {
    let field = field("one two")
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    func boundary(_ unit: UITextGranularity, _ direction: UITextStorageDirection) -> Int? {
      field.tokenizer.position(from: place, toBoundary: unit, inDirection: .storage(direction))
        .map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
    #expect(boundary(.word, .forward) == 3)
    #expect(boundary(.word, .backward) == 0)
    #expect(boundary(.document, .forward) == 7)
    #expect(field.tokenizer.isPosition(place, atBoundary: .character, inDirection: .storage(.forward)))
    #expect(!field.tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.forward)))
  }
}
