import Foundation

// [A] UITextField, "Managing overlay views": a view at a side is in the field while its mode says so. [A] clearButtonMode: the button shows
// while there is text, too. [?] A right view takes the place of the clear button where both would show. [?] The text begins where a left view
// ends, and 7 points from the edge of a field with a border.

extension UITextField {
  /// The button that forgets the text.
  final class ClearButton: UIButton {
    override func wasTapped(_ event: UIEvent?) {
      super.wasTapped(event)
      (superview as? UITextField)?.clear()
    }
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    default: true
    }
  }

  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
  private var showsClearButton: Bool { hasText && isShown(clearButtonMode) && !showsRightView }

  func replaceSideView(_ old: UIView?) {
    if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
    updateSideViews()
  }

  /// Brings the views of the sides into the field, or takes them out, and puts them in their places.
  func updateSideViews() {
    place(leftView, showsLeftView) { inReadingDirection(leftViewRect(forBounds: bounds)) }
    place(rightView, showsRightView) { inReadingDirection(rightViewRect(forBounds: bounds)) }
    if showsClearButton, clearButton == nil {
      clearButton = ClearButton(frame: .zero)
      // [O] What VoiceOver says.
      clearButton?.accessibilityLabel = "Clear text"
    }
    place(clearButton, showsClearButton) { inReadingDirection(clearButtonRect(forBounds: bounds)) }
  }

  /// [A] leftView: "displayed on the left (or leading) side of the text field".
  private func inReadingDirection(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ rect: () -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    let rect = rect()
    if view.frame != rect { view.frame = rect }
  }

  /// A view in the middle of a side, as large as it is; a square without one.
  func side(_ view: UIView?, _ bounds: CGRect, isRight: Bool) -> CGRect {
    var size = view?.bounds.size ?? .zero
    // [O] A view without a size gets that of its content.
    if let view, size.width <= 0 || size.height <= 0 { size = view.intrinsicContentSize }
    if size.width <= 0 || size.height <= 0 { size = CGSize(width: bounds.height, height: bounds.height) }
    return CGRect(
      x: isRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func areaOfText(_ bounds: CGRect) -> CGRect {
    let inset: CGFloat = borderStyle == .none ? 0 : 7
    let left = showsLeftView ? leftViewRect(forBounds: bounds).maxX : bounds.minX + inset
    var right = bounds.maxX - inset
    if showsRightView { right = rightViewRect(forBounds: bounds).minX }
    if showsClearButton { right = clearButtonRect(forBounds: bounds).minX }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  /// [A] textFieldShouldClear(_:) is asked before; [O] a field that was not edited is then.
  private func clear() {
    guard delegateMethods.textFieldShouldClear(self) ?? true else { return }
    let wasEdited = isFirstResponder
    text = ""
    if !wasEdited { delegateMethods.textFieldDidChangeSelection(self) }
    send(.editingChanged, nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    becomeFirstResponder()
  }
}
