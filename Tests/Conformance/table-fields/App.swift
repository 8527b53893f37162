import UIKit

/// A row with a field of its own.
class FieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 100, y: 5, width: 200, height: 34))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.borderStyle = .roundedRect
    contentView.addSubview(field)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

/// A form whose fields stand in the rows of a table controller.
class ViewController: UITableViewController, UITextFieldDelegate {
  var values = Array(repeating: "", count: 20)
  let tools = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
  let log = UILabel(frame: CGRect(x: 16, y: 10, width: 130, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    tools.addSubview(log)
    addButton("Refill", x: 150, #selector(refill))
    addButton("Reload", x: 225, #selector(reload))
    addButton("Drag", x: 300, #selector(drag))
    tableView.accessibilityIdentifier = "form"
    tableView.tableHeaderView = tools
    tableView.rowHeight = 44
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  private func addButton(_ title: String, x: CGFloat, _ action: Selector) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 7, width: 70, height: 36)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    tools.addSubview(button)
  }

  @objc func refill() {
    values[0] = "filled"
    tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
  }
  @objc func reload() { tableView.reloadData() }
  @objc func drag() { tableView.keyboardDismissMode = .onDrag }

  // MARK: The table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    guard let field = (cell as? FieldCell)?.field else { return cell }
    field.text = values[indexPath.row]
    field.accessibilityIdentifier = "field \(indexPath.row)"
    field.tag = indexPath.row
    field.delegate = self
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.text = "chose \(indexPath.row)"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = tableView.cellForRow(at: IndexPath(row: textField.tag + 1, section: 0)) as? FieldCell
    next?.field.becomeFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    values[textField.tag] = textField.text ?? ""
    log.text = "\(textField.tag): \(textField.text ?? "")"
  }
}
