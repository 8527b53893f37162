internal import AppProtocol

/// What is on a screen, in words: for readers who do not see the picture.
struct ScreenWords {
  private let screen: Screen
  private var items: [String] = []
  /// Rows that follow one another are named together.
  private var rows: [String] = []

  /// How many elements are named; a screen reader reads all of them.
  private static let most = 40
  /// In characters, of one text.
  private static let longest = 80

  init(_ screen: Screen) {
    self.screen = screen
    add(screen.elements, within: Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height))
    endRows()
  }

  var text: String {
    var items = items
    if items.count > Self.most {
      items = items.prefix(Self.most) + ["and \(items.count - Self.most) more"]
    }
    let screen = items.isEmpty ? "An empty screen." : "Screen with \(items.joined(separator: "; "))."
    return keyboard.map { "\(screen) \($0)" } ?? screen
  }

  private var keyboard: String? {
    guard let keyboard = screen.keyboard else { return nil }
    var words = "The \(keyboard.isKeypad ? "keypad" : "keyboard") is up"
    if !keyboard.hasKeys {
      words = "A bar without keys stands at the lower edge"
    } else if !keyboard.returnKey.isEmpty {
      words += " with the key \(Self.quoted(keyboard.returnKey))"
      if !keyboard.isReturnKeyEnabled { words += ", which is disabled" }
    }
    var accessory = ScreenWords(Screen(size: screen.size))
    accessory.add(keyboard.accessory, within: keyboard.frame)
    accessory.endRows()
    let place = keyboard.hasKeys ? "above" : "in"
    return words + (accessory.items.isEmpty ? "." : "; \(place) it \(accessory.items.joined(separator: "; ")).")
  }

  // MARK: Elements

  private mutating func add(_ elements: [Element], within visible: Rect) {
    // What stands at the top is named first, although it lies over the rest.
    let isBar = { (element: Element) in element.type == .navigationBar }
    for element in elements.filter(isBar) + elements.filter({ !isBar($0) }) { add(element, within: visible) }
  }

  private mutating func add(_ element: Element, within visible: Rect) {
    let hasPlace = element.frame.width > 0 && element.frame.height > 0
    if hasPlace, !element.frame.intersects(visible) { return }
    if element.type == .cell, !element.holdsControls {
      let tick = element.hasCheckmark == true ? " (ticked)" : ""
      rows.append(Self.rowName(element) + tick + (isCovered(element) ? " (behind the keyboard)" : ""))
      return
    }
    if let words = Self.words(element) {
      endRows()
      items.append(words + (isCovered(element) ? ", behind the keyboard" : ""))
    }
    switch element.type {
    case .table, .scrollView: add(element.children, within: element.frame)
    case .button, .textField, .secureTextField, .textView, .staticText, .switch: break
    case .navigationBar, .alert, .sheet:
      // Its title has been said.
      let title = element.type == .navigationBar ? element.identifier : element.label
      add(element.children.filter { $0.type != .staticText || $0.label != title }, within: visible)
    default: add(element.children, within: visible)
    }
  }

  private mutating func endRows() {
    if !rows.isEmpty { items.append("\(rows.count == 1 ? "row" : "rows") \(rows.joined(separator: ", "))") }
    rows = []
  }

  /// What is drawn under the keyboard can't be seen.
  private func isCovered(_ element: Element) -> Bool {
    screen.keyboard?.frame.contains(element.frame.center) == true
  }

  /// `nil` for what shows nothing by itself.
  /// What the element is and shows; `nil` for what only holds others.
  static func words(_ element: Element) -> String? {
    let name = element.label.isEmpty ? "" : " " + quoted(element.label)
    let state = element.isEnabled ? "" : ", disabled"
    switch element.type {
    case .staticText: return element.label.isEmpty ? nil : "text\(name)"
    case .button: return "button\(name)\(element.isSelected ? ", selected" : "")\(state)"
    case .textField: return "text field\(fieldWords(element))\(state)"
    case .secureTextField: return "secure text field\(fieldWords(element))\(state)"
    case .textView: return "text view\(fieldWords(element))"
    case .switch: return "switch\(anyName(element)), \(element.value == "1" ? "on" : "off")\(state)"
    case .sectionHeader, .sectionFooter:
      return element.label.isEmpty ? nil : "\(element.type == .sectionHeader ? "section" : "footer")\(name)"
    case .navigationBar: return "navigation bar\(anyName(element))"
    case .alert: return "alert\(name)"
    case .sheet: return "action sheet\(name)"
    case .image: return "image\(anyName(element))"
    case .progressIndicator: return "progress bar at \(DrawnText.clean(element.value, to: longest))"
    case .activityIndicator: return element.value == "1" ? "activity indicator, turning" : nil
    case .segmentedControl: return "segmented control\(name)"
    case .picker: return "picker\(anyName(element))"
    case .pickerWheel: return "wheel\(anyName(element)) at \(quoted(element.value))"
    case .slider: return "slider\(anyName(element)) at \(DrawnText.clean(element.value, to: longest))"
    case .stepper: return "stepper\(anyName(element))"
    case .pageIndicator: return DrawnText.clean(element.value, to: longest)
    case .datePicker: return "date picker\(anyName(element))"
    case .other, .window, .table, .cell, .scrollView, .toolbar: return nil
    }
  }

  /// What a row of a table shows.
  static func row(_ cell: Element) -> String {
    "row\(rowName(cell).isEmpty ? "" : " ")\(rowName(cell))\(cell.hasCheckmark == true ? " (ticked)" : "")\(cell.isSelected ? ", selected" : "")"
  }

  /// `"Bake bread"`, or by its place where there is no text in it: `2`.
  private static func rowName(_ cell: Element) -> String {
    let text = cell.textInside
    return !text.isEmpty ? quoted(text) : cell.row.map { "\($0 + 1)" } ?? ""
  }

  /// `"item", empty, focused`
  private static func fieldWords(_ element: Element) -> String {
    let names = [element.label, element.placeholder, element.identifier]
    let name = names.first { !$0.isEmpty }.map { " " + quoted($0) } ?? ""
    let content = element.value.isEmpty ? ", empty" : " containing \(quoted(element.value))"
    return name + content + (element.hasFocus ? ", focused" : "")
  }

  private static func anyName(_ element: Element) -> String {
    let name = element.label.isEmpty ? element.identifier : element.label
    return name.isEmpty ? "" : " " + quoted(name)
  }

  private static func quoted(_ text: String) -> String { "\"\(DrawnText.clean(text, to: longest))\"" }
}

extension Keyboard {
  /// Whether its keys are digits alone.
  var isKeypad: Bool { ["numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad"].contains(type) }
}

extension Element {
  /// Whether there is more in it than text.
  fileprivate var holdsControls: Bool {
    children.contains { child in
      switch child.type {
      case .staticText: false
      case .other, .image: child.holdsControls
      default: true
      }
    }
  }

  /// The texts in it, or else its own.
  fileprivate var textInside: String {
    let texts = children.flatMap(\.texts).filter { !$0.isEmpty }
    return texts.isEmpty ? label : texts.joined(separator: ", ")
  }

  private var texts: [String] { type == .staticText ? [label] : children.flatMap(\.texts) }
}
