internal import AppProtocol
internal import DeviceMeasures

/// Draws the elements of a screen in characters, back to front.
struct CharacterRenderer {
  /// What an element is a part of, where that makes it look different.
  enum DrawingContext { case plain, bar, alert, segment }

  private(set) var canvas: CharacterCanvas
  private let size: Size
  /// In points: a letter of a label is about so wide, and a line of it so high.
  private let columnWidth: Double
  private static let rowHeight = 20.0
  /// Columns: a screen that lies on its side is drawn narrower than its letters are.
  private static let mostColumns = 72

  init(_ size: Size) {
    let usual = DeviceMeasures.standard
    self.size = size.width > 0 && size.height > 0 ? size : Size(width: usual.width, height: usual.height)
    columnWidth = max(8, self.size.width / Double(Self.mostColumns))
    canvas = CharacterCanvas(
      columns: max(1, Int(self.size.width / columnWidth)), rows: max(1, Int(self.size.height / Self.rowHeight)))
  }

  mutating func draw(topLevel element: Element, isFirst: Bool) {
    if !isFirst, element.type == .other { clear(element.frame) }
    draw(element, in: .plain)
  }

  mutating func draw(_ keyboard: Keyboard) {
    clear(keyboard.frame)
    rule(row(keyboard.frame.minY), in: keyboard.frame)
    draw(keyboard.accessory, in: .plain)
    guard keyboard.hasKeys else { return }
    let returnKey = keyboard.returnKey.isEmpty ? "" : ", Return is \(keyboard.returnKey)"
    let keys = keyboard.accessory.map(\.frame.maxY).max() ?? keyboard.frame.minY
    let frame = Rect(x: 0, y: keys, width: size.width, height: keyboard.frame.maxY - keys)
    write("keyboard\(returnKey)", in: frame, anchor: .middle)
  }

  // MARK: Elements

  private mutating func draw(_ elements: [Element], in context: DrawingContext) {
    for element in elements { draw(element, in: context) }
  }

  private mutating func draw(_ element: Element, in context: DrawingContext) {
    let frame = element.frame
    guard frame.width > 0, frame.height > 0 else { return draw(element.children, in: context) }
    switch element.type {
    case .other, .window: draw(element.children, in: context)
    case .staticText: label(element, context)
    case .button: button(element, context)
    case .textField, .secureTextField: field(element)
    case .textView: textView(element)
    case .switch: write(element.value == "1" ? "(  ●)" : "(○  )", in: frame)
    case .progressIndicator, .slider: progress(element)
    case .activityIndicator: if element.value == "1" { write("✳", in: frame, anchor: .middle) }
    case .segmentedControl, .stepper:
      if element.children.isEmpty { write(element.label, in: frame, anchor: .middle) }
      draw(element.children, in: .segment)
    case .pageIndicator, .pickerWheel: write(element.value, in: frame, anchor: .middle)
    case .picker, .datePicker:
      box(frame)
      write(element.value.isEmpty ? element.label : element.value, in: frame, anchor: .middle)
      draw(element.children, in: .plain)
    case .image: if !box(frame) { write("▨", in: frame, anchor: .middle) }
    case .table, .scrollView: scroll(element)
    case .cell: cell(element)
    case .sectionHeader, .sectionFooter:
      write(element.label, in: frame.inset(16, 0))
      draw(element.children, in: .plain)
    case .navigationBar, .toolbar: bar(element)
    case .alert, .sheet:
      clear(frame)
      box(frame)
      draw(element.children, in: .alert)
    }
  }

  private mutating func label(_ element: Element, _ context: DrawingContext) {
    let isCentred = context == .bar || context == .alert
    write(element.label, in: element.frame, anchor: isCentred ? .middle : .start)
  }

  private mutating func button(_ element: Element, _ context: DrawingContext) {
    let title = DrawnText.clean(element.label)
    switch context {
    case .plain: write("( \(title) )", in: element.frame, anchor: .middle)
    case .alert: write(title, in: element.frame, anchor: .middle)
    case .segment: write(element.isSelected ? "(\(title))" : title, in: element.frame, anchor: .middle)
    case .bar:
      let isOnTheRight = element.frame.center.x > size.width / 2
      write(symbol(element) ?? title, in: element.frame, anchor: isOnTheRight ? .end : .start, mayStandOut: true)
    }
  }

  private func symbol(_ element: Element) -> String? {
    switch element.symbol {
    case nil: nil
    case .back: "‹ \(DrawnText.clean(element.label))"
    case .add: "+"
    case .close: "×"
    case .search: "⌕"
    case .play: "▷"
    case .pause: "Ⅱ"
    }
  }

  /// `[tea▏    ]`, with what nobody has typed in quotation marks.
  private mutating func field(_ element: Element) {
    let span = columns(element.frame)
    let room = max(1, span.count - 2)
    let cursor = element.hasFocus ? "▏" : ""
    let typed = DrawnText.clean(element.value)
    var text =
      typed.isEmpty
      ? cursor + (element.placeholder.isEmpty ? "" : "‹\(DrawnText.clean(element.placeholder))›") : typed + cursor
    // The end of what is typed is in view, as in the app.
    while CharacterWidth.of(text) > room, text.count > 1 {
      if typed.isEmpty { text.removeLast() } else { text.removeFirst() }
    }
    let padding = String(repeating: " ", count: max(0, room - CharacterWidth.of(text)))
    canvas.write("[\(text)\(padding)]", at: span.lowerBound, row(element.frame.center.y))
  }

  private mutating func textView(_ element: Element) {
    guard box(element.frame) else { return field(element) }
    let text = element.value + (element.hasFocus ? "▏" : "")
    let inner = element.frame.inset(columnWidth * 2, Self.rowHeight)
    for (index, line) in wrapped(text, columns(inner).count, most: rows(inner).count).enumerated() {
      canvas.write(line, at: columns(inner).lowerBound, rows(inner).lowerBound + index)
    }
  }

