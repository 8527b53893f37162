import Foundation

/// A collection's data source that is given what to show.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, _MethodTableProviding {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// [A] The data source becomes the collection's. The collection does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.withoutReloads
  }
  /// Items that are in both keep their cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = SnapshotChanges(from: shown, to: snapshot)
    guard let collection else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let update = { [self] in
      shown = snapshot
      collection.deleteSections(changes.deletedSections)
      collection.insertSections(changes.insertedSections)
      collection.reloadSections(changes.reloadedSections)
      collection.deleteItems(at: changes.deletedItems)
      collection.insertItems(at: changes.insertedItems)
      for (from, to) in changes.movedSections { collection.moveSection(from, toSection: to) }
      for (from, to) in changes.movedItems { collection.moveItem(at: from, to: to) }
      collection.reloadItems(at: changes.reloadedItems)
    }
    if animatingDifferences {
      collection.performBatchUpdates(update) { _ in completion?() }
    } else {
      collection.performBatchUpdates(update)
    }
    collection.reconfigureItems(at: changes.reconfiguredItems)
    if !animatingDifferences { completion?() }
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    collection?.reloadData()
    completion?()
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.sectionIdentifier(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // MARK: The collection's questions

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.sections[section].items.count
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = shown.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) { return cell }
    // [?] The words.
    _raiseInconsistency(
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed."
    )
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  open nonisolated class func _methodTable() -> _MethodTable? {
    _MethodTable(
      methods: [
        _Method("numberOfSectionsIn:") { receiver, arguments in
          (receiver as? UICollectionViewDiffableDataSource)?.numberOfSections(in: _argument(arguments, 0))
        },
        _Method("collectionView:viewForSupplementaryElementOfKind:at:") { receiver, arguments in
          (receiver as? UICollectionViewDiffableDataSource)?.collectionView(
            _argument(arguments, 0), viewForSupplementaryElementOfKind: _argument(arguments, 1),
            at: _argument(arguments, 2))
        },
      ], outlets: [])
  }
}
