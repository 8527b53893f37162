import Foundation

// How this works: a pass first lets views update their constraints, from the leaves up; then the engine solves them; then
// views lay out their subviews, from the top down. When that changed constraints or content, it is done again.

extension UIView {
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Everything that `layoutIfNeeded` does.
  func layoutPass() {
    let isPartOfAPass = AppState.current.viewEnteredByLayoutPass == ObjectIdentifier(self)
    AppState.current.viewEnteredByLayoutPass = nil
    // A view that lays out its subviews to know its size is asked within a pass: the constraints are solved with its answer.
    let measured = AppState.current.rootsBeingMeasured
    if isPartOfAPass || !measured.isEmpty && measured.contains(ObjectIdentifier(layoutRoot)) { return layoutBelow() }
    if !AppState.current.usesAutoLayout {
      layoutBelow()
      // A cell that was made on the way may have brought the app's first constraints.
      guard AppState.current.usesAutoLayout else { return }
    }
    layoutRoot.updateConstraintsBelow()
    LayoutEngine.update(around: self)
    for _ in 0..<8 {
      layoutBelow()
      layoutRoot.updateConstraintsBelow()
      if !LayoutEngine.update(around: self) { break }
    }
    layoutBelow()
  }

  /// Goes down by `layoutIfNeeded`, which a class may override.
  private func layoutBelow() {
    layOutIfMarked()
    for subview in subviews {
      AppState.current.viewEnteredByLayoutPass = ObjectIdentifier(subview)
      subview.layoutIfNeeded()
    }
    AppState.current.viewEnteredByLayoutPass = nil
  }

  /// [A] updateConstraintsIfNeeded(): subviews come first.
  func updateConstraintsBelow() {
    for subview in subviews { subview.updateConstraintsBelow() }
    refreshOwnConstraints()
    guard isWaitingForConstraints else { return }
    isWaitingForConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  func markForConstraints() {
    AppState.current.usesAutoLayout = true
    isWaitingForConstraints = true
  }

  public func needsUpdateConstraints() -> Bool { isWaitingForConstraints }

  /// A view came into another tree: what the engine of its own tree found is void.
  func joinLayout() {
    if Self.requiresConstraintBasedLayout { AppState.current.usesAutoLayout = true }
    autoLayout?.engine = nil
    autoLayout?.solvedFrame = nil
  }

  /// [A] layoutSubviews(): the default uses the constraints to place the subviews.
  func applySolvedFrames() {
    guard AppState.current.usesAutoLayout else { return }
    for subview in subviews {
      guard let frame = subview.autoLayout?.solvedFrame else { continue }
      if subview.transform.isIdentity {
        if subview.frame != frame { subview.frame = frame }
      } else if subview.untransformedFrame != frame {
        subview.bounds.size = frame.size
        let anchor = subview.anchorPoint
        subview.center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
      }
    }
  }

  /// Whether the view is as high as its width makes it.
  var wrapsText: Bool {
    switch self {
    case let label as UILabel: label.numberOfLines != 1
    case let text as UITextView: !text.isScrollEnabled
    default: false
    }
  }

  /// What the view's content asks for; a side that is negative asks for nothing.
  /// - Parameter width: How wide a view is whose text is wrapped, when that is known.
  func effectiveContentSize(width: CGFloat?) -> CGSize {
    if let label = self as? UILabel, label.numberOfLines != 1 {
      label.measuredWidth = width
      defer { label.measuredWidth = nil }
      return label.intrinsicContentSize
    }
    let text = self as? UITextView
    text?.measuredWidth = width
    defer { text?.measuredWidth = nil }
    if !ContentPriorities.followsContent(self), let known = autoLayout?.contentSize { return known }
    AppState.current.rootsBeingMeasured.append(ObjectIdentifier(layoutRoot))
    let size = intrinsicContentSize
    AppState.current.rootsBeingMeasured.removeLast()
    layoutState.contentSize = size
    return size
  }
}
