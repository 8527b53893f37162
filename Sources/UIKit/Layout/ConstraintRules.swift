import Foundation

/// What Apple's classes refuse, in their words.
@MainActor
enum ConstraintRules {
  /// What is wrong with the constraint by itself, or `nil`.
  static func problem(with constraint: NSLayoutConstraint) -> String? {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    guard constraint.firstItem is any LayoutItem else {
      return
        "NSLayoutConstraint for \(name(constraint.firstItem)): Constraint items must each be a view or layout guide."
    }
    if let item = constraint.secondItem, !(item is any LayoutItem) {
      return "NSLayoutConstraint for \(name(item)): Constraint items must each be a view or layout guide."
    }
    if first == .notAnAttribute || (constraint.secondItem != nil && second == .notAnAttribute) {
      return "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        + "A constraint cannot be made that relates an item to NSLayoutAttributeNotAnAttribute"
    }
    guard constraint.secondItem != nil else {
      return first.family == .size
        ? nil
        : "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
          + "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs."
    }
    if first.family != second.family {
      return "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        + "Invalid pairing of layout attributes"
    }
    if first.family == .horizontalPlace, first.isCentre == false, second.isCentre == false,
      first.followsReading != second.followsReading
    {
      return "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing "
        + "for both or neither."
    }
    return nil
  }

  static func commonAncestor(of items: [any LayoutItem]) -> UIView? {
    guard let first = items.first?.layoutView else { return nil }
    let candidates = sequence(first: first, next: \.superview)
    return candidates.first { candidate in
      items.dropFirst().allSatisfy { $0.layoutView?.isDescendant(of: candidate) ?? false }
    }
  }

  static func noCommonAncestor(of constraint: NSLayoutConstraint) -> String {
    let anchors = [constraint.firstAnchor, constraint.secondAnchor].compactMap { $0?.description }
    return
      "Unable to activate constraint with anchors \(anchors.joined(separator: " and ")) because they have no common "
      + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
  }

  static func unprepared(_ view: UIView, for constraint: NSLayoutConstraint) -> String {
    "The view hierarchy is not prepared for the constraint: \(constraint.description)\n\tWhen added to a view, the "
      + "constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs "
      + "to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
      + "_viewHierarchyUnpreparedForConstraint:] to debug."
  }

  private static func name(_ item: AnyObject?) -> String {
    item.map { "<\(_ObjectiveC.className(of: $0)): \(_ObjectiveC.address)>" } ?? "(null)"
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isCentre: Bool { self == .centerX || self == .centerXWithinMargins }
}
