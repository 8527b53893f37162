/// Items in sections that a person enters, ticks off and moves, as a state machine without a screen.
///
///     var list = ReferenceTaskList([["Apples"], ["Bread"]])
///     list.enter("  Figs ")       // the first of section 0, without the blanks
///     list.enter("   ")               // refused: there is nothing in it
///     list.toggle(section: 0, row: 0)
///     list.doneCount                  // 1
public struct ReferenceTaskList: Hashable, Sendable {
  /// An item, and whether it is ticked off.
  public struct Item: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// Whether it is ticked off.
    public var isDone: Bool

    public init(_ text: String, isDone: Bool = false) {
      self.text = text
      self.isDone = isDone
    }
  }

  /// Where in a section an item goes.
  public enum End: Hashable, Sendable {
    /// Before all others.
    case first
    /// Behind all others.
    case last
  }

  /// The items of each section, from the first.
  public private(set) var sections: [[Item]]

  /// Items of which none is ticked off.
  public init(_ texts: [[String]]) { sections = texts.map { $0.map { Item($0) } } }
  /// Items that may be ticked off already.
  public init(sections: [[Item]]) { self.sections = sections }
}

// MARK: Changing

extension ReferenceTaskList {
  /// Takes an item in, without the blanks around it.
  /// - Parameters:
  ///   - section: Counts from 0.
  ///   - end: Where in the section it goes.
  /// - Returns: Whether it was taken: a text of blanks alone is refused, and so is a section that there is not.
  @discardableResult
  public mutating func enter(_ text: String, section: Int = 0, at end: End = .first) -> Bool {
    guard let text = Self.trimmed(text), sections.indices.contains(section) else { return false }
    insert(text, section: section, at: end)
    return true
  }

  /// Takes an item in as it is, whatever it says. Nothing happens where there is no such section.
  public mutating func insert(_ text: String, section: Int = 0, at end: End = .first) {
    guard sections.indices.contains(section) else { return }
    sections[section].insert(Item(text), at: end == .first ? 0 : sections[section].count)
  }

  /// Ticks an item off, or takes that back. Nothing happens where there is no such item.
  public mutating func toggle(section: Int, row: Int) {
    if contains(section, row) { sections[section][row].isDone.toggle() }
  }

  /// - Returns: The item, which is no longer there; `nil` where there was none.
  @discardableResult
  public mutating func remove(section: Int, row: Int) -> Item? {
    contains(section, row) ? sections[section].remove(at: row) : nil
  }

  /// Takes an item out and puts it elsewhere, ticked off or not as it was. Nothing happens where there is no such item or place.
  /// - Parameter row: Where it is in the end, as `UITableView` counts: after it has been taken out.
  public mutating func move(section: Int, row: Int, toSection newSection: Int, row newRow: Int) {
    guard contains(section, row), sections.indices.contains(newSection) else { return }
    let room = sections[newSection].count - (section == newSection ? 1 : 0)
    guard (0...room).contains(newRow) else { return }
    sections[newSection].insert(sections[section].remove(at: row), at: newRow)
  }

  private func contains(_ section: Int, _ row: Int) -> Bool {
    sections.indices.contains(section) && sections[section].indices.contains(row)
  }
}

// MARK: Reading

extension ReferenceTaskList {
  /// How many items there are in all sections.
  public var count: Int { sections.reduce(0) { $0 + $1.count } }
  /// How many of them are ticked off.
  public var doneCount: Int { sections.reduce(0) { $0 + $1.count { $0.isDone } } }

  /// What the items of a section say. The section must exist.
  public func texts(section: Int) -> [String] { sections[section].map(\.text) }
  /// Which items of a section are ticked off. The section must exist.
  public func ticks(section: Int) -> [Bool] { sections[section].map(\.isDone) }

  /// A tap on some row of each section that has rows.
  /// - Parameters:
  ///   - table: The identifier of the table.
  ///   - first: Which section of the table is section 0 of the list.
  public func taps(table: String, from first: Int = 0, _ random: inout SeededRandom) -> [UserEvent] {
    sections.enumerated().compactMap { index, items in
      items.isEmpty ? nil : .tapRow(table: table, section: first + index, row: random.int(in: 0...items.count - 1))
    }
  }

  /// The text without blanks around it; `nil` when nothing is left. Blanks are tabs and the spaces of Unicode, counted by code points, as
  /// of Foundation's `CharacterSet.whitespaces`: an accent that was typed after a space stays.
  public static func trimmed(_ text: String) -> String? {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\t" || scalar.properties.generalCategory == .spaceSeparator
    }
    let start = text.unicodeScalars.drop(while: isBlank)
    let end = start.reversed().drop { isBlank($0) }
    return end.isEmpty ? nil : String(String.UnicodeScalarView(end.reversed()))
  }
}
