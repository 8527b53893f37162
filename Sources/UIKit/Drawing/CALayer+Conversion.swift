import Foundation

// [A] CALayer, convert(_:from:) and convert(_:to:): between layers of one tree. Where no other layer is given, the origin of the frame is
// taken away, or added.

extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(from: l).inverted()) }
  /// The smallest upright rectangle around it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(from: l).inverted()) }

  private func transform(from other: CALayer?) -> CGAffineTransform {
    guard let other else { return CGAffineTransform(translationX: -frame.minX, y: -frame.minY) }
    return other.intoRoot.concatenating(intoRoot.inverted())
  }

  private var intoRoot: CGAffineTransform {
    sequence(first: self, next: \.superlayer).reduce(.identity) { $0.concatenating($1.intoSuperlayer) }
  }

  private var intoSuperlayer: CGAffineTransform {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width, y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(affineTransform()).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
