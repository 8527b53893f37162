import Foundation

/// A direction with a length.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx, dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)
  public init() { self = .zero }
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
