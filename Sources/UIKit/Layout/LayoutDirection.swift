import Foundation

// How this works: leading and trailing are left and right, or right and left, as the direction of the view says in which a constraint lies: the one that holds both
// its items. [A] effectiveUserInterfaceLayoutDirection is "appropriate for arranging the immediate content of the view". Subviews do not inherit it.
// [?] A constraint between a view and one in it follows the outer one.

/// What a view's content is, where it is to be read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  @available(*, unavailable) case _other
}

/// In which direction people read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
  @available(*, unavailable) case _other
}

extension UIApplication {
  /// The phone speaks English.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

extension UIView {
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// [A] Playback controls and what stands for a direction in space are never turned round.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: layoutDirection
    }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension NSLayoutConstraint.Attribute {
  /// The edge that this one is for people who read from right to left.
  var turnedRound: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// Of values with the opposite sign.
  var negated: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    @unknown default: self
    }
  }
}
