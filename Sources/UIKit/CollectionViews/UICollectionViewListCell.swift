import Foundation

/// A cell of a list.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content, in the order from the content to the edge.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in accessoryViews { view.view.removeFromSuperview() }
      accessoryViews = accessories.map { ListAccessoryView($0, of: self) }
      placeAccessories()
    }
  }
  private var accessoryViews: [ListAccessoryView] = []
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// [A] indentationLevel: the content is indented by so many times the width.
  open override func layoutSubviews() {
    placeAccessories()
    super.layoutSubviews()
    let indentation = CGFloat(indentationLevel) * indentationWidth
    shownConfiguration.view?.frame = contentView.bounds.inset(
      by: UIEdgeInsets(top: 0, left: indentation, bottom: 0, right: 0))
  }
  open override func updateConfiguration() {
    placeAccessories()
    super.updateConfiguration()
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override var besideContent: CGFloat { width(isLeading: true) + width(isLeading: false) }

  private func shown(isLeading: Bool) -> [ListAccessoryView] {
    accessoryViews.filter { $0.accessory.isLeading == isLeading && $0.accessory.isShown(whileEditing: isBeingEdited) }
  }
  private func width(isLeading: Bool) -> CGFloat { shown(isLeading: isLeading).reduce(0) { $0 + $1.width } }

  /// [A] UICellAccessory: they stand at the edges, and the content makes room.
  private func placeAccessories() {
    for view in accessoryViews where !view.accessory.isShown(whileEditing: isBeingEdited) {
      view.view.removeFromSuperview()
    }
    var left: CGFloat = 0
    var right = bounds.width
    func place(_ it: ListAccessoryView, centre: CGFloat) {
      if it.view.superview !== self { addSubview(it.view) }
      it.view.center = CGPoint(x: centre, y: bounds.midY)
    }
    for it in shown(isLeading: true) {
      place(it, centre: left + it.width / 2)
      left += it.width
    }
    for it in shown(isLeading: false).reversed() {
      place(it, centre: right - it.width / 2)
      right -= it.width
    }
    contentView.frame = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
  }
}

/// One of the views beside the content of a cell of a list.
@MainActor
struct ListAccessoryView {
  let accessory: UICellAccessory
  let view: UIView

  init(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
    self.accessory = accessory
    view = accessory.view(cell)
    if view.bounds.size == .zero { view.bounds.size = view.sizeThatFits(.zero) }
  }

  /// In points. [?] A margin of 16, unless the app says how much is its.
  var width: CGFloat { accessory.reservedWidth ?? view.bounds.width + 16 }
}
