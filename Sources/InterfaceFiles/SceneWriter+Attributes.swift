// What stands inside of a view's element: the look of a button, traits of what is typed into, words for screen readers, and an author's own.
extension SceneWriter {
  mutating func writeConfiguration(_ configuration: InterfaceElement, _ name: String) {
    let styles = ["plain", "filled", "gray", "tinted", "borderless", "bordered", "borderedTinted", "borderedProminent"]
    guard let style = configuration["style"], styles.contains(style) else {
      return report(configuration, "The button style '\(configuration["style"] ?? "")' can't be read.")
    }
    line("\(name).configuration = .\(style)()")
    if let title = attributedTitle(of: configuration) {
      line("\(name).configuration?.title = \(SwiftValue.string(title))")
    }
    for word in ["title", "subtitle"] {
      if let text = configuration[word] { line("\(name).configuration?.\(word) = \(SwiftValue.string(text))") }
    }
    let path = "\(name).configuration?"
    if let image = SwiftValue.image(of: configuration) { line("\(path).image = \(image)") }
    for word in ["imagePadding", "titlePadding"] {
      if let number = SwiftValue.number(configuration[word]) { line("\(path).\(word) = \(number)") }
    }
    for (word, members) in Self.choicesOfConfigurations {
      guard let value = configuration[word] else { continue }
      if members.contains(value) {
        line("\(path).\(word) = .\(value)")
      } else {
        report(configuration, "'\(word)=\"\(value)\"' of 'buttonConfiguration' can't be read, and changes nothing.")
      }
    }
    if configuration["showsActivityIndicator"] == "YES" { line("\(path).showsActivityIndicator = true") }
    reportAttributes(of: configuration, besides: Self.attributesOfConfigurations)
    for part in configuration.children { writePart(part, ofConfigurationOf: name) }
  }

  private static let choicesOfConfigurations: [(String, Set<String>)] = [
    ("imagePlacement", ["leading", "trailing", "top", "bottom"]),
    ("titleAlignment", ["automatic", "leading", "center", "trailing"]),
    ("cornerStyle", ["fixed", "dynamic", "small", "medium", "large", "capsule"]),
    ("buttonSize", ["mini", "small", "medium", "large"]),
  ]
  private static let attributesOfConfigurations = Set(choicesOfConfigurations.map { $0.0 }).union([
    "style", "title", "subtitle", "image", "catalog", "imagePadding", "titlePadding", "showsActivityIndicator",
    "macIdiomStyle",
  ])

  private mutating func writePart(_ part: InterfaceElement, ofConfigurationOf name: String) {
    let path = "\(name).configuration?"
    switch (part.name, part.key) {
    case ("nil", _), ("imageReference", "image"), ("attributedString", "attributedTitle"): return
    case ("string", "title"), ("string", "subtitle"):
      line("\(path).\(part.key) = \(SwiftValue.string(part.text))")
    case ("color", "baseForegroundColor"), ("color", "baseBackgroundColor"):
      if let color = color(part) { line("\(path).\(part.key) = \(color)") }
    case ("directionalEdgeInsets", "contentInsets"):
      line("\(path).contentInsets = \(SwiftValue.directionalInsets(part))")
    case ("fontDescription", "titleFontDescription"), ("fontDescription", "titleFont"):
      // The title is written in it, and the button is as wide as that.
      if let font = SwiftValue.font(part) { line("\(name).titleLabel?.font = \(font)") }
    case ("preferredSymbolConfiguration", _):
      if let symbol = SwiftValue.symbolConfiguration(part) {
        line("\(path).preferredSymbolConfigurationForImage = \(symbol)")
      }
    case ("backgroundConfiguration", "background"): writeBackground(part, "\(path).background")
    default:
      report(part, "'\(part.name)' (\(part.key)) of 'buttonConfiguration' can't be read, and changes nothing.")
    }
  }

  private mutating func writeBackground(_ background: InterfaceElement, _ path: String) {
    for word in ["cornerRadius", "strokeWidth"] {
      if let number = SwiftValue.number(background[word]) { line("\(path).\(word) = \(number)") }
    }
    if let image = SwiftValue.image(of: background) { line("\(path).image = \(image)") }
    for element in background.children("color") where ["backgroundColor", "strokeColor"].contains(element.key) {
      if let color = color(element) { line("\(path).\(element.key) = \(color)") }
    }
    for insets in background.children("directionalEdgeInsets") where insets.key == "backgroundInsets" {
      line("\(path).backgroundInsets = \(SwiftValue.directionalInsets(insets))")
    }
    reportAttributes(of: background, besides: ["cornerRadius", "strokeWidth", "image", "catalog"])
    reportChildren(of: background, besides: ["color", "directionalEdgeInsets", "imageReference"])
  }

