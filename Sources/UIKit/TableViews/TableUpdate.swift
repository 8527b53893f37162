import Foundation

/// What changes between `beginUpdates` and `endUpdates`. Deletions and reloads name rows as they were before, insertions as
/// they are after [A: Batch insertion, deletion, and reloading of rows and sections].
struct TableUpdate {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  /// Rows that get other cells and are otherwise as they were.
  var replacedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  /// Where the old sections are afterwards, by old number; deleted ones are absent.
  func sectionMap(oldCount: Int) -> [Int: Int] {
    var map = movedSections
    let taken = insertedSections.union(IndexSet(movedSections.values))
    var new = 0
    for old in 0..<oldCount where !deletedSections.contains(old) && movedSections[old] == nil {
      while taken.contains(new) { new += 1 }
      map[old] = new
      new += 1
    }
    return map
  }

  /// Where the old rows of a section that stays are afterwards.
  func rowMap(of oldSection: Int, _ newSection: Int, count: Int) -> [IndexPath: IndexPath] {
    let arrivals = Set(movedRows.values)
    var map: [IndexPath: IndexPath] = [:]
    var row = 0
    for old in 0..<count {
      let path = IndexPath(row: old, section: oldSection)
      if deletedRows.contains(path) { continue }
      if let destination = movedRows[path] {
        map[path] = destination
        continue
      }
      while true {
        let candidate = IndexPath(row: row, section: newSection)
        guard insertedRows.contains(candidate) || arrivals.contains(candidate) else { break }
        row += 1
      }
      map[path] = IndexPath(row: row, section: newSection)
      row += 1
    }
    return map
  }

  /// UIKit's words for what does not fit together, or `nil`. [O]
  func inconsistency(before: [Int], after: [Int]) -> String? {
    let expected = before.count + insertedSections.count - deletedSections.count
    if after.count != expected {
      return "Invalid update: invalid number of sections.  The number of sections contained in the table view after "
        + "the update (\(after.count)) must be equal to the number of sections contained in the table view before the "
        + "update (\(before.count)), plus or minus the number of sections inserted or deleted "
        + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    if let path = deletedRows.union(reloadedRows).union(replacedRows).sorted().first(where: { !contains($0, before) }) {
      return before.indices.contains(path.section)
        ? "attempt to delete row \(path.row) from section \(path.section) which only contains "
          + "\(before[path.section]) rows before the update"
        : "attempt to delete row \(path.row) from section \(path.section), but there are only \(before.count) sections "
          + "before the update"
    }
    if let path = insertedRows.sorted().first(where: { !contains($0, after) }) {
      return after.indices.contains(path.section)
        ? "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(after[path.section]) rows in section \(path.section) after the update"
        : "attempt to insert row \(path.row) into section \(path.section), but there are only \(after.count) sections "
          + "after the update"
    }
    let map = sectionMap(oldCount: before.count)
    for (old, new) in map.sorted(by: { $0.key < $1.key }) where !reloadedSections.contains(old) {
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = movedRows.count { $0.value.section == new && $0.key.section != old }
      let movedOut = movedRows.count { $0.key.section == old && $0.value.section != new }
      guard after[new] != before[old] + inserted - deleted + movedIn - movedOut else { continue }
      return "Invalid update: invalid number of rows in section \(new).  The number of rows contained in an existing "
        + "section after the update (\(after[new])) must be equal to the number of rows contained in that section "
        + "before the update (\(before[old])), plus or minus the number of rows inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }

  private func contains(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }
}
