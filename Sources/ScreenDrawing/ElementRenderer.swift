internal import AppProtocol

/// Draws the elements of a screen, back to front.
struct ElementRenderer {
  /// What an element is a part of, where that makes it look different.
  enum DrawingContext { case plain, bar, alert, row, segment }

  var canvas: SVGCanvas
  /// The screen.
  let glass: Rect

  /// A view that lies right on the window: the first controller's, or something that was presented over it.
  mutating func draw(topLevel element: Element, isFirst: Bool) {
    if !isFirst, element.type == .other {
      if element.holdsAlert(within: 3) {
        canvas.rect(element.frame, fill: .paper, opacity: 0.7)
      } else {
        let isSheet = element.frame.minY > glass.minY
        canvas.rect(element.frame, radius: isSheet ? 12 : 0, fill: .paper, stroke: isSheet ? .line : .none)
      }
      return draw(element.children, in: .plain)
    }
    draw(element, in: .plain)
  }

  mutating func draw(_ elements: [Element], in context: DrawingContext) {
    for element in elements { draw(element, in: context) }
  }

  mutating func draw(_ element: Element, in context: DrawingContext) {
    guard element.frame.width > 0, element.frame.height > 0 else {
      return draw(element.children, in: context)
    }
    switch element.type {
    case .other, .window: view(element, context)
    case .staticText: label(element, context)
    case .button: button(element, context)
    case .textField, .secureTextField: field(element)
    case .textView: textView(element)
    case .switch: toggle(element)
    case .progressIndicator, .slider: progress(element)
    case .activityIndicator: wheel(element)
    case .segmentedControl, .stepper: segments(element)
    case .pageIndicator: write(element.value, in: element.frame, anchor: .middle)
    case .picker, .datePicker: picker(element)
    case .pickerWheel: write(element.value, in: element.frame, anchor: .middle)
    case .image: image(element)
    case .table, .scrollView: scroll(element)
    case .cell: cell(element)
    case .sectionHeader, .sectionFooter: sectionText(element)
    case .navigationBar, .toolbar: bar(element)
    case .alert, .sheet: alert(element)
    }
  }

  /// A view shows itself where it is a part of the screen; one as large as the screen is the screen.
  private mutating func view(_ element: Element, _ context: DrawingContext) {
    let frame = element.frame
    let isMostOfScreen = frame.width * frame.height > 0.6 * glass.width * glass.height
    let isHairline = min(frame.width, frame.height) <= 2
    if isHairline {
      canvas.rect(frame, fill: .line)
    } else if context == .plain, !isMostOfScreen {
      // What holds others is seen by them.
      let isBox = element.children.isEmpty
      canvas.rect(frame.inset(by: 0.5), radius: 3, fill: .paper, stroke: isBox ? .line : .none)
      if isBox { write(element.label, in: frame.inset(8, 0), paint: .quiet) }
    }
    draw(element.children, in: context)
  }

  private mutating func label(_ element: Element, _ context: DrawingContext) {
    let isCentred = context == .bar || context == .alert
    write(
      element.label, in: element.frame, paint: element.isEnabled ? .ink : .quiet, anchor: isCentred ? .middle : .start,
      isBold: context == .bar, wraps: true)
  }

  private mutating func image(_ element: Element) {
    let frame = element.frame.inset(by: 0.5)
    canvas.rect(frame, radius: 3, fill: .panel, stroke: .line)
    let (w, h) = (frame.width, frame.height)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: frame.x + w * x, y: frame.y + h * y) }
    canvas.path([[at(0.08, 0.85), at(0.35, 0.45), at(0.55, 0.7), at(0.7, 0.55), at(0.92, 0.85)]], stroke: .quiet)
    canvas.circle(at(0.72, 0.28), radius: max(1, min(w, h) * 0.08), stroke: .quiet)
  }

  // MARK: Text

  /// Text in a frame, as a label shows it: its middle line in the middle of the frame, cut where the frame ends.
  mutating func write(
    _ text: String, in frame: Rect, size: Double? = nil, paint: Paint = .ink, anchor: SVGCanvas.Anchor = .start,
    isBold: Bool = false, wraps: Bool = false
  ) {
    guard frame.width > 4, frame.height > 4 else { return }
    let size = size ?? min(17, max(9, frame.height * 0.8))
    let lineHeight = size * 1.2
    let room = max(1, Int((frame.height + 2) / lineHeight))
    var lines = wraps && room > 1 ? DrawnText.lines(text) : [DrawnText.clean(text)]
    if wraps, room > 1 {
      lines = lines.flatMap { TextWidth.wrapped($0, size: size, width: frame.width, most: room) }
      if lines.count > room { lines = Array(lines.prefix(room)) }
    }
    let top = frame.center.y - lineHeight * Double(lines.count) / 2
    for (index, line) in lines.enumerated() {
      let baseline = top + lineHeight * Double(index) + size * 0.95
      write(line: line, in: frame, baseline: baseline, size: size, paint: paint, anchor: anchor, isBold: isBold)
    }
  }

  private mutating func write(
    line: String, in frame: Rect, baseline: Double, size: Double, paint: Paint, anchor: SVGCanvas.Anchor, isBold: Bool
  ) {
    let shown = TextWidth.fitting(line, size: size, width: frame.width)
    let x =
      switch anchor {
      case .start: frame.minX
      case .middle: frame.center.x
      case .end: frame.maxX
      }
    canvas.write(shown, at: Point(x: x, y: baseline), size: size, paint: paint, anchor: anchor, isBold: isBold)
  }
}

extension Element {
  /// Whether it is what lies behind an alert, or around that.
  fileprivate func holdsAlert(within levels: Int) -> Bool {
    children.contains { child in
      child.type == .alert || child.type == .sheet || (levels > 1 && child.holdsAlert(within: levels - 1))
    }
  }
}
