import Foundation

/// What differs between one phone and another, as far as an app can tell.
package struct DeviceModel: Hashable, Sendable {
  /// In points, portrait.
  package var screenSize: CGSize
  /// In points, without an accessory view; the predictive bar is counted.
  package var keyboardHeight: CGFloat
  /// The major version of iOS whose habits are followed.
  package var systemVersion: Int
  /// With a hardware keyboard only the accessory view comes up.
  package var hasHardwareKeyboard = false

  /// [O] iOS 10 and older posted the show notifications again when the focus moved from field to field.
  package var showsKeyboardAgainBetweenFields: Bool { systemVersion <= 10 }
  /// [A] keyboardWillShowNotification: from iOS 16.1 its object is the screen.
  package var keyboardNotificationsNameScreen: Bool { systemVersion > 16 }

  package init(
    screenSize: CGSize, keyboardHeight: CGFloat, systemVersion: Int = 16, hasHardwareKeyboard: Bool = false
  ) {
    self.screenSize = screenSize
    self.keyboardHeight = keyboardHeight
    self.systemVersion = systemVersion
    self.hasHardwareKeyboard = hasHardwareKeyboard
  }

  // [O] Heights with the predictive bar.
  package static let phone320 = DeviceModel(screenSize: CGSize(width: 320, height: 568), keyboardHeight: 253)
  package static let phone375 = DeviceModel(screenSize: CGSize(width: 375, height: 667), keyboardHeight: 260)
  package static let phone414 = DeviceModel(screenSize: CGSize(width: 414, height: 736), keyboardHeight: 271)
  package static let tallPhone375 = DeviceModel(screenSize: CGSize(width: 375, height: 812), keyboardHeight: 335)
  package static let tallPhone414 = DeviceModel(screenSize: CGSize(width: 414, height: 896), keyboardHeight: 346)
  package static let pad820 = DeviceModel(screenSize: CGSize(width: 820, height: 1180), keyboardHeight: 337)

  /// The device that the app runs on: set before the first window is made.
  @MainActor package static var current = phone375
}
