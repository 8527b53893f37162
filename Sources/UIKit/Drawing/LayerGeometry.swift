/// Where a layer, or a view, is in the one around it. [A] CALayer: by its position, bounds, anchor and transform; the frame follows.
struct LayerGeometry {
  var position = CGPoint.zero
  var bounds = CGRect.zero
  /// In parts of the bounds.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  /// [A] The smallest upright rectangle around it.
  var frame: CGRect {
    get { bounds.turned(around: anchor, by: transform).offsetBy(dx: position.x, dy: position.y) }
    set {
      // [A] "If the transform property contains a non-identity transform, the value of the frame property is undefined and should not be
      // modified." [?] What is set is read back; a turned layer keeps its size.
      let (sx, sy) = (abs(transform.a), abs(transform.d))
      if transform.b == 0, transform.c == 0, sx > 0, sy > 0 {
        bounds.size = CGSize(width: newValue.width / sx, height: newValue.height / sy)
      }
      let turned = bounds.turned(around: anchor, by: transform)
      position = CGPoint(x: newValue.midX - turned.midX, y: newValue.midY - turned.midY)
    }
  }
}

extension CGRect {
  /// The bounds as they lie around their anchor, which is the origin.
  func turned(around anchor: CGPoint, by transform: CGAffineTransform) -> CGRect {
    let plain = CGRect(x: -anchor.x * width, y: -anchor.y * height, width: width, height: height)
    return transform.isIdentity ? plain : plain.applying(transform)
  }
}
