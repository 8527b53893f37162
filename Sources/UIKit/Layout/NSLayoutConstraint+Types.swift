extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
    @available(*, unavailable) case _other
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
    @available(*, unavailable) case _other
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
      centerYWithinMargins
    @available(*, unavailable) case _other
  }

  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// What the attribute is about.
  enum Family {
    case nothing, horizontalPlace, verticalPlace, size
  }

  var family: Family {
    switch self {
    case .notAnAttribute: .nothing
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPlace
    default: .horizontalPlace
    }
  }

  /// Whether the attribute turns around where text goes from right to left.
  var followsReading: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  var axis: NSLayoutConstraint.Axis {
    family == .verticalPlace || self == .height ? .vertical : .horizontal
  }
}
