import Foundation

/// What items of a list show when they are swiped.
@MainActor
struct ListSwipeActions {
  typealias Provider = UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
  var leading: Provider?
  var trailing: Provider?
}

extension UICollectionView {
  /// A user swipes an item to the side.
  /// - Returns: Whether it shows buttons by that.
  package func userSwipes(_ cell: UICollectionViewCell, toTheLeft: Bool) -> Bool {
    if RowButton.isSwipedBack(cell, toTheLeft: toTheLeft) { return putItemsBack() }
    guard let path = indexPath(for: cell), let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    else {
      return false
    }
    let providers = layout.swipeActions(ofSection: path.section)
    // [A] UICollectionLayoutListConfiguration: the trailing actions come with a swipe to the left.
    guard let provider = toTheLeft ? providers?.trailing : providers?.leading, let actions = provider(path)?.actions,
      !actions.isEmpty
    else { return false }
    putItemsBack()
    for (index, action) in actions.enumerated() {
      RowButton.show(action, index, in: cell, isTrailing: toTheLeft) { [weak self] in self?.putItemsBack() }
    }
    return true
  }

  /// - Returns: Whether an item showed buttons.
  @discardableResult
  func putItemsBack() -> Bool {
    let buttons = cells.values.flatMap(\.subviews).filter { $0 is RowButton }
    for button in buttons { button.removeFromSuperview() }
    return !buttons.isEmpty
  }
}
