import Foundation

/// What a cell shows behind its content. [A] UITableViewCell, selectedBackgroundView: a subview only while the cell is selected, above the
/// usual one.
@MainActor
final class CellBackgrounds {
  private(set) var usual: UIView?
  private(set) var selected: UIView?

  func set(usual view: UIView?, in cell: UIView, isSelected: Bool) {
    guard view !== usual else { return }
    usual?.removeFromSuperview()
    usual = view
    place(in: cell, isSelected: isSelected)
  }

  func set(selected view: UIView?, in cell: UIView, isSelected: Bool) {
    guard view !== selected else { return }
    selected?.removeFromSuperview()
    selected = view
    place(in: cell, isSelected: isSelected)
  }

  func place(in cell: UIView, isSelected: Bool) {
    if !isSelected { selected?.removeFromSuperview() }
    for (index, view) in [usual, isSelected ? selected : nil].compactMap(\.self).enumerated() {
      view.frame = cell.bounds
      let place = cell.subviews.firstIndex { $0 === view }
      if place != index { cell.insertSubview(view, at: index) }
    }
  }
}

extension UIScrollView {
  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    keepBehind(new)
  }

  /// [A] The background of a list is as large as the list, and stays where it is while the list scrolls.
  func keepBehind(_ background: UIView?) {
    guard let background else { return }
    background.frame = bounds
    if subviews.first !== background { insertSubview(background, at: 0) }
  }
}
