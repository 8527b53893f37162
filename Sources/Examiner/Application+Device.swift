public import AppProtocol
internal import ReferenceModel

/// A button on the outside of the phone.
public enum DeviceButton: Sendable {
  case home
}

// XCUITest has these on `XCUIDevice.shared`: `orientation`, `press(_:)`; `activate()` is there as here.

extension Application {
  /// Turns the phone. What the app makes of it is its own affair: the screen follows where the controller in front
  /// supports the new orientation.
  public func rotate(to orientation: Orientation, line: Int = #line) {
    Session.current.perform(.turn(orientation), orientation.words, line: line)
  }

  /// Leaves the app. Nothing of it is on the screen until ``activate(line:)``.
  public func press(_ button: DeviceButton, line: Int = #line) {
    switch button {
    case .home: Session.current.perform(.leave, "leave the app", line: line)
    }
  }

  /// Opens the app again.
  public func activate(line: Int = #line) { Session.current.perform(.comeBack, "come back", line: line) }
}

extension KeyboardElement {
  /// Types with another keyboard from now on, as a person chooses in the settings or by plugging one in.
  public func change(to keyboard: KeyboardChoice, line: Int = #line) {
    Session.current.perform(.use(keyboard), keyboard.words, line: line)
  }
}
