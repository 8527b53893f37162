// The numbers of the cases of enumerations, in the order of the cases.

extension UIActivityIndicatorView.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 2, 100, 101]
}

extension UIBarButtonItem.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIBarButtonItem.SystemItem: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<25)
}

extension UIBarMetrics: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 101, 102]
}

extension UIBarPosition: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIBarStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIBaselineAdjustment: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIBlurEffect.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
}

extension UIButton.ButtonType: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 2, 3, 4, 5, 7]
}

extension UIControl.ContentHorizontalAlignment: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<6)
}

extension UIControl.ContentVerticalAlignment: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIDatePicker.Mode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UIDatePickerStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIEvent.EventSubtype: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 100, 101, 102, 103, 104, 105]
}

extension UIEvent.EventType: _ImportedEnumeration {
  public static let _numbers: [Int] = [0, 1, 2, 3, 10, 11, 14]
}

extension UIGestureRecognizer.State: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<6)
}

extension UIImpactFeedbackGenerator.FeedbackStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UIMenuElement.State: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UINotificationFeedbackGenerator.FeedbackType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIPageControl.BackgroundStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIProgressView.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<2)
}

extension UIScrollView.ContentInsetAdjustmentBehavior: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIScrollView.IndicatorStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIScrollView.KeyboardDismissMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<5)
}

extension UISwitch.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITabBarItemAppearance.Style: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UITouch.Phase: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<8)
}

extension UITouch.TouchType: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIUserInterfaceStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}

extension UIVibrancyEffectStyle: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<8)
}

extension UIView.AnimationCurve: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<4)
}

extension UIView.ContentMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<13)
}

extension UIView.TintAdjustmentMode: _ImportedEnumeration {
  public static let _numbers: [Int] = Array(0..<3)
}
