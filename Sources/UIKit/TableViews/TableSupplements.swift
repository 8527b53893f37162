internal import DeviceMeasures
import Foundation

/// A section's header or footer.
struct TableSupplement: Hashable {
  enum Kind {
    case header, footer
  }
  let kind: Kind
  let section: Int
}

extension UITableView {
  /// [A] UITableView.automaticDimension: a header or a footer for which the delegate has a view is as high as the view's constraints say;
  /// until it is on the screen, as high as estimated.
  func span(of supplement: TableSupplement, from y: CGFloat, _ title: String?) -> TableLayout.Span {
    let isHeader = supplement.kind == .header
    let told =
      isHeader
      ? delegateMethods.tableView(self, heightForHeaderInSection: supplement.section)
      : delegateMethods.tableView(self, heightForFooterInSection: supplement.section)
    if let told, told >= 0 { return .init(y: y, height: told) }
    let stored = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let question: Selector = isHeader ? "tableView:viewForHeaderInSection:" : "tableView:viewForFooterInSection:"
    let hasView = assignedDelegate.map { _ObjectiveC.responds($0, to: question) } ?? false
    guard title != nil || hasView else { return .init(y: y, height: gapBetweenSections) }
    if told == nil, stored >= 0 { return .init(y: y, height: stored) }
    let height = supplementSizes[supplement] ?? (stored >= 0 ? stored : 28)
    return .init(y: y, height: height, isAutomatic: hasView)
  }

  private var gapBetweenSections: CGFloat { style == .plain ? 0 : 18 }

  /// Makes the views of the headers and footers that came into sight, and lets those go that left it.
  /// - Returns: Whether any of them has another height now.
  func realizeVisibleSupplements() -> Bool {
    let layout = loadedLayout()
    let present = framesInSight(layout)
    for (supplement, view) in headers where present[supplement] == nil {
      view.removeFromSuperview()
      headers[supplement] = nil
    }
    var changed = false
    for (supplement, frame) in present.sorted(by: { $0.value.minY < $1.value.minY }) {
      let shown = headers[supplement]
      let view = shown ?? make(supplement, layout)
      if measure(supplement, view, layout) { changed = true }
      guard let view, shown == nil else { continue }
      view.frame = frame
      headers[supplement] = view
      if supplement.kind == .header {
        delegateMethods.tableView(self, willDisplayHeaderView: view, forSection: supplement.section)
      } else {
        delegateMethods.tableView(self, willDisplayFooterView: view, forSection: supplement.section)
      }
      addSubview(view)
    }
    return changed
  }

  /// Where the headers and footers are that can be seen.
  private func framesInSight(_ layout: TableLayout) -> [TableSupplement: CGRect] {
    var present: [TableSupplement: CGRect] = [:]
    let visible = bounds.inset(by: adjustedContentInset)
    for (number, section) in layout.sections.enumerated() {
      for (kind, span) in [(TableSupplement.Kind.header, section.header), (.footer, section.footer)] {
        let y = style == .plain ? section.place(of: kind, from: visible.minY, to: visible.maxY) : span.y
        guard span.height > 0, y < bounds.maxY, y + span.height > bounds.minY else { continue }
        present[TableSupplement(kind: kind, section: number)] =
          CGRect(x: 0, y: y, width: bounds.width, height: span.height)
      }
    }
    return present
  }

  func placeSupplements(_ layout: TableLayout) {
    for (supplement, frame) in framesInSight(layout) { headers[supplement]?.frame = frame }
    // What stays in sight lies above the rows that scroll below it.
    for case let view in headers.values where style == .plain { bringSubviewToFront(view) }
  }

  /// - Returns: Whether a header or a footer with an automatic height has another one now.
  private func measure(_ supplement: TableSupplement, _ view: UIView?, _ layout: TableLayout) -> Bool {
    let section = layout.sections[supplement.section]
    let span = supplement.kind == .header ? section.header : section.footer
    guard span.isAutomatic, let height = ownHeight(of: view, supplement) else { return false }
    supplementSizes[supplement] = height
    guard abs(height - span.height) > 0.1 else { return false }
    layoutInfo?.resize(supplement, to: height)
    return true
  }

  /// `nil` where nothing says how high it is.
  private func ownHeight(of view: UIView?, _ supplement: TableSupplement) -> CGFloat? {
    // [O] Where the delegate has no view after all, there is as much room as without it.
    guard let view else { return gapBetweenSections }
    if let header = view as? UITableViewHeaderFooterView {
      if header.isMadeByTable { return nil }
      if let content = header.shownConfiguration.view {
        return max(28, content.sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
      }
    }
    guard AppState.current.usesAutoLayout, view.subtree.contains(where: { !$0.constraints.isEmpty }) else { return nil }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
  }

  private func make(_ supplement: TableSupplement, _ layout: TableLayout) -> UIView? {
    let isHeader = supplement.kind == .header
    let custom =
      isHeader
      ? delegateMethods.tableView(self, viewForHeaderInSection: supplement.section)
      : delegateMethods.tableView(self, viewForFooterInSection: supplement.section)
    if let custom, let custom { return custom }
    let section = layout.sections[supplement.section]
    guard let title = isHeader ? section.headerTitle : section.footerTitle else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.isMadeByTable = true
    return view
  }
}
