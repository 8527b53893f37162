// The numbers of the cases of enumerations, in the order of the cases.

extension UIActivityIndicatorView.Style: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 2, 100, 101]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
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

extension UIEvent.EventSubtype: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 100, 101, 102, 103, 104, 105]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIEvent.EventType: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 2, 3, 10, 11, 14]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIGestureRecognizer.State: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<6)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImpactFeedbackGenerator.FeedbackStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIMenuElement.State: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UINotificationFeedbackGenerator.FeedbackType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIPageControl.BackgroundStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIProgressView.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIScrollView.IndicatorStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIScrollView.KeyboardDismissMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UISwitch.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITabBarItemAppearance.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITouch.Phase: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<8)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITouch.TouchType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIUserInterfaceStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIVibrancyEffectStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<8)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIView.AnimationCurve: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIView.ContentMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<13)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIView.TintAdjustmentMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}