  private mutating func progress(_ element: Element) {
    let span = columns(element.frame)
    let percent = min(max(Double(element.value.prefix { $0 != "%" }) ?? 0, 0), 100)
    let done = Int((Double(span.count) * percent / 100).rounded())
    let line = String(repeating: "━", count: done) + String(repeating: "─", count: span.count - done)
    canvas.write(line, at: span.lowerBound, row(element.frame.center.y))
  }

  private mutating func scroll(_ element: Element) {
    let outer = canvas.clip
    canvas.clip = (
      columns(element.frame).clamped(to: outer.columns), rows(element.frame).clamped(to: outer.rows)
    )
    // Section headers lie over the rows that scroll beneath them.
    draw(element.children.filter { $0.type != .sectionHeader }, in: .plain)
    for header in element.children where header.type == .sectionHeader {
      clear(header.frame)
      draw(header, in: .plain)
    }
    canvas.clip = outer
  }

  private mutating func cell(_ element: Element) {
    let isRow = element.hasCheckmark != nil
    if !isRow { box(element.frame) }
    if element.children.isEmpty { write(element.label, in: element.frame.inset(16, 0)) }
    draw(element.children, in: .plain)
    if element.isSelected { canvas.write("▸", at: columns(element.frame).lowerBound, row(element.frame.center.y)) }
    if element.hasCheckmark == true {
      canvas.write("✓", at: columns(element.frame).upperBound - 2, row(element.frame.center.y))
    }
  }

  private mutating func bar(_ element: Element) {
    let isOnTop = element.type == .navigationBar
    clear(element.frame)
    rule(row(isOnTop ? element.frame.maxY : element.frame.minY), in: element.frame)
    if isOnTop, !element.children.contains(where: { $0.type == .staticText }) {
      write(element.identifier, in: element.frame, anchor: .middle)
    }
    draw(element.children, in: .bar)
  }

  // MARK: Squares

  /// The line on which a height is.
  func row(_ y: Double) -> Int { Int((y / Self.rowHeight).rounded(.down)) }

  private func rows(_ frame: Rect) -> Range<Int> {
    let first = Int((frame.minY / Self.rowHeight).rounded())
    return first..<max(first + 1, Int((frame.maxY / Self.rowHeight).rounded()))
  }

  private func columns(_ frame: Rect) -> Range<Int> {
    let first = Int((frame.minX / columnWidth).rounded())
    return first..<max(first + 1, Int((frame.maxX / columnWidth).rounded()))
  }

  private mutating func clear(_ frame: Rect) {
    canvas.clear(columns(frame).clamped(to: 0..<canvas.columns), rows(frame))
  }

  private mutating func rule(_ row: Int, in frame: Rect) {
    let span = columns(frame).clamped(to: 0..<canvas.columns)
    canvas.write(String(repeating: "─", count: span.count), at: span.lowerBound, row)
  }

  /// - Returns: Whether there is room for one.
  @discardableResult
  private mutating func box(_ frame: Rect) -> Bool {
    let (span, lines) = (columns(frame), rows(frame))
    guard span.count >= 3, lines.count >= 3, span.count <= 2 * canvas.columns else { return false }
    let edge = String(repeating: "─", count: span.count - 2)
    canvas.write("┌\(edge)┐", at: span.lowerBound, lines.lowerBound)
    for line in lines.dropFirst().dropLast() where canvas.clip.rows.contains(line) {
      canvas.write("│", at: span.lowerBound, line)
      canvas.write("│", at: span.upperBound - 1, line)
    }
    canvas.write("└\(edge)┘", at: span.lowerBound, lines.upperBound - 1)
    return true
  }

  // MARK: Text

  private mutating func write(
    _ text: String, in frame: Rect, anchor: SVGCanvas.Anchor = .start, mayStandOut: Bool = false
  ) {
    var span = columns(frame)
    if mayStandOut, span.count < 12 {
      span = anchor == .end ? span.upperBound - 12..<span.upperBound : span.lowerBound..<span.lowerBound + 12
    }
    let room = max(1, Int(frame.height / Self.rowHeight))
    let lines = wrapped(text, span.count, most: room)
    let top = row(frame.center.y - Double(lines.count - 1) * Self.rowHeight / 2)
    for (index, line) in lines.enumerated() {
      let free = span.count - CharacterWidth.of(line)
      let column =
        switch anchor {
        case .start: span.lowerBound
        case .middle: span.lowerBound + free / 2
        case .end: span.lowerBound + free
        }
      canvas.write(line, at: column, top + index)
    }
  }

  /// The text in lines that fit, broken between words where that is possible; the last ends with an ellipsis where there is more.
  private func wrapped(_ text: String, _ width: Int, most: Int) -> [String] {
    let pieces = most > 1 ? DrawnText.lines(text) : [DrawnText.clean(text)]
    var lines: [String] = []
    for piece in pieces {
      var line = ""
      for word in piece.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        // A font that is not as wide as a terminal's has room for two letters more.
        if line.isEmpty || CharacterWidth.of(longer) <= width + (most == 1 ? 2 : 0) || most == 1 {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      lines.append(line)
    }
    return lines.prefix(most).enumerated().map { index, line in
      fitting(line, width, hasMore: index == most - 1 && lines.count > most)
    }
  }

  private func fitting(_ line: String, _ width: Int, hasMore: Bool) -> String {
    guard CharacterWidth.of(line) > width + 2 || hasMore else { return line }
    var shown = line
    while CharacterWidth.of(shown) > width - 1, !shown.isEmpty { shown.removeLast() }
    return shown + "…"
  }
}
