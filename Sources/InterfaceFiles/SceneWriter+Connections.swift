extension SceneWriter {
  // MARK: Constraints

  /// - Parameter masks: Which of them hold in which size classes.
  mutating func writeConstraints(_ constraints: [InterfaceElement], in container: String, _ masks: SizeClassMasks) {
    for constraint in constraints where constraint.name == "constraint" {
      place = constraint.line
      write(constraint, in: container, masks)
    }
  }

  private mutating func write(_ constraint: InterfaceElement, in container: String, _ masks: SizeClassMasks) {
    // Taken away when the app is built.
    if constraint["placeholder"] == "YES" { return }
    func item(_ attribute: String) -> String? {
      constraint[attribute].map { expression($0) } ?? container
    }
    guard let attribute = constraint["firstAttribute"], let first = item("firstItem"),
      let firstAnchor = Self.anchor(attribute, of: first)
    else { return report(constraint, "The constraint '\(constraint.id)' can't be read, and is left out.") }
    var second = (item: "nil", attribute: "notAnAttribute")
    if let other = constraint["secondAttribute"] {
      guard let item = item("secondItem"), let anchor = Self.anchor(other, of: item) else {
        return report(constraint, "The constraint '\(constraint.id)' can't be read, and is left out.")
      }
      second = anchor
    }
    let relations = ["lessThanOrEqual": "lessThanOrEqual", "greaterThanOrEqual": "greaterThanOrEqual"]
    let relation = relations[constraint["relation"] ?? ""] ?? "equal"
    let usual = constraint["symbolic"] == "YES" ? standardSpacing(first, second.item) : "0"
    let name = declare(constraint, "constraint")
    line("let \(name) = NSLayoutConstraint(")
    line(
      "  item: \(firstAnchor.item), attribute: .\(firstAnchor.attribute), relatedBy: .\(relation),", continues: true)
    line(
      "  toItem: \(second.item), attribute: .\(second.attribute), multiplier: \(Self.multiplier(constraint["multiplier"])), "
        + "constant: \(SwiftValue.number(constraint["constant"]) ?? usual))", continues: true)
    if let priority = SwiftValue.number(constraint["priority"]) {
      line("\(name).priority = UILayoutPriority(\(priority))")
    }
    if let identifier = constraint["identifier"] { line("\(name).identifier = \(SwiftValue.string(identifier))") }
    line("\(name).isActive = \(masks.isUsual(constraint.id))")
    writeVariations(of: constraint, name)
    let changes = masks.changes(of: constraint.id).map { "\($0.sizeClasses)\($0.isThere))" }
    if !changes.isEmpty { line("vary(\(name), \\.isActive, [\(changes.joined(separator: ", "))])") }
  }

  /// [A] Between siblings 8 points; 20 to the superview's edge in files, as Xcode shows.
  private func standardSpacing(_ first: String, _ second: String) -> String {
    first == "view" || second == "view" || first.contains("LayoutGuide") || second.contains("LayoutGuide") ? "20" : "8"
  }

  /// `1:2` or a number.
  private static func multiplier(_ text: String?) -> String {
    let parts = (text ?? "1").split(separator: ":").compactMap { Double($0) }
    let value = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
    return SwiftValue.number(String(value)) ?? "1"
  }

  /// An attribute of an item. The guides of before iOS 11 lie at the ends of the safe area.
  private static func anchor(_ attribute: String, of item: String) -> (item: String, attribute: String)? {
    let words = ["baseline": "lastBaseline"]
    let known: Set<String> = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline",
      "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
      "centerXWithinMargins", "centerYWithinMargins",
    ]
    let word = words[attribute] ?? attribute
    guard known.contains(word) else { return nil }
    if item == "controller.topLayoutGuide" { return ("controller.view.safeAreaLayoutGuide", "top") }
    if item == "controller.bottomLayoutGuide" { return ("controller.view.safeAreaLayoutGuide", "bottom") }
    return (item, word)
  }

  // MARK: Connections

  /// All outlets, actions and segues of the objects, once all are there. Those in a prototype belong to each of its cells.
  mutating func connectAll(_ element: InterfaceElement) {
    if let connections = element.child("connections"), let name = expression(element.id) {
      for connection in connections.children { write(connection, of: element, name) }
    }
    for child in element.children where !Self.isPrototype(child) { connectAll(child) }
  }

  private static func isPrototype(_ child: InterfaceElement) -> Bool {
    child.name == "prototypes" || child.name == "cells" && child.children.contains { $0.name == "collectionViewCell" }
      || child.name == "collectionReusableView" && child.key.hasPrefix("section")
  }

  private mutating func write(_ connection: InterfaceElement, of element: InterfaceElement, _ name: String) {
    place = connection.line
    switch connection.name {
    case "outlet": writeOutlet(connection, of: element, name)
    case "outletCollection": writeCollection(connection, of: element, name)
    case "action": writeAction(connection, of: element, name)
    case "segue": writeTrigger(connection, of: element, name)
    default: report(connection, "The connection '\(connection.name)' can't be read.")
    }
  }

  private mutating func writeOutlet(_ outlet: InterfaceElement, of element: InterfaceElement, _ name: String) {
    guard let property = outlet["property"], let id = outlet["destination"] else { return }
    if property == "view" {
      // The controller has its view already; a view that loads its content from a nib has an outlet of that name.
      if name == "owner", let target = expression(id) {
        line("if !(owner is UIViewController) { connect(owner, \"view\", to: \(target)) }")
      }
      return
    }
    guard let target = expression(id) else {
      return report(outlet, "The outlet '\(property)' leads to what is not read, and stays empty.")
    }
    let delegates =
      element["sceneMemberID"] == "viewController"
      ? Self.controllerDelegates[element.name] : ElementKind.of(element.name)?.delegates
    let ofRecognizer =
      element.name.hasSuffix("GestureRecognizer") && property == "delegate" ? "UIGestureRecognizerDelegate" : nil
    if let requirements = delegates?[property] ?? ofRecognizer {
      guard property.allSatisfy(\.isLetter) else { return }
      line("\(name).\(property) = \(target) as Any as? any \(requirements)")
    } else {
      line("connect(\(name), \(SwiftValue.string(property)), to: \(target))")
    }
  }

  private static let controllerDelegates = [
    "navigationController": ["delegate": "UINavigationControllerDelegate"],
    "tabBarController": ["delegate": "UITabBarControllerDelegate"],
    "pageViewController": ["delegate": "UIPageViewControllerDelegate", "dataSource": "UIPageViewControllerDataSource"],
  ]

  /// Several objects of one outlet, in the order of the file; each collection is connected at its first.
  private mutating func writeCollection(_ connection: InterfaceElement, of element: InterfaceElement, _ name: String) {
    guard let property = connection["property"] else { return }
    let all = element.child("connections")?.children("outletCollection").filter { $0["property"] == property } ?? []
    let targets = all.compactMap { $0["destination"].flatMap(expression) }
    guard all.first?.id == connection.id else { return }
    if targets.count < all.count {
      report(connection, "The collection '\(property)' names what is not read, and is without it.")
    }
    if property == "gestureRecognizers" {
      for target in targets { line("\(name).addGestureRecognizer(\(target))") }
    } else {
      line("connect(\(name), \(SwiftValue.string(property)), to: [\(targets.joined(separator: ", "))])")
    }
  }

  private mutating func writeAction(_ action: InterfaceElement, of element: InterfaceElement, _ name: String) {
    guard let selector = action["selector"], let id = action["destination"] else { return }
    let target = expression(id)
    guard target != nil || isFirstResponder(id) else {
      return report(action, "The action '\(selector)' goes to what is not in the scene.")
    }
    let word = SwiftValue.string(selector)
    if element.name == "barButtonItem" {
      line("\(name).target = \(target ?? "nil")")
      line("\(name).action = Selector(\(word))")
    } else if element.name.hasSuffix("GestureRecognizer") {
      line("\(name).addTarget(\(target ?? "controller"), action: Selector(\(word)))")
    } else {
      let event = action["eventType"].flatMap(SwiftValue.member) ?? ".touchUpInside"
      line(
        target.map { "connect(\(name), \(event), to: \($0), action: \(word))" }
          ?? "\(name).addTarget(nil, action: Selector(\(word)), for: \(event))")
    }
  }

  private mutating func writeTrigger(_ segue: InterfaceElement, of element: InterfaceElement, _ name: String) {
    let kind = segue["kind"] ?? ""
    // Those of the controller itself are performed by code.
    if element["sceneMemberID"] == "viewController" || kind == "relationship" { return }
    // Of a cell: written where the cell is made.
    if Self.cells.contains(element.name), kind != "unwind" { return }
    if kind == "embed" {
      guard let id = segue["destination"], let child = destination(id) else { return }
      let identifier = SwiftValue.string(Self.identifier(of: segue))
      return line("embed(\(child), in: \(name), of: controller, segue: \(identifier))")
    }
    if kind == "unwind" {
      guard let action = segue["unwindAction"] else { return }
      let identifier = segue["identifier"].map { ", segue: \(SwiftValue.string($0))" } ?? ""
      return writeFollowing(of: element, name, "unwind: \(SwiftValue.string(action))\(identifier)", "of: controller")
    }
    guard Self.isModal[kind] != nil else { return }
    writeFollowing(of: element, name, "segue: \(SwiftValue.string(Self.identifier(of: segue)))", "to: controller")
  }

  private mutating func writeFollowing(of element: InterfaceElement, _ name: String, _ what: String, _ whose: String) {
    if Self.cells.contains(element.name) {
      return report(element, "A segue that begins at a '\(element.name)' can't be read.")
    }
    line("connect(\(name), \(whose), \(what))")
  }

  private static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]

  // MARK: Bars

  mutating func writeBarItems(of controller: InterfaceElement) {
    if let item = controller.child(key: "navigationItem") {
      name(item.id, "controller.navigationItem")
      writeButtons(of: item, "controller.navigationItem")
    }
    if let items = controller.child("toolbarItems") ?? controller.child(key: "toolbarItems"),
      controller.name != "navigationController"
    {
      line("controller.toolbarItems = [\(items.children.map { writeItem($0, "item") }.joined(separator: ", "))]")
    }
  }

  /// What stands on the sides of a title, and in its place.
  private mutating func writeButtons(of item: InterfaceElement, _ name: String) {
    for (side, property) in [("left", "leftBarButtonItem"), ("right", "rightBarButtonItem")] {
      let several = (item.child("\(property)s") ?? item.child(key: "\(property)s"))?.children ?? []
      let one = item.child(key: property).map { [$0] } ?? []
      let names = (several + one).map { writeItem($0, side + "Item") }
      if !names.isEmpty { line("\(name).\(property)s = [\(names.joined(separator: ", "))]") }
    }
    if let back = item.child(key: "backBarButtonItem") {
      line("\(name).backBarButtonItem = \(writeItem(back, "backItem"))")
    }
    if let view = item.child(key: "titleView"), let new = writeNew(view) { line("\(name).titleView = \(new)") }
  }

  mutating func writeItems(_ items: InterfaceElement, _ name: String) {
    let bars = items.children("barButtonItem")
    if !bars.isEmpty { line("\(name).items = [\(bars.map { writeItem($0, "item") }.joined(separator: ", "))]") }
    let titles = items.children("navigationItem")
    if !titles.isEmpty {
      let made = titles.map { item in
        let title = declare(item, "titleItem")
        line("let \(title) = UINavigationItem(title: \(SwiftValue.string(item["title"] ?? "")))")
        writeButtons(of: item, title)
        reportAttributes(of: item, besides: ["title"])
        return title
      }
      line("\(name).items = [\(made.joined(separator: ", "))]")
    }
    let tabs = items.children("tabBarItem")
    for tab in tabs { reportAttributes(of: tab, besides: ["title", "image", "catalog", "systemItem", "tag"]) }
    if !tabs.isEmpty { line("\(name).items = [\(tabs.map(tabBarItem).joined(separator: ", "))]") }
  }

  private mutating func writeItem(_ item: InterfaceElement, _ word: String) -> String {
    place = item.line
    let name = declare(item, word)
    if let view = item.child(key: "customView"), let new = writeNew(view) {
      line("let \(name) = UIBarButtonItem(customView: \(new))")
    } else if let system = item["systemItem"].flatMap(SwiftValue.member) {
      line("let \(name) = UIBarButtonItem(barButtonSystemItem: \(system), target: nil, action: nil)")
    } else {
      let style = item["style"] == "done" ? ".done" : ".plain"
      let title = item["title"].map(SwiftValue.string) ?? "nil"
      line("let \(name) = UIBarButtonItem(title: \(title), style: \(style), target: nil, action: nil)")
      if let image = item["image"] { line("\(name).image = \(SwiftValue.image(image, catalog: item["catalog"]))") }
    }
    if item["enabled"] == "NO" { line("\(name).isEnabled = false") }
    if let width = SwiftValue.number(item["width"]) { line("\(name).width = \(width)") }
    if let tag = SwiftValue.number(item["tag"]) { line("\(name).tag = \(tag)") }
    for color in item.children("color") where color.key == "tintColor" {
      if let tint = SwiftValue.color(color, named: colors, catalogue: context.colors) {
        line("\(name).tintColor = \(tint)")
      }
    }
    reportAttributes(
      of: item,
      besides: [
        "title", "style", "systemItem", "image", "catalog", "enabled", "width", "tag", "landscapeImagePhone",
        "selected",
      ])
    for accessibility in item.children("accessibility") {
      if let text = accessibility["identifier"] { line("\(name).accessibilityIdentifier = \(SwiftValue.string(text))") }
      if let text = accessibility["label"] { line("\(name).accessibilityLabel = \(SwiftValue.string(text))") }
    }
    return name
  }

  // MARK: Rows

  mutating func writePrototype(_ cell: InterfaceElement, in table: String) {
    guard cell.name == "tableViewCell" else { return report(cell, "'\(cell.name)' can't be read, and is left out.") }
    place = cell.line
    let identifier = SwiftValue.string(cell["reuseIdentifier"] ?? "")
    let type = ownClass(of: cell) ?? "UITableViewCell"
    let segue =
      cell.child("connections")?.child("segue").map {
        ", segue: \(SwiftValue.string(Self.identifier(of: $0))), of: controller"
      } ?? ""
    block("prototype(in: \(table), identifier: \(identifier), \(type).self\(Self.style(of: cell))\(segue)) { cell in") {
      $0.writeCell(cell, named: "cell")
      $0.connectAll(cell)
    }
  }

  /// The segue that begins when the cell is chosen.
  private static func choice(of cell: InterfaceElement) -> InterfaceElement? {
    cell.child("connections")?.children("segue").first { segue in
      isModal[segue["kind"] ?? ""] != nil && segue["trigger"] != "accessoryAction"
    }
  }

  private static func style(of cell: InterfaceElement) -> String {
    let styles = [
      "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleSubtitle": "subtitle",
      "IBUITableViewCellStyleValue1": "value1", "IBUITableViewCellStyleValue2": "value2",
    ]
    return styles[cell["style"] ?? ""].map { ", style: .\($0)" } ?? ""
  }

  mutating func writeCell(_ cell: InterfaceElement, named name: String) {
    self.name(cell.id, name)
    guard let kind = ElementKind.of("tableViewCell") else { return }
    for (attribute, value) in cell.attributes.sorted(by: { $0.key < $1.key }) where attribute != "style" {
      set(attribute, value, of: cell, name, kind)
    }
    let layout = ["tableViewCellContentView", "rect", "autoresizingMask"]
    for child in cell.children where !layout.contains(child.name) { configure(child, of: cell, name, kind) }
    guard let content = cell.child(key: "contentView"), let plain = ElementKind.of("view") else { return }
    self.name(content.id, "\(name).contentView")
    // A cell of one of UIKit's styles has its labels.
    let labels = ["textLabel", "detailTextLabel", "imageView"]
    let known = Dictionary(
      labels.compactMap { label in cell[label].map { ($0, label) } }, uniquingKeysWith: { first, _ in first })
    var own = content
    if let subviews = content.child("subviews") {
      for subview in subviews.children {
        guard let label = known[subview.id] else { continue }
        self.name(subview.id, "\(name).\(label)")
        if let text = subview["text"] { line("\(name).\(label)?.text = \(SwiftValue.string(text))") }
      }
      own.children.removeAll { $0.name == "subviews" }
      var rest = subviews
      rest.children.removeAll { known[$0.id] != nil }
      own.children.append(rest)
    }
    own.children.removeAll { $0.name == "rect" || $0.name == "autoresizingMask" }
    own.attributes = [:]
    configure(own, "\(name).contentView", plain)
  }

  /// The rows of a table that has its own.
  mutating func writeStaticRows(_ sections: InterfaceElement, in table: String) {
    var parts: [String] = []
    for section in sections.children {
      var cells: [String] = []
      var heights: [String] = []
      for cell in section.child("cells")?.children ?? [] {
        place = cell.line
        let name = declare(cell, "row")
        let type = ownClass(of: cell)
        let style = Self.style(of: cell).replacing(", style: ", with: "")
        line(
          "let \(name) = \(type.map { "made(\($0).self)" } ?? "UITableViewCell(style: \(style.isEmpty ? ".default" : style), reuseIdentifier: nil)")"
        )
        heights.append(SwiftValue.number(cell["rowHeight"]) ?? "nil")
        writeCell(cell, named: name)
        if let segue = Self.choice(of: cell) {
          line("connect(\(name), to: controller, segue: \(SwiftValue.string(Self.identifier(of: segue))))")
        }
        cells.append(name)
      }
      let header = section["headerTitle"].map(SwiftValue.string) ?? "nil"
      let footer = section["footerTitle"].map(SwiftValue.string) ?? "nil"
      let sized = heights.contains { $0 != "nil" } ? ", heights: [\(heights.joined(separator: ", "))]" : ""
      parts.append(
        "StaticSection(header: \(header), footer: \(footer), rows: [\(cells.joined(separator: ", "))]\(sized))")
    }
    line("staticRows(of: \(table), [\(parts.joined(separator: ", "))])")
  }
}
