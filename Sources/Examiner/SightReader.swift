internal import AppProtocol
internal import Foundation
internal import ReferenceModel

/// Compares what a model expects a user to see with a screen.
struct SightReader {
  struct Mismatch: Equatable {
    var seen: String
    /// What stands after the word "expected".
    var expected: String
  }

  let screen: Screen
  /// The value of a probe as JSON.
  var probe: (_ key: String) -> String = { _ in "null" }

  init(screen: Screen) { self.screen = screen }

  init(_ session: Session) {
    screen = session.screen
    probe = { app.json(of: $0, line: session.line ?? 0) }
  }

  func firstDifference(_ sights: [Sight]) -> Mismatch? {
    for sight in sights {
      if let mismatch = mismatch(sight) { return mismatch }
    }
    return nil
  }

  private func mismatch(_ sight: Sight) -> Mismatch? {
    switch sight {
    case .exists(let name, let expected):
      guard find(name) != nil || scrolledAway.isEmpty else { return nil }
      return flag(name.words, find(name) != nil, expected, words: ("there", "not there"))
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
    case .lastAnimation, .probe: return inside(sight)
    case .rows(let section, let expected): return rows(section, expected)
    case .rowCount(let section, let expected):
      return inTable(section.table) { table in rowCount(section, of: table, expected) }
    case .insetFollowsKeyboard(let name): return inTable(name) { inset(name, of: $0) }
    case .keyboard, .keyboardType, .returnKey, .returnKeyLabel: return keyboard(sight)
    }
  }

  private func keyboard(_ sight: Sight) -> Mismatch? {
    if case .keyboard(let expected) = sight {
      return flag("the keyboard", screen.keyboard != nil, expected, words: ("up", "down"))
    }
    guard let keyboard = screen.keyboard else { return nil }
    switch sight {
    case .returnKey(let expected):
      return flag("the Return key", keyboard.isReturnKeyEnabled, expected, words: ("enabled", "disabled"))
    case .returnKeyLabel(let expected): return words("the Return key says", keyboard.returnKey, expected)
    case .keyboardType(let expected): return words("the keyboard is of the type", keyboard.type, expected)
    default: return nil
    }
  }

  private func movement(_ name: ElementName, _ seen: Movement?, _ expected: Movement?) -> Mismatch? {
    guard seen != expected else { return nil }
    return Mismatch(seen: "\(name.words) has \(Movement.words(seen))", expected: Movement.wish(expected))
  }

  /// What no user sees.
  private func inside(_ sight: Sight) -> Mismatch? {
    switch sight {
    case .lastAnimation(let expected):
      guard let last = screen.animations.last else {
        return Mismatch(seen: "nothing was animated", expected: "it to be")
      }
      return points("the last animation", last.duration, expected, verb: "takes", unit: "seconds", tolerance: 0.005)
    case .probe(let name, let expected):
      let json = JSONText.canonical(probe("\(name)()"))
      guard json != JSONText.canonical(expected) else { return nil }
      return Mismatch(seen: "\(name)() is \(JSONText.words(json))", expected: JSONText.words(expected))
    default: return nil
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

  private func inset(_ name: String, of table: AppProtocol.Element) -> Mismatch? {
    let expected = screen.keyboard?.frame.height ?? 0
    guard let seen = table.scroll?.contentInset.bottom, abs(seen - expected) > 0.5 else { return nil }
    return Mismatch(
      seen: "the bottom content inset of \(ElementName.table(name).words) is \(Words.decimal(seen))",
      expected: expected == 0 ? "0" : "\(Words.decimal(expected)), the height of the keyboard")
  }
}

// MARK: Rows

extension SightReader {
  private func rowCount(_ section: SectionName, of table: AppProtocol.Element, _ expected: Int) -> Mismatch? {
    let seen = rowCount(section, of: table)
    guard seen != expected else { return nil }
    return Mismatch(
      seen: "the section \(Words.name(section.title)) has \(Words.count(seen, section.rowNoun))",
      expected: Words.count(expected, section.rowNoun))
  }

  private func rowCount(_ section: SectionName, of table: AppProtocol.Element) -> Int {
    let sections = table.sections ?? []
    return sections.indices.contains(section.index) ? sections[section.index].rowCount : 0
  }

  private func rows(_ section: SectionName, _ expected: [String]) -> Mismatch? {
    inTable(section.table) { table in
      let shown = table.rows(ofSection: section.index).compactMap { node in node.row.map { ($0, node.rowText) } }
      let count = rowCount(section, of: table)
      let wrong = shown.first { row, text in !expected.indices.contains(row) || expected[row] != text }
      if count > expected.count { return appeared(section, wrong?.1, extra: count - expected.count) }
      if count < expected.count { return disappeared(section, expected, shown, missing: expected.count - count) }
      return wrong.map { row, text in
        Mismatch(
          seen: "the \(Words.ordinal(row)) \(section.rowNoun) of \(Words.name(section.title)) is \(Words.quoted(text))",
          expected: Words.quoted(expected[row]))
      }
    }
  }

  private func appeared(_ section: SectionName, _ text: String?, extra: Int) -> Mismatch {
    let what: String
    switch (extra, text) {
    case (1, ""?): what = "an empty \(section.rowNoun)"
    case (1, let text?): what = "the \(section.rowNoun) \(Words.quoted(text))"
    default: what = "\(Words.number(extra)) more \(section.rowNoun)\(extra == 1 ? "" : "s")"
    }
    return Mismatch(seen: "\(what) appeared in \(Words.name(section.title))", expected: "none")
  }

  private func disappeared(
    _ section: SectionName, _ expected: [String], _ shown: [(Int, String)], missing: Int
  ) -> Mismatch {
    let texts = shown.map(\.1)
    let absent =
      shown.first { row, text in expected[row] != text }.map { expected[$0.0] }
      ?? expected.last { !texts.contains($0) }
    let what = missing == 1 ? absent.map { "the \(section.rowNoun) \(Words.quoted($0))" } : nil
    let fallback = "\(Words.number(missing)) \(section.rowNoun)\(missing == 1 ? "" : "s")"
    return Mismatch(
      seen: "\(what ?? fallback) \(missing == 1 ? "is" : "are") missing from \(Words.name(section.title))",
      expected: missing == 1 ? "it there" : "them there")
  }
}

// MARK: Finding elements

extension SightReader {
  func find(_ name: ElementName) -> AppProtocol.Element? {
    let candidates = (screen.elements + (screen.keyboard?.accessory ?? [])).flatMap(\.withDescendants)
      .filter { $0.type == name.type }
    return candidates.first { $0.identifier == name.name } ?? candidates.first { $0.label == name.name }
  }

  /// What has been scrolled away from its beginning, so that a user may not see everything.
  var scrolledAway: [AppProtocol.Element] {
    screen.elements.flatMap(\.withDescendants).filter { node in
      node.scroll.map { $0.contentOffset.y > -$0.contentInset.top + 0.5 } ?? false
    }
  }

  /// An element that has been scrolled out of sight is not compared.
  private func compare(_ name: ElementName, _ mismatch: (AppProtocol.Element) -> Mismatch?) -> Mismatch? {
    if let node = find(name) { return mismatch(node) }
    return scrolledAway.isEmpty ? Mismatch(seen: "there is no \(name.noun)", expected: "one") : nil
  }

  private func inTable(_ name: String, _ mismatch: (AppProtocol.Element) -> Mismatch?) -> Mismatch? {
    compare(.table(name), mismatch)
  }
}
