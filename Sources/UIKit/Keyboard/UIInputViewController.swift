internal import DeviceMeasures
import Foundation

/// The controller of a keyboard extension, or of a view in the place of the keyboard.
///
/// A check's phone runs no keyboard extensions: what such a controller types goes to the text input that has the focus.
@MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  /// [O] Its view is of the keyboard's kind, unless a nib has another one, and its constraints can make it as high as its content.
  open override func loadView() {
    if let fromNib = viewFromNib() { return view = fromNib }
    let made = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    made.allowsSelfSizing = true
    view = made
  }
  private lazy var proxy = TextDocumentProxy()
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  open var primaryLanguage: String?  // Stored only.
  open var hasDictationKey = false  // Stored only.
  open var hasFullAccess: Bool { false }
  /// [A] Whether the keyboard has to have a key that leads to the next one: an iPhone with a home button has none of its own.
  open var needsInputModeSwitchKey: Bool { AppState.current.device.measures.form == .homeButton }

  /// [A] Puts the keyboard away.
  open func dismissKeyboard() { AppState.current.focus.firstResponder?.resignFirstResponder() }
  open func advanceToNextInputMode() {}  // Does nothing; visible.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}  // Does nothing; visible.
  /// [A] Names and shortcuts of the user's: there are none.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}  // Never called.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}  // Never called.
  open func textWillChange(_ textInput: (any UITextInput)?) {}  // Never called.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// What a keyboard is told of the text that it types into.
@MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  /// - Parameter offset: In UTF-16 units, from the insertion point.
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// The text input that has the focus.
@MainActor
private final class TextDocumentProxy: NSObject, UITextDocumentProxy {
  private var input: (any UITextInput)? { AppState.current.focus.firstResponder as? any UITextInput }
  let documentIdentifier = UUID()

  var hasText: Bool { input?.hasText ?? false }
  func insertText(_ text: String) { input?.insertText(text) }
  func deleteBackward() { input?.deleteBackward() }
  var keyboardType: UIKeyboardType {
    get { input?.keyboardType ?? .default }
    set { _ = newValue }
  }
  var returnKeyType: UIReturnKeyType {
    get { input?.returnKeyType ?? .default }
    set { _ = newValue }
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { input?.keyboardAppearance ?? .default }
    set { _ = newValue }
  }

  var documentContextBeforeInput: String? { text { ($0.beginningOfDocument, $1.start) } }
  var documentContextAfterInput: String? { text { ($1.end, $0.endOfDocument) } }
  var selectedText: String? { text { ($1.start, $1.end) } }
  var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let start = input.selectedTextRange?.start,
      let place = input.position(from: start, offset: offset)
    else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    input?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { input?.unmarkText() }

  /// [O] Nothing where there is no text.
  private func text(
    between ends: (any UITextInput, UITextRange) -> (UITextPosition, UITextPosition)
  ) -> String? {
    guard let input, let selection = input.selectedTextRange else { return nil }
    let (start, end) = ends(input, selection)
    guard let range = input.textRange(from: start, to: end), !range.isEmpty else { return nil }
    return input.text(in: range)
  }
}

/// Words of the user's own.
@MainActor
open class UILexicon: NSObject {
  open var entries: [UILexiconEntry] { [] }
}

/// A word, and what it stands for.
@MainActor
open class UILexiconEntry: NSObject {
  open var documentText: String { "" }
  open var userInput: String { "" }
}

/// Makes the sound of a key. [A] UIInputViewAudioFeedback: where the input view allows it.
@MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
