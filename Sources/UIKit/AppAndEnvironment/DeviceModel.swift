package import DeviceMeasures
import Foundation

/// What differs between one phone and another, and how this one is held and typed on, as far as an app can tell.
package struct DeviceModel: Hashable, Sendable {
  /// Its sizes.
  package let measures: DeviceMeasures
  /// The major version of iOS whose behaviour is followed.
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
      ? CGSize(width: measures.height, height: measures.width)
      : CGSize(width: measures.width, height: measures.height)
  }
  /// In points, without an accessory view, as the phone is held now.
  /// - Parameter keypad: Whether its keys are digits alone: there is nothing to suggest then [O].
  package func keyboardHeight(keypad: Bool) -> CGFloat {
    let heights = measures.keyboard(isLandscape: interfaceOrientation.isLandscape)
    return showsSuggestions && !keypad ? heights.withSuggestions : heights.withoutSuggestions
  }
  package var isPad: Bool { measures.isPad }

  /// [O] iOS 10 and older posted the show notifications again when the focus moved from field to field.
  package var showsKeyboardAgainBetweenFields: Bool { systemVersion <= 10 }
  /// [A] keyboardWillShowNotification: from iOS 16.1 its object is the screen.
  package var keyboardNotificationsNameScreen: Bool { systemVersion > 16 }

  package init(_ measures: DeviceMeasures, systemVersion: Int = 18) {
    self.measures = measures
    self.systemVersion = systemVersion
  }

  package static let phone320 = DeviceModel(.phone320)
  package static let phone375 = DeviceModel(.phone375)
  package static let phone414 = DeviceModel(.phone414)
  package static let tallPhone375 = DeviceModel(.tallPhone375)
  package static let tallPhone414 = DeviceModel(.tallPhone414)
  package static let pad820 = DeviceModel(.pad820)
  /// What the app runs on when nothing else is said.
  package static let standard = DeviceModel(.standard)
}
