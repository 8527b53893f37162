import UIKit

/// A cell that can be marked, and a part of it that is made clean when the cell is used again.
class PlaceCell: UITableViewCell {
  static var made = 0
  var preparations = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    PlaceCell.made += 1
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    accessoryView = nil
  }
}

/// A long list whose cells are used again: what code leaves in a cell shows up at another row.
class ViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let table = UITableView(frame: CGRect(x: 0, y: 140, width: 375, height: 430))
  var asked = 0
  var came: [Int] = []
  var went: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    table.accessibilityIdentifier = "places"
    table.rowHeight = 44
    table.register(PlaceCell.self, forCellReuseIdentifier: "place")
    table.dataSource = self
    table.delegate = self
    view.addSubview(log)
    view.addSubview(table)
    addButton("Cells", x: 10, y: 60, #selector(cells))
    addButton("First", x: 100, y: 60, #selector(first))
    addButton("Visible", x: 190, y: 60, #selector(visible))
    addButton("Went", x: 280, y: 60, #selector(whichWent))
    addButton("Mark", x: 10, y: 100, #selector(mark))
    addButton("Flag", x: 100, y: 100, #selector(flag))
    addButton("Unknown", x: 190, y: 100, #selector(unknown))
    addButton("Top", x: 280, y: 100, #selector(top))
  }

  private func addButton(_ title: String, x: CGFloat, y: CGFloat, _ action: Selector) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 85, height: 36)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  private var firstCell: PlaceCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) as? PlaceCell }

  // MARK: Buttons

  @objc func cells() {
    let few = PlaceCell.made < 30 ? "few" : "many"
    log.text = "\(few) cells, \(asked < 30 ? "asked for few" : "asked for many"), \(table.numberOfSections) section"
  }

  @objc func first() {
    guard let cell = firstCell else {
      log.text = "no cell"
      return
    }
    log.text = cell.preparations == 0 ? "never prepared" : "prepared"
  }

  @objc func visible() {
    let rows = table.indexPathsForVisibleRows?.map(\.row) ?? []
    log.text = "\(rows.first ?? -1) to \(rows.last ?? -1)"
  }

  @objc func whichWent() {
    log.text = "\(came.contains(15) ? "15 came" : "15 not"), \(went.contains(0) ? "0 went" : "0 not")"
  }

  @objc func mark() {
    for cell in table.visibleCells { cell.accessoryType = .checkmark }
  }

  @objc func flag() {
    for cell in table.visibleCells {
      let flag = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      flag.text = "Flag"
      flag.accessibilityIdentifier = "flag"
      cell.accessoryView = flag
    }
  }

  @objc func unknown() {
    log.text = table.dequeueReusableCell(withIdentifier: "elsewhere") == nil ? "nothing" : "a cell"
  }

  @objc func top() { table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = "Place \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    came.append(indexPath.row)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    went.append(indexPath.row)
  }
}
