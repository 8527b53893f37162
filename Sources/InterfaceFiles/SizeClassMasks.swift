/// Which parts of a view are there in which size classes: its subviews, or its constraints.
struct SizeClassMasks {
  /// What holds where no variation says otherwise.
  private var excluded: Set<String> = []
  private var variations: [(sizeClasses: String, included: Set<String>, excluded: Set<String>)] = []

  /// - Parameter kind: `subviews` or `constraints`.
  init(of element: InterfaceElement, _ kind: String) {
    for variation in element.children("variation") {
      guard let mask = variation.children("mask").first(where: { $0.key == kind }) else { continue }
      let out = Set(mask.children("exclude").compactMap { $0["reference"] })
      if variation["key"] == "default" {
        excluded = out
      } else if let sizeClasses = variation.sizeClasses {
        variations.append((sizeClasses, Set(mask.children("include").compactMap { $0["reference"] }), out))
      }
    }
  }

  func isUsual(_ id: String) -> Bool { !excluded.contains(id) }

  func changes(of id: String) -> [(sizeClasses: String, isThere: Bool)] {
    variations.compactMap { variation in
      if variation.included.contains(id) { return (variation.sizeClasses, true) }
      return variation.excluded.contains(id) ? (variation.sizeClasses, false) : nil
    }
  }
}

extension InterfaceElement {
  /// Of a variation: the beginning of a value that holds in its size classes, `SizeClassValue(height: .compact, `; `nil` for what is none.
  var sizeClasses: String? {
    var parts: [String] = []
    for word in (self["key"] ?? "").split(separator: "-") {
      let pair = word.split(separator: "=")
      let names = ["widthClass": "width", "heightClass": "height"]
      guard pair.count == 2, let name = names[String(pair[0])], ["compact", "regular"].contains(pair[1]) else {
        return nil
      }
      parts.append("\(name): .\(pair[1])")
    }
    return parts.isEmpty ? nil : "SizeClassValue(\(parts.sorted { $0 > $1 }.joined(separator: ", ")), "
  }
}

extension SceneWriter {
  /// What an object's properties are in some size classes alone.
  mutating func writeVariations(of element: InterfaceElement, _ name: String) {
    var values: [(property: String, values: [String])] = []
    func add(_ property: String, _ value: String) {
      if let index = values.firstIndex(where: { $0.property == property }) {
        values[index].values.append(value)
      } else {
        values.append((property, [value]))
      }
    }
    for variation in element.children("variation") where variation["key"] != "default" {
      guard let start = variation.sizeClasses else {
        report(variation, "The variation '\(variation["key"] ?? "")' can't be read, and changes nothing.")
        continue
      }
      for (attribute, value) in variation.attributes.sorted(by: { $0.key < $1.key }) where attribute != "key" {
        guard let (property, value) = Self.setting(attribute, value, of: element) else {
          report(variation, "'\(attribute)=\"\(value)\"' in some size classes can't be read, and changes nothing.")
          continue
        }
        add(property, "\(start)\(value))")
      }
      for child in variation.children where child.name != "mask" {
        guard let (property, value) = setting(child, of: element) else {
          report(child, "'\(child.name)' in some size classes can't be read, and changes nothing.")
          continue
        }
        add(property, "\(start)\(value))")
      }
    }
    for (property, values) in values {
      line("vary(\(name), \\.\(property), [\(values.joined(separator: ", "))])")
    }
  }

  private static func setting(
    _ attribute: String, _ value: String, of element: InterfaceElement
  ) -> (property: String, value: String)? {
    if element.name == "constraint" {
      switch attribute {
      case "constant": return SwiftValue.number(value).map { ("constant", $0) }
      case "priority": return SwiftValue.number(value).map { ("priority", "UILayoutPriority(\($0))") }
      default: return nil
      }
    }
    switch ElementKind.of(element.name)?.attributes[attribute] {
    case .string(let property): return (property, SwiftValue.string(value))
    case .bool(let property): return (property, SwiftValue.bool(value))
    case .number(let property): return SwiftValue.number(value).map { (property, $0) }
    case .member(let property): return SwiftValue.member(value).map { (property, $0) }
    case .words(let property, let words): return words[value].map { (property, ".\($0)") }
    case .priority, .silent, nil: return nil
    }
  }

  private func setting(_ child: InterfaceElement, of element: InterfaceElement) -> (property: String, value: String)? {
    switch child.name {
    case "fontDescription":
      let property = element.name == "button" ? "titleLabel!.font" : "font"
      return SwiftValue.font(child).map { (property, $0) }
    case "color":
      guard let property = ElementKind.of(element.name)?.color(child.key) else { return nil }
      return SwiftValue.color(child, named: colors, catalogue: context.colors).map { (property, $0) }
    default: return nil
    }
  }
}
