import Foundation

/// A field for something to look for, with scope buttons and a Cancel button.
@MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
    @available(*, unavailable) case _other
  }

  open weak var delegate: (any UISearchBarDelegate)? {
    get { assignedDelegate }
    set { assignedDelegate = newValue }
  }
  final weak var assignedDelegate: (any UISearchBarDelegate)?
  public let searchTextField = UISearchTextField()
  private let events = SearchFieldEvents()
  private(set) lazy var cancelButton = makeCancelButton()
  /// What the Cancel button says; by a key alone.
  var cancelButtonText: String? {
    get { cancelButton.title(for: .normal) }
    set { cancelButton.setTitle(newValue ?? "Cancel", for: .normal) }
  }
  weak var searchController: UISearchController?

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// [A] A line at the top of the bar.
  open var prompt: String? { didSet { promptChanged(from: oldValue) } }
  private lazy var promptLabel = UILabel()
  private func promptChanged(from old: String?) {
    guard prompt != old else { return }
    promptLabel.text = prompt
    promptLabel.textAlignment = .center
    if promptHeight > 0 { addSubview(promptLabel) } else { promptLabel.removeFromSuperview() }
    scopeBarChanged()
  }
  /// [?] In points.
  private var promptHeight: CGFloat { prompt?.isEmpty == false ? 19 : 0 }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? { didSet { fillScopes() } }
  /// [A] Setting it in code does not tell the delegate.
  open var selectedScopeButtonIndex = 0 { didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }
  open var showsScopeBar = false { didSet { scopeBarChanged() } }
  private lazy var scopes = makeScopes()
  /// [A] Without titles there is no scope bar; a search controller shows it while the search is under way.
  private var hasScopeBar: Bool {
    guard scopeButtonTitles?.isEmpty == false else { return false }
    return showsScopeBar || searchController.map { $0.isActive && $0.automaticallyShowsScopeBar } ?? false
  }

  // MARK: Buttons

  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open var isSearchResultsButtonSelected = false  // Stored only.
  /// The pictures in the field.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
    @available(*, unavailable) case _other
  }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}  // Does nothing.
  open var searchTextPositionAdjustment = UIOffset.zero  // Stored only.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero  // Stored only.
  open var scopeBarBackgroundImage: UIImage?  // Stored only.
  open var showsBookmarkButton = false  // Stored only; visible.
  open var showsSearchResultsButton = false  // Stored only; visible.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  // MARK: Look

  open var searchBarStyle = Style.default  // Stored only.
  open var barStyle = UIBarStyle.default  // Stored only.
  open var barTintColor: UIColor?  // Stored only.
  open var isTranslucent = true
  open var backgroundImage: UIImage?

  // MARK: Traits of its field

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// [A] A bar above the keys, as fields have it.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    events.bar = self
    searchTextField.delegate = events
    searchTextField.returnKeyType = .search
    // [H] searchBar(_:textDidChange:): the text can be cleared.
    searchTextField.clearButtonMode = .whileEditing
    // [A] The Search key waits for a text.
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.addAction(UIAction { [unowned self] _ in textDidChange() }, for: .editingChanged)
    addSubview(searchTextField)
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addAction(UIAction { [unowned self] _ in cancel() }, for: .touchUpInside)
    return button
  }

  private func makeScopes() -> UISegmentedControl {
    let control = UISegmentedControl(items: scopeButtonTitles)
    control.selectedSegmentIndex = selectedScopeButtonIndex
    control.addAction(UIAction { [unowned self] _ in userChoosesScope() }, for: .valueChanged)
    return control
  }

  private func fillScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    scopeBarChanged()
  }

  private func scopeBarChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    searchController?.scopeBarChanged()
  }

  private func userChoosesScope() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    OptionalMethods<any UISearchBarDelegate>(assignedDelegate).searchBar(
      self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.update()
  }

  // MARK: First responder: its field is

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: What happens in it

  private func textDidChange() {
    OptionalMethods<any UISearchBarDelegate>(assignedDelegate).searchBar(self, textDidChange: text ?? "")
    searchController?.update()
  }

  func cancel() {
    OptionalMethods<any UISearchBarDelegate>(assignedDelegate).searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }

  /// In points: the field, and the Cancel button beside it while that is shown.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isSearching = searchController.map { $0.isActive && $0.automaticallyShowsCancelButton } ?? false
    let shown = showsCancelButton || isSearching
    let width: CGFloat = shown ? 72 : 0
    promptLabel.frame = CGRect(x: 8, y: 2, width: max(0, bounds.width - 16), height: 17)
    let room = bounds.height - promptHeight
    let fieldHeight = hasScopeBar ? min(room, Self.fieldHeight) : room
    layOutScopes(below: promptHeight + fieldHeight)
    let y = promptHeight + (fieldHeight - 36) / 2
    searchTextField.frame = CGRect(
      x: 8, y: y, width: max(0, bounds.width - 16 - width), height: 36)
    guard shown else { return cancelButton.removeFromSuperview() }
    cancelButton.frame = CGRect(x: bounds.width - 72, y: y, width: 64, height: 36)
    if cancelButton.superview == nil { addSubview(cancelButton) }
  }

  private func layOutScopes(below y: CGFloat) {
    guard hasScopeBar else { return scopes.removeFromSuperview() }
    scopes.frame = CGRect(x: 8, y: y + 4, width: max(0, bounds.width - 16), height: 32)
    if scopes.superview == nil { addSubview(scopes) }
  }

  /// [?] In points.
  private static let fieldHeight: CGFloat = 56
  /// Of what stands around the field.
  var heightAroundField: CGFloat { promptHeight + (hasScopeBar ? 44 : 0) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.fieldHeight + heightAroundField)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
}

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beginWithMagnifier()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beginWithMagnifier()
  }

  /// [O] A magnifier stands on its left.
  private func beginWithMagnifier() {
    borderStyle = .roundedRect
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
  }
}
