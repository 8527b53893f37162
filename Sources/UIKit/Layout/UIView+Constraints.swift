import Foundation

extension UIView {
  // MARK: Held constraints

  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// [A] addConstraint(_:): the constraint may be about this view and those below it only.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.items.allSatisfy({ $0.layoutView?.isDescendant(of: self) ?? false }) else {
      _raise("NSGenericException", ConstraintRules.unprepared(self, for: constraint))
    }
    constraint.holder?.removeConstraint(constraint)
    hold(constraint)
  }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    autoLayout?.constraints.removeAll { $0 === constraint }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    AppState.current.usesAutoLayout = true
    constraint.holder = self
    layoutState.constraints.append(constraint)
  }

  /// [A] removeFromSuperview(): constraints of views above that are about this view, or one below it, are gone with it.
  func dropOuterConstraints() {
    guard AppState.current.usesAutoLayout, let superview else { return }
    superview.dropConstraints { ($0 as? any LayoutItem)?.layoutView?.isDescendant(of: self) ?? false }
  }

  /// Ends those of this view and the views above it that are about such an item.
  func dropConstraints(about isGone: (AnyObject) -> Bool) {
    for view in sequence(first: self, next: \.superview) {
      guard let state = view.autoLayout else { continue }
      for constraint in state.constraints where constraint.items.contains(where: { isGone($0) }) {
        view.removeConstraint(constraint)
      }
    }
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
      constraint.firstAttribute.axis == axis && constraint.items.contains { $0 === self }
    }
  }
  public var hasAmbiguousLayout: Bool {
    LayoutEngine.update(around: self)
    return layoutRoot.autoLayout?.engine?.isAmbiguous(self) ?? false
  }
  public func exerciseAmbiguityInLayout() {}  // Does nothing.

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }
}
