// What Interface Builder would have made for the lesson: one screen of 375 by 667 points, which stretches when the phone
// is turned, and two prototype cells.

let progressLabel = UILabel(frame: CGRect(x: 16, y: 20, width: 343, height: 44))
progressLabel.autoresizingMask = [.flexibleWidth]
progressLabel.accessibilityIdentifier = "progress"

// Rows of 72 points: with the keyboard up, the last of the four tasks lies wholly behind it.
let table = UITableView(frame: CGRect(x: 0, y: 64, width: 375, height: 603), style: .plain)
table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
table.accessibilityIdentifier = "tasks"
table.rowHeight = 72
table.sectionHeaderHeight = 28

prototype(in: table, identifier: "NewTaskCell", NewTaskCell.self) { cell in
  let field = UITextField(frame: CGRect(x: 16, y: 14, width: 263, height: 44))
  field.autoresizingMask = [.flexibleWidth]
  field.accessibilityIdentifier = "caption"
  field.placeholder = "What needs doing?"
  field.returnKeyType = .done
  field.enablesReturnKeyAutomatically = true

  let button = UIButton(type: .system)
  button.frame = CGRect(x: 287, y: 14, width: 72, height: 44)
  button.autoresizingMask = [.flexibleLeftMargin]
  button.accessibilityIdentifier = "add"
  button.setTitle("Add", for: .normal)

  cell.contentView.addSubview(field)
  cell.contentView.addSubview(button)
  connect(cell, "textInput", to: field)
  connect(cell, "addButton", to: button)
  connect(field, .editingChanged, to: cell, action: "captionChanged:")
  connect(button, .touchUpInside, to: cell, action: "addPressed:")
}

prototype(in: table, identifier: "TaskCell", TaskCell.self) { cell in
  let label = UILabel(frame: CGRect(x: 16, y: 14, width: 303, height: 44))
  let button = UIButton(type: .system)
  button.isHidden = true
  cell.contentView.addSubview(label)
  cell.contentView.addSubview(button)
  connect(cell, "captionLabel", to: label)
  connect(cell, "moveButton", to: button, isLater: true)
}

let background = UIView(frame: UIScreen.main.bounds)
background.addSubview(progressLabel)
background.addSubview(table)

let controller = TaskListController()
connect(controller, "view", to: background)
connect(controller, "tableView", to: table)
connect(controller, "progressLabel", to: progressLabel)
show(controller)
