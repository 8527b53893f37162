import UIKit

/// What stands above and below the rows of a plain table.
class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let rows = [["Rose", "Tulip"], [], (1...20).map { "Oak \($0)" }, ["Fern"]]
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 500), style: .plain)
  let top = UILabel(frame: CGRect(x: 80, y: 30, width: 50, height: 60))
  let bottom = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    table.accessibilityIdentifier = "plants"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "trees")
    table.sectionHeaderTopPadding = 0
    table.sectionHeaderHeight = 30
    table.sectionFooterHeight = 26
    table.dataSource = self
    table.delegate = self
    top.text = "All plants"
    top.accessibilityIdentifier = "top"
    bottom.text = "That is all"
    bottom.accessibilityIdentifier = "bottom"
    table.tableHeaderView = top
    table.tableFooterView = bottom
    view.addSubview(log)
    view.addSubview(table)
    addButton("Places", x: 10, #selector(places))
    addButton("Views", x: 82, #selector(views))
    addButton("No top", x: 154, #selector(removeTop))
    addButton("Down", x: 226, #selector(down))
    addButton("End", x: 298, #selector(end))
  }

  private func addButton(_ title: String, x: CGFloat, _ action: Selector) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 58, width: 70, height: 36)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func places() {
    let places = [table.rectForHeader(inSection: 0), table.rectForRow(at: IndexPath(row: 1, section: 0))]
    log.text = places.map { "\(Int($0.minY)) to \(Int($0.maxY))" }.joined(separator: ", ")
  }

  @objc func views() {
    let titled = table.headerView(forSection: 0)?.textLabel?.text ?? "none"
    let far = table.headerView(forSection: 3) == nil ? "no view" : "a view"
    log.text = "\(titled), \(far), \(table.numberOfSections) sections"
  }

  @objc func removeTop() { table.tableHeaderView = nil }
  @objc func down() { table.contentOffset.y = 300 }
  @objc func end() { table.contentOffset.y = table.contentSize.height - table.bounds.height }

  // MARK: The table

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Flowers", "Weeds", "Woods", "Ferns"][section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "They smell" : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { section == 2 ? 50 : 30 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 0 ? 26 : 0 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section == 2 else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "trees")
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 5, width: 150, height: 40)
    button.setTitle("Plant a tree", for: .normal)
    button.addTarget(self, action: #selector(plant), for: .touchUpInside)
    header?.contentView.addSubview(button)
    return header
  }

  @objc func plant() { log.text = "planted" }
}
