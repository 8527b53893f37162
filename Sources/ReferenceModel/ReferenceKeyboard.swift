public import AppProtocol
internal import DeviceMeasures

/// The keyboard of a phone and the inputs that it writes into, as UIKit handles them when the app does nothing special: which
/// input is the first responder, what stands in each, how high the keyboard is, and what it announces.
///
/// A model holds one, gives it every event, and adds what its own app does:
///
///     var keyboard = ReferenceKeyboard([.init(.textField("street"), returnKey: "Next"), .init(.textField("town"))])
///
///     mutating func handle(_ event: UserEvent) {
///       keyboard.handle(event)
///       if event == .pressReturn, keyboard.firstResponder == .textField("street") {
///         keyboard.begin(.textField("town"))
///       }
///     }
///
/// It answers turning the phone, another keyboard and leaving the app without another line. Sizes are those of the phone on
/// which apps are graded, in points.
public struct ReferenceKeyboard: Hashable, Sendable {
  /// An input of the app.
  public struct Input: Hashable, Sendable {
    /// Its kind decides what keys do: a text view takes a new line where a text field has a Return key, and a secure text field
    /// shows bullets, and forgets its text at the first key after the focus has come back to it.
    public var name: ElementName
    /// Whether its keys are digits alone, as of `UIKeyboardType.phonePad`: such a keyboard has no suggestions and no Return key.
    public var isKeypad: Bool
    /// What is written on the Return key.
    public var returnKey: String
    /// Whether the Return key is disabled while the input is empty, as `enablesReturnKeyAutomatically` has it.
    public var enablesReturnKeyAutomatically: Bool
    /// The height of the input accessory view above the keys, in points; 0 for none. Of a toolbar: ``toolbarHeight``.
    public var accessoryHeight: Double

    public init(
      _ name: ElementName, isKeypad: Bool = false, returnKey: String = "Return",
      enablesReturnKeyAutomatically: Bool = false, accessoryHeight: Double = 0
    ) {
      self.name = name
      self.isKeypad = isKeypad
      self.returnKey = returnKey
      self.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
      self.accessoryHeight = accessoryHeight
    }
  }

  /// In the order in which they were given.
  public let inputs: [Input]
  /// The name of the input that takes the keys; `nil` while there is none.
  public private(set) var firstResponder: ElementName?
  /// What the keyboard has announced because of the last event, oldest first.
  public private(set) var announcements: [Announcement] = []
  /// What the person types with.
  public private(set) var choice = KeyboardChoice.withSuggestions
  /// How the phone is held.
  public private(set) var orientation = Orientation.portrait
  /// How the app's screen lies. Apps that say nothing else stay as they are when the phone stands on its head.
  public private(set) var interfaceOrientation = Orientation.portrait

  private var texts: [ElementName: String] = [:]
  /// Whether the next key replaces the text of the secure input that is the first responder.
  private var replacesSecureText = false
  private let device = DeviceMeasures.standard

  /// Nothing is typed, and the keyboard is down.
  public init(_ inputs: [Input]) { self.inputs = inputs }
}

// MARK: What a person does

extension ReferenceKeyboard {
  /// Does what UIKit does by itself. An event that is no matter of the keyboard's only clears ``announcements``.
  ///
  /// A tap on an input makes it the first responder; a tap elsewhere changes nothing. Return writes a new line in a text view, and
  /// nothing in a text field: what it does there is the app's.
  public mutating func handle(_ event: UserEvent) {
    announcements = []
    switch event {
    case .tap(let name) where input(name) != nil: begin(name)
    case .type(let text): insert(text)
    case .pressDelete: deleteBackward()
    case .paste(let text): insert(text)
    case .holdDelete: empty()
    case .pressReturn: if firstResponder?.type == .textView { insert("\n") }
    case .use(let choice): use(choice)
    case .turn(let orientation): turn(to: orientation)
    // The first responder stays, and the keyboard is up again when the person comes back.
    case .leaveAndComeBack: break
    case .tap, .tapRow, .tapAt, .scroll, .wait: break
    }
  }

  /// Makes the input the first responder, as the app's code does with `becomeFirstResponder()`. Nothing happens to an input that
  /// is the first responder already, or that the keyboard does not know.
  public mutating func begin(_ name: ElementName) {
    guard let input = input(name), firstResponder != name else { return }
    let old = height
    firstResponder = name
    replacesSecureText = input.name.type == .secureTextField && !text(name).isEmpty
    announce(from: old, ownerChanged: true)
  }

  /// Takes the focus away, as `resignFirstResponder()` and `endEditing(_:)` do.
  public mutating func resign() {
    let old = height
    firstResponder = nil
    replacesSecureText = false
    announce(from: old)
  }

  /// Sets what stands in an input, as the app's code does with `text`.
  public mutating func setText(_ text: String, of name: ElementName) { texts[name] = text }

  private mutating func insert(_ text: String) {
    guard let firstResponder, !text.isEmpty else { return }
    texts[firstResponder] = (replacesSecureText ? "" : self.text(firstResponder)) + text
    replacesSecureText = false
  }

