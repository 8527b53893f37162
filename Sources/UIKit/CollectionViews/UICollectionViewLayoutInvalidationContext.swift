import Foundation

/// What of a layout is no longer true. Coursemark lays out all of it again.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }
  private var isOfEverything = false
  private var isOfCounts = false
  /// [A] After `reloadData`, and where the layout says of no part that it is no longer true.
  open var invalidateEverything: Bool { isOfEverything }
  /// [A] After `reloadData`, and when items are inserted or deleted.
  open var invalidateDataSourceCounts: Bool { isOfCounts }
  func mark(everything: Bool, counts: Bool) { (isOfEverything, isOfCounts) = (everything, counts) }
  open var contentOffsetAdjustment: CGPoint = .zero  // Stored only; visible.
  open var contentSizeAdjustment: CGSize = .zero  // Stored only; visible.
  open var invalidatedItemIndexPaths: [IndexPath]? { assignedInvalidatedItemIndexPaths }
  private var assignedInvalidatedItemIndexPaths: [IndexPath]?
  open func invalidateItems(at indexPaths: [IndexPath]) {
    assignedInvalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}  // Does nothing.
}

/// Of a flow layout.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true  // Stored only.
  open var invalidateFlowLayoutAttributes = true  // Stored only.
}

/// A change of one item, of which a layout is told.
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
    @available(*, unavailable) case _other
  }
  open var indexPathBeforeUpdate: IndexPath? { nil }
  open var indexPathAfterUpdate: IndexPath? { nil }
  open var updateAction: Action { .none }
}
