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
    if let image = configuration["image"] {
      line("\(name).configuration?.image = \(SwiftValue.image(image, catalog: configuration["catalog"]))")
    }
    if let color = configuration.child(key: "baseForegroundColor").flatMap({
      SwiftValue.color($0, named: colors, catalogue: context.colors)
    }) {
      line("\(name).configuration?.baseForegroundColor = \(color)")
    }
    if let color = configuration.child(key: "baseBackgroundColor").flatMap({
      SwiftValue.color($0, named: colors, catalogue: context.colors)
    }) {
      line("\(name).configuration?.baseBackgroundColor = \(color)")
    }
  }

  mutating func writeTraits(_ traits: InterfaceElement, _ name: String) {
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
      guard let text = element[word] else { continue }
      line("\(name).accessibility\(word.prefix(1).uppercased() + word.dropFirst()) = \(SwiftValue.string(text))")
    }
    if let flag = element.child("bool"), flag.key == "isElement" {
      line("\(name).isAccessibilityElement = \(SwiftValue.bool(flag["value"] ?? "NO"))")
    }
  }

  mutating func writeRuntimeAttribute(_ attribute: InterfaceElement, _ name: String) {
    guard let path = attribute["keyPath"], path.first?.isLetter ?? false,
      path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return }
    let text =
      attribute["value"] ?? attribute.child(key: "value")?["value"] ?? attribute.child("string")?.text
      ?? attribute.child("real")?["value"] ?? attribute.child("integer")?["value"]
    let value: String? =
      switch attribute["type"] {
      case "boolean": SwiftValue.bool(text ?? "NO")
      case "number": SwiftValue.number(text)
      case "string": text.map(SwiftValue.string)
      case "image": text.map { SwiftValue.image($0, catalog: nil) }
      case "color": attribute.child("color").flatMap { SwiftValue.color($0, named: colors, catalogue: context.colors) }
      case "size": attribute.child("size").flatMap(SwiftValue.size)
      case "rect": attribute.child("rect").flatMap(SwiftValue.rect)
      default: nil
      }
    guard let value else {
      return report(attribute, "The attribute '\(path)' of the type '\(attribute["type"] ?? "")' can't be read.")
    }
    line("\(name).\(path) = \(path.hasSuffix("Color") && path.hasPrefix("layer.") ? "(\(value)).cgColor" : value)")
  }
}
