import Foundation

/// A view that shows bar button items.
@MainActor
protocol BarItemHost: AnyObject {
  /// Makes the items' views anew.
  func installItems()
}

/// A row of items from left to right, with their views.
///
/// [A] Flexible spaces share what is left over; fixed ones are as wide as they say. [?] Margins.
@MainActor
struct BarItemLayout {
  /// In points.
  static let margin: CGFloat = 16
  /// [O] Free on either side of an item that is no space, by the constraints of UIKit's bar buttons: two titles stand twice
  /// as far apart.
  static let inset: CGFloat = 8

  let items: [UIBarButtonItem]
  /// `nil` for a space.
  let views: [UIView?]

  init(_ items: [UIBarButtonItem], in host: any BarItemHost) {
    self.items = items.filter { !$0.isHidden }
    views = self.items.map { item in
      item.host = host
      if item.isSpace { return nil }
      if let view = item.customView { return view }
      let button = BarButton(item)
      item.button = button
      return button
    }
  }

  func remove() {
    for view in views { view?.removeFromSuperview() }
  }

  func layOut(in bounds: CGRect) {
    let widths = zip(items, views).map(width)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let taken = widths.reduce(0, +) + items.indices.dropFirst().map(gap).reduce(0, +) + 2 * Self.margin
    let share = flexible == 0 ? 0 : max(0, bounds.width - taken) / CGFloat(flexible)
    var x = bounds.minX + Self.margin
    for (index, item) in items.enumerated() {
      if index > 0 { x += gap(before: index) }
      let width = item.systemItem == .flexibleSpace ? share : widths[index]
      if let view = views[index] {
        let height = item.customView.map { size(of: $0).height } ?? bounds.height
        view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      }
      x += width
    }
  }

  /// In points, between an item and the one on its left.
  private func gap(before index: Int) -> CGFloat {
    [items[index - 1], items[index]].reduce(0) { $1.isSpace ? $0 : $0 + Self.inset }
  }

  private func width(_ item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    guard let view else { return item.systemItem == .fixedSpace ? item.width : 0 }
    if item.customView != nil { return item.width > 0 ? item.width : size(of: view).width }
    return view.sizeThatFits(.zero).width
  }

  private func size(of view: UIView) -> CGSize { view.sizeAsCustomView(in: .zero) }
}

extension UIView {
  /// How large a view of an app's own is in a bar. [O] Since iOS 11 it is as large as its constraints make it; without any it keeps its size, or has the one that fits
  /// where it has none.
  func sizeAsCustomView(in room: CGSize) -> CGSize {
    let isConstrained = subtree.contains { !$0.constraints.isEmpty }
    if isConstrained, !translatesAutoresizingMaskIntoConstraints || bounds.isEmpty {
      let size = fittingSize(UIView.layoutFittingCompressedSize)
      if size.width > 0, size.height > 0 { return size }
    }
    guard bounds.isEmpty else { return bounds.size }
    let fitting = sizeThatFits(room)
    if fitting.width > 0 || fitting.height > 0 { return fitting }
    return CGSize(width: max(0, intrinsicContentSize.width), height: max(0, intrinsicContentSize.height))
  }
}
