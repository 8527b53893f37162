import Foundation

/// What a view shows; appearance is stored and not drawn.
@MainActor
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var opacity: Float = 1
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  public override init() { super.init() }
}

/// Four components from 0 to 1.
public final class CGColor: Hashable, Sendable {
  public let components: [CGFloat]?
  init(_ components: [CGFloat]) { self.components = components }
  public var alpha: CGFloat { components?.last ?? 1 }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
