import Foundation

/// What differs between one phone and another, and how this one is held and typed on, as far as an app can tell.
package struct DeviceModel: Hashable, Sendable {
  /// The heights of the keyboard on the screen, in points, without an accessory view.
  package struct KeyboardHeights: Hashable, Sendable {
    package var withSuggestions, withoutSuggestions: CGFloat

    package init(withSuggestions: CGFloat, withoutSuggestions: CGFloat) {
      self.withSuggestions = withSuggestions
      self.withoutSuggestions = withoutSuggestions
    }
  }

  /// In points, portrait.
  package var portraitSize: CGSize
  package var portraitKeyboard, landscapeKeyboard: KeyboardHeights
  /// The major version of iOS whose habits are followed.
  package var systemVersion: Int
  /// The row of suggestions above the keys.
  package var showsSuggestions = true
  /// With a hardware keyboard only the accessory view comes up.
  package var hasHardwareKeyboard = false
  package var orientation = UIDeviceOrientation.portrait
  /// How the app's screen lies: it follows the phone as far as the app supports that.
  package var interfaceOrientation = UIInterfaceOrientation.portrait

  /// [A] UIScreen, bounds: in the orientation of the interface.
  package var screenSize: CGSize {
    interfaceOrientation.isLandscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
  }
  /// In points, without an accessory view, as the phone is held now.
  /// - Parameter keypad: Whether its keys are digits alone: there is nothing to suggest then [O].
  package func keyboardHeight(keypad: Bool) -> CGFloat {
    let heights = interfaceOrientation.isLandscape ? landscapeKeyboard : portraitKeyboard
    return showsSuggestions && !keypad ? heights.withSuggestions : heights.withoutSuggestions
  }
  package var isPad: Bool { portraitSize.width >= 744 }

  /// [O] iOS 10 and older posted the show notifications again when the focus moved from field to field.
  package var showsKeyboardAgainBetweenFields: Bool { systemVersion <= 10 }
  /// [A] keyboardWillShowNotification: from iOS 16.1 its object is the screen.
  package var keyboardNotificationsNameScreen: Bool { systemVersion > 16 }

  /// - Parameters:
  ///   - portrait: The keyboard's heights with and without suggestions.
  ///   - landscape: The same while the phone lies on its side.
  package init(
    _ width: CGFloat, _ height: CGFloat, portrait: (CGFloat, CGFloat), landscape: (CGFloat, CGFloat),
    systemVersion: Int = 16
  ) {
    portraitSize = CGSize(width: width, height: height)
    portraitKeyboard = KeyboardHeights(withSuggestions: portrait.0, withoutSuggestions: portrait.1)
    landscapeKeyboard = KeyboardHeights(withSuggestions: landscape.0, withoutSuggestions: landscape.1)
    self.systemVersion = systemVersion
  }

  // Portrait [O]; landscape [O] for phones with a home button, [?] for the others.
  package static let phone320 = DeviceModel(320, 568, portrait: (253, 216), landscape: (199, 162))
  package static let phone375 = DeviceModel(375, 667, portrait: (260, 216), landscape: (200, 162))
  package static let phone414 = DeviceModel(414, 736, portrait: (271, 226), landscape: (200, 162))
  package static let tallPhone375 = DeviceModel(375, 812, portrait: (335, 291), landscape: (209, 171))
  package static let tallPhone414 = DeviceModel(414, 896, portrait: (346, 301), landscape: (209, 171))
  package static let pad820 = DeviceModel(820, 1180, portrait: (337, 282), landscape: (426, 371))

  /// The device that the app runs on: set before the first window is made.
  @MainActor package static var current = phone375
}
