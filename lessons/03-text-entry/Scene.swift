// What Interface Builder would have made for the lesson: a list of cities in a navigation controller, and the screen for
// a new one, on a phone of 375 by 667 points. Both begin below the navigation bar.

storyboard(identifier: "NewCity", NewCityController.self) { controller in
  let backdrop = BackdropView(frame: CGRect(x: 0, y: 0, width: 375, height: 603))
  backdrop.accessibilityIdentifier = "backdrop"

  // A caption with its input, which carries a number of its own: 1, 2, 3 from the top.
  @MainActor func addRow(
    _ caption: String, _ input: UIView, tag: Int, y: CGFloat, height: CGFloat, isHidden: Bool = false
  ) {
    let row = UIView(frame: CGRect(x: 0, y: y, width: 375, height: height))
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: 84, height: 44))
    label.text = caption
    row.isHidden = isHidden
    input.frame = CGRect(x: 104, y: 0, width: 255, height: height)
    input.tag = tag
    input.accessibilityIdentifier = caption.lowercased()
    row.addSubview(label)
    row.addSubview(input)
    backdrop.addSubview(row)
  }

  let notes = UITextView(frame: .zero)
  addRow("Name", UITextField(frame: .zero), tag: 1, y: 12, height: 44)
  addRow("Country", UITextField(frame: .zero), tag: 2, y: 60, height: 44)
  addRow("Notes", notes, tag: 3, y: 108, height: 112)
  // Shown by a later step. Whoever has written that already looks for its number from the beginning.
  addRow("Stars", UITextField(frame: .zero), tag: 4, y: 224, height: 44, isHidden: true)

  let status = UILabel(frame: CGRect(x: 16, y: 228, width: 343, height: 24))
  status.accessibilityIdentifier = "status"
  let tip = UILabel(frame: CGRect(x: 16, y: 256, width: 343, height: 24))
  tip.accessibilityIdentifier = "tip"
  backdrop.addSubview(status)
  backdrop.addSubview(tip)

  connect(controller, "view", to: backdrop)
  connect(controller, "statusLabel", to: status)
  connect(controller, "tipLabel", to: tip)
  connect(backdrop, "textView", to: notes)
  controller.edgesForExtendedLayout = []
}

let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 603), style: .plain)
table.accessibilityIdentifier = "cities"
table.rowHeight = 44
prototype(in: table, identifier: "CityCell", UITableViewCell.self)

let list = CityListController()
connect(list, "view", to: table)
connect(list, "tableView", to: table)
list.edgesForExtendedLayout = []
show(UINavigationController(rootViewController: list))
