import UIKit

/// Where a long table goes when code scrolls it to rows, and what it says of places.
class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 24))
  let heard = UILabel(frame: CGRect(x: 16, y: 48, width: 343, height: 24))
  let table = UITableView(frame: CGRect(x: 0, y: 200, width: 375, height: 440))
  var count = 60
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    heard.accessibilityIdentifier = "heard"
    table.accessibilityIdentifier = "numbers"
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    table.dataSource = self
    table.delegate = self
    for part in [log, heard, table] { view.addSubview(part) }
    let actions: [(String, () -> Void)] = [
      ("20 top", { [unowned self] in go(20, .top) }),
      ("30 bottom", { [unowned self] in go(30, .bottom) }),
      ("25 middle", { [unowned self] in go(25, .middle) }),
      ("26 none", { [unowned self] in go(26, .none) }),
      ("40 none", { [unowned self] in go(40, .none) }),
      ("10 none", { [unowned self] in go(10, .none) }),
      ("59 top", { [unowned self] in go(59, .top) }),
      ("Choose 5", { [unowned self] in choose(5, .none) }),
      ("Choose 35", { [unowned self] in choose(35, .top) }),
      ("Glide", { [unowned self] in glide() }),
      ("Places", { [unowned self] in places() }),
      ("Rows", { [unowned self] in rows() }),
      ("Again", { [unowned self] in table.reloadData() }),
      ("Twenty", { [unowned self] in fewer() }),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
      button.frame = CGRect(x: 5 + index % 5 * 73, y: 76 + index / 5 * 40, width: 72, height: 36)
      button.titleLabel?.font = .systemFont(ofSize: 13)
      view.addSubview(button)
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  private func tell() { log.text = "\(Int(table.contentOffset.y))" }

  private func go(_ row: Int, _ position: UITableView.ScrollPosition) {
    table.scrollToRow(at: path(row), at: position, animated: false)
    tell()
  }

  private func choose(_ row: Int, _ position: UITableView.ScrollPosition) {
    table.selectRow(at: path(row), animated: false, scrollPosition: position)
    tell()
  }

  private func glide() {
    heard.text = "on the way"
    table.scrollToRow(at: path(50), at: .top, animated: true)
  }

  private func places() {
    let inside = table.indexPathForRow(at: CGPoint(x: 10, y: 90))?.row ?? -1
    let below = table.indexPathForRow(at: CGPoint(x: 10, y: 5000)) == nil ? "none" : "a row"
    log.text = "\(inside), \(below), \(table.rectForRow(at: path(2)).minY), \(table.rectForRow(at: path(99)) == .zero)"
  }

  private func rows() {
    let rows = table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 90)) ?? []
    log.text = rows.map { "\($0.row)" }.joined(separator: ", ")
  }

  private func fewer() {
    count = 20
    table.reloadData()
    table.layoutIfNeeded()
    tell()
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "Number \(indexPath.row)"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    heard.text = "arrived at \(Int(scrollView.contentOffset.y)), \(scrolls > 0 ? "it scrolled" : "no scrolling")"
  }
}
