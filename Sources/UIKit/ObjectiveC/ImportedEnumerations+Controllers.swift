// The numbers of the cases of enumerations, in the order of the cases.

extension UIActivity.Category: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIAlertAction.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIAlertController.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIAlertViewStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIContextMenuConfiguration.ElementOrder: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIContextMenuInteractionCommitStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIDocument.ChangeKind: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIDocument.SaveOperation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIDocumentPickerMode: _ImportedEnumeration {
  public static let _numbers: [UInt] = Array(0..<4)
}

extension UIImagePickerController.CameraCaptureMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIImagePickerController.CameraDevice: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIImagePickerController.CameraFlashMode: _ImportedEnumeration {
  public static let _numbers: [Int] = [-1, 0, 1]
}

extension UIImagePickerController.QualityType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<6)
}

extension UIImagePickerController.SourceType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIMenuController.ArrowDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UIModalPresentationStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 2, 3, 4, 5, 6, 7, -1, -2]
}

extension UIModalTransitionStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UINavigationController.Operation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UINavigationItem.BackButtonDisplayMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UINavigationItem.LargeTitleDisplayMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UINavigationItem.SearchBarPlacement: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIPageViewController.NavigationDirection: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIPageViewController.NavigationOrientation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIPageViewController.SpineLocation: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIPageViewController.TransitionStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UISplitViewController.Column: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UISplitViewController.DisplayMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<7)
}

extension UISplitViewController.PrimaryEdge: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UISplitViewController.SplitBehavior: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UISplitViewController.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITabBar.ItemPositioning: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITabBarItem.SystemItem: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<12)
}
