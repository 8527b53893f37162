import Foundation

/// One line of text that a user edits.
@MainActor
open class UITextField: UIControl, UIKeyInput {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  var content = ""
  /// The insertion point or selection, in UTF-16 units of the text.
  var selection = NSRange(location: 0, length: 0)

  /// [O] Never nil when read. Setting it in code asks no delegate and sends no event; the insertion point goes to the end.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      selection = NSRange(location: content.utf16.count, length: 0)
    }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var hasText: Bool { !content.isEmpty }
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0

  // MARK: Look

  open var borderStyle: BorderStyle = .none
  open var background: UIImage?
  open var clearButtonMode: ViewMode = .never
  open var leftView: UIView?
  open var leftViewMode: ViewMode = .never
  open var rightView: UIView?
  open var rightViewMode: ViewMode = .never

  // MARK: Traits

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry, !oldValue { armSecureClearing() } }
  }
  /// The next key replaces all that is there.
  var clearsSecurely = false
  open var textContentType: UITextContentType!

  // MARK: Editing

  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var isEditing: Bool { isFirstResponder }
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isFirstResponder || beginEditing { super.becomeFirstResponder() }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { !isFirstResponder || endEditing { super.resignFirstResponder() } }

  override func wasTapped(_ event: UIEvent?) { becomeFirstResponder() }

  open func insertText(_ text: String) { replace(selection, with: text, asking: false) }
  open func deleteBackward() { delete(asking: false) }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: TextMeasure.width(of: hasText ? content : placeholder ?? "", font) + 14, height: 34)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
