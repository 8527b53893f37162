// The numbers of the cases of enumerations, in the order of the cases.

extension CGBlendMode: ImportedEnumeration {
  static let numbers: [Int32] = Array(0..<28)
  public init?(rawValue: Int32) { self = Self.numbered(rawValue) }
  public var rawValue: Int32 { number }
}

extension CGInterpolationQuality: ImportedEnumeration {
  static let numbers: [Int32] = Array(0..<5)
  public init?(rawValue: Int32) { self = Self.numbered(rawValue) }
  public var rawValue: Int32 { number }
}

extension CGLineCap: ImportedEnumeration {
  static let numbers: [Int32] = Array(0..<3)
  public init?(rawValue: Int32) { self = Self.numbered(rawValue) }
  public var rawValue: Int32 { number }
}

extension CGLineJoin: ImportedEnumeration {
  static let numbers: [Int32] = Array(0..<3)
  public init?(rawValue: Int32) { self = Self.numbered(rawValue) }
  public var rawValue: Int32 { number }
}

extension CGPathDrawingMode: ImportedEnumeration {
  static let numbers: [Int32] = Array(0..<5)
  public init?(rawValue: Int32) { self = Self.numbered(rawValue) }
  public var rawValue: Int32 { number }
}

extension CGPathElementType: ImportedEnumeration {
  static let numbers: [Int32] = Array(0..<5)
  public init?(rawValue: Int32) { self = Self.numbered(rawValue) }
  public var rawValue: Int32 { number }
}

extension CGPathFillRule: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIAttachmentBehavior.AttachmentType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIGraphicsImageRendererFormat.Range: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1, 2]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImage.Orientation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<8)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImage.RenderingMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImage.ResizingMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImage.SymbolScale: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1, 2, 3]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImage.SymbolWeight: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<10)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIInterpolatingMotionEffect.EffectType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIPushBehavior.Mode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITimingCurveType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIView.SystemAnimation: ImportedEnumeration {
  static let numbers: [UInt] = Array(0..<1)
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension UIViewAnimatingPosition: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIViewAnimatingState: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}
