import Foundation

/// What a batch changes of a collection. What is deleted, reloaded and moved is named by its place before the batch; what
/// is inserted, and where something is moved to, by its place after it.
struct CollectionUpdate {
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  var changesSections: Bool {
    !insertedSections.isEmpty || !deletedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
  }

  /// [O] What ends the app where the counts do not agree, in Apple's words.
  func inconsistency(_ before: [Int], _ after: [Int]) -> String? {
    guard !changesSections, before.count == after.count else { return nil }
    for section in after.indices {
      let insertions = (Array(inserted) + Array(moved.values)).filter { $0.section == section }.count
      let deletions = (Array(deleted) + Array(moved.keys)).filter { $0.section == section }.count
      guard after[section] != before[section] + insertions - deletions else { continue }
      return "Invalid update: invalid number of items in section \(section).  The number of items contained in an "
        + "existing section after the update (\(after[section])) must be equal to the number of items contained in that "
        + "section before the update (\(before[section])), plus or minus the number of items inserted or deleted from "
        + "that section (\(insertions) inserted, \(deletions) deleted) and plus or minus the number of items moved into "
        + "or out of that section (0 moved in, 0 moved out)."
    }
    return nil
  }

  /// Whether the cell of the item that was there before is made anew.
  func reloads(_ path: IndexPath) -> Bool { reloaded.contains(path) || reloadedSections.contains(path.section) }

  /// Where the items are afterwards that stay.
  func newPaths(_ before: [Int], _ after: [Int]) -> [IndexPath: IndexPath] {
    let stay = before.indices.filter { !deletedSections.contains($0) && movedSections[$0] == nil }
    let moves = movedSections.filter { before.indices.contains($0.key) && after.indices.contains($0.value) }
    let places = after.indices.filter { !insertedSections.contains($0) && !moves.values.contains($0) }
    let taken = inserted.union(moved.values)
    var result = moved
    for (old, new) in Array(zip(stay, places)) + moves.map({ ($0.key, $0.value) }) {
      let items = (0..<before[old]).map { IndexPath(item: $0, section: old) }
      let free = (0..<after[new]).map { IndexPath(item: $0, section: new) }.filter { !taken.contains($0) }
      let kept = items.filter { !deleted.contains($0) && moved[$0] == nil }
      for (item, place) in zip(kept, free) { result[item] = place }
    }
    return result
  }
}
