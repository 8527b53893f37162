// What a model says of its keyboard: what a user sees of it, and what a user may do with it.

extension ReferenceKeyboard {
  /// Whether its keys are on the screen.
  public var visibility: Observation { .keyboard(isUp: isUp && choice != .hardware) }

  /// Which of the inputs is the first responder, in the order of ``inputs``.
  public var focus: [Observation] { inputs.map { .focus($0.name, $0.name == firstResponder) } }

  /// What each of the inputs shows, in the order of ``inputs``: of a secure one a bullet for each character.
  public var contents: [Observation] { inputs.map { .text($0.name, shownText($0.name)) } }

  /// What is written on the Return key, and whether it is enabled; nothing while there is no such key on the screen.
  public var returnKey: [Observation] {
    guard let input = firstResponder.flatMap(input), choice != .hardware, !input.isKeypad else { return [] }
    return [.returnKeyLabel(input.returnKey), .returnKey(isEnabled: isReturnKeyEnabled)]
  }

  /// What an input shows: its text, or a bullet for each character of a secure one.
  public func shownText(_ name: ElementName) -> String {
    let text = text(name)
    return name.type == .secureTextField ? String(repeating: "\u{2022}", count: text.count) : text
  }

  /// What a person may do to the phone rather than to the app, one event each: turn it, type with another keyboard, leave the app and
  /// come back. A model whose events are mostly taps and keys picks one of them:
  ///
  ///     events.append(random.pick(keyboard.deviceEvents(&random)))
  public func deviceEvents(_ random: inout SeededRandom) -> [UserEvent] {
    let orientations: [Orientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    return [
      .turn(random.pick(orientations.filter { $0 != orientation })),
      .use(random.pick(KeyboardChoice.allCases.filter { $0 != choice })), .leaveAndComeBack,
    ]
  }
}
