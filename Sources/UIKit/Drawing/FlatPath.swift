import Foundation

/// A path of straight pieces: curves are cut into many.
struct FlatPath {
  /// The corners of each subpath, in order.
  private(set) var subpaths: [[CGPoint]] = []
  /// Into how many pieces a curve is cut.
  private static let pieces = 32

  init(_ elements: [CGPath.Element]) {
    for element in elements {
      let start = subpaths.last?.last ?? .zero
      switch element {
      case .move(let end): subpaths.append([end])
      case .line(let end): add([end])
      case .quadCurve(let end, let control):
        add(Self.parts.map { t in start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t) })
      case .curve(let end, let control1, let control2):
        add(
          Self.parts.map { t in
            let u = 1 - t
            return start * (u * u * u) + control1 * (3 * t * u * u) + control2 * (3 * t * t * u) + end * (t * t * t)
          })
      case .close: if let first = subpaths.last?.first { add([first]) }
      }
    }
  }

  private static let parts = (1...pieces).map { CGFloat($0) / CGFloat(pieces) }

  private mutating func add(_ points: [CGPoint]) {
    if subpaths.isEmpty { subpaths.append([]) }
    subpaths[subpaths.count - 1] += points
  }

  /// Follows a line from the point to the right, and counts what crosses it.
  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    var (winding, crossings) = (0, 0)
    for subpath in subpaths {
      guard var from = subpath.last else { continue }
      for to in subpath {
        defer { from = to }
        if Self.isOn(point, from, to) { return true }
        guard (from.y > point.y) != (to.y > point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += to.y > from.y ? 1 : -1
      }
    }
    return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
  }

  private static func isOn(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> Bool {
    let cross = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    guard abs(cross) < 1e-9 else { return false }
    return min(from.x, to.x)...max(from.x, to.x) ~= point.x && min(from.y, to.y)...max(from.y, to.y) ~= point.y
  }
}

private func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
private func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
