internal import AppProtocol
internal import ReferenceModel

// What a table shows of its sections.

extension ObservationMatcher {
  func rowCount(_ section: SectionName, of table: AppProtocol.Element, _ expected: Int) -> Mismatch? {
    let seen = rowCount(section, of: table)
    guard seen != expected else { return emptyPlace(section, of: table) }
    return Mismatch(
      seen: "the section \(Words.name(section.title)) has \(Words.count(seen, section.rowNoun))",
      expected: Words.count(expected, section.rowNoun))
  }

  private func rowCount(_ section: SectionName, of table: AppProtocol.Element) -> Int {
    let sections = table.sections ?? []
    return sections.indices.contains(section.index) ? sections[section.index].rowCount : 0
  }

  func rows(_ section: SectionName, _ expected: [String]) -> Mismatch? {
    inTable(section.table) { table in
      let shown = table.rows(ofSection: section.index).compactMap { node in node.row.map { ($0, node.rowText) } }
      let count = rowCount(section, of: table)
      let wrong = shown.first { row, text in !expected.indices.contains(row) || expected[row] != text }
      if count > expected.count { return appeared(section, wrong?.1, extra: count - expected.count) }
      if count < expected.count { return disappeared(section, expected, shown, missing: expected.count - count) }
      guard let (row, text) = wrong else { return emptyPlace(section, of: table) }
      return Mismatch(
        seen: "the \(Words.ordinal(row)) \(section.rowNoun) of \(Words.name(section.title)) is \(Words.quoted(text))",
        expected: Words.quoted(expected[row]))
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

  /// The first row on both screens that says something else.
  func firstDifference(_ section: SectionName, _ other: ObservationMatcher) -> Mismatch? {
    guard let table = find(.table(section.table)), let otherTable = other.find(.table(section.table)) else {
      return nil
    }
    let texts = Dictionary(otherTable.rows(ofSection: section.index).map { ($0.row ?? 0, $0.rowText) }) { first, _ in
      first
    }
    let wrong = table.rows(ofSection: section.index).first { node in
      texts[node.row ?? 0].map { $0 != node.rowText } ?? false
    }
    return wrong.map { node in
      Mismatch(
        seen:
          "the \(Words.ordinal(node.row ?? 0)) row of \(Words.name(section.title)) is \(Words.quoted(node.rowText))",
        expected: Words.quoted(texts[node.row ?? 0] ?? ""), kind: "rows \(section.table) \(section.index)")
    }
  }
}