  mutating func writeTraits(_ traits: InterfaceElement, _ name: String) {
    // [O] Xcode writes nothing for letters that stay as they are typed, which code gets only where it asks for it.
    if traits["autocapitalizationType"] == nil { line("\(name).autocapitalizationType = .none") }
    for (attribute, value) in traits.attributes.sorted(by: { $0.key < $1.key }) {
      switch attribute {
      case "key": break
      case "secureTextEntry": line("\(name).isSecureTextEntry = \(SwiftValue.bool(value))")
      case "enablesReturnKeyAutomatically": line("\(name).enablesReturnKeyAutomatically = \(SwiftValue.bool(value))")
      case "textContentType":
        line("\(name).textContentType = UITextContentType(rawValue: \(SwiftValue.string(value)))")
      case "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType", "spellCheckingType",
        "keyboardAppearance", "smartDashesType", "smartQuotesType", "smartInsertDeleteType":
        let words = ["alphabet": "asciiCapable"]
        if let word = SwiftValue.member(words[value] ?? value) { line("\(name).\(attribute) = \(word)") }
      default: report(traits, "The trait '\(attribute)' can't be read, and changes nothing.")
      }
    }
  }

  mutating func writeAccessibility(_ element: InterfaceElement, _ name: String) {
    for word in ["identifier", "label", "hint", "value"] {
      guard let text = element[word] ?? element.children("string").first(where: { $0.key == word })?.text else {
        continue
      }
      line("\(name).accessibility\(word.prefix(1).uppercased() + word.dropFirst()) = \(SwiftValue.string(text))")
    }
    for flag in element.children("bool") where flag.key == "isElement" {
      line("\(name).isAccessibilityElement = \(SwiftValue.bool(flag["value"] ?? "NO"))")
    }
    if let traits = element.child("accessibilityTraits") {
      let known = Self.accessibilityTraits.filter { traits[$0] == "YES" }
      line("\(name).accessibilityTraits = [\(known.map { ".\($0)" }.joined(separator: ", "))]")
      reportAttributes(of: traits, besides: Set(Self.accessibilityTraits).union(["none"]))
    }
    reportAttributes(of: element, besides: ["identifier", "label", "hint", "value"])
    reportChildren(of: element, besides: ["bool", "string", "accessibilityTraits"])
  }

  private static let accessibilityTraits = [
    "button", "link", "image", "selected", "staticText", "header", "searchField", "playsSound", "keyboardKey",
    "summaryElement", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
    "notEnabled", "adjustable", "tabBar",
  ]

  // MARK: Attributes of an author's own

  /// Sets a property by its key path. Those of each view are set as in code; others are looked for by their names, as a phone does.
  mutating func writeRuntimeAttribute(_ attribute: InterfaceElement, _ name: String) {
    place = attribute.line
    guard let path = attribute["keyPath"], path.first?.isLetter ?? false,
      path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else {
      return report(attribute, "The attribute '\(attribute["keyPath"] ?? "")' is no path of names.")
    }
    guard let value = value(of: attribute) else {
      return report(attribute, "The attribute '\(path)' of the type '\(attribute["type"] ?? "")' can't be read.")
    }
    if Self.layerColors.contains(path) {
      line("\(name).\(path) = (\(value)).cgColor")
    } else {
      line("setAttribute(\(SwiftValue.string(path)), of: \(name), to: \(value))")
    }
  }

  /// Properties of a layer that are colours of Core Graphics. Apps add others that are not: `layer.borderUIColor`.
  private static let layerColors = Set(
    ["backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor"].map { "layer.\($0)" })

  private func value(of attribute: InterfaceElement) -> String? {
    let value = attribute.child(key: "value")
    let text = attribute["value"] ?? value?["value"] ?? attribute.child("string")?.text
    switch attribute["type"] {
    case "boolean": return SwiftValue.bool(text ?? "NO")
    case "number": return SwiftValue.number(text)
    case "string", "localizedString": return text.map(SwiftValue.string)
    case "image": return text.map { SwiftValue.image($0, catalog: attribute["catalog"] ?? value?["catalog"]) }
    case "color":
      return attribute.child("color").flatMap { SwiftValue.color($0, named: colors, catalogue: context.colors) }
    case "point": return attribute.child("point").flatMap(SwiftValue.point)
    case "size": return attribute.child("size").flatMap(SwiftValue.size)
    case "rect": return attribute.child("rect").flatMap(SwiftValue.rect)
    case "range":
      guard let range = attribute.child("range"), let location = SwiftValue.number(range["location"]),
        let length = SwiftValue.number(range["length"])
      else { return nil }
      return "NSRange(location: \(location), length: \(length))"
    case "nil": return "nil"
    default: return nil
    }
  }
}
