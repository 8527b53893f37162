internal import Foundation
internal import UIKit

extension UICollectionView {
  /// The subviews; among them the cells in the order of their items, in whichever they were made.
  var subviewsInOrder: [UIView] {
    let cells = subviews.compactMap { $0 as? UICollectionViewCell }
    var ordered = cells.map { (path: indexPath(for: $0), cell: $0) }
      .sorted { one, other in
        guard let first = one.path else { return false }
        return other.path.map { first < $0 } ?? true
      }.map(\.cell)[...]
    return subviews.map { view in view is UICollectionViewCell ? ordered.popFirst() ?? view : view }
  }
}
