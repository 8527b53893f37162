import UIKit

/// A table that shows snapshots: only what differs is asked for and moved.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 24))
  let end = UILabel(frame: CGRect(x: 16, y: 48, width: 343, height: 24))
  let table = UITableView(frame: CGRect(x: 0, y: 200, width: 375, height: 440))
  var source: TitledSource?
  var prices = ["Tea": 2, "Cake": 3, "Soup": 4, "Milk": 1, "Pie": 5]
  var asked: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    end.accessibilityIdentifier = "end"
    table.accessibilityIdentifier = "menu"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "dish")
    for part in [log, end, table] { view.addSubview(part) }
    source = TitledSource(tableView: table) { [unowned self] table, indexPath, dish in
      asked.append(dish)
      let cell = table.dequeueReusableCell(withIdentifier: "dish", for: indexPath)
      cell.textLabel?.text = "\(dish) \(prices[dish] ?? 0)"
      return cell
    }
    let actions: [(String, Selector)] = [
      ("First", #selector(first)), ("Same", #selector(same)), ("Add", #selector(add)), ("Drop", #selector(drop)),
      ("Move", #selector(move)), ("Price", #selector(price)), ("Reload", #selector(reload)),
      ("Refill", #selector(refill)), ("Sections", #selector(sections)), ("Find", #selector(find)),
      ("Empty", #selector(empty)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10 + index % 4 * 90, y: 76 + index / 4 * 40, width: 85, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  /// Changes the snapshot and says which rows the table asks for.
  private func change(_ edit: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void) {
    guard let source = source else { return }
    var snapshot = source.snapshot()
    edit(&snapshot)
    asked = []
    source.apply(snapshot, animatingDifferences: false)
    table.layoutIfNeeded()
    log.text = asked.isEmpty ? "asked for nothing" : "asked for " + asked.joined(separator: ", ")
  }

  // MARK: Buttons

  @objc func first() {
    change {
      $0.appendSections(["Drinks", "Food"])
      $0.appendItems(["Tea"], toSection: "Drinks")
      $0.appendItems(["Cake", "Soup"])
    }
  }

  @objc func same() { change { _ in } }
  @objc func drop() { change { $0.deleteItems(["Cake"]) } }
  @objc func move() { change { $0.moveItem("Pie", beforeItem: "Soup") } }
  @objc func reload() { change { $0.reloadItems(["Tea"]) } }
  @objc func empty() { change { $0.deleteAllItems() } }

  @objc func price() {
    prices["Tea"] = 9
    change { _ in }
  }

  @objc func refill() {
    prices["Tea"] = 8
    change { $0.reconfigureItems(["Tea"]) }
  }

  @objc func add() {
    guard let source = source else { return }
    var snapshot = source.snapshot()
    snapshot.insertItems(["Milk"], afterItem: "Tea")
    snapshot.appendItems(["Pie"])
    asked = []
    end.text = "on the way"
    source.apply(snapshot, animatingDifferences: true) { [unowned self] in
      end.text = "shown"
      log.text = "asked for " + asked.joined(separator: ", ")
    }
  }

  @objc func sections() {
    change {
      $0.moveSection("Drinks", afterSection: "Food")
      $0.appendSections(["Later"])
    }
  }

  @objc func find() {
    let path = source?.indexPath(for: "Soup")
    let item = source?.itemIdentifier(for: IndexPath(row: 0, section: 0)) ?? "nothing"
    let none = source?.itemIdentifier(for: IndexPath(row: 7, section: 0)) ?? "nothing"
    log.text = "\(path?.section ?? -1).\(path?.row ?? -1), \(item), \(none)"
  }
}

/// Sections are called by their identifiers.
class TitledSource: UITableViewDiffableDataSource<String, String> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    snapshot().sectionIdentifiers[section]
  }
}
