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
    line("let \(name) = \(ownClass(of: constraint) ?? "NSLayoutConstraint")(")
    line(
      "  item: \(firstAnchor.item), attribute: .\(firstAnchor.attribute), relatedBy: .\(relation),", continues: true)
    line(
      "  toItem: \(second.item), attribute: .\(second.attribute), multiplier: \(Self.multiplier(constraint["multiplier"])), "
        + "constant: \(SwiftValue.number(constraint["constant"]) ?? usual))", continues: true)
    if let priority = SwiftValue.number(constraint["priority"]) {
      line("\(name).priority = UILayoutPriority(\(priority))")
    }
    if let identifier = constraint["identifier"] { line("\(name).identifier = \(SwiftValue.string(identifier))") }
    let changes = masks.changes(of: constraint.id).map { "\($0.sizeClasses)\($0.isThere))" }
    let usually = masks.isUsual(constraint.id)
    if changes.isEmpty, !hasAbsentViews {
      line("\(name).isActive = \(usually)")
    } else {
      let values = changes.isEmpty ? "" : ", [\(changes.joined(separator: ", "))]"
      line("activate(\(name), usually: \(usually)\(values))")
    }
    writeVariations(of: constraint, name)
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
    if ElementKind.outlets[element.name]?.contains(property) ?? false {
      line("\(name).\(property) = \(target)")
    } else if let requirements = delegates?[property] ?? ofRecognizer {
      guard property.allSatisfy(\.isLetter) else { return }
      line("\(name).\(property) = \(target) as Any as? any \(requirements)")
    } else if element.customClass == nil, element["sceneMemberID"] == nil, element.name != "placeholder" {
      // UIKit's own class may have it.
      report(outlet, "The outlet '\(property)' of '\(element.name)' can't be read, and stays empty.")
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
    } else if ["action", "command"].contains(element.name) {
      line("connect(\(name), to: \(target ?? "nil"), action: \(word))")
    } else if element.name.hasSuffix("GestureRecognizer") {
      line("\(name).addTarget(\(target ?? "controller"), action: Selector(\(word)))")
    } else {
      let event = action["eventType"].flatMap(SwiftValue.member) ?? ".touchUpInside"
      line(
        target.map { "connect(\(name), \(event), to: \($0), action: \(word))" }
          ?? "\(name).addTarget(nil, action: Selector(\(word)), for: \(event))")
    }
  }
}
