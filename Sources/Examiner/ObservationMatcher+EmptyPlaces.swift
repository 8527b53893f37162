internal import AppProtocol
internal import ReferenceModel

// Rows that a table has, and that nobody sees where they should be. A table realises the cells within its bounds, so a place there that is
// as high as a row and has none is that of a cell which is hidden or transparent.

extension ObservationMatcher {
  /// Points. Less may be the space between two sections, or rows of no height.
  private static var leastRoom: Double { 40 }

  /// A row of the section whose place on the screen is empty.
  func emptyPlace(_ section: SectionName, of table: AppProtocol.Element) -> Mismatch? {
    guard let row = rowWithEmptyPlace(section.index, of: table) else { return nil }
    return Mismatch(
      seen:
        "the \(Words.ordinal(row)) \(section.rowNoun) of \(Words.name(section.title)) is not to be seen at its place",
      expected: "it there")
  }

  private func rowWithEmptyPlace(_ section: Int, of table: AppProtocol.Element) -> Int? {
    let shown = table.children.filter { $0.row != nil && $0.section != nil }
    let all = (table.sections ?? []).enumerated().flatMap { index, section in
      (0..<max(section.rowCount, 0)).map { Position(section: index, row: $0) }
    }
    let frames = Dictionary(shown.map { (Position($0), $0.frame) }) { first, _ in first }
    // A list can stand on its head.
    let tops = all.compactMap { frames[$0]?.minY }
    guard tops == tops.sorted() else { return nil }
    // Stretches of rows without a cell, each with the place that is left for it.
    for stretch in all.split(whereSeparator: { frames[$0] != nil }) {
      guard let row = stretch.first(where: { $0.section == section }) else { continue }
      let before = all[..<stretch.startIndex].last.flatMap { frames[$0] }
      let after = all[stretch.endIndex...].first.flatMap { frames[$0] }
      if room(in: table, between: before, and: after) >= Self.leastRoom { return row.row }
    }
    return nil
  }

  /// How much of the table's content is in sight between two rows, or a row and an end, without what stands there instead.
  private func room(in table: AppProtocol.Element, between before: Rect?, and after: Rect?) -> Double {
    let start = table.frame.minY - (table.scroll?.contentOffset.y ?? 0)
    // A cell can be beyond the bounds, if it holds the first responder.
    let top = max(table.frame.minY, before?.maxY ?? start)
    let bottom = min(table.frame.maxY, after?.minY ?? start + (table.scroll?.contentSize.height ?? 0))
    let others = table.children.filter { $0.row == nil }
      .map { max(min($0.frame.maxY, bottom) - max($0.frame.minY, top), 0) }
    return bottom - top - others.reduce(0, +)
  }
}

/// Where a row is in a table.
private struct Position: Hashable {
  var section, row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ cell: AppProtocol.Element) { self.init(section: cell.section ?? 0, row: cell.row ?? 0) }
}
