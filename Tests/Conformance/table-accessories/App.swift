import UIKit

/// What stands in rows beside their text: accessories, details, pictures, indentation.
class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 540))
  var ticked: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    table.accessibilityIdentifier = "rows"
    table.rowHeight = 50
    table.dataSource = self
    table.delegate = self
    view.addSubview(log)
    view.addSubview(table)
    let edit = UIButton(type: .system)
    edit.frame = CGRect(x: 16, y: 58, width: 85, height: 36)
    edit.setTitle("Order", for: .normal)
    edit.addTarget(self, action: #selector(order), for: .touchUpInside)
    view.addSubview(edit)
  }

  @objc func order() { table.setEditing(!table.isEditing, animated: true) }
  @objc func switched(_ sender: UISwitch) { log.text = "switch \(sender.isOn)" }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch indexPath.row {
    case 0, 1:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? "Info" : "More"
      cell.accessoryType = indexPath.row == 0 ? .detailButton : .disclosureIndicator
      return cell
    case 2:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Tick"
      cell.accessoryType = ticked.contains(2) ? .checkmark : .none
      return cell
    case 3:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Sound"
      let control = UISwitch()
      control.accessibilityIdentifier = "sound"
      control.addTarget(self, action: #selector(switched(_:)), for: .valueChanged)
      cell.accessoryView = control
      return cell
    case 4: return detailed(.value1, "Left", "Right")
    case 5: return detailed(.subtitle, "Above", "Below")
    case 6: return detailed(.default, "Alone", "Never seen")
    default:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Inner"
      return cell
    }
  }

  private func detailed(_ style: UITableViewCell.CellStyle, _ text: String, _ detail: String) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indexPath.row == 7 ? 3 : 0
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.text = "details of \(indexPath.row)"
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.text = "chose \(indexPath.row)"
    if indexPath.row == 2 {
      ticked = ticked.contains(2) ? [] : [2]
      tableView.reloadRows(at: [indexPath], with: .none)
    }
  }
}
