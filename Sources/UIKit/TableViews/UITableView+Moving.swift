import Foundation

// How this works: while a table is edited, each row that may be moved has a control at its right edge. A finger that draws the control carries the row
// along; when it is lifted, the data source is told where the row has gone, and the table shows it there. The table asks nobody how many rows there are
// now: what the data source has made of it is seen when it is asked next.
// [A] UITableViewDataSource, tableView(_:moveRowAt:to:); UITableViewDelegate, tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)

extension UITableView {
  /// [?] In points.
  static let reorderControlWidth: CGFloat = 44

  /// [A] tableView(_:canMoveRowAt:): "By default, the reordering control is shown if the data source implements the tableView(_:moveRowAt:to:) method."
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource = assignedDataSource,
      _ObjectiveC.responds(dataSource, to: "tableView:moveRowAtIndexPath:toIndexPath:")
    else {
      return false
    }
    return sourceMethods.tableView(self, canMoveRowAt: path) ?? true
  }

  func addReorderControl(to cell: UITableViewCell) {
    let control = RowButton(.reorder) {}
    // [O] What VoiceOver and XCUITest say: "Reorder Buy milk".
    let texts = cell.contentView.subtree.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    control.accessibilityLabel = (["Reorder"] + [texts.joined(separator: ", ")].filter { !$0.isEmpty })
      .joined(separator: " ")
    control.frame = CGRect(
      x: cell.bounds.width - Self.reorderControlWidth, y: 0, width: Self.reorderControlWidth, height: cell.bounds.height
    )
    cell.addSubview(control)
  }

  /// A user has drawn a row by its control to a place of the table.
  /// - Parameter point: In the table's coordinates.
  func userMoves(_ cell: UITableViewCell, to point: CGPoint) {
    guard let source = indexPath(for: cell), let proposed = destination(at: point, from: source) else { return }
    let destination =
      delegateMethods.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      ?? proposed
    // [?] A row that is put back where it was has not been moved.
    guard destination != source else { return }
    hideDeleteButtons()
    let old = countChanges
    sourceMethods.tableView(self, moveRowAt: source, to: destination)
    // A data source that reloads the table, or moves its row, has shown the change itself.
    if countChanges == old { showMove(from: source, to: destination) }
  }

  /// The place that the row takes: that of the row under the finger; the end of its section past the last one.
  private func destination(at point: CGPoint, from source: IndexPath) -> IndexPath? {
    let layout = loadedLayout()
    if let path = layout.path(atY: point.y) { return path }
    guard let section = layout.sections.lastIndex(where: { $0.header.y <= point.y }) else {
      return layout.sections.isEmpty ? nil : IndexPath(row: 0, section: 0)
    }
    let rows = layout.sections[section].rows
    if let first = rows.first, point.y < first.y { return IndexPath(row: 0, section: section) }
    return IndexPath(row: section == source.section ? max(rows.count - 1, 0) : rows.count, section: section)
  }
}

extension UIWindow {
  /// A finger that comes down, stays for so many seconds of virtual time, moves to another point in half a second, and is lifted there.
  /// - Returns: Whether a row, a recognizer or a control has made something of it.
  package func press(at start: CGPoint, seconds: TimeInterval, thenDragTo end: CGPoint) -> Bool {
    if let control = hitTest(start, with: nil) as? RowButton, control.kind == .reorder,
      let cell = control.superview as? UITableViewCell, let table = cell.superview as? UITableView
    {
      AppState.current.clock.advance(to: AppState.current.clock.now + seconds)
      table.userMoves(cell, to: convert(end, to: table))
      return true
    }
    return drag(from: start, staying: seconds, to: end)
  }
}
