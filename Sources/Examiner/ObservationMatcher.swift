internal import AppProtocol
internal import Foundation
internal import ReferenceModel

/// Compares what a model expects a user to see with a screen.
struct ObservationMatcher {
  struct Mismatch: Equatable {
    var seen: String
    /// What stands after the word "expected".
    var expected: String
    /// What it is about; see ``Difference/kind``.
    var kind = ""
  }

  let screen: Screen
  /// Where the values of probes come from.
  private(set) var session: Session?

  let index: ScreenIndex

  init(screen: Screen) {
    self.screen = screen
    index = ScreenIndex(screen)
  }

  init(_ session: Session) {
    self.init(screen: session.screen)
    self.session = session
  }

  func firstDifference(_ observations: [Observation]) throws(Interruption) -> Mismatch? {
    for observation in observations {
      if var mismatch = try mismatch(observation) {
        mismatch.kind = observation.subject
        return mismatch
      }
    }
    return nil
  }

  private func mismatch(_ observation: Observation) throws(Interruption) -> Mismatch? {
    switch observation {
    case .exists(let name, let expected):
      let isThere = locate(name) != nil
      guard isThere || !isScrolledAway(name) else { return nil }
      return flag(name.words, isThere, expected, words: ("there", "not there"))
    case .text(let name, let expected): return compare(name) { text(name, $0, expected) }
    case .placeholder(let name, let expected):
      return compare(name) { words("the placeholder of \(name.words) is", $0.placeholder, expected) }
    case .enabled(let name, let expected):
      return compare(name) { flag(name.words, $0.isEnabled, expected, words: ("enabled", "disabled")) }
    case .selected(let name, let expected):
      return compare(name) { flag(name.words, $0.isSelected, expected, words: ("selected", "not selected")) }
    case .focus(let name, let expected):
      let words = ("the first responder", "not the first responder")
      return compare(name) { flag(name.words, $0.hasFocus, expected, words: words) }
    case .inReach(let name, let expected):
      let words = ("in reach of a finger", "out of reach of a finger")
      return compare(name) { flag(name.words, $0.isHittable, expected, words: words) }
    case .covered(let name, let expected):
      let words = ("covered by the keyboard", "clear of the keyboard")
      return compare(name) { flag(name.words, isCovered($0), expected, words: words) }
    case .roomBelow(let name, let expected):
      return compare(name) { points("the room below \(name.words)", floor - $0.frame.maxY, expected) }
    case .scrolled(let name, let expected):
      return compare(name) { node in
        node.scroll.flatMap { points(name.words, $0.contentOffset.y, expected, verb: "is scrolled down by") }
      }
    case .moved(let name, let expected): return compare(name) { movement(name, $0.movement, expected) }
    case .lastAnimation(let expected):
      guard let last = screen.animations.last else {
        return Mismatch(seen: "nothing was animated", expected: "it to be")
      }
      return points("the last animation", last.duration, expected, verb: "takes", unit: "seconds", tolerance: 0.005)
    case .probe(let name, let expected): return try probe(name, expected)
    case .rows(let section, let expected): return rows(section, expected)
    case .rowCount(let section, let expected):
      return inTable(section.table) { table in rowCount(section, of: table, expected) }
    case .ticks(let section, let expected): return ticks(section, expected)
    case .rowInSight(let section, let row): return rowInSight(section, row)
    case .insetFollowsKeyboard(let name):
      let element = find(.table(name)) == nil ? ElementName.scrollView(name) : .table(name)
      return compare(element) { inset(element, of: $0) }
    case .keyboard, .keyboardType, .returnKey, .returnKeyLabel: return keyboard(observation)
    }
  }

  private func keyboard(_ observation: Observation) -> Mismatch? {
    if case .keyboard(let expected) = observation {
      return flag("the keyboard", screen.keyboard?.hasKeys ?? false, expected, words: ("up", "down"))
    }
    guard let keyboard = screen.keyboard else { return nil }
    switch observation {
    case .returnKey(let expected):
      return flag("the Return key", keyboard.isReturnKeyEnabled, expected, words: ("enabled", "disabled"))
    case .returnKeyLabel(let expected): return words("the Return key says", keyboard.returnKey, expected)
    case .keyboardType(let expected): return words("the keyboard is of the type", keyboard.type, expected)
    default: return nil
    }
  }

  private func movement(_ name: ElementName, _ seen: Movement?, _ expected: Movement?) -> Mismatch? {
    guard seen != expected else { return nil }
    return Mismatch(seen: "\(name.words) has \(Movement.words(seen))", expected: Movement.expectedWords(expected))
  }

  private func probe(_ name: String, _ expected: String) throws(Interruption) -> Mismatch? {
    guard let session else { return nil }
    switch try session.value(of: "\(name)()") {
    case .failure(let refusal): return Mismatch(seen: "\(name)() has no value: \(refusal.clause)", expected: "one")
    case .success(let json):
      guard JSONText.canonical(json) != JSONText.canonical(expected) else { return nil }
      return Mismatch(seen: "\(name)() is \(JSONText.words(json))", expected: JSONText.words(expected))
    }
  }

  /// Where the keyboard begins, or the screen ends.
  private var floor: Double { screen.keyboard?.frame.minY ?? screen.size.height }

  private func isCovered(_ node: AppProtocol.Element) -> Bool {
    screen.keyboard.map { $0.frame.intersects(node.frame) } ?? false
  }

  private func words(_ subject: String, _ seen: String, _ expected: String) -> Mismatch? {
    seen == expected ? nil : Mismatch(seen: "\(subject) \(Words.quoted(seen))", expected: Words.quoted(expected))
  }

  private func points(
    _ subject: String, _ seen: Double, _ expected: Double, verb: String = "is", unit: String = "points",
    tolerance: Double = 0.5
  ) -> Mismatch? {
    guard abs(seen - expected) > tolerance else { return nil }
    return Mismatch(seen: "\(subject) \(verb) \(Words.decimal(seen)) \(unit)", expected: Words.decimal(expected))
  }

  private func text(_ name: ElementName, _ node: AppProtocol.Element, _ expected: String) -> Mismatch? {
    let isField = [.textField, .secureTextField, .textView, .switch].contains(node.type)
    let seen = isField ? node.value : node.label
    guard seen != expected else { return nil }
    return Mismatch(
      seen: "\(name.words) \(isField ? "holds" : "shows") \(Words.quoted(seen))", expected: Words.quoted(expected))
  }

  private func flag(_ subject: String, _ seen: Bool, _ expected: Bool, words: (String, String)) -> Mismatch? {
    guard seen != expected else { return nil }
    return Mismatch(
      seen: "\(subject) is \(seen ? words.0 : words.1)", expected: "it to be \(expected ? words.0 : words.1)")
  }

  private func inset(_ name: ElementName, of table: AppProtocol.Element) -> Mismatch? {
    let expected = screen.keyboard?.frame.height ?? 0
    guard let seen = table.scroll?.contentInset.bottom, abs(seen - expected) > 0.5 else { return nil }
    return Mismatch(
      seen: "the bottom content inset of \(name.words) is \(Words.decimal(seen))",
      expected: expected == 0 ? "0" : "\(Words.decimal(expected)), the height of the keyboard")
  }
}
