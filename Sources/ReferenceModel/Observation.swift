public import AppProtocol
internal import Foundation

/// One thing that a user sees, as a model expects it. Of an element that has been scrolled out of sight nothing is seen.
public enum Observation: Hashable, Sendable {
  // An element
  /// Whether it is on the screen: `.exists(.button("Share"), false)`.
  case exists(ElementName, Bool)
  /// What a field holds, or what a label, a button or another element says.
  case text(ElementName, String)
  /// What a field shows in grey while it is empty.
  case placeholder(ElementName, String)
  /// Whether a control takes touches.
  case enabled(ElementName, Bool)
  /// Whether a control is selected.
  case selected(ElementName, Bool)
  /// Whether it is the first responder.
  case focus(ElementName, Bool)
  /// Whether a finger would reach its middle.
  case inReach(ElementName, Bool)
  /// Whether the keyboard hides any part of the element.
  case covered(ElementName, Bool)
  /// The points between the lower edge of the element and what is below it: the top of the keyboard, or the end of the
  /// screen while no keyboard is up. Negative where the element is partly hidden.
  case roomBelow(ElementName, Double)
  /// How far a table or another scroll view has been scrolled down, in points.
  case scrolled(ElementName, to: Double)

  /// How the last event moved the element; `nil` when it stayed where it was.
  case moved(ElementName, Movement?)

  // The keyboard
  /// Whether the keyboard's keys are on the screen. An accessory view alone is no keyboard.
  case keyboard(isUp: Bool)
  /// Apple's name of the `UIKeyboardType` case: `emailAddress`. Not compared while the keyboard is down.
  case keyboardType(String)
  /// Whether the Return key is enabled. Not compared while the keyboard is down.
  case returnKey(isEnabled: Bool)
  /// What is written on the key: `Done`. Not compared while the keyboard is down.
  case returnKeyLabel(String)

  // A table
  /// All rows of a section, from the first; of those that are on the screen the texts are compared.
  case rows(SectionName, [String])
  /// How many rows a section has, whatever they say.
  case rowCount(SectionName, Int)
  /// Which rows of a section are ticked off: those that have a checkmark.
  case ticks(SectionName, [Bool])
  /// A finger can reach the row.
  case rowInSight(SectionName, Int)
  /// The content of the table, or of the scroll view of that name, can be scrolled clear of what covers it: its bottom inset
  /// is the height of the keyboard while that is up, and otherwise 0.
  case insetFollowsKeyboard(table: String)

  // What only the app can tell
  /// How long the last animation that began takes, in seconds.
  case lastAnimation(seconds: Double)
  /// The value of a probe without parameters. Made by ``probe(_:_:)``.
  case probe(String, json: String)
}

extension Observation {
  /// What a probe of the lesson says; for what no user can see.
  ///
  ///     .probe("parsedItem", item.isEmpty ? nil : item)
  /// - Parameters:
  ///   - name: The name of a function without parameters.
  ///   - value: What its result is expected to be.
  public static func probe(_ name: String, _ value: some Encodable) -> Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    return .probe(name, json: json ?? "null")
  }
}

/// A section of a table, and what to call it and its rows.
public struct SectionName: Hashable, Sendable {
  /// The identifier of the table.
  public var table: String
  /// Counts from 0.
  public var index: Int
  /// What a message calls it: `Fruit`.
  public var title: String
  /// What a message calls a row: `item`.
  public var rowNoun: String

  /// Names a section by its place in its table.
  ///
  ///     SectionName(table: "basket", index: 0, title: "Fruit", rowNoun: "item")
  public init(table: String, index: Int, title: String, rowNoun: String = "row") {
    self.table = table
    self.index = index
    self.title = title
    self.rowNoun = rowNoun
  }
}
