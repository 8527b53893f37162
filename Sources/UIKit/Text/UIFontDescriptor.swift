import Foundation

/// What a font is chosen by.
open class UIFontDescriptor: NSObject, NSSecureCoding, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public let postscriptName: String
  /// In points.
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  public init(name fontName: String, size: CGFloat) {
    (postscriptName, pointSize, symbolicTraits) = (fontName, size, Self.traits(in: fontName))
    super.init()
  }
  private init(name: String, size: CGFloat, traits: SymbolicTraits) {
    (postscriptName, pointSize, symbolicTraits) = (name, size, traits)
    super.init()
  }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    guard let name = coder.object(of: NSString.self, forKey: "name") else { return nil }
    (postscriptName, pointSize) = (name as String, coder.decodeDouble(forKey: "size"))
    symbolicTraits = SymbolicTraits(rawValue: UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: "traits")))
    super.init()
  }
  open func encode(with coder: NSCoder) {
    coder.encode(postscriptName as NSString, forKey: "name")
    coder.encode(Double(pointSize), forKey: "size")
    coder.encode(Int64(symbolicTraits.rawValue), forKey: "traits")
  }
  open class var supportsSecureCoding: Bool { true }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// [A] Nothing where the family has no such font. The system's has bold and italic ones; of others Coursemark knows no family.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard postscriptName.hasPrefix(Self.system) else { return nil }
    let weight = symbolicTraits.contains(.traitBold) ? "Semibold" : "Regular"
    let name = Self.system + "-" + weight + (symbolicTraits.contains(.traitItalic) ? "Italic" : "")
    return UIFontDescriptor(name: name, size: pointSize, traits: symbolicTraits)
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: postscriptName, size: newPointSize, traits: symbolicTraits)
  }
  /// Nothing is drawn, so all designs are as wide.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  private static let system = ".SFUI"
  private static func traits(in name: String) -> SymbolicTraits {
    var traits: SymbolicTraits = []
    if name.contains("Semibold") || name.contains("Bold") { traits.insert(.traitBold) }
    if name.contains("Italic") || name.contains("Oblique") { traits.insert(.traitItalic) }
    return traits
  }
}

extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// [A] A font of that name, family and size; what else the attributes say, no width depends on here.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map { CGFloat($0) } ?? 0
    let weight = (attributes[.traits] as? [TraitKey: Any])?[.weight] as? UIFont.Weight
    let isBold = weight.map { $0.rawValue >= UIFont.Weight.semibold.rawValue } ?? false
    self.init(name: name ?? (isBold ? ".SFUI-Semibold" : ".SFUI-Regular"), size: size)
  }
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }
  public var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { UIFontDescriptor(name: newFamily, size: pointSize) }
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(name: postscriptName.prefix { $0 != "-" } + "-" + newFace, size: pointSize)
  }
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
}

extension UIFont {
  /// [A] In the category of the traits; in the user's, the default one, if they have none.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(of: style, in: traitCollection?.preferredContentSizeCategory ?? .large) }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  /// - Parameter pointSize: [A] 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(system: descriptor.postscriptName, pointSize == 0 ? descriptor.pointSize : pointSize)
  }
}
