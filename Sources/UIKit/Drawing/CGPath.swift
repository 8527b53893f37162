import Foundation

// How this works: a path is a list of moves, lines and curves, in the order in which they were added. Circles are four
// curves or fewer for an arc, as in Core Graphics. What is inside is found on straight pieces (`FlatPath`).

/// Lines and curves, of which those that follow one another are a subpath. Does not change.
public class CGPath: Hashable, @unchecked Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  fileprivate(set) var elements: [Element]

  init(elements: [Element]) { self.elements = elements }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Element.rectangle(rect).applying(transform))
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: Element.ellipse(rect).applying(transform))
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(elements: Element.roundedRectangle(rect, radii: radii, corners: .allCorners).applying(transform))
  }

  public var isEmpty: Bool { elements.isEmpty }
  /// [A] The end of the last line or curve; the beginning of a subpath that was closed; zero in an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }
  /// [A] Encloses all points, those that control curves included; null for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }
  /// [A] Encloses the curves alone.
  public var boundingBoxOfPath: CGRect { CGRect(enclosing: FlatPath(elements).subpaths.flatMap(\.self)) }

  public func copy() -> CGPath? { CGPath(elements: elements) }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform))
  }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform))
  }

  /// [A] Whether a point, after the transform, is on the path or inside of it, where every subpath counts as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { FlatPath(elements).contains(point.applying(transform), rule) }

  /// [A] With each element in its order; its points are there during the call alone.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { points in
        guard let first = points.baseAddress ?? UnsafeMutablePointer(bitPattern: 8) else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: first), block)
      }
    }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
  @available(*, unavailable) case _other
}

/// One step of a path.
public struct CGPathElement {
  public var type: CGPathElementType
  /// [A] None for the end of a subpath, one for a move and a line, two and three for curves: their control points come first.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// What of a path that crosses itself is inside.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path goes round another number of times one way than the other.
  case winding
  /// Where a line to the outside crosses the path an odd number of times.
  case evenOdd
  @available(*, unavailable) case _other
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
  @available(*, unavailable) case _other
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
  @available(*, unavailable) case _other
}

/// A path that lines and curves are added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  override init(elements: [Element]) { super.init(elements: elements) }
  public init() { super.init(elements: []) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.move(point)], transform) }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add([.line(point)], transform) }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, transform)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add([.quadCurve(end, control: control)], transform)
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add([.curve(end, control1: control1, control2: control2)], transform)
  }
  /// - Parameters:
  ///   - radius: In points.
  ///   - startAngle: In radians from the x axis.
  ///   - clockwise: [A] In Core Graphics' coordinates, where y grows upwards: on a phone's screen it looks the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(center: center, radius: radius, start: startAngle, end: endAngle, isGrowing: !clockwise)
    add(arc.elements(after: elements.currentPoint != nil), transform)
  }
  /// - Parameter delta: How far it goes, in radians; less than 0 is clockwise in Core Graphics' coordinates.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
      transform: transform)
  }
  /// [A] CGPathAddArcToPoint: an arc that touches the line from the current point to the first of these and the line from there to the
  /// second, after a line to where it begins.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.applying(transform.inverted())
    let (back, on) = (
      CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y),
      CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    )
    let angle = atan2(back.dx * on.dy - back.dy * on.dx, back.dx * on.dx + back.dy * on.dy)
    let (length, sine) = (hypot(back.dx, back.dy), abs(sin(angle)))
    // On a straight line there is no corner to round.
    guard radius > 0, length > 0, hypot(on.dx, on.dy) > 0, sine > 1e-9 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let away = radius / tan(abs(angle) / 2)
    let touch = CGPoint(x: tangent1End.x + back.dx / length * away, y: tangent1End.y + back.dy / length * away)
    let side: CGFloat = angle > 0 ? 1 : -1
    let center = CGPoint(x: touch.x - side * back.dy / length * radius, y: touch.y + side * back.dx / length * radius)
    let first = atan2(touch.y - center.y, touch.x - center.x)
    addLine(to: touch, transform: transform)
    addArc(
      center: center, radius: radius, startAngle: first, endAngle: first - side * (.pi - abs(angle)),
      clockwise: side > 0, transform: transform)
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Element.rectangle(rect), transform)
  }
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(Element.ellipse(rect), transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    add(Element.roundedRectangle(rect, radii: radii, corners: .allCorners), transform)
  }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) { add(path.elements, transform) }
  public func closeSubpath() { if !elements.isEmpty, elements.last != .close { elements.append(.close) } }

  private func add(_ new: [Element], _ transform: CGAffineTransform) {
    elements += new.map { element in element.mapped { $0.applying(transform) } }
  }
}

