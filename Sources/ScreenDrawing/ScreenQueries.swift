package import AppProtocol
internal import MarkupText

/// What is on a screen, each element with the query by which a check finds it, and what can be read of it.
///
///     app.textFields["name"]    text field, placeholder "Your name"; at 16, 80, 343 wide, 44 high
package struct ScreenQueries: Sendable {
  package struct Line: Sendable, Equatable {
    /// How many named elements it is inside of.
    package var depth: Int
    /// Swift, as a check has it.
    package var query: String
    /// What it is, and what it shows.
    package var words: String
  }

  package private(set) var lines: [Line] = []
  private let all: [Element]

  package init(_ screen: Screen) {
    all = (screen.elements + (screen.keyboard?.accessory ?? [])).flatMap(\.andDescendants)
    for element in screen.elements { add(element, depth: 0, table: nil) }
    guard let keyboard = screen.keyboard else { return }
    lines.append(Line(depth: 0, query: "app.keyboard", words: Self.words(of: keyboard)))
    for element in keyboard.accessory { add(element, depth: 1, table: nil) }
  }

  private mutating func add(_ element: Element, depth: Int, table: String?) {
    // Views that only hold others, and parts of controls, have no names that a check could use.
    let isNameless = element.type == .other && element.names.isEmpty
    guard !isNameless, let property = element.type.queryProperty else {
      for child in element.children { add(child, depth: depth, table: table) }
      return
    }
    let query = rowQuery(element, table) ?? self.query(element, property)
    lines.append(Line(depth: depth, query: query, words: Self.words(of: element)))
    let table = element.type == .table ? query : table
    for child in element.children { add(child, depth: depth + 1, table: table) }
  }

  /// A row by its place: its texts change.
  private func rowQuery(_ element: Element, _ table: String?) -> String? {
    guard element.type == .cell, let table, let section = element.section, let row = element.row else { return nil }
    return "\(table).section(\(section)).cells[\(row)]"
  }

  /// By its identifier, or else its label or placeholder, where that means it alone; otherwise by its number.
  private func query(_ element: Element, _ property: String) -> String {
    let alike = all.filter { $0.type == element.type }
    if let name = element.names.first(where: { !$0.isEmpty }) {
      let found = Self.named(name, alike)
      if found.count == 1, found[0].id == element.id { return "app.\(property)[\(SwiftLiteral.string(name))]" }
    }
    let index = alike.firstIndex { $0.id == element.id } ?? 0
    return alike.count == 1 ? "app.\(property).element" : "app.\(property).element(boundBy: \(index))"
  }

  /// As the examiner looks for a name.
  private static func named(_ name: String, _ elements: [Element]) -> [Element] {
    let identified = elements.filter { $0.identifier == name }
    if !identified.isEmpty { return identified }
    let labelled = elements.filter { $0.label == name }
    return labelled.isEmpty ? elements.filter { $0.placeholder == name } : labelled
  }

  // MARK: Words

  private static func words(of element: Element) -> String {
    var facts: [String] = []
    if !element.identifier.isEmpty, !element.label.isEmpty {
      facts.append("label \(SwiftLiteral.string(element.label))")
    }
    if !element.value.isEmpty { facts.append("value \(SwiftLiteral.string(element.value))") }
    if !element.placeholder.isEmpty { facts.append("placeholder \(SwiftLiteral.string(element.placeholder))") }
    if !element.isEnabled { facts.append("disabled") }
    if element.isSelected { facts.append("selected") }
    if element.hasCheckmark == true { facts.append("with a checkmark") }
    if element.hasFocus { facts.append("first responder") }
    if !element.isHittable { facts.append("out of reach of a finger") }
    return ([noun(element.type)] + facts).joined(separator: ", ") + "; " + place(element.frame)
  }

  private static func words(of keyboard: Keyboard) -> String {
    guard keyboard.hasKeys else { return "accessory view without keys; " + place(keyboard.frame) }
    let key =
      keyboard.returnKey.isEmpty
      ? "no Return key"
      : "Return key \(SwiftLiteral.string(keyboard.returnKey))\(keyboard.isReturnKeyEnabled ? "" : ", disabled")"
    return "keyboard of the type \(keyboard.type), \(key); " + place(keyboard.frame)
  }

  private static func place(_ frame: Rect) -> String {
    "at \(number(frame.x)), \(number(frame.y)), \(number(frame.width)) wide, \(number(frame.height)) high"
  }

  /// In points, to a tenth.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }

  /// `text field` for `textField`.
  private static func noun(_ type: ElementType) -> String {
    if type == .staticText { return "text" }
    if type == .other { return "view" }
    return type.rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}

extension Element {
  var andDescendants: [Element] { [self] + children.flatMap(\.andDescendants) }

  /// What it can be asked for by, the best first.
  fileprivate var names: [String] { [identifier, label, placeholder].filter { !$0.isEmpty } }
}

extension ElementType {
  /// The name of the query in check code; `nil` for what has none, such as the headers of sections.
  fileprivate var queryProperty: String? {
    switch self {
    case .other: "otherElements"
    case .window, .sectionHeader, .sectionFooter: nil
    case .switch: "switches"
    case .alert, .button, .textField, .secureTextField, .textView, .staticText, .table, .cell, .scrollView, .image,
      .toolbar, .navigationBar, .activityIndicator, .sheet, .segmentedControl, .progressIndicator, .picker,
      .pickerWheel, .datePicker, .slider, .stepper, .pageIndicator:
      rawValue + "s"
    }
  }
}
