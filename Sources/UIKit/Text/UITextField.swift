import Foundation

/// One line of text that a user edits.
@MainActor
open class UITextField: UIControl, _PlainTextInput {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
    @available(*, unavailable) case _other
  }
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
    @available(*, unavailable) case _other
  }
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
    @available(*, unavailable) case _other
  }

  open weak var delegate: (any UITextFieldDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  /// [O] As of a scroll view, a subclass that overrides `delegate` may have given itself to its superclass.
  final weak var assignedDelegate: (any UITextFieldDelegate)?

  // MARK: Text

  public internal(set) var _content = "" {
    didSet {
      if clearButtonMode != .never { updateSideViews() }
      setNeedsDisplay()
    }
  }
  /// The insertion point or selection.
  public var _selection = NSRange(location: 0, length: 0) {
    didSet {
      if _selection != oldValue { styles.typing = nil }
      unmarkIfLeft()
    }
  }
  public var _marked: NSRange?
  public var _writingDirection = NSWritingDirection.natural
  private var styles = StyledText(font: .systemFont(ofSize: 17))
  private(set) lazy var typingHistory = TypingHistory()
  /// [A] UIResponder, undoManager: a text field has its own.
  open override var undoManager: UndoManager? { typingHistory.manager }
  private var styledPlaceholder: NSAttributedString? { didSet { setNeedsDisplay() } }

  /// [O] Never nil when read. Setting it in code asks no delegate and sends no event; the insertion point goes to the end.
  open var text: String? {
    get { _content }
    set { replaceContent(newValue ?? "") }
  }
  open var attributedText: NSAttributedString? {
    get { styles.text(of: _content) ?? NSAttributedString(string: _content, attributes: styles.usual) }
    set { replaceContent(newValue?.string ?? "", newValue) }
  }
  /// No property of the text or its look is set through another one: a subclass may override one, and set the other there.
  private func replaceContent(_ string: String, _ attributed: NSAttributedString? = nil) {
    _content = string
    styles.set(attributed)
    typingHistory.forget(in: self)
    _marked = nil
    moveInsertionPointToEnd()
  }
  /// [O] While the field is edited, the delegate is told that the insertion point is elsewhere now.
  private func moveInsertionPointToEnd() {
    let end = NSRange(location: _content.utf16.count, length: 0)
    guard end != _selection else { return }
    _selection = end
    if isFirstResponder { delegateMethods.textFieldDidChangeSelection(self) }
  }
  /// By the user, or by code that edits the text.
  func changeContent(_ range: NSRange, _ string: String) {
    typingHistory.record(range, (_content as NSString).substring(with: range), by: string, in: self)
    styles.replace(range, with: string, in: _content)
    _content = (_content as NSString).replacingCharacters(in: range, with: string)
  }
  /// [A] Of the whole text; what is not set keeps its value. The font and the colour are those of the field.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { styles.usual }
    set { styles.setUsual(newValue, plain: _content) }
  }
  /// [A] Only while the field is edited; those of the text before the insertion point again when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      return styles.typingAttributes(replacing: _selection, in: styles.text(of: _content))
    }
    set { if isEditing { styles.typing = newValue } }
  }
  open var placeholder: String? {
    get { styledPlaceholder?.string }
    set { styledPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder }
    set { styledPlaceholder = newValue.map { NSAttributedString(attributedString: $0) } }
  }
  open var hasText: Bool { !_content.isEmpty }
  /// [A] Setting it applies to the whole text.
  open var font: UIFont? {
    get { styles.font }
    set {
      styles.font = newValue
      if let newValue { styles.add([.font: newValue], plain: _content) }
    }
  }
  /// [A] Setting it applies to the whole text.
  open var textColor: UIColor? {
    get { styles.color }
    set {
      styles.color = newValue
      if let newValue { styles.add([.foregroundColor: newValue], plain: _content) }
    }
  }
  open var textAlignment: NSTextAlignment {
    get { styles.alignment }
    set { styles.alignment = newValue }
  }
  open var adjustsFontSizeToFitWidth = false  // Stored only.
  open var minimumFontSize: CGFloat = 0  // Stored only.
  open var adjustsFontForContentSizeCategory = false  // Stored only.

  // MARK: Look

  open var borderStyle: BorderStyle = .none { didSet { setNeedsLayout() } }
  open var background: UIImage?
  open var disabledBackground: UIImage?  // Stored only.
  open var clearButtonMode: ViewMode = .never { didSet { updateSideViews() } }
  /// Made when it is first shown.
  var clearButton: ClearButton?
  open var leftView: UIView? { didSet { replaceSideView(oldValue) } }
  open var leftViewMode: ViewMode = .never { didSet { updateSideViews() } }
  open var rightView: UIView? { didSet { replaceSideView(oldValue) } }
  open var rightViewMode: ViewMode = .never { didSet { updateSideViews() } }

  // MARK: Traits

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
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
  open var passwordRules: UITextInputPasswordRules?  // Stored only.

  // MARK: Editing

  open var clearsOnBeginEditing = false
  /// [A] UITextInput, clearsOnInsertion: the next text that is inserted takes the place of all, unless the selection changes before.
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false  // Stored only.
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
  open override func resignFirstResponder() -> Bool {
    isFirstResponder ? endEditing { super.resignFirstResponder() } : super.resignFirstResponder()
  }

  override func wasTapped(_ event: UIEvent?) { becomeFirstResponder() }

  // MARK: Text input

  open var selectedTextRange: UITextRange? {
    get { TextSpan(_selection) }
    set {
      guard let span = newValue as? TextSpan, clamped(span.range) != _selection else { return }
      _selection = clamped(span.range)
      clearsOnInsertion = false
      delegateMethods.textFieldDidChangeSelection(self)
    }
  }
  /// [A] UIKeyInput, insertText(_:): the keys call it.
  open func insertText(_ text: String) {
    let replaced = clearsOnInsertion ? wholeText : _marked ?? _selection
    clearsOnInsertion = false
    _replace(replaced, with: text, byUser: AppState.current.keyboard.useKey(for: self))
  }
  open func deleteBackward() {
    deleteOne(byUser: AppState.current.keyboard.useKey(for: self))
  }
  open func text(in range: UITextRange) -> String? { text(inside: range) }
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { _replace(span.range, with: text, byUser: false) }
  }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rectangles(of: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }

  // MARK: The edit menu

  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
  open override func cut(_ sender: Any?) {
    copySelection()
    deleteSelection()
  }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func select(_ sender: Any?) { selectedTextRange = TextSpan(currentWord) }
  open override func selectAll(_ sender: Any?) { selectedTextRange = TextSpan(wholeText) }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offers(action) ?? super.canPerformAction(action, withSender: sender)
  }
  public var _lines: (lines: _TextLines, origin: CGPoint) {
    let area = editingRect(forBounds: bounds)
    let lines = _TextLines(_content, font, width: nil, room: area.width, alignment: textAlignment)
    return (lines, CGPoint(x: area.minX, y: area.midY - lines.lineHeight / 2))
  }

  // MARK: Places of the parts

  open func textRect(forBounds bounds: CGRect) -> CGRect { areaOfText(bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { areaOfText(bounds) }
  /// [O] Where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { side(nil, bounds, isRight: true) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { side(leftView, bounds, isRight: false) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { side(rightView, bounds, isRight: true) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateSideViews()
  }
  /// [A] drawText(in:), drawPlaceholder(in:): what a subclass draws in place of the text. Nothing is painted, but its code runs.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    if hasText {
      // [O] While it is edited, the text is another view's.
      if !isEditing { drawText(in: textRect(forBounds: bounds)) }
    } else if placeholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  /// In points. [O] With the rounded border and a font of the usual size it is 34 high, without a border as high as a line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = font.map { ($0.lineHeight + 1).rounded(.up) } ?? 22
    return CGSize(
      width: TextMeasure.width(of: hasText ? _content : placeholder ?? "", font) + 14,
      height: borderStyle == .none ? line : max(34, line + 12))
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
