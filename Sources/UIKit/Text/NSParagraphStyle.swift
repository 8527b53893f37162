import Foundation

/// How a paragraph is set. In points.
open class NSParagraphStyle: NSObject, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationHeader = CoreFoundationHeader()
  public fileprivate(set) var values = NSMutableParagraphStyle.Values()
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public override init() { super.init() }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    guard let values = NSMutableParagraphStyle.Values(coder) else { return nil }
    self.values = values
    super.init()
  }
  open func encode(with coder: NSCoder) { values.encode(with: coder) }
  open class var supportsSecureCoding: Bool { true }
  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// From 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  open var tabStops: [NSTextTab]! { values.tabStops }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .leftToRight }

  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  // MARK: Two that say the same are equal

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
  /// A style is often made from another: [A] NSMutableCopying.
  open override func copy() -> Any { self }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public struct Values: Hashable, @unchecked Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing, paragraphSpacing, firstLineHeadIndent, headIndent, tailIndent: CGFloat
    var minimumLineHeight, maximumLineHeight, lineHeightMultiple: CGFloat
    var paragraphSpacingBefore: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsTightening = false
    var defaultTabInterval: CGFloat = 0
    /// [A] Twelve of them, 28 points apart.
    var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0 * 28)) }
    var lineBreakStrategy: LineBreakStrategy = []
    init() {
      (lineSpacing, paragraphSpacing, firstLineHeadIndent, headIndent, tailIndent) = (0, 0, 0, 0, 0)
      (minimumLineHeight, maximumLineHeight, lineHeightMultiple) = (0, 0, 0)
    }
  }

  /// [A] NSCopying: a style that does not change any more.
  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 === anObject } }
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSMutableParagraphStyle.Values {
  private static var lengths: [WritableKeyPath<Self, CGFloat>] {
    [
      \.lineSpacing, \.paragraphSpacing, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.minimumLineHeight,
      \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacingBefore, \.defaultTabInterval,
    ]
  }

  fileprivate init?(_ coder: NSCoder) {
    let lengths = coder.numbers(forKey: "lengths")
    guard lengths.count == Self.lengths.count,
      let alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")),
      let lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "breakMode")),
      let direction = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "direction"))
    else { return nil }
    self.init()
    for (path, length) in zip(Self.lengths, lengths) { self[keyPath: path] = length }
    (self.alignment, self.lineBreakMode, baseWritingDirection) = (alignment, lineBreakMode, direction)
    hyphenationFactor = coder.decodeFloat(forKey: "hyphenation")
    usesDefaultHyphenation = coder.decodeBool(forKey: "hyphenates")
    allowsTightening = coder.decodeBool(forKey: "tightens")
    let strategy = UInt(bitPattern: coder.decodeInteger(forKey: "strategy"))
    lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: strategy)
    tabStops =
      coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "tabs").flatMap { $0 as? [NSTextTab] } ?? []
  }

  fileprivate func encode(with coder: NSCoder) {
    coder.encodeNumbers(Self.lengths.map { self[keyPath: $0] }, forKey: "lengths")
    coder.encode(alignment.rawValue, forKey: "alignment")
    coder.encode(lineBreakMode.rawValue, forKey: "breakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "direction")
    coder.encode(hyphenationFactor, forKey: "hyphenation")
    coder.encode(usesDefaultHyphenation, forKey: "hyphenates")
    coder.encode(allowsTightening, forKey: "tightens")
    coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "strategy")
    coder.encode(NSArray(array: tabStops), forKey: "tabs")
  }
}

/// A place in a line to which a tab leads.
open class NSTextTab: NSObject, NSSecureCoding, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  public let alignment: NSTextAlignment
  /// In points.
  public let location: CGFloat
  public let options: [OptionKey: Any]
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    guard let alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")) else { return nil }
    (self.alignment, location, options) = (alignment, coder.decodeDouble(forKey: "location"), [:])
    super.init()
  }
  open func encode(with coder: NSCoder) {
    if !options.isEmpty { _unsupported("NSTextTab.encode(with:) of a tab with options") }
    coder.encode(alignment.rawValue, forKey: "alignment")
    coder.encode(Double(location), forKey: "location")
  }
  open class var supportsSecureCoding: Bool { true }
}
