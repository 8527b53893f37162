import UIKit

/// A list that is a collection: rows and headers made by registrations, shown by a diffable source.
class ViewController: UIViewController, UICollectionViewDelegate {
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 24))
  let end = UILabel(frame: CGRect(x: 16, y: 48, width: 343, height: 24))
  var source: UICollectionViewDiffableDataSource<String, String>?
  var counts = ["Figs": 3, "Plums": 7, "Leek": 1, "Kale": 2]
  var filled: [String] = []

  lazy var collection: UICollectionView = {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    return UICollectionView(frame: CGRect(x: 0, y: 160, width: 375, height: 480), collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    end.accessibilityIdentifier = "end"
    collection.accessibilityIdentifier = "stock"
    collection.delegate = self
    for part in [log, end, collection] { view.addSubview(part) }
    makeSource()
    let actions: [(String, Selector)] = [
      ("Add", #selector(add)), ("Drop", #selector(drop)), ("Count", #selector(count)), ("Find", #selector(find)),
      ("Leave", #selector(leave)), ("Same", #selector(same)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 5 + index * 61, y: 90, width: 60, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Fruit", "Greens"])
    snapshot.appendItems(["Figs", "Plums"], toSection: "Fruit")
    snapshot.appendItems(["Leek"], toSection: "Greens")
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func makeSource() {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, name in
      filled.append(name)
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = "\(counts[name] ?? 0) left"
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = "row \(name)"
      cell.configurationUpdateHandler = { cell, state in
        guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
        content.text = state.isSelected ? "\(name), chosen" : name
        cell.contentConfiguration = content
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] view, _, indexPath in
      var content = UIListContentConfiguration.cell()
      content.text = "All \(source?.snapshot().sectionIdentifiers[indexPath.section] ?? "")"
      view.contentConfiguration = content
    }
    let made = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    made.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source = made
  }

  private func change(_ edit: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void) {
    guard var snapshot = source?.snapshot() else { return }
    edit(&snapshot)
    filled = []
    end.text = "on the way"
    source?.apply(snapshot, animatingDifferences: true) { [unowned self] in
      end.text = "shown"
      log.text = filled.isEmpty ? "filled nothing" : "filled " + filled.joined(separator: ", ")
    }
  }

  // MARK: Buttons

  @objc func add() { change { $0.insertItems(["Kale"], beforeItem: "Leek") } }
  @objc func drop() { change { $0.deleteItems(["Figs"]) } }
  @objc func same() { change { _ in } }

  @objc func count() {
    counts["Plums"] = 6
    change { $0.reconfigureItems(["Plums"]) }
  }

  @objc func find() {
    let path = source?.indexPath(for: "Leek") ?? IndexPath(item: 9, section: 9)
    log.text = "\(path.section).\(path.item), \(collection.numberOfSections) sections"
  }

  @objc func leave() {
    for path in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: path, animated: false) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.text = "chose \(source?.itemIdentifier(for: indexPath) ?? "")"
  }
}
