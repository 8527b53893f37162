import Foundation

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selected.first }
  public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// [A] Calls no delegate method.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selected.forEach { mark($0, false) } }
    if !selectsSeveral { selected.forEach { mark($0, false) } }
    mark(indexPath, true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// [A] Calls no delegate method.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  private func mark(_ path: IndexPath, _ isSelected: Bool) {
    selected.removeAll { $0 == path }
    if isSelected { selected.append(path) }
    cells[path]?.setSelected(isSelected, animated: false)
  }

  /// [A] allowsSelection and allowsMultipleSelection hold while the table is not edited.
  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var selects: Bool { isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection }

  /// A user's tap on a row. [A] UITableViewDelegate: shouldHighlight, willSelect, (deselection of the old row), didSelect.
  func userSelects(_ path: IndexPath) {
    guard selects else { return }
    let highlights = delegateMethods.tableView(self, shouldHighlightRowAt: path)
    guard highlights ?? true else { return }
    delegateMethods.tableView(self, didHighlightRowAt: path)
    delegateMethods.tableView(self, didUnhighlightRowAt: path)
    if selectsSeveral, selected.contains(path) { return userDeselects(path) }
    let answer = delegateMethods.tableView(self, willSelectRowAt: path)
    guard let chosen = answer ?? path else { return }
    if !selectsSeveral { for old in selected where old != chosen { userDeselects(old) } }
    mark(chosen, true)
    // [O] A segue that begins at the cell is under way when the delegate hears of the selection.
    cells[chosen]?.beginsSegue?()
    delegateMethods.tableView(self, didSelectRowAt: chosen)
  }

  private func userDeselects(_ path: IndexPath) {
    let answer = delegateMethods.tableView(self, willDeselectRowAt: path)
    guard let chosen = answer ?? path else { return }
    mark(chosen, false)
    delegateMethods.tableView(self, didDeselectRowAt: chosen)
  }
}

extension UITableView {
  /// [A] A finger that rests on a row opens the menu that the delegate has for it.
  func updateMenuPress() {
    let selector: Selector = "tableView:contextMenuConfigurationForRowAt:point:"
    let hasMenus = (assignedDelegate as AnyObject?).map { _ObjectiveC.responds($0, to: selector) } ?? false
    guard hasMenus != (menuPress != nil) else { return }
    if let menuPress { removeGestureRecognizer(menuPress) }
    menuPress = nil
    guard hasMenus else { return }
    let press = MenuPress { [weak self] place in
      guard let self, let path = indexPathForRow(at: place), let cell = cellForRow(at: path) else { return }
      let menu = delegateMethods.tableView(self, contextMenuConfigurationForRowAt: path, point: place)
      if let menu, let menu { menu.open(over: cell) }
    }
    menuPress = press
    addGestureRecognizer(press)
  }
}
