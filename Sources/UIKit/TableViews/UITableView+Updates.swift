import Foundation

extension UITableView {
  public func beginUpdates() {
    if updateDepth == 0 { _ = loadedLayout() }
    updateDepth += 1
  }

  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { commitUpdates() }
  }

  /// [A] The updates do not escape: they need no `self`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  @_disfavoredOverload
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion {
      AppState.current.clock.schedule(after: 0.3, awaited: true) { completion(true) }
    }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { pending.insertedRows.formUnion(indexPaths) }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { pending.deletedRows.formUnion(indexPaths) }
  }
  /// [O] A row that is loaded anew is not selected any more.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    batch { pending.reloadedRows.formUnion(indexPaths) }
  }
  /// Gives rows other cells; what was selected stays so.
  func replaceRows(at indexPaths: [IndexPath]) {
    batch { pending.replacedRows.formUnion(indexPaths) }
  }
  /// [A] The cells that are there get their content anew, in their places.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard let dataSource = assignedDataSource else { return }
    var replaced: [IndexPath] = []
    for path in indexPaths {
      guard let cell = cells[path] else { continue }
      reusable.kept = cell
      if dataSource.tableView(self, cellForRowAt: path) !== cell { replaced.append(path) }
      reusable.kept = nil
    }
    if !replaced.isEmpty { replaceRows(at: replaced) }
    measureCells(indexPaths)
    setNeedsLayout()
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch { pending.movedRows[indexPath] = newIndexPath }
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { pending.insertedSections.formUnion(sections) }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { pending.deletedSections.formUnion(sections) }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    batch { pending.movedSections[section] = newSection }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    batch { pending.reloadedSections.formUnion(sections) }
  }

  /// [A] Outside of `beginUpdates` and `endUpdates` a change is a batch of its own.
  private func batch(_ change: () -> Void) {
    beginUpdates()
    change()
    endUpdates()
  }

  private func commitUpdates() {
    let update = pending
    pending = TableUpdate()
    guard assignedDataSource != nil, let before = layoutInfo?.counts else { return }
    let after = countRows()
    if let reason = update.inconsistency(before: before, after: after) { _raiseInconsistency(reason) }
    show(update, before, after)
  }

  /// A user has moved a row. [?] The table takes note of that alone, whatever the data source has made of it.
  func showMove(from source: IndexPath, to destination: IndexPath) {
    guard updateDepth == 0, let before = layoutInfo?.counts, before.indices.contains(source.section),
      before.indices.contains(destination.section)
    else { return }
    var after = before
    after[source.section] -= 1
    after[destination.section] += 1
    guard after[source.section] >= 0 else { return }
    var update = TableUpdate()
    update.movedRows[source] = destination
    show(update, before, after)
  }

  private func show(_ update: TableUpdate, _ before: [Int], _ after: [Int]) {
    countChanges += 1
    reusable.isUpdating = true
    defer {
      reusable.isUpdating = false
      AppState.current.clock.schedule(after: 0, awaited: true) { [weak self] in self?.reusable.endUpdate() }
    }
    let map = places(by: update, before)
    selfSizes = Dictionary(
      selfSizes.compactMap { path, height in map[path].map { ($0, height) } }, uniquingKeysWith: { first, _ in first })
    moveHeaders(by: update, oldCount: before.count)
    layoutInfo = measured(after)
    moveCells(by: update, map)
    measureCells(Array(cells.keys))
    setNeedsLayout()
    contentOffset = contentOffset.y > 0 ? clamped(contentOffset) : contentOffset
    if window != nil { layoutIfNeeded() }
  }

  /// Where the rows that stay are afterwards.
  private func places(by update: TableUpdate, _ before: [Int]) -> [IndexPath: IndexPath] {
    var map: [IndexPath: IndexPath] = [:]
    for (old, new) in update.sectionMap(oldCount: before.count) where !update.reloadedSections.contains(old) {
      map.merge(update.rowMap(of: old, new, count: before[old])) { $1 }
    }
    return map
  }

  /// Cells go with their rows; those of deleted and reloaded rows leave.
  private func moveCells(by update: TableUpdate, _ map: [IndexPath: IndexPath]) {
    let old = cells
    selected = selected.filter { !update.reloadedRows.contains($0) }.compactMap { map[$0] }
    cells = [:]
    var leaving: [(IndexPath, UITableViewCell)] = []
    for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let new = map[path], !update.reloadedRows.contains(path), !update.replacedRows.contains(path) {
        cell.indexPath = new
        cells[new] = cell
      } else {
        leaving.append((path, cell))
      }
    }
    for (path, cell) in leaving {
      let current = cells[path]
      recycle(cell, at: path)
      cells[path] = current
    }
  }

  /// [O] The header and the footer of a section that stays are the same views afterwards, and nobody is asked for them again.
  private func moveHeaders(by update: TableUpdate, oldCount: Int) {
    let map = update.sectionMap(oldCount: oldCount).filter { !update.reloadedSections.contains($0.key) }
    let old = headers
    headers = [:]
    for (supplement, view) in old {
      guard let section = map[supplement.section] else {
        view.removeFromSuperview()
        continue
      }
      headers[TableSupplement(kind: supplement.kind, section: section)] = view
    }
    supplementSizes = Dictionary(
      supplementSizes.compactMap { supplement, height in
        map[supplement.section].map { (TableSupplement(kind: supplement.kind, section: $0), height) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
