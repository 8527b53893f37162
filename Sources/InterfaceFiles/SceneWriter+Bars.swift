// Bars of controllers and bars that stand for themselves, and what is in them.
extension SceneWriter {
  /// The bars that a container of controllers has.
  mutating func writeBars(of controller: InterfaceElement) {
    let properties = ["navigationController": ["navigationBar", "toolbar"], "tabBarController": ["tabBar"]]
    for property in properties[controller.name] ?? [] {
      guard var bar = controller.child(key: property), let kind = ElementKind.of(bar.name) else { continue }
      name(bar.id, "controller.\(property)")
      if ownClass(of: bar) != nil {
        report(bar, "A \(bar.name) of a class of the app's can't be read; it is UIKit's own.")
      }
      // Where it is, its controller says.
      bar.children.removeAll { $0.name == "rect" || $0.name == "autoresizingMask" }
      bar.attributes["hidden"] = nil
      configure(bar, "controller.\(property)", kind)
    }
  }

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
        reportChildren(of: item, besides: Self.partsOfTitles)
        return title
      }
      line("\(name).items = [\(made.joined(separator: ", "))]")
    }
    let tabs = items.children("tabBarItem")
    if !tabs.isEmpty {
      let made = tabs.map { item in
        let tab = declare(item, "tabItem")
        line("let \(tab) = \(tabBarItem(item))")
        writeLooks(ofTab: item, tab)
        return tab
      }
      line("\(name).items = [\(made.joined(separator: ", "))]")
    }
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
      let title = (item["title"] ?? item.child(key: "title")?.text).map(SwiftValue.string) ?? "nil"
      line("let \(name) = UIBarButtonItem(title: \(title), style: \(style), target: nil, action: nil)")
      if let image = SwiftValue.image(of: item) { line("\(name).image = \(image)") }
    }
    if item["enabled"] == "NO" { line("\(name).isEnabled = false") }
    if item["selected"] == "YES" { line("\(name).isSelected = true") }
    if let width = SwiftValue.number(item["width"]) { line("\(name).width = \(width)") }
    if let tag = SwiftValue.number(item["tag"]) { line("\(name).tag = \(tag)") }
    for color in item.children("color") where color.key == "tintColor" {
      if let tint = SwiftValue.color(color, named: colors, catalogue: context.colors) {
        line("\(name).tintColor = \(tint)")
      }
    }
    if let menu = item.child("menu") { line("\(name).menu = \(writeMenu(menu))") }
    reportAttributes(
      of: item,
      besides: [
        "title", "style", "systemItem", "image", "catalog", "enabled", "width", "tag", "landscapeImagePhone",
        "selected",
      ])
    var item = item
    item.children.removeAll { $0.key == "customView" }
    reportChildren(
      of: item,
      besides: [
        "color", "menu", "accessibility", "connections", "userDefinedRuntimeAttributes", "imageReference", "string",
        "preferredSymbolConfiguration",
      ])
    writeBesides(ofItem: item, name)
    return name
  }

  /// What an item of a bar has as other objects do.
  private mutating func writeBesides(ofItem item: InterfaceElement, _ name: String) {
    for accessibility in item.children("accessibility") {
      for word in ["identifier", "label", "hint", "value"] {
        guard let text = accessibility[word] else { continue }
        line("\(name).accessibility\(word.prefix(1).uppercased() + word.dropFirst()) = \(SwiftValue.string(text))")
      }
    }
    for attribute in item.child("userDefinedRuntimeAttributes")?.children ?? [] {
      writeRuntimeAttribute(attribute, name)
    }
  }

  /// What may stand in an item of a navigation bar.
  static let partsOfTitles: Set<String> = [
    "barButtonItem", "leftBarButtonItems", "rightBarButtonItems", "barButtonItems", "items", "view", "string",
    "connections",
  ]

  mutating func writeTabBarItem(_ item: InterfaceElement) {
    let before = place
    defer { place = before }
    place = item.line
    line("controller.tabBarItem = \(tabBarItem(item))")
    name(item.id, "controller.tabBarItem")
    writeLooks(ofTab: item, "controller.tabBarItem")
  }

  private mutating func writeLooks(ofTab item: InterfaceElement, _ name: String) {
    if let badge = item["badgeValue"] { line("\(name).badgeValue = \(SwiftValue.string(badge))") }
    if let image = item["selectedImage"] {
      line("\(name).selectedImage = \(SwiftValue.image(image, catalog: item["selectedCatalog"]))")
    }
    if let image = item.child(key: "selectedImage").flatMap({ SwiftValue.image(of: $0) }) {
      line("\(name).selectedImage = \(image)")
    }
    if item["enabled"] == "NO" { line("\(name).isEnabled = false") }
    if let color = item.child(key: "badgeColor").flatMap({
      SwiftValue.color($0, named: colors, catalogue: context.colors)
    }) {
      line("\(name).badgeColor = \(color)")
    }
    reportAttributes(
      of: item,
      besides: [
        "title", "image", "catalog", "systemItem", "tag", "badgeValue", "selectedImage", "selectedCatalog", "enabled",
        "landscapeImagePhone",
      ])
    reportChildren(
      of: item,
      besides: ["color", "accessibility", "imageReference", "string", "userDefinedRuntimeAttributes", "inset"])
    writeBesides(ofItem: item, name)
  }

  func tabBarItem(_ item: InterfaceElement) -> String {
    if let system = item["systemItem"].flatMap(SwiftValue.member) {
      return "UITabBarItem(tabBarSystemItem: \(system), tag: \(SwiftValue.number(item["tag"]) ?? "0"))"
    }
    let image = SwiftValue.image(of: item) ?? "nil"
    let title = (item["title"] ?? item.child(key: "title")?.text).map(SwiftValue.string) ?? "nil"
    return "UITabBarItem(title: \(title), image: \(image), tag: \(SwiftValue.number(item["tag"]) ?? "0"))"
  }
}
