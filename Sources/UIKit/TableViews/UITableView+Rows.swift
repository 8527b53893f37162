import Foundation

// Which rows have cells, and how cells come and go.

extension UITableView {
  /// Makes cells for the rows that came into sight, and lets those go that left it.
  func layoutRows() {
    guard assignedDataSource != nil, updateDepth == 0 else { return }
    for _ in 0..<32 {
      realizeVisibleRows()
      if !realizeVisibleSupplements() { break }
    }
    let layout = loadedLayout()
    setContentSize(CGSize(width: bounds.width, height: layout.height))
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    let footerHeight = tableFooterView?.bounds.height ?? 0
    tableFooterView?.frame = CGRect(
      x: 0, y: layout.height - footerHeight, width: bounds.width, height: footerHeight)
    for (path, cell) in cells {
      if let span = layout.row(path) { cell.frame = frame(ofRow: span) }
    }
    placeSupplements(layout)
  }

  /// A cell that is as high as its content moves the rows below it, so others may come into sight.
  private func realizeVisibleRows() {
    for _ in 0..<32 {
      let layout = loadedLayout()
      let wanted = layout.paths(from: bounds.minY, to: bounds.maxY)
      let wantedSet = Set(wanted)
      for (path, cell) in cells where !wantedSet.contains(path) && !cell.holdsFocus { recycle(cell, at: path) }
      for path in wanted where cells[path] == nil { realize(path) }
      if !measureCells(wanted) { return }
    }
  }

  private func realize(_ path: IndexPath) {
    guard let dataSource = assignedDataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    if let old = cell.indexPath, cells[old] === cell { cells[old] = nil }
    cell.indexPath = path
    cells[path] = cell
    cell.frame = rectForRow(at: path)
    cell.setSelected(selected.contains(path), animated: false)
    cell.isHidden = false
    // [A] The delegate may say how far a row is indented.
    let level = delegateMethods.tableView(self, indentationLevelForRowAt: path)
    if let level { cell.indentationLevel = level }
    insertSubview(cell, at: 0)
    if isEditing || cell.isEditing { prepareForEditing(cell, path) }
    cell.prepareForDisplay()
    delegateMethods.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func recycle(_ cell: UITableViewCell, at path: IndexPath) {
    cells[path] = nil
    cell.indexPath = nil
    if swipedRow == path { rowWasPutBack() }
    cell.removeFromSuperview()
    removeRowButtons(of: cell)
    delegateMethods.tableView(self, didEndDisplaying: cell, forRowAt: path)
    reusable.put(cell)
  }

  func recycleAll() {
    for path in cells.keys.sorted().reversed() {
      if let cell = cells[path] { recycle(cell, at: path) }
    }
    headers.values.forEach { $0.removeFromSuperview() }
    headers = [:]
  }

  /// How high the header is that stays at the top while something at such a place is in sight. In points.
  func heightOfHeader(above rect: CGRect) -> CGFloat {
    guard style == .plain else { return 0 }
    let section = loadedLayout().sections.first { $0.header.end <= rect.minY && rect.minY < $0.footer.end }
    return section?.header.height ?? 0
  }

  /// What has to be in sight so that no header covers the view.
  package func placeClearOfHeader(_ view: UIView) -> CGRect {
    let rect = view.convert(view.bounds, to: self)
    return headers.values.contains { view.isDescendant(of: $0) } ? rect : clearOfHeader(rect)
  }

  func clearOfHeader(_ rect: CGRect) -> CGRect {
    let height = heightOfHeader(above: rect)
    return CGRect(x: rect.minX, y: rect.minY - height, width: rect.width, height: rect.height + height)
  }
}

extension UITableViewCell {
  /// [O] The cell with the first responder stays alive when it is scrolled out of sight.
  var holdsFocus: Bool {
    (AppState.current.focus.firstResponder as? UIView)?.isDescendant(of: self) ?? false
  }
}
