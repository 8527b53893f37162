// The numbers of the cases of enumerations, in the order of the cases.

extension NSKeyValueChange: _ImportedEnumeration {
  public static let _numbers: [UInt] = [1, 2, 3, 4]
}

extension NotificationQueue.PostingStyle: _ImportedEnumeration {
  public static let _numbers: [UInt] = [1, 2, 3]
}

extension RelativeDateTimeFormatter.DateTimeStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension RelativeDateTimeFormatter.UnitsStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIAccessibilityContrast: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1]
}

extension UIAccessibilityScrollDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = [1, 2, 3, 4, 5, 6]
}

extension UIApplication.State: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIApplicationShortcutIcon.IconType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<29)
}

extension UIBackgroundFetchResult: _ImportedEnumeration {
  public static let _numbers: [UInt] = Array(0..<3)
}

extension UIDevice.BatteryState: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIDeviceOrientation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<7)
}

extension UIForceTouchCapability: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIInterfaceOrientation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UILegibilityWeight: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1]
}

extension UIScene.ActivationState: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1, 2]
}

extension UIStatusBarAnimation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIStatusBarStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 3]
}

extension UITraitEnvironmentLayoutDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1]
}

extension UIUserInterfaceIdiom: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1, 2, 3, 5, 6]
}

extension UIUserInterfaceLevel: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1]
}

extension UIUserInterfaceSizeClass: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension _DateComponentsFormatter.UnitsStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<6)
}

extension objc_AssociationPolicy: _ImportedEnumeration {
  public static let _numbers: [UInt] = [0, 1, 3, 769, 771]
}
