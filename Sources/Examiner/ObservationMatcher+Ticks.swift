internal import AppProtocol
internal import ReferenceModel

// Which rows are ticked off, and which can be reached.

extension ObservationMatcher {
  func ticks(_ section: SectionName, _ expected: [Bool]) -> Mismatch? {
    inTable(section.table) { table in
      let wrong = table.rows(ofSection: section.index).first { node in
        guard let row = node.row, expected.indices.contains(row) else { return false }
        return expected[row] != (node.hasCheckmark ?? false)
      }
      guard let wrong else { return emptyPlace(section, of: table) }
      let isTicked = wrong.hasCheckmark ?? false
      return Mismatch(
        seen: "\(name(of: wrong, in: section)) is \(isTicked ? "ticked off" : "not ticked off")",
        expected: isTicked ? "it not to be" : "it to be")
    }
  }

  func rowInSight(_ section: SectionName, _ row: Int) -> Mismatch? {
    inTable(section.table) { table in
      guard let node = table.rows(ofSection: section.index).first(where: { $0.row == row }) else {
        let place = "the \(Words.ordinal(row)) \(section.rowNoun) of \(Words.name(section.title))"
        return Mismatch(seen: "\(place) is out of sight", expected: "it in sight")
      }
      guard !node.isHittable else { return nil }
      let isCovered = screen.keyboard.map { $0.frame.intersects(node.frame) } ?? false
      return Mismatch(
        seen: "\(name(of: node, in: section)) is \(isCovered ? "covered by the keyboard" : "out of reach")",
        expected: "it in sight")
    }
  }

  /// `the item "Plums"`
  private func name(of row: AppProtocol.Element, in section: SectionName) -> String {
    "the \(section.rowNoun) \(Words.name(row.rowText))"
  }
}
