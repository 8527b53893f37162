internal import AppProtocol
internal import ReferenceModel

extension Element {
  /// The section of a table with this text above it.
  ///
  ///     expect(app.tables["basket"].section("Fruit").cells.count, is: 2)
  public func section(_ header: String) -> Section { Section(table: self, key: .header(header)) }

  /// The section of a table with this number, from 0.
  public func section(_ index: Int) -> Section { Section(table: self, key: .index(index)) }
}

/// A section of a table. Asking anything but whether it ``exists`` ends the check with a fail when the table has no such section.
public struct Section: Sendable {
  enum Key: Sendable {
    case header(String)
    case index(Int)
  }

  let table: Element
  let key: Key

  /// Whether the table has such a section. This ends the check only when there is no table.
  public var exists: Bool {
    let exists = found != nil
    Session.current.readings.append(
      Reading(
        subject: "the \(noun) of \(table.phrase.definite)", verb: "is", value: exists,
        style: .flag(yes: "there", no: "not there", wanted: "it to be there", unwanted: "it to be gone")))
    return exists
  }

  /// The text above the section, or empty.
  public var header: String { read(state.header, "the header") }
  /// The text below the section, or empty.
  public var footer: String { read(state.footer, "the footer") }

  /// Its rows.
  public var cells: SectionCells { SectionCells(section: self) }

  /// `section "Fruit"`
  var noun: String {
    switch key {
    case .header(let header): "section \(Words.name(header))"
    case .index(let index): "\(Words.ordinal(index)) section"
    }
  }

  /// The number of the section, and how it is now.
  private var found: (index: Int, state: TableSection)? {
    guard let sections = table.node.sections else { return nil }
    let index: Int? =
      switch key {
      case .header(let header): sections.firstIndex { $0.header == header }
      case .index(let index): sections.indices.contains(index) ? index : nil
      }
    return index.map { ($0, sections[$0]) }
  }

  private var resolved: (index: Int, state: TableSection) {
    if let found { return found }
    let sections = table.node.sections ?? []
    let headers = sections.map(\.header).filter { !$0.isEmpty }.map(Words.name)
    let names = headers.isEmpty ? "" : ": " + headers.joined(separator: ", ")
    let others = "; it has \(Words.count(sections.count, "section"))\(names)"
    Session.current.end(.fail, "\(table.phrase.definite) has no \(noun)\(others)")
  }

  var index: Int { resolved.index }
  var state: TableSection { resolved.state }
  /// Without an end of the check when there is no such section.
  var indexIfAny: Int? { found?.index }

  private func read(_ text: String, _ what: String) -> String {
    Session.current.readings.append(Reading(subject: "\(what) of the \(noun)", verb: "says", value: text))
    return text
  }
}

/// The rows of a section.
public struct SectionCells: Sendable {
  let section: Section

  /// How many rows there are, on the screen or not.
  public var count: Int {
    let count = section.state.rowCount
    Session.current.readings.append(
      Reading(subject: "the \(section.noun)", verb: "has", value: count, style: .count(noun: "row")))
    return count
  }

  /// The texts of the rows that are on the screen, from the top. A row with several texts has them joined by commas.
  public var labels: [String] {
    let labels = section.table.node.rows(ofSection: section.index).map(\.rowText)
    Session.current.readings.append(
      Reading(subject: "the \(section.noun)", verb: "shows", value: labels))
    return labels
  }

  /// The row with this number, from 0. The row is in reach only while it is on the screen: see ``scrollIntoView(_:line:)``.
  public subscript(index: Int) -> Element {
    Element(Phrase(noun: "\(Words.ordinal(index)) row", place: " of the \(section.noun)")) { [section] screen in
      section.table.foundNodes.prefix(1).flatMap { table in
        section.indexIfAny.map { number in table.rows(ofSection: number).filter { $0.row == index } } ?? []
      }
    }
  }

  /// The row on the screen with this identifier or this text.
  public subscript(text: String) -> Element {
    Element(Phrase(noun: "row \(Words.name(text))", place: " of the \(section.noun)")) { [section] screen in
      section.table.foundNodes.prefix(1).flatMap { table in
        section.indexIfAny.map { number in
          table.rows(ofSection: number).filter { $0.identifier == text || $0.rowText == text }
        } ?? []
      }
    }
  }

  /// The first row.
  public var firstMatch: Element { self[0] }

  /// Scrolls the table until the row with this number, from 0, is on the screen, or to the table's end where there is none.
  public func scrollIntoView(_ index: Int, line: Int = #line) {
    let table = section.table
    while !self[index].foundNodes.contains(where: \.isHittable) {
      let before = table.node.scroll?.contentOffset
      let shown = table.node.withDescendants.filter { $0.type == .cell }.compactMap(\.place)
      let isAbove = shown.first.map { ($0.section, $0.row) > (section.index, index) } ?? true
      if isAbove { table.swipeDown(line: line) } else { table.swipeUp(line: line) }
      if table.node.scroll?.contentOffset == before { return }
    }
  }
}

extension AppProtocol.Element {
  /// Of a table: its realised rows of a section, from the top.
  func rows(ofSection number: Int) -> [AppProtocol.Element] {
    withDescendants.filter { $0.type == .cell && $0.section == number }.sorted { ($0.row ?? 0) < ($1.row ?? 0) }
  }

  /// What a row says: its texts without those of its buttons, or else its label.
  var rowText: String {
    let texts = children.flatMap(\.textsOutsideOfControls).filter { !$0.isEmpty }
    return texts.isEmpty ? label : texts.joined(separator: ", ")
  }

  private var textsOutsideOfControls: [String] {
    switch type {
    case .staticText: [label]
    case .button, .switch, .textField, .secureTextField, .textView: []
    default: children.flatMap(\.textsOutsideOfControls)
    }
  }

  /// Of a cell.
  fileprivate var place: (section: Int, row: Int)? {
    guard let section, let row else { return nil }
    return (section, row)
  }
}
