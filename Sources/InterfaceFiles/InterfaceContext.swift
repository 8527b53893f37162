/// What an interface file finds beside it.
package struct InterfaceContext: Sendable {
  /// Texts in the user's language, by the id of an object and then by its attribute.
  private(set) var texts: [String: [String: String]] = [:]
  /// The colours of the app's catalogues.
  var colors: Set<String> = []
  /// The app's classes; `nil` where they are not known.
  var classes: Set<String>?

  /// - Parameter texts: By the id of an object and its attribute: `abc-12-def.text`.
  package init(texts: [String: String] = [:], colors: Set<String> = [], classes: Set<String>? = nil) {
    for (key, text) in texts {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2 { self.texts[parts[0], default: [:]][parts[1]] = text }
    }
    self.colors = colors
    self.classes = classes
  }
}

extension InterfaceElement {
  /// The attribute that a key of a table of strings means, where it has another name. [A] Xcode's export of localisations.
  private static let attributes = ["normalTitle": "title", "accessibilityLabel": "label", "accessibilityHint": "hint"]

  /// The same with the texts of the user's language.
  func localized(_ texts: [String: [String: String]]) -> Self {
    if texts.isEmpty { return self }
    var element = self
    for (key, text) in texts[id] ?? [:] { element.set(key, to: text) }
    element.children = element.children.map { $0.localized(texts) }
    return element
  }

  private mutating func set(_ key: String, to text: String) {
    if let index = key.wholeMatch(of: /segmentTitles\[(\d+)\]/).flatMap({ Int($0.1) }) {
      guard let place = children.firstIndex(where: { $0.name == "segments" }),
        children[place].children.indices.contains(index)
      else { return }
      return children[place].children[index].attributes["title"] = text
    }
    let states = [
      "normalTitle": "normal", "selectedTitle": "selected", "disabledTitle": "disabled",
      "highlightedTitle": "highlighted",
    ]
    if let state = states[key] {
      for index in children.indices {
        if children[index].name == "state", children[index].key == state { children[index].attributes["title"] = text }
        if children[index].name == "buttonConfiguration", state == "normal" {
          children[index].attributes["title"] = text
        }
      }
      return
    }
    if key.hasPrefix("accessibility") {
      for index in children.indices where children[index].name == "accessibility" {
        children[index].attributes[Self.attributes[key] ?? key] = text
      }
      return
    }
    if key == "configuration.title", let index = children.firstIndex(where: { $0.name == "buttonConfiguration" }) {
      return children[index].attributes["title"] = text
    }
    // A text of several lines is an element of its own.
    if let index = children.firstIndex(where: { $0.name == "string" && $0.key == key }) {
      return children[index].text = text
    }
    attributes[key] = text
  }
}
