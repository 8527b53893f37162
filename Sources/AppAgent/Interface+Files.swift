public import UIKit

// What interface files of Xcode's have and lessons' scenes seldom need.

/// A controller of a storyboard, by the identifier under which ``storyboard(_:identifier:_:isInitial:prepare:configure:)`` has described it.
@MainActor public func storyboardController(_ storyboard: String, _ identifier: String) -> UIViewController {
  UIStoryboard(name: storyboard, bundle: nil).instantiateViewController(withIdentifier: identifier)
}

/// A view of a class of the app's, made as an interface file makes it.
@MainActor public func made<View: UIView>(_ type: View.Type) -> View {
  guard let view = View(coder: PrototypeCoder()) else {
    Interface.missing("\(_ObjectiveC.className(type)) cannot be made by init(coder:)")
  }
  return view
}

/// The same for a cell in one of UIKit's styles.
@MainActor public func made<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String? = nil
) -> Cell {
  guard let cell = Cell(coder: PrototypeCoder(style: style, reuseIdentifier: reuseIdentifier)) else {
    Interface.missing("\(_ObjectiveC.className(type)) cannot be made by init(coder:)")
  }
  return cell
}

/// Sets what an author has added to an object in an interface file, `layer.cornerRadius`.
@MainActor public func setAttribute(
  _ path: String, of object: NSObject, to value: Any?, file: StaticString = #fileID, line: Int = #line
) {
  _ObjectiveC.setAttribute(path, of: object, to: value, at: Interface.place(file, line))
}

/// Lets the choice of a cell begin a segue of the controller. [O] It is asked for before the table's delegate hears of the choice.
@MainActor public func connect(_ cell: UITableViewCell, to source: UIViewController, segue identifier: String) {
  cell.beginsSegue = { [weak source, unowned cell] in source?.follow(identifier, sender: cell) }
}

/// Lets a gesture begin a segue of the controller.
@MainActor public func connect(
  _ recognizer: UIGestureRecognizer, to source: UIViewController, segue identifier: String
) {
  recognizer.beginsSegue = { [weak source, unowned recognizer] in source?.follow(identifier, sender: recognizer) }
}

/// Lets a gesture lead back to the controller that has the unwind action, `backFromChat:`.
@MainActor public func connect(
  _ recognizer: UIGestureRecognizer, of source: UIViewController, unwind action: String, segue identifier: String? = nil
) {
  recognizer.beginsSegue = { [weak source, unowned recognizer] in
    source?.unwind(Selector(action), identifier, sender: recognizer)
  }
}

/// Lets an item of a bar begin a segue of the controller.
@MainActor public func connect(_ item: UIBarButtonItem, to source: UIViewController, segue identifier: String) {
  item.beginsSegue = { [weak source, unowned item] in source?.follow(identifier, sender: item) }
}

/// Lets an item of a bar lead back to the controller that has the unwind action, `backFromChat:`.
@MainActor public func connect(
  _ item: UIBarButtonItem, of source: UIViewController, unwind action: String, segue identifier: String? = nil
) {
  item.beginsSegue = { [weak source, unowned item] in source?.unwind(Selector(action), identifier, sender: item) }
}

/// A section of a table whose rows stand in an interface file.
@MainActor public struct StaticSection {
  let section: UIKit.StaticSection

  /// - Parameter heights: In points; `nil` for the height of the table's rows.
  public init(header: String? = nil, footer: String? = nil, rows: [UITableViewCell], heights: [Double?] = []) {
    section = UIKit.StaticSection(
      header: header, footer: footer, rows: rows,
      heights: rows.indices.map { index in heights.indices.contains(index) ? heights[index].map { CGFloat($0) } : nil })
  }
}

/// Gives a table of a `UITableViewController` rows that need no data source of the app's.
@MainActor public func staticRows(of table: UITableView, _ sections: [StaticSection]) {
  table.staticSections = sections.map(\.section)
}
