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

  private func rowWithEmptyPlace(_ index: Int, of table: AppProtocol.Element) -> Int? {
    let sections = table.sections ?? []
    guard sections.indices.contains(index) else { return nil }
    // Rows are counted through all sections. A table can have millions of them, so only those with a cell are looked at.
    let starts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + max($1.rowCount, 0)) }
    let cells = table.children.compactMap { cell -> (number: Int, frame: Rect)? in
      guard let section = cell.section, let row = cell.row, sections.indices.contains(section) else { return nil }
      return (starts[section] + row, cell.frame)
    }.sorted { $0.number < $1.number }
    // A list can stand on its head.
    guard zip(cells, cells.dropFirst()).allSatisfy({ $0.frame.minY <= $1.frame.minY }) else { return nil }
    let own = starts[index]..<starts[index + 1]
    let befores = [(number: -1, frame: Rect?.none)] + cells.map { (number: $0.number, frame: Rect?.some($0.frame)) }
    let afters =
      cells.map { (number: $0.number, frame: Rect?.some($0.frame)) } + [(number: starts[sections.count], frame: nil)]
    for (before, after) in zip(befores, afters) {
      let first = max(before.number + 1, own.lowerBound)
      guard first < min(after.number, own.upperBound) else { continue }
      if room(in: table, between: before.frame, and: after.frame) >= Self.leastRoom { return first - own.lowerBound }
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
