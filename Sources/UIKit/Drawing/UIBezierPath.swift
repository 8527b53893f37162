import Foundation

public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Lines and curves that are drawn together. What it draws is recorded by the context (``CGContext``).
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private var path = CGMutablePath()

  public override init() { super.init() }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    super.init()
    path = CGMutablePath(elements: CGPath.Element.all(of: coder.numbers(forKey: "elements")))
    let lengths = coder.numbers(forKey: "lengths")
    guard lengths.count == 4,
      let cap = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "cap"))),
      let join = CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.decodeInteger(forKey: "join")))
    else { return nil }
    (style.width, style.miter, style.flatness, style.dash.phase) = (lengths[0], lengths[1], lengths[2], lengths[3])
    (style.cap, style.join) = (cap, join)
    style.rule = coder.decodeBool(forKey: "evenOdd") ? .evenOdd : .winding
    style.dash.pattern = coder.numbers(forKey: "dashes")
  }
  open func encode(with coder: NSCoder) {
    coder.encodeNumbers(path.elements.flatMap(\.numbers), forKey: "elements")
    coder.encodeNumbers([style.width, style.miter, style.flatness, style.dash.phase], forKey: "lengths")
    coder.encode(Int(style.cap.rawValue), forKey: "cap")
    coder.encode(Int(style.join.rawValue), forKey: "join")
    coder.encode(style.rule == .evenOdd, forKey: "evenOdd")
    coder.encodeNumbers(style.dash.pattern, forKey: "dashes")
  }
  open class var supportsSecureCoding: Bool { true }
  private init(elements: [CGPath.Element]) {
    path = CGMutablePath(elements: elements)
    super.init()
  }
  public convenience init(rect: CGRect) { self.init(elements: CGPath.Element.rectangle(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(elements: CGPath.Element.ellipse(rect)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius radius: CGFloat) {
    let radii = CGSize(width: radius, height: radius)
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
  }
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(elements: CGPath.Element.roundedRectangle(rect, radii: cornerRadii, corners: corners))
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath CGPath: CGPath) { self.init(elements: CGPath.elements) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(elements: path.elements)
    copy.style = style
    return copy
  }

  // MARK: Lines and curves

  open func move(to point: CGPoint) { path.move(to: point) }
  /// [O] A line or curve needs a point to begin at: without one a line is written to the console and nothing is added.
  open func addLine(to point: CGPoint) { if hasBegun("CGPathAddLineToPoint") { path.addLine(to: point) } }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard hasBegun("CGPathAddCurveToPoint") else { return }
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    guard hasBegun("CGPathAddQuadCurveToPoint") else { return }
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// [A] A line leads from the current point to the beginning of the arc.
  /// - Parameters:
  ///   - radius: In points.
  ///   - startAngle: In radians from the x axis.
  ///   - clockwise: As it looks on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// [A] The current point is then where the subpath began.
  open func close() { path.closeSubpath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func removeAllPoints() { path = CGMutablePath() }
  open func reversing() -> UIBezierPath {
    let reversed = copy() as? UIBezierPath ?? UIBezierPath()
    reversed.path = CGMutablePath(elements: path.elements.reversedPath)
    return reversed
  }
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { element in element.mapped { $0.applying(transform) } })
  }

  private func hasBegun(_ function: String) -> Bool {
    if !path.isEmpty { return true }
    FileHandle.standardError.write(Data("\(function): no current point.\n".utf8))
    return false
  }

  // MARK: What it is

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = CGMutablePath(elements: newValue.elements) }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  /// [A] What is inside of a subpath that is not closed does not count, although it would be filled.
  open func contains(_ point: CGPoint) -> Bool {
    CGPath(elements: path.elements.closedSubpaths).contains(point, using: style.rule)
  }

  // MARK: How it is drawn, in points

  /// What a copy takes along. Of it only the width and the rule are recorded with what is drawn.
  private struct Style {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miter: CGFloat = 10
    var flatness: CGFloat = 0.6
    var rule = CGPathFillRule.winding
    var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
  }
  private var style = Style()

  open var lineWidth: CGFloat {
    get { style.width }
    set { style.width = newValue }
  }
  open var lineCapStyle: CGLineCap {
    get { style.cap }
    set { style.cap = newValue }
  }
  open var lineJoinStyle: CGLineJoin {
    get { style.join }
    set { style.join = newValue }
  }
  open var miterLimit: CGFloat {
    get { style.miter }
    set { style.miter = newValue }
  }
  open var flatness: CGFloat {
    get { style.flatness }
    set { style.flatness = newValue }
  }
  open var usesEvenOddFillRule: Bool {
    get { style.rule == .evenOdd }
    set { style.rule = newValue ? .evenOdd : .winding }
  }

  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    style.dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in style.dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = style.dash.pattern.count
    phase?.pointee = style.dash.phase
  }

  open func fill() { UIGraphicsGetCurrentContext()?.fill(path, style.rule) }
  open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, width: style.width) }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(alpha: alpha) { fill() }
  }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(alpha: alpha) { stroke() }
  }
  open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path.boundingBox) }
}

extension [CGPath.Element] {
  fileprivate var closedSubpaths: Self {
    var (found, open): (Self, Self) = ([], [])
    for element in self {
      if case .move = element { open = [] }
      open.append(element)
      if element == .close {
        found += open
        open = []
      }
    }
    return found
  }
}
