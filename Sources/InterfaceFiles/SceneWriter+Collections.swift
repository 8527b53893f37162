extension SceneWriter {
  /// A collection with its layout.
  mutating func makingCollection(_ element: InterfaceElement) -> String {
    let layout = element.child(key: "collectionViewLayout")
    let own = layout.flatMap { ownClass(of: $0) }
    let type = ownClass(of: element) ?? "UICollectionView"
    return "\(type)(frame: .zero, collectionViewLayout: \(own ?? "UICollectionViewFlowLayout")())"
  }

  mutating func writeLayout(_ layout: InterfaceElement, of collection: String) {
    name(layout.id, "\(collection).collectionViewLayout")
    var settings: [String] = []
    for attribute in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      if let number = SwiftValue.number(layout[attribute]) { settings.append("layout.\(attribute) = \(number)") }
    }
    if layout["scrollDirection"] == "horizontal" { settings.append("layout.scrollDirection = .horizontal") }
    if layout["sectionHeadersPinToVisibleBounds"] == "YES" {
      settings.append("layout.sectionHeadersPinToVisibleBounds = true")
    }
    if layout["sectionFootersPinToVisibleBounds"] == "YES" {
      settings.append("layout.sectionFootersPinToVisibleBounds = true")
    }
    if layout["automaticEstimatedItemSize"] == "YES" {
      settings.append("layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
    }
    reportAttributes(of: layout, besides: Self.attributesOfLayouts)
    reportChildren(of: layout, besides: ["size", "inset"])
    for size in layout.children("size") {
      guard ["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize"].contains(size.key),
        let value = SwiftValue.size(size)
      else { continue }
      settings.append("layout.\(size.key) = \(value)")
    }
    if let inset = layout.children("inset").first(where: { $0.key == "sectionInset" }),
      let value = SwiftValue.insets(inset)
    {
      settings.append("layout.sectionInset = \(value)")
    }
    if settings.isEmpty { return }
    block("if let layout = \(collection).collectionViewLayout as? UICollectionViewFlowLayout {") { writer in
      for setting in settings { writer.line(setting) }
    }
  }

  private static let attributesOfLayouts: Set<String> = [
    "minimumLineSpacing", "minimumInteritemSpacing", "scrollDirection", "sectionHeadersPinToVisibleBounds",
    "sectionFootersPinToVisibleBounds", "automaticEstimatedItemSize",
  ]

  /// A cell of a collection, or what stands above or below a section.
  mutating func writeItemPrototype(_ cell: InterfaceElement, in collection: String) {
    let isCell = cell.name == "collectionViewCell"
    guard isCell || cell.name == "collectionReusableView" else {
      return report(cell, "'\(cell.name)' can't be read, and is left out.")
    }
    place = cell.line
    let kinds = [
      "sectionHeaderView": ", kind: UICollectionView.elementKindSectionHeader",
      "sectionFooterView": ", kind: UICollectionView.elementKindSectionFooter",
    ]
    let kind = isCell ? "" : kinds[cell.key] ?? ""
    let type = ownClass(of: cell) ?? (isCell ? "UICollectionViewCell" : "UICollectionReusableView")
    let segue =
      cell.child("connections")?.children("segue").first(where: Self.isFollowed).map {
        ", segue: \(SwiftValue.string(Self.identifier(of: $0))), of: controller"
      } ?? ""
    let identifier = SwiftValue.string(cell["reuseIdentifier"] ?? "")
    block("prototype(in: \(collection), identifier: \(identifier), \(type).self\(kind)\(segue)) { cell in") { writer in
      writer.writeItem(cell, named: "cell")
      writer.connectAll(cell)
    }
  }

  /// All of a cell of a collection, or of a view beside a section.
  mutating func writeItem(_ cell: InterfaceElement, named name: String) {
    self.name(cell.id, name)
    guard let plain = ElementKind.of("view") else { return }
    var own = cell
    own.attributes["reuseIdentifier"] = nil
    guard let content = cell.child(key: "contentView") else { return configure(own, name, plain) }
    // What the cell says of itself, then what is in its content.
    own.children.removeAll { $0.key == "contentView" || $0.name == "size" && $0.key == "customSize" }
    let rest = own.child("constraints")
    own.children.removeAll { $0.name == "constraints" }
    configure(own, name, plain)
    self.name(content.id, "\(name).contentView")
    var inner = content
    inner.children.removeAll { $0.name == "rect" || $0.name == "autoresizingMask" }
    inner.attributes = [:]
    configure(inner, "\(name).contentView", plain)
    if let rest { writeConstraints(rest.children, in: name, SizeClassMasks(of: cell, "constraints")) }
  }
}