extension CGPath.Element {
  /// All its points; the last one is where it ends.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quadCurve(let end, let control): .quadCurve(change(end), control: change(control))
    case .curve(let end, let control1, let control2):
      .curve(change(end), control1: change(control1), control2: change(control2))
    case .close: .close
    }
  }

  static func rectangle(_ rect: CGRect) -> [Self] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [Self] {
    let circle = Arc(center: .zero, radius: 1, start: 0, end: 2 * .pi, isGrowing: true).elements(after: false)
    return circle.map { element in
      element.mapped { CGPoint(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2) }
    } + [.close]
  }

  /// - Parameter radii: Of the corners, at most half of a side.
  static func roundedRectangle(_ rect: CGRect, radii: CGSize, corners: UIRectCorner) -> [Self] {
    let (width, height) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard width > 0, height > 0 else { return rectangle(rect) }
    // Each corner with the angle at which its curve begins, and the directions from it into the rectangle.
    let places: [(UIRectCorner, CGPoint, CGFloat, CGFloat, CGFloat)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), 1.5 * .pi, -1, 1),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), 0, -1, -1),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 0.5 * .pi, 1, -1),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), .pi, 1, 1),
    ]
    var found: [Self] = []
    for (corner, point, angle, right, down) in places {
      guard corners.contains(corner) else {
        found.append(found.isEmpty ? .move(point) : .line(point))
        continue
      }
      let center = CGPoint(x: point.x + right * width, y: point.y + down * height)
      let arc = Arc(center: .zero, radius: 1, start: angle, end: angle + 0.5 * .pi, isGrowing: true)
      found += arc.elements(after: !found.isEmpty).map { element in
        element.mapped { CGPoint(x: center.x + $0.x * width, y: center.y + $0.y * height) }
      }
    }
    return found + [.close]
  }
}

extension [CGPath.Element] {
  /// `nil` where nothing has begun.
  var currentPoint: CGPoint? {
    guard last == .close else { return last?.points.last }
    for element in reversed() { if case .move(let start) = element { return start } }
    return nil
  }

  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Self {
    guard let transform = transform?.pointee else { return self }
    return map { element in element.mapped { $0.applying(transform) } }
  }

  /// The same lines from their ends to their beginnings, the last subpath first.
  var reversedPath: Self {
    let subpaths = reduce(into: [Self]()) { subpaths, element in
      if case .move = element { subpaths.append([]) }
      if !subpaths.isEmpty { subpaths[subpaths.count - 1].append(element) }
    }
    return subpaths.reversed().flatMap { subpath -> Self in
      let drawn = subpath.filter { $0 != .close }
      let ends = drawn.compactMap(\.points.last)
      guard let end = ends.last else { return subpath }
      return [.move(end)] + zip(drawn.dropFirst(), ends).reversed().map { element, start in element.leading(to: start) }
        + (subpath.last == .close ? [.close] : [])
    }
  }
}

extension CGPath.Element {
  /// The same curve the other way.
  fileprivate func leading(to start: CGPoint) -> Self {
    switch self {
    case .quadCurve(_, let control): .quadCurve(start, control: control)
    case .curve(_, let control1, let control2): .curve(start, control1: control2, control2: control1)
    default: .line(start)
    }
  }
}

extension CGRect {
  fileprivate init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

// MARK: As numbers, to be archived

extension CGPath.Element {
  /// The kind, and the coordinates of its points.
  var numbers: [CGFloat] {
    switch self {
    case .move(let point): [0, point.x, point.y]
    case .line(let point): [1, point.x, point.y]
    case .quadCurve(let point, let control): [2, point.x, point.y, control.x, control.y]
    case .curve(let point, let first, let second): [3, point.x, point.y, first.x, first.y, second.x, second.y]
    case .close: [4]
    }
  }

  /// Up to what is none.
  static func all(of numbers: [CGFloat]) -> [CGPath.Element] {
    var (elements, rest): ([CGPath.Element], ArraySlice<CGFloat>) = ([], numbers[...])
    while let kind = rest.popFirst() {
      let count = [0: 1, 1: 1, 2: 2, 3: 3, 4: 0][kind]
      guard let count, rest.count >= 2 * count else { break }
      let points = (0..<count).map { CGPoint(x: rest[rest.startIndex + 2 * $0], y: rest[rest.startIndex + 2 * $0 + 1]) }
      rest = rest.dropFirst(2 * count)
      switch kind {
      case 0: elements.append(.move(points[0]))
      case 1: elements.append(.line(points[0]))
      case 2: elements.append(.quadCurve(points[0], control: points[1]))
      case 3: elements.append(.curve(points[0], control1: points[1], control2: points[2]))
      default: elements.append(.close)
      }
    }
    return elements
  }
}
