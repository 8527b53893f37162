// The rows of a table that an interface file has: prototypes of cells, and cells of the table's own.
extension SceneWriter {
  mutating func writePrototype(_ cell: InterfaceElement, in table: String) {
    guard cell.name == "tableViewCell" else { return report(cell, "'\(cell.name)' can't be read, and is left out.") }
    place = cell.line
    let identifier = SwiftValue.string(cell["reuseIdentifier"] ?? "")
    let type = ownClass(of: cell) ?? "UITableViewCell"
    let segue =
      Self.choice(of: cell).map {
        ", segue: \(SwiftValue.string(Self.identifier(of: $0))), of: controller"
      } ?? ""
    block("prototype(in: \(table), identifier: \(identifier), \(type).self\(Self.style(of: cell))\(segue)) { cell in") {
      $0.writeCell(cell, named: "cell")
      $0.connectAll(cell)
    }
  }

  /// The segue that begins when the cell is chosen.
  private static func choice(of cell: InterfaceElement) -> InterfaceElement? {
    cell.child("connections")?.children("segue").first(where: isFollowed)
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
    for segue in cell.child("connections")?.children("segue") ?? [] where segue["trigger"] == "accessoryAction" {
      report(segue, "A segue that begins at the detail button of a row can't be read.")
    }
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
        writeLooks(of: subview, "\(name).\(label)")
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

  /// A label or the picture of one of UIKit's own styles, which lays them out itself.
  private mutating func writeLooks(of part: InterfaceElement, _ name: String) {
    self.name(part.id, name)
    guard let kind = ElementKind.of(part.name) else { return }
    var part = part
    part.children.removeAll { ["rect", "autoresizingMask", "constraints"].contains($0.name) }
    for attribute in ["translatesAutoresizingMaskIntoConstraints", "contentMode", "fixedFrame"] {
      part.attributes[attribute] = nil
    }
    // A touch on it is one on the row.
    part.attributes["userInteractionEnabled"] = nil
    if part.name == "label" { part.attributes["userInteractionEnabled"] = "NO" }
    configure(part, name + "!", kind)
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
        let style = Self.style(of: cell)
        let argument = style.isEmpty ? "style: .default" : String(style.dropFirst(2))
        let identifier = cell["reuseIdentifier"].map(SwiftValue.string)
        let plain = "UITableViewCell(\(argument), reuseIdentifier: \(identifier ?? "nil"))"
        let named = identifier.map { ", reuseIdentifier: \($0)" } ?? ""
        let own = named.isEmpty ? style : ", \(argument)\(named)"
        line("let \(name) = \(type.map { "made(\($0).self\(own))" } ?? plain)")
        heights.append(SwiftValue.number(cell["rowHeight"]) ?? "nil")
        writeCell(cell, named: name)
        if let segue = Self.choice(of: cell) {
          line("connect(\(name), to: controller, segue: \(SwiftValue.string(Self.identifier(of: segue))))")
        }
        cells.append(name)
      }
      func title(_ key: String) -> String {
        (section[key] ?? section.child(key: key)?.text).map(SwiftValue.string) ?? "nil"
      }
      reportAttributes(of: section, besides: ["headerTitle", "footerTitle"])
      reportChildren(of: section, besides: ["cells", "string"])
      let (header, footer) = (title("headerTitle"), title("footerTitle"))
      let sized = heights.contains { $0 != "nil" } ? ", heights: [\(heights.joined(separator: ", "))]" : ""
      parts.append(
        "StaticSection(header: \(header), footer: \(footer), rows: [\(cells.joined(separator: ", "))]\(sized))")
    }
    line("staticRows(of: \(table), [\(parts.joined(separator: ", "))])")
  }
}
