import Foundation

// How this works: a row that may be deleted shows a Delete button when it is swiped to the left; while the table is edited, each such row has a
// control at its left edge that shows the button. A tap on the button asks the data source to commit. What the table shows is then the data
// source's business, as on a phone. [A] UITableViewDataSource, tableView(_:commit:forRowAt:)

extension UITableView {
  var sourceMethods: OptionalMethods<any UITableViewDataSource> { .init(assignedDataSource) }

  /// [A] A row can be edited unless the data source says otherwise, by a table whose data source can commit.
  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard _ObjectiveC.canCommit(assignedDataSource), sourceMethods.tableView(self, canEditRowAt: path) ?? true else {
      return .none
    }
    return delegateMethods.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// A user swipes a row to the left.
  /// - Returns: Whether it shows a button by that.
  package func userSwipesLeft(_ cell: UITableViewCell) -> Bool {
    if putsBack(cell, swipedToTheLeft: true) { return true }
    if let isShown = showSwipeActions(of: cell, isTrailing: true) { return isShown }
    guard let path = indexPath(for: cell), !isEditing, editingStyle(of: path) == .delete else { return false }
    hideDeleteButtons()
    showDeleteButton(in: cell)
    rowWasSwiped(path)
    return true
  }

  /// A user swipes a row to the right.
  /// - Returns: Whether it shows a button by that.
  package func userSwipesRight(_ cell: UITableViewCell) -> Bool {
    putsBack(cell, swipedToTheLeft: false) || showSwipeActions(of: cell, isTrailing: false) ?? false
  }

  /// [O] A swipe against the side at which a row shows buttons does no more than put it back.
  private func putsBack(_ cell: UITableViewCell, swipedToTheLeft: Bool) -> Bool {
    guard RowButton.isSwipedBack(cell, toTheLeft: swipedToTheLeft) else { return false }
    hideDeleteButtons()
    return true
  }

  private static func deleteButtons(of cell: UITableViewCell) -> [RowButton] {
    cell.subviews.compactMap { $0 as? RowButton }.filter { $0.kind == .delete }
  }
  var showsDeleteButtons: Bool { cells.values.contains { !Self.deleteButtons(of: $0).isEmpty } }

  private func showDeleteButton(in cell: UITableViewCell) {
    let button = RowButton(.delete) { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      hideDeleteButtons()
      commit(.delete, path)
    }
    let path = indexPath(for: cell)
    let title = path.flatMap { delegateMethods.tableView(self, titleForDeleteConfirmationButtonForRowAt: $0) }
    button.setTitle((title ?? nil) ?? "Delete", for: .normal)
    button.frame = CGRect(x: cell.bounds.width - 74, y: 0, width: 74, height: cell.bounds.height)
    cell.addSubview(button)
  }

  private func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    sourceMethods.tableView(self, commit: style, forRowAt: path)
  }

  /// [?] A touch elsewhere, scrolling and a reload put the button away.
  func hideDeleteButtons() {
    rowWasPutBack()
    for cell in cells.values { Self.deleteButtons(of: cell).forEach { $0.removeFromSuperview() } }
  }

  /// [A] Told of a row that shows a button because of a swipe, and not of a table that is edited as a whole.
  func rowWasSwiped(_ path: IndexPath) {
    swipedRow = path
    delegateMethods.tableView(self, willBeginEditingRowAt: path)
  }
  func rowWasPutBack() {
    guard let path = swipedRow else { return }
    swipedRow = nil
    delegateMethods.tableView(self, didEndEditingRowAt: path)
  }

  /// Shows and hides the controls of the rows that are on the screen.
  func editingChanged(animated: Bool) {
    hideDeleteButtons()
    for (path, cell) in cells { prepareForEditing(cell, path, animated: animated) }
  }

  func prepareForEditing(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool = false) {
    removeRowButtons(of: cell)
    // [A] allowsMultipleSelectionDuringEditing: the table does not ask for styles then.
    let hasStyle = isEditing && !allowsMultipleSelectionDuringEditing
    let style = hasStyle ? editingStyle(of: path) : .none
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
    // [A] The content makes room for the control. [?] In points.
    let indentation: CGFloat = style != .none && cell.shouldIndentWhileEditing ? 38 : 0
    let isMovable = isEditing && canMove(path)
    let reorderWidth = isMovable ? Self.reorderControlWidth : 0
    cell.editingInsets = (indentation, reorderWidth)
    if isMovable { addReorderControl(to: cell) }
    guard style != .none else { return }
    let control = RowButton(style == .delete ? .remove : .insert) { [weak self, weak cell] in
      guard let self, let cell, let path = indexPath(for: cell) else { return }
      if style == .delete { showDeleteButton(in: cell) } else { commit(.insert, path) }
    }
    // [O] The controls have a picture; this is what VoiceOver says of them.
    control.accessibilityLabel = style == .delete ? "Remove" : "Insert"
    control.frame = CGRect(x: 0, y: 0, width: 38, height: cell.bounds.height)
    cell.addSubview(control)
  }
}

extension UITableView {
  func removeRowButtons(of cell: UITableViewCell) {
    for case let button as RowButton in cell.subviews { button.removeFromSuperview() }
  }
}

/// A button that a table puts into a row.
@MainActor
final class RowButton: UIButton {
  enum Kind { case delete, remove, insert, reorder }
  let kind: Kind

  init(_ kind: Kind, _ action: @escaping @MainActor () -> Void) {
    self.kind = kind
    super.init(frame: .zero)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }

  /// Whether the row shows the buttons of the side to which it is swiped back.
  static func isSwipedBack(_ cell: UIView, toTheLeft: Bool) -> Bool {
    let button = cell.subviews.lazy.compactMap { $0 as? RowButton }.first { $0.kind == .delete }
    return button.map { ($0.frame.minX < cell.bounds.midX - 1) == toTheLeft } ?? false
  }
}

extension _ObjectiveC {
  /// Whether the data source of a table implements the method that commits an edit.
  @MainActor fileprivate static func canCommit(_ dataSource: AnyObject?) -> Bool {
    dataSource.map { responds($0, to: "tableView:commitEditingStyle:forRowAtIndexPath:") } ?? false
  }
}
