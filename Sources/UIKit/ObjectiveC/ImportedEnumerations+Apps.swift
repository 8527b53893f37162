// The numbers of the cases of enumerations, in the order of the cases.

extension NSKeyValueChange: ImportedEnumeration {
  static let numbers: [UInt] = [1, 2, 3, 4]
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
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

extension RelativeDateTimeFormatter.UnitsStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
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

extension UIBackgroundFetchResult: ImportedEnumeration {
  static let numbers: [UInt] = Array(0..<3)
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
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

extension UIForceTouchCapability: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIInterfaceOrientation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UILegibilityWeight: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIScene.ActivationState: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1, 2]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIStatusBarAnimation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIStatusBarStyle: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 3]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITraitEnvironmentLayoutDirection: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIUserInterfaceIdiom: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1, 2, 3, 5, 6]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIUserInterfaceLevel: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIUserInterfaceSizeClass: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension _DateComponentsFormatter.UnitsStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<6)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension objc_AssociationPolicy: ImportedEnumeration {
  static let numbers: [UInt] = [0, 1, 3, 769, 771]
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}
