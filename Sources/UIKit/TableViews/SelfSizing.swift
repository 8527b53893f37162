internal import DeviceMeasures
import Foundation

// How this works: [A] Auto Layout Guide, Working with Self-Sizing Table View Cells. With automatic heights a row is as high as
// estimated until its cell is on the screen; then the cell's constraints say how high it is. [A] From iOS 16 on
// (`selfSizingInvalidation`) the row also follows when the content of its cell changes; before, at the next batch of updates.

extension UITableView {
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
    @available(*, unavailable) case _other
  }

  func estimatedHeight(ofRowAt path: IndexPath) -> CGFloat {
    let told = delegateMethods.tableView(self, estimatedHeightForRowAt: path)
    let estimate = told ?? estimatedRowHeight
    return estimate > 0 ? estimate : ViewMeasures.rowHeight
  }

  /// Measures the cells of rows with automatic heights.
  /// - Returns: Whether any row has another height now.
  @discardableResult
  func measureCells(_ paths: [IndexPath]) -> Bool {
    var changed = false
    for path in paths.sorted() {
      guard let cell = cells[path], let span = layoutInfo?.row(path), span.isAutomatic else { continue }
      let height = cell.selfSize(width: rowWidth)
      selfSizes[path] = height
      guard abs(height - span.height) > 0.1 else { continue }
      layoutInfo?.resize(path, to: height)
      changed = true
    }
    return changed
  }

  /// Before each layout.
  func followContentOfCells() {
    guard selfSizingInvalidation != .disabled, AppState.current.device.systemVersion >= 16, layoutInfo != nil else {
      return
    }
    if measureCells(Array(cells.keys)) { setNeedsLayout() }
  }
}

extension UITableViewCell {
  /// How high the cell wants to be. [O] Constraints that leave the height open make a standard cell.
  func selfSize(width: CGFloat) -> CGFloat {
    let isConstrained = AppState.current.usesAutoLayout && contentView.subtree.contains { !$0.constraints.isEmpty }
    guard isConstrained else { return standardHeight(width: width) }
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : ViewMeasures.rowHeight
  }
}
