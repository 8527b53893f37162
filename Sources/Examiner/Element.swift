public import AppProtocol
public import Foundation
internal import ReferenceModel

/// An element of the screen, looked for anew in what the app showed last each time that something is asked of it.
///
/// Asking whether it ``exists`` is always possible. Anything else ends the check with a fail when it does not exist, or
/// when there are several.
///
///     let item = app.textFields["item"]
///     expect(item.value, is: "Figs")
public struct Element: ElementQueryProvider, Sendable {
  typealias Node = AppProtocol.Element

  let phrase: Phrase
  private let find: @Sendable (Screen) -> [Node]

  private let others: @Sendable (Screen) -> String

  /// - Parameter others: What is said where it is not there: the elements among which it was looked for.
  init(
    _ phrase: Phrase, others: @escaping @Sendable (Screen) -> String = { _ in "" },
    _ find: @escaping @Sendable (Screen) -> [Node]
  ) {
    self.phrase = phrase
    self.others = others
    self.find = find
  }

  /// All elements of a kind inside of it, however deep.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(type: type, place: phrase.inside) { [find] in find($0).flatMap(\.children) }
  }

  /// The element as it is on the screen now.
  var node: Node {
    let session = Session.current
    let nodes = find(session.screen)
    if nodes.count > 1 { session.end(.fail, "\(phrase.severalTimes(nodes.count)); expected it once") }
    guard let node = nodes.first else { session.end(.fail, phrase.absent + onScreen + alternatives) }
    return node
  }

  private var onScreen: String { phrase.place.isEmpty ? " on the screen" : "" }

  /// What of the same kind is there: ` (there are the buttons "Left" and "Right")`. A name that is wrong by a letter is seen so.
  private var alternatives: String { others(Session.current.screen) }

  var foundNodes: [Node] { find(Session.current.screen) }
}

// MARK: What a user sees of it

extension Element {
  /// Whether it is on the screen. This never ends the check.
  public var exists: Bool {
    flag(!foundNodes.isEmpty, yes: "there", no: "not there", wanted: "it to be there", unwanted: "it to be gone")
  }

  /// Whether it takes touches: `isEnabled` of a control.
  public var isEnabled: Bool {
    flag(node.isEnabled, yes: "enabled", no: "disabled", wanted: "it to be enabled", unwanted: "it to be disabled")
  }

  /// Whether a row of a table has a checkmark; `false` of anything else.
  public var hasCheckmark: Bool {
    flag(
      node.hasCheckmark ?? false, yes: "ticked off", no: "not ticked off", wanted: "it to be ticked off",
      unwanted: "it not to be")
  }

  /// Whether it is selected: a control, or a row.
  public var isSelected: Bool {
    flag(node.isSelected, yes: "selected", no: "not selected", wanted: "it to be selected", unwanted: "it not to be")
  }

  /// Whether a finger would reach its middle: it is within the screen and nothing covers it.
  public var isHittable: Bool {
    let node = foundNodes.first
    return flag(
      node?.isHittable ?? false, yes: "in reach of a finger",
      no: node == nil ? "not there\(alternatives)" : "out of reach of a finger",
      wanted: "it to be in reach", unwanted: "it to be out of reach")
  }

  /// Whether it is the first responder.
  public var hasFocus: Bool {
    flag(
      node.hasFocus, yes: "the first responder", no: "not the first responder", wanted: "it to be the first responder",
      unwanted: "it not to be")
  }

  /// The text or title that is shown, or the accessibility label where there is one.
  public var label: String { read(node.label, "shows") }

  /// The text in a field or text view; `"1"` or `"0"` of a switch.
  public var value: String { read(node.value, "holds") }

  /// What a field shows while it is empty.
  public var placeholderValue: String { read(node.placeholder, "has the placeholder") }

  /// Where it is, in points of the screen, origin top left.
  public var frame: CGRect { read(CGRect(node.frame), "takes up") }

  /// How the last event has moved it; `nil` when it stayed where it was.
  ///
  ///     expect(form.movement, is: .glide(seconds: 0.25, curve: 7))
  public var movement: Movement? {
    let movement = node.movement
    Session.current.readings.append(
      Reading(subject: phrase.definite, verb: "has", value: movement, style: .movement))
    return movement
  }

  func read<Value: Sendable>(_ value: Value, _ verb: String) -> Value {
    Session.current.readings.append(Reading(subject: phrase.definite, verb: verb, value: value))
    return value
  }

  private func flag(_ value: Bool, yes: String, no: String, wanted: String, unwanted: String) -> Bool {
    Session.current.readings.append(
      Reading(
        subject: phrase.definite, verb: "is", value: value,
        style: .flag(yes: yes, no: no, wanted: wanted, unwanted: unwanted)))
    return value
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
