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

  /// A field whose keys are a controller's.
  private final class PadField: UITextField {
    let pad: UIInputViewController
    init(_ pad: UIInputViewController) {
      self.pad = pad
      super.init(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    }
    required init?(coder: NSCoder) { nil }
    override var inputViewController: UIInputViewController? { pad }
  }

  private final class Pad: UIInputViewController {
    var isOnScreen = false
    var height: CGFloat?
    override func viewDidLoad() {
      super.viewDidLoad()
      let key = UIButton(type: .system)
      key.setTitle("7", for: .normal)
      key.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      key.addAction(UIAction { [unowned self] _ in textDocumentProxy.insertText("7") }, for: .touchUpInside)
      view.addSubview(key)
      if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
    override func viewDidAppear(_ animated: Bool) { isOnScreen = true }
    override func viewDidDisappear(_ animated: Bool) { isOnScreen = false }
  }

  @Test(.documented("UIResponder, inputViewController"), arguments: [nil, 120 as CGFloat])
  func aControllersViewStandsInThePlaceOfTheKeys(height: CGFloat?) throws {
    let pad = Pad()
    pad.height = height
    let field = PadField(pad)
    Stage.fresh().addSubview(field)
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(pad.view is UIInputView && pad.isOnScreen)
    let usual = AppState.current.device.keyboardHeight(keypad: false)
    #expect(AppState.current.keyboard.frame?.height == height ?? usual)
    #expect(pad.view.frame.height == height ?? usual)
    let key = try #require(pad.view.subviews.first)
    #expect(UserInput.tap(key, named: "7") == .done)
    #expect(field.text == "7")
    field.resignFirstResponder()
    MainLoop.runUntilIdle()
    #expect(!pad.isOnScreen && pad.view.window == nil)
  }

  @Test(
    .observed(
      "An input view without a size that is flexible is as high as the keys; constraints can say another height"))
  func anInputViewNeedsNoFrame() {
    let usual = AppState.current.device.keyboardHeight(keypad: false)
    for height in [nil, 260 as CGFloat] {
      let keys = UIView()
      keys.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let height {
        keys.translatesAutoresizingMaskIntoConstraints = false
        keys.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
      let field = field("")
      field.inputView = keys
      field.reloadInputViews()
      MainLoop.runUntilIdle()
      #expect(AppState.current.keyboard.frame?.height == height ?? usual)
      #expect(keys.frame.height == height ?? usual && keys.window != nil)
    }
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
