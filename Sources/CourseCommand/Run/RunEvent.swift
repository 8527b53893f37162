/// What a line of a script does. Texts are literals of Swift, as they will stand in code.
enum RunEvent: Equatable {
  case tap(String)
  /// Points from the top left of the screen.
  case tapAt(x: Double, y: Double)
  case type(String)
  case paste(String)
  case delete(Int)
  case pressReturn
  case press(String, seconds: Double)
  /// `left`, `right`, `up`, `down`
  case swipe(String, direction: String)
  /// - points: `nil` for most of what is visible.
  case scroll(String, isDown: Bool, points: Double?)
  /// A case of `UIDeviceOrientation`.
  case rotate(to: String)
  case wait(Double)
  case leave, comeBack
  case expect(String, isThere: Bool)
  /// Of a check.
  case code(String)

  /// As a check says it.
  var checkCode: String {
    switch self {
    case .tap(let name): "\(element(name)).tap()"
    case .tapAt(let x, let y): "app.tap(at: CGPoint(x: \(x), y: \(y)))"
    case .type(let text): "app.typeText(\(text))"
    case .paste(let text): "app.paste(\(text))"
    case .delete(let times): "app.pressDelete(\(times))"
    case .pressReturn: "app.pressReturn()"
    case .press(let name, let seconds): "\(element(name)).press(forDuration: \(seconds))"
    case .swipe(let name, let direction): "\(element(name)).swipe\(direction.capitalized)()"
    case .scroll(let name, let isDown, let points?): "\(element(name)).scroll(by: \(isDown ? "" : "-")\(points))"
    case .scroll(let name, let isDown, nil): "\(element(name)).swipe\(isDown ? "Up" : "Down")()"
    case .rotate(let orientation): "app.rotate(to: .\(orientation))"
    case .wait(let seconds): "app.wait(\(seconds))"
    case .leave: "app.press(.home)"
    case .comeBack: "app.activate()"
    case .expect(let name, let isThere): "expect(\(isThere ? "" : "!")\(element(name)).exists)"
    case .code(let line): line
    }
  }
  private func element(_ name: String) -> String { "app.element(named: \(name))" }
}
