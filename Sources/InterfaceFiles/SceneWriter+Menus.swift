// Menus of buttons and of items of bars.
extension SceneWriter {
  /// Makes a menu with its elements, which are connected when all of the file's objects are there.
  /// - Returns: Its name.
  mutating func writeMenu(_ menu: InterfaceElement) -> String {
    var elements: [String] = []
    for element in menu.child("menuElements")?.children ?? [] {
      switch element.name {
      case "menu": elements.append(writeMenu(element))
      case "action", "command": elements.append(writeMenuAction(element))
      default: report(element, "'\(element.name)' of a menu can't be read, and is left out.")
      }
    }
    place = menu.line
    let name = declare(menu, "menu")
    let options = ["displayInline", "destructive", "singleSelection"].filter { menu[$0] == "YES" }
    var arguments = [menu["title"].map { "title: \(SwiftValue.string($0))" }]
    arguments.append(SwiftValue.image(of: menu).map { "image: \($0)" })
    if !options.isEmpty { arguments.append("options: [\(options.map { ".\($0)" }.joined(separator: ", "))]") }
    arguments.append("children: [\(elements.joined(separator: ", "))]")
    line("let \(name) = UIMenu(\(arguments.compactMap(\.self).joined(separator: ", ")))")
    reportAttributes(of: menu, besides: Set(options).union(["title", "image", "catalog"]))
    reportChildren(of: menu, besides: ["menuElements", "imageReference"])
    return name
  }

  private mutating func writeMenuAction(_ element: InterfaceElement) -> String {
    place = element.line
    let name = declare(element, "menuElement")
    let attributes = ["disabled", "destructive", "hidden", "keepsMenuPresented"].filter { element[$0] == "YES" }
    var arguments = [SwiftValue.string(element["title"] ?? "")]
    if let subtitle = element["subtitle"] { arguments.append("subtitle: \(SwiftValue.string(subtitle))") }
    if let image = SwiftValue.image(of: element) { arguments.append("image: \(image)") }
    if !attributes.isEmpty { arguments.append("attributes: [\(attributes.map { ".\($0)" }.joined(separator: ", "))]") }
    if ["on", "mixed"].contains(element["state"]) { arguments.append("state: .\(element["state"] ?? "off")") }
    line("let \(name) = menuElement(\(arguments.joined(separator: ", ")))")
    reportAttributes(
      of: element,
      besides: Set(attributes).union(["title", "subtitle", "image", "catalog", "state", "discoverabilityTitle"]))
    reportChildren(of: element, besides: ["connections", "imageReference"])
    return name
  }
}
