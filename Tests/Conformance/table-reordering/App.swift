import UIKit

/// Rows that a user draws to other places while the table is edited.
class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var sections = [["Red", "Green", "Blue"], ["Oak", "Elm"]]
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let edit = UIButton(type: .system)
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
  var moves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    log.text = "nothing"
    edit.frame = CGRect(x: 16, y: 60, width: 100, height: 36)
    edit.setTitle("Order", for: .normal)
    edit.addTarget(self, action: #selector(order), for: .touchUpInside)
    table.accessibilityIdentifier = "things"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
    table.dataSource = self
    table.delegate = self
    for part in [log, edit, table] { view.addSubview(part) }
  }

  @objc func order() { table.setEditing(!table.isEditing, animated: true) }

  // MARK: The table

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Colours", "Trees"][section]
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section][indexPath.row] != "Elm"
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let thing = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(thing, at: destination.row)
    moves.append("\(thing) from \(source.section).\(source.row) to \(destination.section).\(destination.row)")
    log.text = moves.last
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    let isOak = sections[source.section][source.row] == "Oak"
    return isOak && proposed.section == 0 ? source : proposed
  }
}
