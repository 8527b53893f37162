/// The sizes by which apps can tell one device from another, in points: the one table of them that `UIKit`, the reference models and the
/// drawings of screens read.
///
/// Portrait sizes and keyboards are observed on devices, as are those in landscape of phones with a home button; those in
/// landscape of the others are inferred. `[O]` and `[?]` in UIKit's comments mean the same.
package struct DeviceMeasures: Hashable, Sendable {
  /// In portrait.
  package var width, height: Double
  /// What the device has around its screen.
  package var form: Form
  /// With an accessory view, the keyboard is higher by the height of that.
  package var portraitKeyboard, landscapeKeyboard: KeyboardHeights

  /// How high the keyboard on the screen is, without an accessory view.
  package struct KeyboardHeights: Hashable, Sendable {
    /// With the row of suggestions above the keys.
    package var withSuggestions: Double
    /// A keypad has no such row, whatever the user has chosen.
    package var withoutSuggestions: Double
    /// The height of the row of suggestions.
    package var suggestions: Double { withSuggestions - withoutSuggestions }
  }

  /// - Parameters:
  ///   - portrait: The keyboard's heights with and without suggestions.
  ///   - landscape: The same while the device lies on its side.
  package init(
    _ width: Double, _ height: Double, _ form: Form, portrait: (Double, Double), landscape: (Double, Double)
  ) {
    self.width = width
    self.height = height
    self.form = form
    portraitKeyboard = KeyboardHeights(withSuggestions: portrait.0, withoutSuggestions: portrait.1)
    landscapeKeyboard = KeyboardHeights(withSuggestions: landscape.0, withoutSuggestions: landscape.1)
  }

  /// The keyboard's heights in one of the two orientations.
  package func keyboard(isLandscape: Bool) -> KeyboardHeights { isLandscape ? landscapeKeyboard : portraitKeyboard }

  /// A tablet.
  package var isPad: Bool { form == .pad }
  /// The larger phones: regular in width on their side, and with wider margins.
  package var isLarge: Bool { width >= Self.phone414.width }
  /// Of a controller's view, at the left and the right. `[O]`
  package var sideMargin: Double { isLarge ? 20 : 16 }
}

extension DeviceMeasures {
  /// 4 inches: iPhone 5, iPhone SE (1st generation).
  package static let phone320 = Self(320, 568, .homeButton, portrait: (253, 216), landscape: (199, 162))
  /// 4.7 inches: iPhone 6 to 8, iPhone SE (2nd and 3rd generation).
  package static let phone375 = Self(375, 667, .homeButton, portrait: (260, 216), landscape: (200, 162))
  /// 5.5 inches: iPhone 6 Plus to 8 Plus.
  package static let phone414 = Self(414, 736, .homeButton, portrait: (271, 226), landscape: (200, 162))
  /// 5.8 inches: iPhone X, XS, 11 Pro.
  package static let tallPhone375 = Self(375, 812, .homeIndicator, portrait: (335, 291), landscape: (209, 171))
  /// 6.1 and 6.5 inches: iPhone XR, XS Max, 11, 11 Pro Max.
  package static let tallPhone414 = Self(414, 896, .homeIndicator, portrait: (346, 301), landscape: (209, 171))
  /// 10.9 inches: iPad (10th generation), iPad Air (4th and 5th generation).
  package static let pad820 = Self(820, 1180, .pad, portrait: (337, 282), landscape: (426, 371))

  /// From the smallest to the largest.
  package static let all = [phone320, phone375, phone414, tallPhone375, tallPhone414, pad820]

  /// The phone that apps are graded on: as wide as a page of the lessons shows it, with a home button.
  package static let standard = phone375

  /// The device with such a screen, however it is held; `nil` where the table has none.
  package static func device(screenWidth: Double, screenHeight: Double) -> Self? {
    all.first { $0.width == min(screenWidth, screenHeight) && $0.height == max(screenWidth, screenHeight) }
  }
}
