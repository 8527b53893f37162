import Foundation

// [O] In a text between quotes, Apple's points, sizes and rectangles are numbers in parentheses.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x), \(y))" }
}
extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width), \(height))" }
}
extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
}
