import Foundation

/// Puts the top item of a navigation bar on the screen: buttons on both sides, the title between them.
@MainActor
final class NavigationBarContent {
  /// In points, with a prompt, a search bar and its scopes where the item has them. [O]
  static func height(for item: UINavigationItem?) -> CGFloat {
    let row = top(of: item) + 44
    guard let search = item?.searchController else { return row }
    return (search.hidesRowOfBar ? 0 : row) + height(of: search.searchBar)
  }
  /// Where the row of buttons begins.
  private static func top(of item: UINavigationItem?) -> CGFloat { item?.prompt?.isEmpty == false ? 30 : 0 }
  private static func height(of search: UISearchBar) -> CGFloat { 52 + search.heightAroundField }

  private unowned let bar: UINavigationBar
  private let title = UILabel()
  private let prompt = UILabel()
  private let backButton = BackButton(type: .system)
  private var buttons: [BarButton] = []

  init(bar: UINavigationBar) {
    self.bar = bar
    title.textAlignment = .center
    prompt.textAlignment = .center
    backButton.addAction(UIAction { [unowned bar] _ in bar.goBack() }, for: .touchUpInside)
  }

  func update() {
    let item = bar.topItem
    let left = views(for: item?.leftBarButtonItems ?? [])
    let right = views(for: item?.rightBarButtonItems ?? [])
    let middle = self.middle(item)
    let hidesRow = item?.searchController?.hidesRowOfBar ?? false
    let row = hidesRow ? [] : back(item, replacedBy: left) + left + middle + right
    let search = [item?.searchController?.searchBar].compactMap { $0 }
    prompt.text = item?.prompt
    let largeTitle = hidesRow ? 0 : bar.navigationController?.largeTitleHeight ?? 0
    let isLarge = largeTitle > 0 && title.text?.isEmpty == false
    let above = hidesRow || Self.top(of: item) == 0 ? [] : [prompt]
    let shown = above + row + search + (isLarge ? [title] : [])
    for view in bar.subviews where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in shown where view.superview !== bar { bar.addSubview(view) }
    let current = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    buttons.removeAll { button in !current.contains { $0 === button.item } }
    let top = hidesRow ? 0 : Self.top(of: item)
    for view in search {
      let y = hidesRow ? 0 : top + 44 + largeTitle
      view.frame = CGRect(x: 0, y: y, width: bar.bounds.width, height: Self.height(of: view))
    }
    if hidesRow { return }
    prompt.frame = CGRect(x: 8, y: 4, width: bar.bounds.width - 16, height: 22)
    let others = row.prefix(row.count - middle.count - right.count)
    place(left: others, middle: middle, right: right, below: top)
    if isLarge { placeLargeTitle(below: top + 44, height: largeTitle) }
  }

  /// A large title takes the place of that between the buttons.
  private func middle(_ item: UINavigationItem?) -> [UIView] {
    title.text = item?.title
    if let view = item?.titleView { return [view] }
    let isLarge = (bar.navigationController?.largeTitleHeight ?? 0) > 0
    return isLarge || title.text?.isEmpty ?? true ? [] : [title]
  }

  /// [O] In points: at the margin, 41 high, its lower edge 8 above that of the bar.
  private func placeLargeTitle(below top: CGFloat, height: CGFloat) {
    title.frame = CGRect(x: 16, y: top + height - 49, width: bar.bounds.width - 32, height: 41)
  }

  /// [A] UINavigationItem, leftItemsSupplementBackButton: items on the left stand in the back button's place.
  private func back(_ item: UINavigationItem?, replacedBy left: [UIView]) -> [UIView] {
    guard let item, let below = bar.backItem, !item.hidesBackButton else { return [] }
    guard left.isEmpty || item.leftItemsSupplementBackButton else { return [] }
    let title = below.titleOfWayBack
    backButton.setTitle(title, for: .normal)
    backButton.accessibilityLabel = title.isEmpty ? "Back" : nil
    return [backButton]
  }

  private func views(for items: [UIBarButtonItem]) -> [UIView] {
    items.compactMap { item in
      item.host = bar
      if item.isSpace || item.isHidden { return nil }
      if let view = item.customView { return view }
      if let known = buttons.first(where: { $0.item === item }) {
        known.show()
        return known
      }
      let button = BarButton(item)
      item.button = button
      buttons.append(button)
      return button
    }
  }

  /// In points: a margin of 8 at the sides and between the buttons; the first item on the right stands rightmost [A].
  private func place(left: ArraySlice<UIView>, middle: [UIView], right: [UIView], below top: CGFloat) {
    let height: CGFloat = 44
    func size(_ view: UIView) -> CGSize {
      view is UIButton || view is UILabel
        ? view.sizeThatFits(bar.bounds.size) : view.sizeAsCustomView(in: bar.bounds.size)
    }
    func set(_ view: UIView, x: CGFloat, _ size: CGSize) {
      view.frame = CGRect(x: x, y: top + (height - size.height) / 2, width: size.width, height: size.height)
    }
    var x: CGFloat = 8
    for view in left {
      set(view, x: x, size(view))
      x = view.frame.maxX + 8
    }
    var end = bar.bounds.width - 8
    for view in right {
      let size = size(view)
      set(view, x: end - size.width, size)
      end = view.frame.minX - 8
    }
    for view in middle {
      var size = size(view)
      size.width = min(size.width, max(0, end - x))
      set(view, x: min(max(x, (bar.bounds.width - size.width) / 2), max(x, end - size.width)), size)
    }
  }
}

/// The way back to the controller below.
package final class BackButton: UIButton {}
