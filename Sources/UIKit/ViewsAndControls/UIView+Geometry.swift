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
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect) { convert($0, to: view) } }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect) { convert($0, from: view) } }

  private func mapped(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let xs = corners.map(\.x).sorted()
    let ys = corners.map(\.y).sorted()
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.superview).reduce(point) { $1.pointInSuperview($0) }
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    Array(sequence(first: self, next: \.superview)).reversed().reduce(point) { $1.pointFromSuperview($0) }
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(x: point.x - bounds.minX + frame.minX, y: point.y - bounds.minY + frame.minY)
    }
    let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    if transform.isIdentity {
      return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  /// [A] UIView.AutoresizingMask: the change of size is shared out in equal parts among what is flexible.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, transform.isIdentity else { return }
    var frame = self.frame
    func share(_ change: CGFloat, before: AutoresizingMask, size: AutoresizingMask, after: AutoresizingMask)
      -> (origin: CGFloat, size: CGFloat)
    {
      let parts = [before, size, after].count { autoresizingMask.contains($0) }
      guard parts > 0 else { return (0, 0) }
      let part = change / CGFloat(parts)
      return (autoresizingMask.contains(before) ? part : 0, autoresizingMask.contains(size) ? part : 0)
    }
    let horizontal = share(
      new.width - old.width, before: .flexibleLeftMargin, size: .flexibleWidth, after: .flexibleRightMargin)
    let vertical = share(
      new.height - old.height, before: .flexibleTopMargin, size: .flexibleHeight, after: .flexibleBottomMargin)
    frame.origin.x += horizontal.origin
    frame.origin.y += vertical.origin
    frame.size.width = max(0, frame.width + horizontal.size)
    frame.size.height = max(0, frame.height + vertical.size)
    self.frame = frame
  }
}
