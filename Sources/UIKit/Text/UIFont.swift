import Foundation

/// A font by name and size; nothing is drawn.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationHeader = CoreFoundationHeader()
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  /// [O] Of the system's font, in points; negative below the baseline.
  public var ascender: CGFloat { pointSize * 0.952 }
  public var descender: CGFloat { pointSize * -0.241 }
  public var capHeight: CGFloat { pointSize * 0.705 }
  public var xHeight: CGFloat { pointSize * 0.526 }
  public var leading: CGFloat { 0 }

  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    super.init()
  }
  public convenience override init() { self.init(system: ".SFUI-Regular", 0) }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    guard let name = coder.object(of: NSString.self, forKey: "name") else { return nil }
    fontName = name as String
    pointSize = coder.decodeDouble(forKey: "size")
    super.init()
  }
  open func encode(with coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "name")
    coder.encode(Double(pointSize), forKey: "size")
  }
  open class var supportsSecureCoding: Bool { true }
  init(system name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
    super.init()
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: ".SFUI-Regular", fontSize) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: weight.rawValue >= Weight.semibold.rawValue ? ".SFUI-Semibold" : ".SFUI-Regular", fontSize)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: ".SFUI-Semibold", fontSize) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: ".SFUI-RegularItalic", fontSize)
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// At the default content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(of: style, in: .large)
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(system: fontName, fontSize) }
  /// [O] Of the families that each iPhone has; there are more.
  open class var familyNames: [String] {
    ["Arial", "Avenir", "Courier New", "Georgia", "Helvetica", "Helvetica Neue", "Menlo", "Times New Roman", "Verdana"]
  }
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    let name = familyName.filter { $0 != " " }
    return [name, name + "-Bold"]
  }
  open var familyName: String { String(fontName.prefix { $0 != "-" }) }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: ".SFUIMono-Regular", fontSize)
  }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.fontName == fontName && $0.pointSize == pointSize } ?? false
  }
  open override var hash: Int { fontName.hashValue }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
  @available(*, unavailable) case _other
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  @available(*, unavailable) case _other
}
