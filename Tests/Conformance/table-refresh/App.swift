import UIKit

/// A list that is pulled to be refreshed.
class ViewController: UITableViewController {
  var news = ["Rain", "Sun"]
  let tools = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 90))
  let log = UILabel(frame: CGRect(x: 16, y: 5, width: 343, height: 30))
  let control = UIRefreshControl()
  var pulls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    tools.addSubview(log)
    addButton("State", x: 10, #selector(state))
    addButton("End", x: 100, #selector(end))
    addButton("Begin", x: 190, #selector(begin))
    addButton("Without", x: 280, #selector(without))
    tableView.accessibilityIdentifier = "news"
    tableView.tableHeaderView = tools
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    control.addTarget(self, action: #selector(pulled), for: .valueChanged)
    refreshControl = control
  }

  private func addButton(_ title: String, x: CGFloat, _ action: Selector) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 45, width: 85, height: 36)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    tools.addSubview(button)
  }

  @objc func pulled() {
    pulls += 1
    log.text = "pulled \(pulls)"
  }

  @objc func state() {
    let isTables = tableView.refreshControl === control
    log.text = "refreshing \(control.isRefreshing), pulls \(pulls), the table's \(isTables)"
  }

  @objc func end() {
    news.insert("Snow \(pulls)", at: 0)
    tableView.reloadData()
    control.endRefreshing()
  }

  @objc func begin() { control.beginRefreshing() }
  @objc func without() { refreshControl = nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { news.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = news[indexPath.row]
    return cell
  }
}
