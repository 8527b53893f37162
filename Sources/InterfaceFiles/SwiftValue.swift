internal import MarkupText

/// Values of interface files as expressions of Swift.
enum SwiftValue {
  static func string(_ text: String) -> String { SwiftLiteral.string(text) }
  static func bool(_ text: String) -> String { text == "YES" ? "true" : "false" }

  /// `nil` for what is no number.
  static func number(_ text: String?) -> String? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }

  /// A word that can stand behind a dot.
  static func member(_ text: String) -> String? {
    guard let first = text.first, first.isLetter, text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    return "." + text
  }

  static func rect(_ element: InterfaceElement) -> String? {
    let parts = ["x", "y", "width", "height"].map { number(element[$0] ?? "0") }
    guard let x = parts[0], let y = parts[1], let width = parts[2], let height = parts[3] else { return nil }
    return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
  }

  static func size(_ element: InterfaceElement) -> String? {
    guard let width = number(element["width"]), let height = number(element["height"]) else { return nil }
    return "CGSize(width: \(width), height: \(height))"
  }

  static func insets(_ element: InterfaceElement) -> String? {
    let minimum = ["minY", "minX", "maxY", "maxX"].map { number(element[$0]) }
    let usual = ["top", "left", "bottom", "right"].map { number(element[$0]) }
    let parts = minimum.contains { $0 != nil } ? minimum : usual
    let values = parts.map { $0 ?? "0" }
    return "UIEdgeInsets(top: \(values[0]), left: \(values[1]), bottom: \(values[2]), right: \(values[3]))"
  }

  static func font(_ element: InterfaceElement) -> String? {
    if let style = element["style"] {
      let prefix = "UICTFontTextStyle"
      let names = [
        "Body": "body", "Subhead": "subheadline", "Headline": "headline", "Footnote": "footnote",
        "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3", "Callout": "callout",
        "Caption1": "caption1", "Caption2": "caption2",
      ]
      guard style.hasPrefix(prefix) else { return nil }
      return names[String(style.dropFirst(prefix.count))].map { "UIFont.preferredFont(forTextStyle: .\($0))" }
    }
    let size = number(element["pointSize"]) ?? "17"
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    case "system":
      let weight = element["weight"].flatMap(member)
      return "UIFont.systemFont(ofSize: \(size)\(weight.map { ", weight: \($0)" } ?? ""))"
    default:
      guard let name = element["name"] else { return nil }
      return "UIFont(name: \(string(name)), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
    }
  }

  /// - Parameters:
  ///   - named: Colours of the file's resources, which code knows by name.
  ///   - catalogue: The names of the colours of the app's asset catalogues.
  static func color(
    _ element: InterfaceElement, named: [String: InterfaceElement], catalogue: Set<String> = []
  ) -> String? {
    if let name = element["systemColor"] { return systemColor(name) }
    if let name = element["cocoaTouchSystemColor"] { return systemColor(name) }
    if let name = element["name"] {
      let own = named[name].flatMap { color($0, named: [:]) }
      if catalogue.contains(name) { return "(UIColor(named: \(string(name))) ?? \(own ?? "UIColor.clear"))" }
      return own
    }
    let alpha = number(element["alpha"]) ?? "1"
    if let white = number(element["white"]) { return "UIColor(white: \(white), alpha: \(alpha))" }
    guard let red = number(element["red"]), let green = number(element["green"]), let blue = number(element["blue"])
    else { return nil }
    return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  /// [O] Colours that Interface Builder still offers and UIKit no longer has a name for.
  private static let formerColors = [
    "viewFlipsideBackgroundColor": "UIColor(red: 0.1216, green: 0.1294, blue: 0.1412, alpha: 1)",
    "scrollViewTexturedBackgroundColor": "UIColor(red: 0.4353, green: 0.4431, blue: 0.4745, alpha: 1)",
    "underPageBackgroundColor": "UIColor(red: 0.7059, green: 0.7137, blue: 0.7333, alpha: 1)",
  ]

  private static let colors = Set(
    """
    black white red green blue cyan yellow magenta orange purple brown gray darkGray lightGray clear systemRed systemGreen
    systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo systemBrown systemMint systemCyan
    systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 label secondaryLabel tertiaryLabel
    quaternaryLabel placeholderText separator opaqueSeparator link darkText lightText systemFill secondarySystemFill
    tertiarySystemFill quaternarySystemFill systemBackground secondarySystemBackground tertiarySystemBackground
    systemGroupedBackground secondarySystemGroupedBackground tertiarySystemGroupedBackground
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// `nil` for a name that UIKit does not have.
  static func systemColor(_ name: String) -> String? {
    if let former = formerColors[name] { return former }
    let old = [
      "groupTableViewBackgroundColor": "systemGroupedBackground",
      "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
    ]
    // It is the window's, and no colour by itself.
    if name == "tintColor" { return nil }
    let word = old[name] ?? (name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name)
    return colors.contains(word) ? member(word).map { "UIColor\($0)" } : nil
  }

  static func image(_ name: String, catalog: String?) -> String {
    catalog == "system" ? "UIImage(systemName: \(string(name)))" : "UIImage(named: \(string(name)))"
  }

  /// The picture that an element names, in its attributes or in an element of its own; `nil` for none.
  static func image(of element: InterfaceElement) -> String? {
    let source = element["image"] == nil ? element.child(key: "image") ?? element : element
    guard let name = source["image"] else { return nil }
    let modes = ["template": "alwaysTemplate", "original": "alwaysOriginal"]
    let mode = modes[source["renderingMode"] ?? ""].map { "?.withRenderingMode(.\($0))" } ?? ""
    return image(name, catalog: source["catalog"]) + mode
  }

  /// How a symbol is drawn; `nil` where the element says nothing of it.
  static func symbolConfiguration(_ element: InterfaceElement) -> String? {
    let scales: Set = ["default", "small", "medium", "large"]
    let weights: Set = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    let scale = element["scale"].flatMap { scales.contains($0) ? "scale: .\($0)" : nil }
    let weight = element["weight"].flatMap { weights.contains($0) ? "weight: .\($0)" : nil }
    let type = "UIImage.SymbolConfiguration"
    if let font = element.child("fontDescription").flatMap(font) {
      return "\(type)(\(["font: \(font)", scale].compactMap(\.self).joined(separator: ", ")))"
    }
    if let size = number(element["pointSize"]) {
      let parts = ["pointSize: \(size)", weight ?? (scale == nil ? nil : "weight: .unspecified"), scale]
      return "\(type)(\(parts.compactMap(\.self).joined(separator: ", ")))"
    }
    let parts = [scale, weight].compactMap { $0.map { "\(type)(\($0))" } }
    return parts.count == 2 ? "\(parts[0]).applying(\(parts[1]))" : parts.first
  }

  static func directionalInsets(_ element: InterfaceElement) -> String {
    let edges = ["top", "leading", "bottom", "trailing"].map { "\($0): \(number(element[$0]) ?? "0")" }
    return "NSDirectionalEdgeInsets(\(edges.joined(separator: ", ")))"
  }

  static func point(_ element: InterfaceElement) -> String? {
    guard let x = number(element["x"]), let y = number(element["y"]) else { return nil }
    return "CGPoint(x: \(x), y: \(y))"
  }
}
