import AppProtocol

/// Small screens, and their elements.
enum Example {
  static func element(
    _ type: ElementType, _ frame: Rect, label: String = "", value: String = "", placeholder: String = "",
    identifier: String = "", isEnabled: Bool = true, hasFocus: Bool = false, hasCheckmark: Bool? = nil,
    hasBoldTitle: Bool? = nil, symbol: BarSymbol? = nil, _ children: [Element] = []
  ) -> Element {
    Element(
      id: ElementID(0), type: type, identifier: identifier, label: label, value: value, placeholder: placeholder,
      frame: frame, isEnabled: isEnabled, hasFocus: hasFocus, hasCheckmark: hasCheckmark,
      hasBoldTitle: hasBoldTitle, symbol: symbol, children: children)
  }

  static func screen(_ elements: Element..., keyboard: Keyboard? = nil) -> Screen {
    Screen(
      size: Size(width: 320, height: 480),
      elements: [element(.other, Rect(x: 0, y: 0, width: 320, height: 480), elements)], keyboard: keyboard)
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  static func row(_ text: String, y: Double, hasCheckmark: Bool = false) -> Element {
    element(
      .cell, rect(0, y, 320, 44), hasCheckmark: hasCheckmark,
      [element(.staticText, rect(16, y + 4, 240, 36), label: text)])
  }

  /// A field, a button, a table with a row that is ticked and one behind the keyboard.
  static let tasks = screen(
    element(
      .textField, rect(16, 20, 200, 40), value: "tea", placeholder: "What needs doing?", identifier: "caption",
      hasFocus: true),
    element(.button, rect(230, 20, 74, 40), label: "Add", isEnabled: false),
    element(
      .table, rect(0, 80, 320, 400),
      [
        element(.sectionHeader, rect(0, 80, 320, 28), label: "Bonus"), row("Bake bread", y: 108, hasCheckmark: true),
        row("Read", y: 300),
      ]),
    keyboard: Keyboard(frame: rect(0, 264, 320, 216), returnKey: "Done", isReturnKeyEnabled: true))
}
