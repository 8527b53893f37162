// What stands inside of a view's element and is no view in it.
extension SceneWriter {
  /// Sets what the element says of the view around it, and names what is not understood.
  mutating func configure(
    _ child: InterfaceElement, of element: InterfaceElement, _ name: String, _ kind: ElementKind
  ) {
    place = child.line
    if Self.partsThatAreViews.contains(child.key), ElementKind.of(child.name) != nil {
      if let new = writeNew(child) { line("\(name).\(child.key) = \(new)") }
      return
    }
    switch child.name {
    case "rect": if child.key == "frame", let rect = SwiftValue.rect(child) { line("\(name).frame = \(rect)") }
    case "autoresizingMask": writeMask(child, name)
    case "color": writeColor(child, name, kind)
    case "fontDescription":
      guard let font = SwiftValue.font(child) else {
        return report(child, "A font of '\(element.name)' can't be read.")
      }
      line("\(name).\(element.name == "button" ? "titleLabel?." : "")font = \(font)")
    case "string" where ["text", "placeholder", "prompt"].contains(child.key):
      line("\(name).\(child.key) = \(SwiftValue.string(child.text))")
    case "state": writeState(child, name)
    case "buttonConfiguration": writeConfiguration(child, name)
    case "menu" where element.name == "button": line("\(name).menu = \(writeMenu(child))")
    case "textInputTraits": writeTraits(child, name)
    case "accessibility": writeAccessibility(child, name)
    case "viewLayoutGuide", "keyboardLayoutGuide":
      let guides = ["keyboard": "keyboardLayoutGuide", "safeArea": "safeAreaLayoutGuide"]
      self.name(child.id, "\(name).\(guides[child.key] ?? child.key)")
    case "userDefinedRuntimeAttributes": for attribute in child.children { writeRuntimeAttribute(attribute, name) }
    case "edgeInsets" where child.key == "layoutMargins":
      if let insets = SwiftValue.insets(child) { line("\(name).layoutMargins = \(insets)") }
    case "directionalEdgeInsets" where child.key == "directionalLayoutMargins":
      line("\(name).directionalLayoutMargins = \(SwiftValue.directionalInsets(child))")
    case "inset" where Self.insets.contains(child.key), "insets" where Self.insets.contains(child.key):
      if let insets = SwiftValue.insets(child) { line("\(name).\(child.key) = \(insets)") }
    case "size" where child.key == "contentSize" || child.key == "shadowOffset":
      if let size = SwiftValue.size(child) { line("\(name).\(child.key) = \(size)") }
    case "scopeButtonTitles": writeScopes(child, of: element, name)
    case "date", "locale", "timeZone": writeTime(child, of: element, name)
    case "prototypes": for cell in child.children { writePrototype(cell, in: name) }
    case "cells" where element.name == "collectionView":
      for cell in child.children { writeItemPrototype(cell, in: name) }
    case "collectionReusableView": writeItemPrototype(child, in: name)
    case "collectionViewFlowLayout", "collectionViewLayout": writeLayout(child, of: name)
    case "refreshControl":
      if let new = writeNew(child) { line("\(name).refreshControl = \(new)") }
    case "attributedString":
      report(child, "The looks of an attributed text can't be read; its characters are there.")
      if child.key == "attributedText" { line("\(name).text = \(SwiftValue.string(Self.characters(of: child)))") }
    // Xcode leaves an empty element behind where a table had rows of its own before.
    case "sections" where child.children.isEmpty: break
    case "sections": writeStaticRows(child, in: name)
    case "items": writeItems(child, name)
    case "imageReference": writePicture(child, name)
    case "preferredSymbolConfiguration" where element.name == "imageView":
      if let symbol = SwiftValue.symbolConfiguration(child) {
        line("\(name).preferredSymbolConfiguration = \(symbol)")
      }
    case "dataDetectorType":
      let types = ["phoneNumber", "link", "address", "calendarEvent"].filter { child[$0] == "YES" }
      line("\(name).dataDetectorTypes = [\(types.map { ".\($0)" }.joined(separator: ", "))]")
      reportAttributes(of: child, besides: Set(types))
    case "textAttributes": writeTextAttributes(child, name)
    case "view" where child.key == "contentView" || child.key == "view": break
    // Read with the element around them.
    case "subviews", "constraints", "connections", "segments", "tableViewCellContentView", "variation",
      "collectionViewCellContentView", "blurEffect", "vibrancyEffect":
      break
    // Nothing is set, and what Xcode alone uses.
    case "nil", "placeholder", "freeformSimulatedSizeMetrics", "extendedEdge", "gestureRecognizers": break
    case "size" where Self.silentSizes.contains(child.key): break
    case "bool" where child.key == "isElement": break
    case "point" where child.key == "canvasLocation": break
    default:
      let key = child.key.isEmpty ? "" : " (\(child.key))"
      report(child, "'\(child.name)'\(key) of '\(element.name)' can't be read, and changes nothing.")
    }
  }

  private static let partsThatAreViews: Set<String> = [
    "tableHeaderView", "tableFooterView", "accessoryView", "editingAccessoryView", "backgroundView",
    "selectedBackgroundView", "leftView", "rightView",
  ]
  private static let insets: Set<String> = [
    "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "separatorInset", "contentInset",
    "scrollIndicatorInsets",
  ]
  /// Of titles' shadows, which no button has had since iOS 7, and of a cell's own size, which its table decides.
  private static let silentSizes: Set<String> = ["titleShadowOffset", "customSize"]

  // MARK: Colours

