import UIKit

/// What a table asks and tells when rows are chosen, and what code chooses in silence.
class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let foods = ["Apples", "Bread", "Cheese", "Dates", "Eggs", "Figs", "Grapes"]
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let chosen = UILabel(frame: CGRect(x: 16, y: 54, width: 343, height: 30))
  let table = UITableView(frame: CGRect(x: 0, y: 220, width: 375, height: 440))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    log.adjustsFontSizeToFitWidth = true
    chosen.accessibilityIdentifier = "chosen"
    table.accessibilityIdentifier = "foods"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "food")
    table.dataSource = self
    table.delegate = self
    for part in [log, chosen, table] { view.addSubview(part) }
    addButton("Clear", x: 16, y: 90, #selector(clear))
    addButton("Ask", x: 136, y: 90, #selector(ask))
    addButton("Choose eggs", x: 256, y: 90, #selector(chooseEggs))
    addButton("Leave eggs", x: 16, y: 130, #selector(leaveEggs))
    addButton("Reload row", x: 136, y: 130, #selector(reloadRow))
    addButton("Reload all", x: 256, y: 130, #selector(reloadAll))
    addButton("One", x: 16, y: 170, #selector(one))
    addButton("Several", x: 136, y: 170, #selector(several))
    addButton("None", x: 256, y: 170, #selector(none))
  }

  private func addButton(_ title: String, x: CGFloat, y: CGFloat, _ action: Selector) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 110, height: 36)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  private func note(_ event: String, _ indexPath: IndexPath) {
    events.append("\(event) \(foods[indexPath.row])")
    log.text = events.joined(separator: ", ")
  }

  // MARK: Buttons

  @objc func clear() {
    events = []
    log.text = "nothing"
  }

  @objc func ask() {
    guard let paths = table.indexPathsForSelectedRows else {
      chosen.text = "no list"
      return
    }
    chosen.text = paths.sorted().map { foods[$0.row] }.joined(separator: ", ")
  }

  @objc func chooseEggs() {
    table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    ask()
  }

  @objc func leaveEggs() {
    table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
    ask()
  }

  @objc func reloadRow() {
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    ask()
  }

  @objc func reloadAll() {
    table.reloadData()
    ask()
  }

  @objc func one() {
    table.allowsSelection = true
    table.allowsMultipleSelection = false
  }
  @objc func several() { table.allowsMultipleSelection = true }
  @objc func none() { table.allowsSelection = false }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { foods.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "food", for: indexPath)
    cell.textLabel?.text = foods[indexPath.row]
    cell.selectionStyle = foods[indexPath.row] == "Grapes" ? .none : .default
    return cell
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    foods[indexPath.row] != "Figs"
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("asked for", indexPath)
    switch foods[indexPath.row] {
    case "Bread": return nil
    case "Dates": return IndexPath(row: 4, section: 0)
    default: return indexPath
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("chose", indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("left", indexPath) }
}
