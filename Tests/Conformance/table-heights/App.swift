import UIKit

/// A message over as many lines as it needs, ten points away from the edges of its cell.
class MessageCell: UITableViewCell {
  let message = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.numberOfLines = 0
    message.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(message)
    NSLayoutConstraint.activate([
      message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      message.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      message.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

/// How high rows are: by the table, by the delegate, by the constraints of their cells.
class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  var messages = ["Hello", String(repeating: "A long message. ", count: 12)]
  var isOpen = false
  var asked = 0
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 540))

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    table.accessibilityIdentifier = "rows"
    table.rowHeight = 70
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.delegate = self
    view.addSubview(log)
    view.addSubview(table)
    addButton("Open", x: 10, #selector(open))
    addButton("Tell", x: 100, #selector(tell))
    addButton("Longer", x: 190, #selector(longer))
    addButton("Delegate", x: 280, #selector(withoutDelegate))
  }

  private func addButton(_ title: String, x: CGFloat, _ action: Selector) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 58, width: 85, height: 36)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func open() {
    isOpen.toggle()
    asked = 0
    table.performBatchUpdates(nil)
    log.text = "asked for \(asked) cells"
  }

  @objc func tell() {
    isOpen.toggle()
    asked = 0
    table.beginUpdates()
    table.endUpdates()
    log.text = "asked for \(asked) cells"
  }

  @objc func longer() {
    messages[0] = String(repeating: "Hello again. ", count: 14)
    table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
  }

  @objc func withoutDelegate() {
    table.delegate = nil
    table.reloadData()
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let number = indexPath.row
    if number == 2 || number == 3 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      (cell as? MessageCell)?.message.text = messages[number - 2]
      (cell as? MessageCell)?.message.accessibilityIdentifier = "message \(number)"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    cell.textLabel?.text = ["Low", "Open me", "", "", "Standard"][number]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    switch indexPath.row {
    case 0: return 30
    case 1: return isOpen ? 150 : 50
    default: return UITableView.automaticDimension
    }
  }
}
