import Foundation

/// Several lines of text that a user edits. The Return key starts a new line.
@MainActor
open class UITextView: UIScrollView, _PlainTextInput {
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { assignedDelegate as? any UITextViewDelegate }
    set { assignedDelegate = newValue }
  }

  // MARK: Text

  public var _content: String { storage?.string ?? plain }
  public var _selection = NSRange(location: 0, length: 0) {
    didSet {
      if _selection != oldValue { styles.typing = nil }
      unmarkIfLeft()
    }
  }
  public var _marked: NSRange?
  public var _writingDirection = NSWritingDirection.natural
  /// The text, as long as nothing asks for the storage.
  private var plain = ""
  private var styles = StyledText()
  private(set) lazy var typingHistory = TypingHistory()
  /// [O] A text view has its own, like a field.
  open override var undoManager: UndoManager? { typingHistory.manager }
  private var storage: NSTextStorage?

  /// [A] The text with its attributes: what changes there is seen in the view.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(attributedString: attributedText)
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    made.addLayoutManager(manager)
    ownLayoutManager = manager
    storage = made
    return made
  }
  private var ownLayoutManager: NSLayoutManager?
  open var layoutManager: NSLayoutManager {
    _ = textStorage
    return textContainer.layoutManager ?? ownLayoutManager ?? NSLayoutManager()
  }

  func changeContent(_ range: NSRange, _ string: String) {
    typingHistory.record(range, (_content as NSString).substring(with: range), by: string, in: self)
    if let storage {
      let typed = styles.typingAttributes(replacing: range, in: storage)
      return storage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typed))
    }
    styles.replace(range, with: string, in: plain)
    plain = (plain as NSString).replacingCharacters(in: range, with: string)
  }

  /// [O] Never nil when read. Setting it in code tells no delegate; the insertion point goes to the end.
  open var text: String! {
    get { _content }
    set { replaceContent(newValue ?? "") }
  }
  open var attributedText: NSAttributedString! {
    get {
      if let storage { return storage.attributedSubstring(from: NSRange(location: 0, length: storage.length)) }
      return styles.text(of: plain) ?? NSAttributedString(string: plain, attributes: styles.usual)
    }
    set { replaceContent(newValue?.string ?? "", newValue) }
  }
  /// No property of the text or its look is set through another one: a subclass may override one, and set the other there.
  private func replaceContent(_ string: String, _ attributed: NSAttributedString? = nil) {
    plain = string
    styles.set(attributed)
    typingHistory.forget(in: self)
    _marked = nil
    storage?.setAttributedString(attributed ?? NSAttributedString(string: string, attributes: styles.usual))
    setNeedsLayout()
    moveInsertionPointToEnd()
  }
  /// [O] While the text is edited, the delegate is told that the insertion point is elsewhere now.
  private func moveInsertionPointToEnd() {
    let end = NSRange(location: _content.utf16.count, length: 0)
    guard end != _selection else { return }
    _selection = end
    if isFirstResponder { delegateMethods.textViewDidChangeSelection(self) }
  }
  private func addToAll(_ attributes: [NSAttributedString.Key: Any]) {
    storage?.addAttributes(attributes, range: NSRange(location: 0, length: storage?.length ?? 0))
    styles.add(attributes, plain: plain)
  }
  open var hasText: Bool { !_content.isEmpty }
  /// [A] Setting it applies to the whole text.
  open var font: UIFont? {
    get { styles.font }
    set {
      styles.font = newValue
      if let newValue { addToAll([.font: newValue]) }
      setNeedsLayout()
    }
  }
  /// [A] Setting it applies to the whole text.
  open var textColor: UIColor? {
    get { styles.color }
    set {
      styles.color = newValue
      if let newValue { addToAll([.foregroundColor: newValue]) }
    }
  }
  open var textAlignment: NSTextAlignment {
    get { styles.alignment }
    set { styles.alignment = newValue }
  }
  /// [A] What is typed next has them. They are those of the text before the insertion point again when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      styles.typingAttributes(replacing: _selection, in: storage ?? styles.text(of: plain))
    }
    set { styles.typing = newValue }
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]  // Stored only.
  open var dataDetectorTypes: UIDataDetectorTypes = []  // Stored only.
  open var allowsEditingTextAttributes = false  // Stored only.
  /// [A] UITextInput, clearsOnInsertion: the next text that is inserted takes the place of all, unless the selection changes before.
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false  // Stored only.
  open var isFindInteractionEnabled = false  // Stored only; visible.
  open var interactionState: Any?  // Stored only.
  open var adjustsFontForContentSizeCategory = false
  /// [O] In points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { setNeedsLayout() } }
  public let textContainer: NSTextContainer

  // MARK: Selection

  /// In UTF-16 units.
  open var selectedRange: NSRange {
    get { _selection }
    set {
      let range = clamped(newValue)
      guard range != _selection else { return }
      _selection = range
      clearsOnInsertion = false
      delegateMethods.textViewDidChangeSelection(self)
    }
  }
  open var selectedTextRange: UITextRange? {
    get { TextSpan(_selection) }
    set { if let span = newValue as? TextSpan { selectedRange = span.range } }
  }
  /// [O] A text view whose text can't be selected can't be edited either.
  open var isSelectable = true { didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } } }
  /// [O] A text view that may not be edited any longer lets the keyboard go.
  open var isEditable = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }

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
  open var isSecureTextEntry = false
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?  // Stored only.

  // MARK: Making

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
    super.init(frame: frame)
    clipsToBounds = true
    // [O] A text view is a white box, or a black one.
    backgroundColor = .systemBackground
    storage = textContainer?.layoutManager?.textStorage
    ownLayoutManager = textContainer?.layoutManager
    self.textContainer.textView = self
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Whichever it is laid out by, it behaves alike.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    clipsToBounds = true
    textContainer.textView = self
  }

  // MARK: First responder

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
  /// [O] One that can't be edited can be selected and copied from: it is the first responder then, without a keyboard.
  open override var canBecomeFirstResponder: Bool { isSelectable }
  /// Between the begin and the end of which the delegate is told.
  var isBeingEdited = false

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isFirstResponder else { return beginEditing { super.becomeFirstResponder() } }
    guard isEditable, !isBeingEdited else { return true }
    // It could only be selected until now.
    return beginEditing {
      AppState.current.keyboard.update()
      return true
    }
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isFirstResponder ? endEditing { super.resignFirstResponder() } : super.resignFirstResponder()
  }

  /// [?] A text view's own recognizers go before those of the views around it, as an inner view's do: a tap that begins editing, or moves the
  /// insertion point, is no tap of a view behind the text. Forms that end editing by a tap of the background rest on it.
  private(set) lazy var editingTap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.assignedView = self
    return tap
  }()

  /// [?] The place of a tap between the letters depends on the font, which is not modelled: a tap that begins the editing puts
  /// the insertion point behind the text.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, followLink(at: touch.location(in: self)) { return }
    guard isEditable, isSelectable, !(isFirstResponder && isBeingEdited), becomeFirstResponder() else { return }
    selectedRange = NSRange(location: _content.utf16.count, length: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = _TextLines(_content, font, width: size.width - 2 * textContainer.lineFragmentPadding)
    return CGSize(width: size.width, height: lines.height + textContainerInset.top + textContainerInset.bottom)
  }

  /// [O] A text view that does not scroll is as high as its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = measuredWidth ?? bounds.width
    let wrapped = width > 0 ? width : UIView.layoutFittingExpandedSize.width
    return CGSize(
      width: UIView.noIntrinsicMetric, height: sizeThatFits(CGSize(width: wrapped, height: 0)).height)
  }
  /// The width for which the layout asks how high the text is; `nil` when nobody does.
  var measuredWidth: CGFloat?

  // MARK: Text input

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
}
