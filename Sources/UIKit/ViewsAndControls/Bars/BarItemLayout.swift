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

  /// A view without a size of its own has the one that fits.
  private func size(of view: UIView) -> CGSize {
    view.bounds.size == .zero ? view.sizeThatFits(.zero) : view.bounds.size
  }
}
