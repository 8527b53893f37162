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
open class NSShadow: NSObject, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationHeader = CoreFoundationHeader()
  private var look = (offset: CGSize.zero, blur: CGFloat(0))
  open var shadowOffset: CGSize {
    get { look.offset }
    set { look.offset = newValue }
  }
  open var shadowBlurRadius: CGFloat {
    get { look.blur }
    set { look.blur = newValue }
  }
  open var shadowColor: Any?
  public override init() { super.init() }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    super.init()
    look = (coder.decodeSize(forKey: "offset"), coder.decodeDouble(forKey: "blur"))
    shadowColor = coder.object(of: UIColor.self, forKey: "color")
  }
  open func encode(with coder: NSCoder) {
    coder.encode(look.offset, forKey: "offset")
    coder.encode(Double(look.blur), forKey: "blur")
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: "color") }
  }
  open class var supportsSecureCoding: Bool { true }
}
