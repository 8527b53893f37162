// The numbers of the cases of enumerations, in the order of the cases.

extension UIActivity.Category: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
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

extension UIContextMenuConfiguration.ElementOrder: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIContextMenuInteractionCommitStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDocument.ChangeKind: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDocument.SaveOperation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIDocumentPickerMode: ImportedEnumeration {
  static let numbers: [UInt] = Array(0..<4)
  public init?(rawValue: UInt) { self = Self.numbered(rawValue) }
  public var rawValue: UInt { number }
}

extension UIImagePickerController.CameraCaptureMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImagePickerController.CameraDevice: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImagePickerController.CameraFlashMode: ImportedEnumeration {
  static let numbers: [Int] = [-1, 0, 1]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImagePickerController.QualityType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<6)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIImagePickerController.SourceType: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIMenuController.ArrowDirection: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<5)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIModalPresentationStyle: ImportedEnumeration {
  static let numbers: [Int] = [0, 1, 2, 3, 4, 5, 6, 7, -1, -2]
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIModalTransitionStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UINavigationController.Operation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UINavigationItem.BackButtonDisplayMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UINavigationItem.LargeTitleDisplayMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UINavigationItem.SearchBarPlacement: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIPageViewController.NavigationDirection: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIPageViewController.NavigationOrientation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIPageViewController.SpineLocation: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UIPageViewController.TransitionStyle: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UISplitViewController.Column: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UISplitViewController.DisplayMode: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<7)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UISplitViewController.PrimaryEdge: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<2)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UISplitViewController.SplitBehavior: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<4)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UISplitViewController.Style: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITabBar.ItemPositioning: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<3)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}

extension UITabBarItem.SystemItem: ImportedEnumeration {
  static let numbers: [Int] = Array(0..<12)
  public init?(rawValue: Int) { self = Self.numbered(rawValue) }
  public var rawValue: Int { number }
}
