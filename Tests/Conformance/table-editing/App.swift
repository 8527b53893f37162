import UIKit

/// A list with an Edit button: rows that are deleted, inserted or left alone while the table is edited.
class ViewController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [FoodsController(style: .plain)]
  }
}

class FoodsController: UITableViewController {
  var foods = ["Apples", "Bread", "Cheese", "Dates", "Eggs", "Figs"]
  let log = UILabel(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Foods"
    log.accessibilityIdentifier = "log"
    tableView.accessibilityIdentifier = "foods"
    tableView.tableHeaderView = log
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "food")
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "State", style: .plain, target: self, action: #selector(showState))
  }

  @objc func showState() {
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    log.text = "controller \(isEditing), table \(tableView.isEditing), cell \(cell?.isEditing ?? false)"
    events = []
  }

  private func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    events = []
    note(editing ? "edits, animated \(animated)" : "is done, animated \(animated)")
  }

  // MARK: The table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { foods.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "food", for: indexPath)
    cell.textLabel?.text = foods[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    foods[indexPath.row] != "Dates"
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch foods[indexPath.row] {
    case "Bread": return .none
    case "Cheese": return .insert
    default: return .delete
    }
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .insert {
      note("inserts at \(foods[indexPath.row])")
      foods.insert("More cheese", at: indexPath.row + 1)
      tableView.insertRows(at: [IndexPath(row: indexPath.row + 1, section: 0)], with: .automatic)
    } else {
      note("deletes \(foods[indexPath.row])")
      foods.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("chose \(foods[indexPath.row])")
    if foods[indexPath.row] == "Figs" { tableView.allowsSelectionDuringEditing = true }
  }
}
