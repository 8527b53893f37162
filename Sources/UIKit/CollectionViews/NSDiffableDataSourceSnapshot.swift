import Foundation

/// What a table or a collection shall show: sections and items by identifiers, each of which is there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Hashable, Sendable {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  // MARK: What it holds

  public var numberOfItems: Int { itemIdentifiers.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(ofSection: identifier)].items
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.identifier
  }
  /// Counted over all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.items.firstIndex(of: item) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].items[path.row]
  }

  /// What a data source gives back: what is shown, and nothing that is to be done.
  var withoutReloads: Self {
    var copy = Self()
    copy.sections = sections
    return copy
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, atSection: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, atSection: place(ofSection: toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, atSection: place(ofSection: toIdentifier) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, next: toIdentifier, by: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, next: toIdentifier, by: 1) }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { indexOfSection($0) != nil }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], atSection index: Int) {
    Self.check(sectionIdentifiers + identifiers, "section")
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }
  private mutating func moveSection(
    _ identifier: SectionIdentifierType, next: SectionIdentifierType, by offset: Int
  ) {
    guard identifier != next else { return }
    let section = sections.remove(at: place(ofSection: identifier))
    sections.insert(section, at: place(ofSection: next) + offset)
  }

  // MARK: Items

  /// [A] appendItems(_:toSection:): without a section they go to the end of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      // [O]
      _raiseInconsistency("There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier.map { place(ofSection: $0) } ?? sections.count - 1
    insert(identifiers, at: IndexPath(row: sections[section].items.count, section: section))
  }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    insert(identifiers, at: place(ofItem: beforeIdentifier))
  }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let path = place(ofItem: afterIdentifier)
    insert(identifiers, at: IndexPath(row: path.row + 1, section: path.section))
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, next: toIdentifier, by: 0)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, next: toIdentifier, by: 1)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers, "reload")
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers, "reconfigure")
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath) {
    Self.check(itemIdentifiers + identifiers, "item")
    sections[path.section].items.insert(contentsOf: identifiers, at: path.row)
  }
  private mutating func move(_ identifier: ItemIdentifierType, next: ItemIdentifierType, by offset: Int) {
    guard identifier != next else { return }
    let old = place(ofItem: identifier)
    sections[old.section].items.remove(at: old.row)
    let path = place(ofItem: next)
    sections[path.section].items.insert(identifier, at: path.row + offset)
  }
  private func known(_ identifiers: [ItemIdentifierType], _ verb: String) -> [ItemIdentifierType] {
    let all = Set(itemIdentifiers)
    for identifier in identifiers where !all.contains(identifier) {
      // [O]
      _raiseInconsistency("Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
    return identifiers
  }

  // MARK: Misuse

  private func place(ofSection identifier: SectionIdentifierType) -> Int {
    if let index = indexOfSection(identifier) { return index }
    // [?] The words.
    _raiseInconsistency("Invalid parameter not satisfying: section identifier \(identifier) is in the snapshot")
  }
  private func place(ofItem identifier: ItemIdentifierType) -> IndexPath {
    if let path = path(of: identifier) { return path }
    // [?] The words.
    _raiseInconsistency("Invalid parameter not satisfying: item identifier \(identifier) is in the snapshot")
  }

  /// [A] appendItems(_:toSection:): identifiers are unique. [O] The words.
  private static func check(_ identifiers: [some Hashable], _ kind: String) {
    var seen: Set<AnyHashable> = []
    let double = identifiers.filter { !seen.insert($0).inserted }
    guard let first = double.first else { return }
    _raiseInconsistency(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n    \(first)\n)}")
  }
}

/// What has to be done to a table or collection that shows one snapshot, so that it shows another one.
struct SnapshotChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  /// By their places afterwards.
  var reconfiguredItems: [IndexPath] = []
  /// [A] What is in both snapshots goes to its new place, with its cell.
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var movedSections: [(from: Int, to: Int)] = []

  /// Rows that are deleted or loaded again are counted before the change, those that are inserted after it.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let stays = Set(before).intersection(after)
    for change in after.filter(stays.contains).difference(from: before.filter(stays.contains)) {
      guard case .remove(_, let section, _) = change, let from = old.indexOfSection(section),
        let to = new.indexOfSection(section)
      else { continue }
      movedSections.append((from, to))
    }
    deletedSections = IndexSet(before.indices.filter { !stays.contains(before[$0]) })
    insertedSections = IndexSet(after.indices.filter { !stays.contains(after[$0]) })
    reloadedSections = IndexSet(new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })
    var (removed, added): ([Item: IndexPath], [Item: IndexPath]) = ([:], [:])
    for (section, content) in old.sections.enumerated() where stays.contains(content.identifier) {
      guard let place = new.indexOfSection(content.identifier) else { continue }
      for change in new.sections[place].items.difference(from: content.items) {
        switch change {
        case .remove(let row, let item, _): removed[item] = IndexPath(row: row, section: section)
        case .insert(let row, let item, _): added[item] = IndexPath(row: row, section: place)
        }
      }
    }
    // What is loaded again gets another cell, wherever it stands.
    let reloaded = Set(new.reloadedItemIdentifiers)
    for (item, from) in removed where !reloaded.contains(item) {
      guard let to = added[item] else { continue }
      movedItems.append((from, to))
      (removed[item], added[item]) = (nil, nil)
    }
    (deletedItems, insertedItems) = (removed.values.sorted(), added.values.sorted())
    reloadedItems = reloaded.filter { removed[$0] == nil }.compactMap { old.path(of: $0) }.sorted()
    reconfiguredItems = Set(new.reconfiguredItemIdentifiers).subtracting(reloaded)
      .filter { old.path(of: $0) != nil && added[$0] == nil }.compactMap { new.path(of: $0) }.sorted()
  }
}