  /// The expression of a colour; what can't be read is named.
  mutating func color(_ element: InterfaceElement) -> String? {
    let color = SwiftValue.color(element, named: colors, catalogue: context.colors)
    if color == nil {
      let name = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] ?? element.key
      report(element, "The colour '\(name)' can't be read.")
    }
    return color
  }

  private mutating func writeColor(_ element: InterfaceElement, _ name: String, _ kind: ElementKind) {
    if element.key.isEmpty { return }
    guard let property = kind.color(element.key) else {
      return report(element, "'color' (\(element.key)) of a \(kind.type) can't be read, and changes nothing.")
    }
    if let color = color(element) { line("\(name).\(property) = \(color)") }
  }

  /// Of the title of a navigation bar.
  private mutating func writeTextAttributes(_ attributes: InterfaceElement, _ name: String) {
    guard ["titleTextAttributes", "largeTitleTextAttributes"].contains(attributes.key) else {
      return report(attributes, "'textAttributes' (\(attributes.key)) can't be read, and changes nothing.")
    }
    var parts: [String] = []
    if let text = attributes.child(key: "textColor"), text.name == "color", let color = color(text) {
      parts.append(".foregroundColor: \(color)")
    }
    if let font = attributes.child("fontDescription").flatMap(SwiftValue.font) { parts.append(".font: \(font)") }
    reportChildren(of: attributes, besides: ["color", "fontDescription", "offsetWrapper"])
    if !parts.isEmpty { line("\(name).\(attributes.key) = [\(parts.joined(separator: ", "))]") }
  }

  // MARK: Parts of views

  private mutating func writePicture(_ reference: InterfaceElement, _ name: String) {
    guard ["image", "highlightedImage"].contains(reference.key) else {
      return report(reference, "The picture '\(reference.key)' can't be read, and changes nothing.")
    }
    // The picture itself is set with the view's attributes.
    if reference.key == "image" { return }
    if let image = SwiftValue.image(of: reference) { line("\(name).\(reference.key) = \(image)") }
  }

  private mutating func writeScopes(_ scopes: InterfaceElement, of element: InterfaceElement, _ name: String) {
    let titles = scopes.children("string").map { SwiftValue.string($0.text) }
    line("\(name).scopeButtonTitles = [\(titles.joined(separator: ", "))]")
    if let index = SwiftValue.number(element["selectedScopeButtonIndex"]) {
      line("\(name).selectedScopeButtonIndex = \(index)")
    }
  }

  /// Of a date picker: its dates, the language they are written in, and where their day begins.
  private mutating func writeTime(_ child: InterfaceElement, of element: InterfaceElement, _ name: String) {
    switch child.name {
    case "locale":
      guard let identifier = child["localeIdentifier"] else { return }
      line("\(name).locale = Locale(identifier: \(SwiftValue.string(identifier)))")
    case "timeZone":
      guard let identifier = child["name"] else { return }
      line("\(name).timeZone = TimeZone(identifier: \(SwiftValue.string(identifier)))")
    default:
      // Xcode writes the date on which the picker was drawn, too.
      guard ["date", "minimumDate", "maximumDate"].contains(child.key),
        child.key != "date" || element["useCurrentDate"] != "YES",
        let seconds = SwiftValue.number(child["timeIntervalSinceReferenceDate"])
      else { return }
      line("\(name).\(child.key) = Date(timeIntervalSinceReferenceDate: \(seconds))")
    }
  }

  private mutating func writeMask(_ mask: InterfaceElement, _ name: String) {
    let words = [
      "widthSizable": "flexibleWidth", "heightSizable": "flexibleHeight", "flexibleMinX": "flexibleLeftMargin",
      "flexibleMaxX": "flexibleRightMargin", "flexibleMinY": "flexibleTopMargin",
      "flexibleMaxY": "flexibleBottomMargin",
    ]
    let parts = mask.attributes.filter { $0.value == "YES" }.keys.sorted().compactMap { words[$0] }.map { ".\($0)" }
    line("\(name).autoresizingMask = [\(parts.joined(separator: ", "))]")
  }

  private mutating func writeState(_ state: InterfaceElement, _ name: String) {
    guard let word = SwiftValue.member(state.key) else { return }
    if let title = state["title"] { line("\(name).setTitle(\(SwiftValue.string(title)), for: \(word))") }
    if let title = attributedTitle(of: state) { line("\(name).setTitle(\(SwiftValue.string(title)), for: \(word))") }
    if let title = state.child(key: "title"), title.name == "string" {
      line("\(name).setTitle(\(SwiftValue.string(title.text)), for: \(word))")
    }
    if let image = SwiftValue.image(of: state) { line("\(name).setImage(\(image), for: \(word))") }
    if let image = state["backgroundImage"] {
      line("\(name).setBackgroundImage(\(SwiftValue.image(image, catalog: state["catalog"])), for: \(word))")
    }
    for (key, method) in [("titleColor", "setTitleColor"), ("titleShadowColor", "setTitleShadowColor")] {
      guard let element = state.child(key: key), element.name == "color" else { continue }
      if let color = color(element) { line("\(name).\(method)(\(color), for: \(word))") }
    }
    let symbol = state.child("preferredSymbolConfiguration").flatMap(SwiftValue.symbolConfiguration)
    if let symbol { line("\(name).setPreferredSymbolConfiguration(\(symbol), forImageIn: \(word))") }
    reportAttributes(of: state, besides: ["title", "image", "catalog", "backgroundImage"])
    reportChildren(
      of: state, besides: ["color", "attributedString", "string", "imageReference", "preferredSymbolConfiguration"])
  }

  /// Its characters; how they look is told as left out.
  mutating func attributedTitle(of element: InterfaceElement) -> String? {
    guard let title = element.child(key: "attributedTitle") else { return nil }
    report(title, "The looks of an attributed title can't be read; its text is there.")
    return Self.characters(of: title)
  }

  static func characters(of text: InterfaceElement) -> String {
    text.children("fragment").map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
  }
}
