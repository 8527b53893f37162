/// The sizes by which apps can tell one device from another, in points: the one table of them that `UIKit` and the
/// reference models read.
///
/// Portrait sizes and keyboards are observed on devices, as are those in landscape of phones with a home button; those in
/// landscape of the others are inferred. `[O]` and `[?]` in UIKit's comments mean the same.
package struct DeviceMeasures: Hashable, Sendable {
  /// In portrait.
  package var width, height: Double
  /// With an accessory view, the keyboard is higher by the height of that.
  package var portraitKeyboard, landscapeKeyboard: KeyboardHeights

  /// How high the keyboard on the screen is, without an accessory view.
  package struct KeyboardHeights: Hashable, Sendable {
    /// With the row of suggestions above the keys.
    package var withSuggestions: Double
    /// A keypad has no such row, whatever the user has chosen.
    package var withoutSuggestions: Double
  }

  /// - Parameters:
  ///   - portrait: The keyboard's heights with and without suggestions.
  ///   - landscape: The same while the device lies on its side.
  package init(_ width: Double, _ height: Double, portrait: (Double, Double), landscape: (Double, Double)) {
    self.width = width
    self.height = height
    portraitKeyboard = KeyboardHeights(withSuggestions: portrait.0, withoutSuggestions: portrait.1)
    landscapeKeyboard = KeyboardHeights(withSuggestions: landscape.0, withoutSuggestions: landscape.1)
  }

  /// The keyboard's heights in one of the two orientations.
  package func keyboard(isLandscape: Bool) -> KeyboardHeights { isLandscape ? landscapeKeyboard : portraitKeyboard }
}

extension DeviceMeasures {
  /// 4 inches, with a home button: iPhone 5, iPhone SE (1st generation).
  package static let phone320 = Self(320, 568, portrait: (253, 216), landscape: (199, 162))
  /// 4.7 inches, with a home button: iPhone 6 to 8, iPhone SE (2nd and 3rd generation).
  package static let phone375 = Self(375, 667, portrait: (260, 216), landscape: (200, 162))
  /// 5.5 inches, with a home button: iPhone 6 Plus to 8 Plus.
  package static let phone414 = Self(414, 736, portrait: (271, 226), landscape: (200, 162))
  /// 5.8 inches, without a home button: iPhone X, XS, 11 Pro.
  package static let tallPhone375 = Self(375, 812, portrait: (335, 291), landscape: (209, 171))
  /// 6.1 and 6.5 inches, without a home button: iPhone XR, XS Max, 11, 11 Pro Max.
  package static let tallPhone414 = Self(414, 896, portrait: (346, 301), landscape: (209, 171))
  /// 10.9 inches: iPad (10th generation), iPad Air (4th and 5th generation).
  package static let pad820 = Self(820, 1180, portrait: (337, 282), landscape: (426, 371))

  /// The phone that apps are graded on: as wide as a page of the lessons shows it, with a home button.
  package static let standard = phone375
}
