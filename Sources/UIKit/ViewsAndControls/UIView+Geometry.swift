import Foundation

extension UIView {
  /// To the coordinates of `view`, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = pointInRoot(point)
    guard let view = view ?? window else { return inWindow }
    return view.pointFromRoot(inWindow)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return pointFromRoot(point) }
    return view.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if let shift = shift(to: view ?? window) { return mapped(rect) { CGPoint(x: $0.x + shift.x, y: $0.y + shift.y) } }
    return mapped(rect) { convert($0, to: view) }
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let shift = shift(to: view ?? window) { return mapped(rect) { CGPoint(x: $0.x - shift.x, y: $0.y - shift.y) } }
    return mapped(rect) { convert($0, from: view) }
  }

  // Checks ask where every view is after every event, so what follows is written without sequences.

  private func mapped(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let a = map(CGPoint(x: rect.minX, y: rect.minY))
    let b = map(CGPoint(x: rect.maxX, y: rect.minY))
    let c = map(CGPoint(x: rect.minX, y: rect.maxY))
    let d = map(CGPoint(x: rect.maxX, y: rect.maxY))
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    let right = max(max(a.x, b.x), max(c.x, d.x))
    let bottom = max(max(a.y, b.y), max(c.y, d.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// By how much the coordinates of another view differ from these, which is the same for all points as long as nothing is turned or scaled.
  ///
  /// - Returns: `nil` where something is.
  private func shift(to view: UIView?) -> CGPoint? {
    guard let own = originInRoot else { return nil }
    guard let view else { return own }
    guard let others = view.originInRoot else { return nil }
    return CGPoint(x: own.x - others.x, y: own.y - others.y)
  }

  /// Where the point 0, 0 of its coordinates is; `nil` where something is turned or scaled.
  private var originInRoot: CGPoint? {
    var (x, y): (CGFloat, CGFloat) = (0, 0)
    var view: UIView? = self
    while let next = view {
      guard next.transform.isIdentity else { return nil }
      let (frame, bounds) = (next.frame, next.bounds)
      x += frame.origin.x - bounds.origin.x
      y += frame.origin.y - bounds.origin.y
      view = next.superview
    }
    return CGPoint(x: x, y: y)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let next = view {
      point = next.pointInSuperview(point)
      view = next.superview
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    pointFromSuperview(superview?.pointFromRoot(point) ?? point)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let (bounds, transform) = (self.bounds, self.transform)
    if transform.isIdentity {
      let frame = self.frame
      return CGPoint(
        x: point.x - bounds.origin.x + frame.origin.x, y: point.y - bounds.origin.y + frame.origin.y)
    }
    let anchor = anchorInBounds
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let (bounds, transform) = (self.bounds, self.transform)
    if transform.isIdentity {
      let frame = self.frame
      return CGPoint(
        x: point.x - frame.origin.x + bounds.origin.x, y: point.y - frame.origin.y + bounds.origin.y)
    }
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    let anchor = anchorInBounds
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// [A] autoresizingMask: the change of size is shared out among what is flexible, in proportion to its length. [?] In equal
  /// parts where nothing of it has a length.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, transform.isIdentity else { return }
    var frame = self.frame
    /// - Parameter parts: The margin before, the size and the margin after, with the lengths that they have.
    func share(_ change: CGFloat, _ parts: [(AutoresizingMask, CGFloat)]) -> (origin: CGFloat, size: CGFloat) {
      let lengths = parts.map { autoresizingMask.contains($0.0) ? max(0, $0.1) : 0 }
      let whole = lengths.reduce(0, +)
      let flexible = CGFloat(parts.count { autoresizingMask.contains($0.0) })
      guard flexible > 0 else { return (0, 0) }
      func part(_ index: Int) -> CGFloat {
        guard autoresizingMask.contains(parts[index].0) else { return 0 }
        return whole > 0 ? change * lengths[index] / whole : change / flexible
      }
      return (part(0), part(1))
    }
    let horizontal = share(
      new.width - old.width,
      [
        (.flexibleLeftMargin, frame.minX), (.flexibleWidth, frame.width),
        (.flexibleRightMargin, old.width - frame.maxX),
      ])
    let vertical = share(
      new.height - old.height,
      [
        (.flexibleTopMargin, frame.minY), (.flexibleHeight, frame.height),
        (.flexibleBottomMargin, old.height - frame.maxY),
      ])
    frame.origin.x += horizontal.origin
    frame.origin.y += vertical.origin
    frame.size.width = max(0, frame.width + horizontal.size)
    frame.size.height = max(0, frame.height + vertical.size)
    self.frame = frame
  }
}
