import Foundation

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What was needed to fit a text into its room: nothing, here.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// How much a text may be made smaller; 0 says not at all.
  open var minimumScaleFactor: CGFloat = 0  // Stored only.
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
  public override init() { super.init() }
}
