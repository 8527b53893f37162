@_exported public import Foundation
public import AppProtocol
@_exported public import ReferenceModel

/// The learner's app, running and shown on a phone's screen.
///
///     app.buttons["Put"].tap()
///     expect(app.staticTexts["total"].label, is: "1")
public let app = Application()

/// What a user can do with an app, and where to look in it. Check code has it as ``app``.
///
/// Where XCUITest has a name for something, it is the name here. The functions that a lesson's probes bring are called on
/// it too.
public struct Application: ElementQueryProvider, Sendable {
  init() {}

  /// All elements of a kind on the screen, and in the accessory view of the keyboard.
  public func descendants(matching type: ElementType) -> ElementQuery {
    // A phone's window is as large as its screen; elements are not told apart by windows.
    if type == .window { return ElementQuery(type: type, place: "") { [$0.window] } }
    return ElementQuery(type: type, place: "") { screen in screen.elements + (screen.keyboard?.accessory ?? []) }
  }

  /// The keyboard on the screen.
  public var keyboard: KeyboardElement { KeyboardElement() }

  /// The animations that began since the app was launched, oldest first; at most the last 32. Each is a call of `UIView.animate`.
  ///
  ///     expect(app.animations.last?.duration, is: 0.25)
  public var animations: [Animation] {
    let animations = Session.current.screen.animations.map(Animation.init)
    Session.current.readings.append(
      Reading(subject: "the app", verb: "has begun", value: animations.count, style: .count(noun: "animation")))
    return animations
  }

  /// Presses keys, one character after the other; `\n` is the Return key. The check ends with a fail when there is no first responder.
  ///
  ///     app.typeText("Figs\n")
  public func typeText(_ text: String, line: Int = #line) {
    let session = Session.current
    session.line = line
    let before = session.screen
    var attempt = Story()
    attempt.addTyping(text, returnKey: before.returnKeyName)
    for words in attempt.lines { session.story.add(words) }
    let words = attempt.lines.joined(separator: ", ")
    session.pictures.begin(words)
    if let refusal = session.send(.typeText(text)) { session.end(.fail, "cannot \(words): \(refusal)") }
    session.trace?.add(words, from: before, to: session.screen)
  }

  /// Presses the key that deletes the character before the insertion point, so many times. The check ends with a fail when there is no
  /// first responder.
  public func pressDelete(_ times: Int = 1, line: Int = #line) {
    for _ in 0..<max(times, 0) { Session.current.perform(.pressDelete, "press Delete", line: line) }
  }

  /// Puts a text in at once, as from the clipboard. The check ends with a fail when there is no first responder.
  ///
  ///     app.paste("Figs, fresh")
  public func paste(_ text: String, line: Int = #line) {
    Session.current.perform(.paste(text), "paste \(Words.quoted(text))", line: line)
  }

  /// Presses the Return key, whatever is written on it. The check ends with a fail when there is no first responder.
  public func pressReturn(line: Int = #line) { typeText("\n", line: line) }

  /// Taps a point of the screen, in points from the top left. Where nothing takes touches, nothing happens, and the check goes on; beside the screen
  /// no finger can be, and the check ends with a fail.
  ///
  ///     app.tap(at: CGPoint(x: 20, y: 300))
  public func tap(at point: CGPoint, line: Int = #line) {
    let words = "tap the screen at (\(Words.decimal(Double(point.x))), \(Words.decimal(Double(point.y))))"
    let (session, x, y) = (Session.current, Double(point.x), Double(point.y))
    let size = session.screen.size
    guard x >= 0, x < size.width, y >= 0, y < size.height else {
      session.line = line
      session.end(
        .fail, "cannot \(words): it is \(Words.decimal(size.width)) points wide and \(Words.decimal(size.height)) high")
    }
    session.perform(.tapAt(Point(x: x, y: y)), words, line: line)
  }

  /// Waits so many seconds of virtual time: timers and animations of the app go on, and the check does not take longer by it.
  ///
  ///     app.wait(0.5)
  public func wait(_ seconds: Double, line: Int = #line) {
    let words = "wait \(Words.decimal(seconds)) \(seconds == 1 ? "second" : "seconds")"
    Session.current.perform(.wait(seconds: seconds), words, line: line)
  }
}

extension Screen {
  /// No event names it: the number is none that the app gives.
  fileprivate var window: AppProtocol.Element {
    AppProtocol.Element(
      id: ElementID(-2), type: .window, frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
      children: elements)
  }
}

/// One call of `UIView.animate` in the app.
public struct Animation: Hashable, Sendable {
  /// How long it takes, and how long after the call it begins, in seconds of virtual time.
  public let duration, delay: Double
  /// The raw value of `UIView.AnimationOptions`.
  public let options: UInt

  /// The raw value of `UIView.AnimationCurve`: 7 is the keyboard's own.
  public var curve: Int { Int(options >> 16 & 0xF) }

  init(_ animation: AppProtocol.Animation) {
    duration = animation.duration
    delay = animation.delay
    options = animation.options
  }
}
