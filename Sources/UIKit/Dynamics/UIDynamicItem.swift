import Foundation

/// What a dynamic animator moves: a view, or anything with a center.
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// In points of the animator's reference view.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// How an item moves at a moment, in points and seconds.
struct DynamicState {
  var velocity = CGPoint.zero
  /// Radians a second.
  var angularVelocity: CGFloat = 0
  /// Radians.
  var angle: CGFloat = 0
}

/// What decides how an item answers to forces. [A] UIDynamicItemBehavior: the defaults.
struct DynamicTraits {
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0.2
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false
}

extension UIDynamicItem {
  /// [A] UIPushBehavior: a view of 100 by 100 points with a density of 1 has a mass of 1.
  func mass(_ density: CGFloat) -> CGFloat { max(0.01, bounds.width * bounds.height / 10_000 * density) }
}
