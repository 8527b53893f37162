// Which number each case has, in the order of the cases.

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

extension NSKeyValueChange: ImportedEnumeration {
  static let numbers: [UInt] = [1, 2, 3, 4]
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension NSLayoutConstraint.Attribute: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<21)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension NSLayoutConstraint.Axis: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension NSLayoutConstraint.Relation: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension NSLineBreakMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<6)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension NSRectAlignment: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<9)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension NSTextAlignment: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension NSWritingDirection: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension NotificationQueue.PostingStyle: ImportedEnumeration {
  static let numbers: [UInt] = [1, 2, 3]
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension RelativeDateTimeFormatter.DateTimeStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIAccessibilityContrast: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIAccessibilityScrollDirection: ImportedEnumeration {
  static let numbers: [Int] = [1, 2, 3, 4, 5, 6]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIActivity.Category: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIActivityIndicatorView.Style: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 2, 100, 101]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIAlertAction.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIAlertController.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIAlertViewStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIApplication.State: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIApplicationShortcutIcon.IconType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<29)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIAttachmentBehavior.AttachmentType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIBackgroundFetchResult: ImportedEnumeration {
  static let numbers: [UInt] = Array(0..<3)
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension UIBarButtonItem.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIBarButtonItem.SystemItem: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<25)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIBarMetrics: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 101, 102]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIBarPosition: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIBarStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIBaselineAdjustment: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIBlurEffect.Style: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIButton.ButtonType: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 2, 3, 4, 5, 7]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<6)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionView.ElementCategory: ImportedEnumeration {
  static let numbers: [UInt] = Array(0..<3)
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension UICollectionView.ScrollDirection: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionViewDropProposal.Intent: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionViewFlowLayout.SectionInsetReference: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UICollectionViewUpdateItem.Action: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIContentInsetsReference: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIContextMenuInteractionCommitStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIContextualAction.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIControl.ContentHorizontalAlignment: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<6)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIControl.ContentVerticalAlignment: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDatePicker.Mode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDatePickerStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDevice.BatteryState: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDeviceOrientation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<7)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDocument.ChangeKind: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}
