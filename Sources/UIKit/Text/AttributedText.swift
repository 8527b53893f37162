import Foundation

// Nothing is drawn: attributes of a text are stored.

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of a text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationHeader = CoreFoundationHeader()
  open var shadowOffset = CGSize.zero  // Stored only.
  open var shadowBlurRadius: CGFloat = 0  // Stored only.
  open var shadowColor: Any?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }
  open func encode(with coder: NSCoder) { _unsupported("NSShadow.encode(with:)") }
  open class var supportsSecureCoding: Bool { true }
}
