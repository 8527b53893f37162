internal import AppProtocol

/// What can be tapped, switched, or watched.
extension ElementRenderer {
  mutating func button(_ element: Element, _ context: DrawingContext) {
    let isBare = context == .bar || context == .alert
    let paint: Paint = element.isEnabled ? .accent : .quiet
    let frame = element.frame.inset(by: 0.5)
    if context == .segment { return segment(element) }
    if context == .alert {
      canvas.line(from: Point(x: frame.minX, y: frame.minY), to: Point(x: frame.maxX, y: frame.minY))
    } else if !isBare {
      canvas.rect(
        frame, radius: 8, fill: element.isSelected ? paint : .paper, stroke: element.isEnabled ? .accent : .line)
    }
    if context == .bar { return barButton(element, paint) }
    write(
      element.label, in: frame.inset(isBare ? 0 : 5, 0), paint: element.isSelected && !isBare ? .paper : paint,
      anchor: .middle, isBold: element.isEnabled)
  }

  /// A bar makes its buttons as wide as their titles are in a font that is narrower than the reader's, so a title may
  /// stand out a little, to the middle of the bar.
  private mutating func barButton(_ element: Element, _ paint: Paint) {
    let isOnTheRight = element.frame.center.x > glass.center.x
    let room = max(element.frame.width * 1.6, 40)
    let frame = Rect(
      x: isOnTheRight ? element.frame.maxX - room : element.frame.minX, y: element.frame.y, width: room,
      height: element.frame.height)
    switch element.symbol {
    case nil: break
    case .back:
      let tip = Point(x: frame.minX + 2, y: frame.center.y)
      canvas.path(
        [[Point(x: tip.x + 8, y: tip.y - 8), tip, Point(x: tip.x + 8, y: tip.y + 8)]], stroke: paint, width: 2.5)
      let title = Rect(x: frame.x + 16, y: frame.y, width: frame.width - 16, height: frame.height)
      return write(element.label, in: title, paint: paint)
    case let symbol?: return draw(symbol, at: element.frame.center, paint)
    }
    write(
      element.label, in: frame, paint: paint, anchor: isOnTheRight ? .end : .start,
      isBold: element.hasBoldTitle == true)
  }

  private mutating func draw(_ symbol: BarSymbol, at middle: Point, _ paint: Paint) {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: middle.x + x, y: middle.y + y) }
    switch symbol {
    case .back: canvas.path([[at(4, -8), at(-4, 0), at(4, 8)]], stroke: paint, width: 2.5)
    case .add: canvas.path([[at(-9, 0), at(9, 0)], [at(0, -9), at(0, 9)]], stroke: paint, width: 2.5)
    case .close: canvas.path([[at(-7, -7), at(7, 7)], [at(-7, 7), at(7, -7)]], stroke: paint, width: 2.5)
    case .search:
      canvas.circle(at(-2, -2), radius: 6.5, stroke: paint, width: 2.5)
      canvas.path([[at(3, 3), at(8, 8)]], stroke: paint, width: 2.5)
    case .play: canvas.path([[at(-5, -8), at(8, 0), at(-5, 8), at(-5, -8)]], stroke: paint, width: 2.5)
    case .pause: canvas.path([[at(-4, -8), at(-4, 8)], [at(4, -8), at(4, 8)]], stroke: paint, width: 3.5)
    }
  }

  mutating func toggle(_ element: Element) {
    let isOn = element.value == "1"
    let frame = element.frame.inset(by: 0.5)
    let pill = Rect(x: frame.x, y: frame.center.y - 15.5, width: min(51, frame.width), height: min(31, frame.height))
    let paint: Paint = element.isEnabled ? .accent : .quiet
    canvas.rect(pill, radius: 15.5, fill: isOn ? paint : .panel, stroke: isOn ? paint : .quiet)
    let radius = max(2, pill.height / 2 - 2)
    let middle = isOn ? pill.maxX - radius - 2 : pill.minX + radius + 2
    canvas.circle(
      Point(x: middle, y: pill.center.y), radius: radius, fill: .paper, stroke: isOn ? .none : .quiet)
  }

  mutating func progress(_ element: Element) {
    let frame = element.frame
    let track = Rect(x: frame.x, y: frame.center.y - 2, width: frame.width, height: 4)
    canvas.rect(track, radius: 2, fill: .line)
    let percent = min(max(Double(element.value.prefix { $0 != "%" }) ?? 0, 0), 100)
    canvas.rect(
      Rect(x: track.x, y: track.y, width: track.width * percent / 100, height: 4), radius: 2, fill: .accent)
  }

  /// Eight spokes, while it turns.
  mutating func wheel(_ element: Element) {
    guard element.value == "1" else { return }
    let middle = element.frame.center
    let radius = min(element.frame.width, element.frame.height, 37) / 2
    let spokes = [(1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)].map {
      (x: Double, y: Double) in
      [
        Point(x: middle.x + x * radius * 0.5, y: middle.y + y * radius * 0.5),
        Point(x: middle.x + x * radius, y: middle.y + y * radius),
      ]
    }
    canvas.path(spokes, stroke: .quiet, width: 2)
  }

  mutating func segments(_ element: Element) {
    canvas.rect(element.frame.inset(by: 0.5), radius: 7, fill: .panel, stroke: .line)
    if element.children.isEmpty { write(element.label, in: element.frame.inset(8, 0), anchor: .middle) }
    draw(element.children, in: .segment)
  }

  /// One of several titles, the chosen one on a plate.
  private mutating func segment(_ element: Element) {
    if element.isSelected { canvas.rect(element.frame.inset(by: 3), radius: 5, fill: .paper, stroke: .line) }
    write(
      element.label, in: element.frame.inset(5, 0), size: 15, paint: element.isEnabled ? .ink : .quiet, anchor: .middle,
      isBold: element.isSelected)
  }

  mutating func picker(_ element: Element) {
    let frame = element.frame.inset(by: 0.5)
    canvas.rect(frame, radius: 8, fill: .paper, stroke: .line)
    if frame.height > 60 {
      for y in [frame.center.y - 17, frame.center.y + 17] {
        canvas.line(from: Point(x: frame.minX + 8, y: y), to: Point(x: frame.maxX - 8, y: y))
      }
    }
    write(element.value.isEmpty ? element.label : element.value, in: frame.inset(8, 0), anchor: .middle)
    draw(element.children, in: .row)
  }

  mutating func bar(_ element: Element) {
    let frame = element.frame
    canvas.rect(frame, fill: .panel)
    let edge = element.type == .navigationBar ? frame.maxY : frame.minY
    canvas.line(from: Point(x: frame.minX, y: edge), to: Point(x: frame.maxX, y: edge))
    if element.type == .navigationBar, !element.children.contains(where: { $0.type == .staticText }) {
      write(element.identifier, in: frame.inset(70, 0), anchor: .middle, isBold: true)
    }
    draw(element.children, in: .bar)
  }

  mutating func alert(_ element: Element) {
    canvas.rect(element.frame, radius: 13, fill: .paper, stroke: .line)
    draw(element.children, in: .alert)
  }
}