  /// The Delete key takes a whole character, however many code points it has.
  private mutating func deleteBackward() {
    guard let firstResponder, !text(firstResponder).isEmpty else { return }
    texts[firstResponder] = replacesSecureText ? "" : String(text(firstResponder).dropLast())
    replacesSecureText = false
  }

  private mutating func empty() {
    guard let firstResponder, !text(firstResponder).isEmpty else { return }
    texts[firstResponder] = ""
    replacesSecureText = false
  }

  private mutating func use(_ choice: KeyboardChoice) {
    let old = height
    self.choice = choice
    announce(from: old, isAnother: true)
  }

  /// The keyboard that is up goes, and comes again as high as it is on the turned screen.
  private mutating func turn(to orientation: Orientation) {
    self.orientation = orientation
    guard orientation != .portraitUpsideDown, orientation != interfaceOrientation else { return }
    let old = height
    if old > 0 { announcements.append(.hide) }
    interfaceOrientation = orientation
    if old > 0 { announcements.append(.show(top: top)) }
  }
}

// MARK: What there is of it

extension ReferenceKeyboard {
  /// What stands in an input: the text itself, also of a secure one.
  public func text(_ name: ElementName) -> String { texts[name] ?? "" }

  /// Whether anything of it is on the screen: keys, or an accessory view above a hardware keyboard.
  public var isUp: Bool { height > 0 }

  /// Whether the Return key does something: the first responder's keyboard has one, as a hardware keyboard does, and it is not disabled
  /// because the input is empty. Never while there is no first responder; a keypad on the screen has no Return key.
  public var isReturnKeyEnabled: Bool {
    guard let input = firstResponder.flatMap(input), choice == .hardware || !input.isKeypad else { return false }
    return !input.enablesReturnKeyAutomatically || !text(input.name).isEmpty
  }

  /// In points, with the accessory view; 0 while it is down.
  public var height: Double {
    guard let input = firstResponder.flatMap(input) else { return 0 }
    return input.accessoryHeight + (choice == .hardware ? 0 : keysHeight(input))
  }

  private func keysHeight(_ input: Input) -> Double {
    let heights = device.keyboard(isLandscape: isLandscape)
    return choice == .withSuggestions && !input.isKeypad ? heights.withSuggestions : heights.withoutSuggestions
  }

  /// The vertical position of its upper edge, in points from the top of the screen; the screen's height while it is down.
  public var top: Double { screenHeight - height }

  /// Whether the app's screen lies on its side.
  public var isLandscape: Bool { interfaceOrientation.isLandscape }
  /// In points, as the app's screen lies.
  public var screenHeight: Double { isLandscape ? device.width : device.height }
  /// In points, as the app's screen lies.
  public var screenWidth: Double { isLandscape ? device.height : device.width }

  /// Whether it hides a place on the screen: a finger that goes there touches the keyboard.
  /// - Parameter y: In points from the top of the screen.
  public func covers(y: Double) -> Bool { isUp && y >= top }

  /// The keyboard is down, and phone and keyboard are as they were when the app was launched.
  public var isAsAtLaunch: Bool {
    firstResponder == nil && orientation == .portrait && interfaceOrientation == .portrait && choice == .withSuggestions
  }

  func input(_ name: ElementName) -> Input? { inputs.first { $0.name == name } }
}

// MARK: What it announces

extension ReferenceKeyboard {
  /// What apps hear of the keyboard before it moves. A change of the frame is posted with the other two also.
  public enum Announcement: Hashable, Sendable {
    /// `keyboardWillShowNotification`, and where the upper edge of its end frame is, in points from the top of the screen.
    case show(top: Double)
    /// `keyboardWillHideNotification`
    case hide
    /// `keyboardWillChangeFrameNotification` alone, and where the upper edge will be.
    case changeFrame(top: Double)
  }

  /// The height of a toolbar in points, for inputs that have one for their accessory view.
  public static let toolbarHeight = ViewMeasures.barHeight
  /// The keyboard's own motion: ``duration`` seconds with the curve ``curve``.
  public static let motion = Movement.glide(seconds: KeyboardMotion.duration, curve: KeyboardMotion.curve)
  /// In seconds.
  public static let duration = KeyboardMotion.duration
  /// The raw value of `UIView.AnimationCurve`.
  public static let curve = KeyboardMotion.curve

  /// - Parameters:
  ///   - ownerChanged: Whether another input is the first responder now.
  ///   - isAnother: Whether the person has taken another keyboard: one that is up announces its new frame as if it was shown again. One
  ///     that is of another height in the next input is assumed to do so too.
  private mutating func announce(from old: Double, ownerChanged: Bool = false, isAnother: Bool = false) {
    switch (old > 0, height > 0) {
    case (false, false): break
    case (false, true): announcements.append(.show(top: top))
    case (true, false): announcements.append(.hide)
    case (true, true):
      guard ownerChanged || old != height else { break }
      announcements.append(isAnother || old != height ? .show(top: top) : .changeFrame(top: top))
    }
  }
}
