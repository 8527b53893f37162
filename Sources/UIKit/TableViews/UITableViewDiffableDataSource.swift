import Foundation

/// A table's data source that is given what to show, and finds out itself what has changed.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, _MethodTableProviding {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  /// [A] The data source becomes the table's. The table does not keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.withoutReloads
  }

  /// Rows that are in both keep their cells.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = SnapshotChanges(from: shown, to: snapshot)
    guard let table else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    let update = { [self] in
      shown = snapshot
      table.deleteSections(changes.deletedSections, with: defaultRowAnimation)
      table.insertSections(changes.insertedSections, with: defaultRowAnimation)
      table.reloadSections(changes.reloadedSections, with: defaultRowAnimation)
      table.deleteRows(at: changes.deletedItems, with: defaultRowAnimation)
      table.insertRows(at: changes.insertedItems, with: defaultRowAnimation)
      for (from, to) in changes.movedSections { table.moveSection(from, toSection: to) }
      for (from, to) in changes.movedItems { table.moveRow(at: from, to: to) }
      table.reloadRows(at: changes.reloadedItems, with: defaultRowAnimation)
    }
    if animatingDifferences {
      table.performBatchUpdates(update) { _ in completion?() }
    } else {
      table.beginUpdates()
      update()
      table.endUpdates()
    }
    table.reconfigureRows(at: changes.reconfiguredItems)
    if !animatingDifferences { completion?() }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    table?.reloadData()
    completion?()
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifier(at: index)
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // MARK: The table's questions

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections[section].items.count
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    // [?] The words.
    _raiseInconsistency(
      "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath), which is not allowed.")
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  open nonisolated class func _methodTable() -> _MethodTable? {
    func method(
      _ selector: Selector, _ call: @escaping @MainActor (UITableViewDiffableDataSource, [Any?]) -> Any?
    ) -> _Method {
      _Method(selector) { receiver, arguments in
        (receiver as? UITableViewDiffableDataSource).flatMap { call($0, arguments) }
      }
    }
    return _MethodTable(
      methods: [
        method("numberOfSectionsIn:") { $0.numberOfSections(in: _argument($1, 0)) },
        method("tableView:titleForHeaderInSection:") {
          $0.tableView(_argument($1, 0), titleForHeaderInSection: _argument($1, 1))
        },
        method("tableView:titleForFooterInSection:") {
          $0.tableView(_argument($1, 0), titleForFooterInSection: _argument($1, 1))
        },
        method("tableView:canEditRowAt:") { $0.tableView(_argument($1, 0), canEditRowAt: _argument($1, 1)) },
        method("tableView:canMoveRowAt:") { $0.tableView(_argument($1, 0), canMoveRowAt: _argument($1, 1)) },
        method("tableView:commit:forRowAt:") {
          $0.tableView(_argument($1, 0), commit: _argument($1, 1), forRowAt: _argument($1, 2))
        },
        method("tableView:moveRowAt:to:") {
          $0.tableView(_argument($1, 0), moveRowAt: _argument($1, 1), to: _argument($1, 2))
        },
      ], outlets: [])
  }
}
