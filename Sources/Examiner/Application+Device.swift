public import AppProtocol
internal import ReferenceModel

/// A button on the outside of the phone.
public enum DeviceButton: Sendable {
  /// Leaves the app.
  case home
}

// XCUITest has these on `XCUIDevice.shared`: `orientation`, `press(_:)`; `activate()` is there as here.

extension Application {
  /// Turns the phone. The screen follows where the view controller in front supports the new orientation.
  ///
  ///     app.rotate(to: .landscapeLeft)
  public func rotate(to orientation: Orientation, line: Int = #line) {
    Session.current.perform(.turn(orientation), orientation.words, line: line)
  }

  /// Presses a button of the phone: `.home` leaves the app, and nothing of it is on the screen until ``activate(line:)``.
  ///
  ///     app.press(.home)
  ///     app.activate()
  public func press(_ button: DeviceButton, line: Int = #line) {
    switch button {
    case .home: Session.current.perform(.leave, "leave the app", line: line)
    }
  }

  /// Opens the app again after ``press(_:line:)``.
  public func activate(line: Int = #line) { Session.current.perform(.comeBack, "come back", line: line) }
}

extension KeyboardElement {
  /// Types with another keyboard from now on, as a person chooses in the settings or by connecting one.
  ///
  ///     app.keyboard.change(to: .hardware)
  public func change(to keyboard: KeyboardChoice, line: Int = #line) {
    Session.current.perform(.use(keyboard), keyboard.words, line: line)
  }
}
