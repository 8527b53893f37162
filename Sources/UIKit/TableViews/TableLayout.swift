import Foundation

/// How many rows each section had when the table last asked, and where each of them is, in points of the content.
struct TableLayout {
  struct Span {
    var y, height: CGFloat
    /// Whether it is as high as its view wants to be.
    var isAutomatic = false
    var end: CGFloat { y + height }
  }
  struct Section {
    var header, footer: Span
    var headerTitle, footerTitle: String?
    var rows: [Span]
    var span: Span { Span(y: header.y, height: footer.end - header.y) }

    /// [A] UITableView.Style.plain: while rows of the section are in sight, its header stays at their top, and its footer at their bottom,
    /// until those of another section push them off.
    func place(of kind: TableSupplement.Kind, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
      switch kind {
      case .header: max(header.y, min(top, footer.end - header.height))
      case .footer: min(footer.y, max(bottom - footer.height, header.end))
      }
    }
  }

  var sections: [Section] = []
  var height: CGFloat = 0

  var counts: [Int] { sections.map(\.rows.count) }

  func row(_ path: IndexPath) -> Span? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  func path(atY y: CGFloat) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.y <= y && y < $0.end }) {
        return IndexPath(row: row, section: number)
      }
    }
    return nil
  }

  /// Gives a row another height, and moves what is below.
  mutating func resize(_ path: IndexPath, to newHeight: CGFloat) {
    guard let old = row(path) else { return }
    let change = newHeight - old.height
    sections[path.section].rows[path.row].height = newHeight
    for row in sections[path.section].rows.indices where row > path.row { sections[path.section].rows[row].y += change }
    sections[path.section].footer.y += change
    moveSections(behind: path.section, by: change)
  }

  /// Gives a header or a footer another height, and moves what is below.
  mutating func resize(_ supplement: TableSupplement, to newHeight: CGFloat) {
    let number = supplement.section
    let change: CGFloat
    switch supplement.kind {
    case .header:
      change = newHeight - sections[number].header.height
      sections[number].header.height = newHeight
      for row in sections[number].rows.indices { sections[number].rows[row].y += change }
      sections[number].footer.y += change
    case .footer:
      change = newHeight - sections[number].footer.height
      sections[number].footer.height = newHeight
    }
    moveSections(behind: number, by: change)
  }

  private mutating func moveSections(behind number: Int, by change: CGFloat) {
    for section in sections.indices where section > number {
      sections[section].header.y += change
      sections[section].footer.y += change
      for row in sections[section].rows.indices { sections[section].rows[row].y += change }
    }
    height += change
  }

  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    sections.enumerated().flatMap { number, section in
      section.rows.indices.filter { section.rows[$0].y < bottom && section.rows[$0].end > top }
        .map { IndexPath(row: $0, section: number) }
    }
  }
}

extension UITableView {
  /// [A] The data source is asked when the table first needs to know, and after `reloadData`.
  func loadedLayout() -> TableLayout {
    if let layoutInfo { return layoutInfo }
    guard assignedDataSource != nil else { return TableLayout() }
    let layout = measured()
    layoutInfo = layout
    setContentSize(CGSize(width: bounds.width, height: layout.height))
    return layout
  }

  func forgetRows() {
    layoutInfo = nil
    setNeedsLayout()
  }

  /// What the data source says now: one number of rows for each section.
  func countRows() -> [Int] {
    guard let dataSource = assignedDataSource else { return [] }
    let sections = dataSourceMethods.numberOfSections(in: self) ?? staticSections?.count ?? 1
    return (0..<max(0, sections)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
  }

  func measured(_ counts: [Int]? = nil) -> TableLayout {
    var layout = TableLayout()
    var y = tableHeaderView?.bounds.height ?? 0
    for (section, count) in (counts ?? countRows()).enumerated() {
      let headerTitle =
        dataSourceMethods.tableView(self, titleForHeaderInSection: section) ?? staticSections?[section].header
      let footerTitle =
        dataSourceMethods.tableView(self, titleForFooterInSection: section) ?? staticSections?[section].footer
      let header = span(of: TableSupplement(kind: .header, section: section), from: y, headerTitle)
      y = header.end
      var rows: [TableLayout.Span] = []
      for row in 0..<count {
        let (height, isAutomatic) = height(ofRowAt: IndexPath(row: row, section: section))
        rows.append(.init(y: y, height: height, isAutomatic: isAutomatic))
        y = rows[row].end
      }
      let footer = span(of: TableSupplement(kind: .footer, section: section), from: y, footerTitle)
      y = footer.end
      layout.sections.append(
        .init(header: header, footer: footer, headerTitle: headerTitle, footerTitle: footerTitle, rows: rows))
    }
    layout.height = y + (tableFooterView?.bounds.height ?? 0)
    return layout
  }

  var delegateMethods: OptionalMethods<any UITableViewDelegate> { .init(assignedDelegate as? any UITableViewDelegate) }
  private var dataSourceMethods: OptionalMethods<any UITableViewDataSource> { .init(assignedDataSource) }

  private func height(ofRowAt path: IndexPath) -> (CGFloat, isAutomatic: Bool) {
    let told = delegateMethods.tableView(self, heightForRowAt: path) ?? staticSections?[path.section].heights[path.row]
    let height = told ?? rowHeight
    return height < 0 ? (selfSizes[path] ?? estimatedHeight(ofRowAt: path), true) : (height, false)
  }

  func supplementRect(_ kind: TableSupplement.Kind, _ section: Int) -> CGRect {
    let sections = loadedLayout().sections
    guard sections.indices.contains(section) else { return .zero }
    let span = kind == .header ? sections[section].header : sections[section].footer
    return CGRect(x: 0, y: span.y, width: bounds.width, height: span.height)
  }
}
