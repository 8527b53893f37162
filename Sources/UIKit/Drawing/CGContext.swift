import Foundation

// How this works: nothing is painted. A context records what it was asked to draw, each with the colour and the place that
// held then; a picture made from it knows that, and how large it is.

/// What was drawn, in points of the context it was drawn into.
package struct DrawnShape: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case fill
    /// The width of the line, in points.
    case stroke(width: CGFloat)
    case clear
    case picture(name: String)
    case text(String)
  }

  package var kind: Kind
  package var path: CGPath
  package var color: CGColor
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  @available(*, unavailable) case _other
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
  @available(*, unavailable) case _other
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, medium, high
  @available(*, unavailable) case _other
}

/// Where drawing goes.
public final class CGContext: @unchecked Sendable {
  /// What is kept by `saveGState()`.
  private struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor([0, 0, 0, 1])
    var strokeColor = CGColor([0, 0, 0, 1])
    var strokeWidth: CGFloat = 1
    var alpha: CGFloat = 1
    var clip: CGRect
  }

  let size: CGSize
  /// Pixels for a point.
  let scale: CGFloat
  private var state: State
  private var saved: [State] = []
  private var currentPath = CGMutablePath()
  package private(set) var shapes: [DrawnShape] = []

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    state = State(clip: CGRect(origin: .zero, size: size))
  }

  // MARK: State

  public func saveGState() { saved.append(state) }
  /// [A] Each call belongs to one of `saveGState()`; one too many does nothing.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor([red, green, blue, alpha])
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor([red, green, blue, alpha])
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor([gray, gray, gray, alpha]) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor([gray, gray, gray, alpha]) }
  /// - Parameter width: In points.
  public func setLineWidth(_ width: CGFloat) { state.strokeWidth = width }
  public func setLineCap(_ cap: CGLineCap) {}  // Does nothing.
  public func setLineJoin(_ join: CGLineJoin) {}  // Does nothing.
  public func setMiterLimit(_ limit: CGFloat) {}  // Does nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}  // Does nothing.
  public func setBlendMode(_ mode: CGBlendMode) {}  // Does nothing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setShadow(offset: CGSize, blur: CGFloat) {}  // Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}  // Does nothing.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}  // Does nothing.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}  // Does nothing.
  public var interpolationQuality = CGInterpolationQuality.default  // Stored only.
  public func setFlatness(_ flatness: CGFloat) {}  // Does nothing.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}  // Does nothing.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) { saveGState() }
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    saveGState()
    clip(to: rect)
  }
  public func endTransparencyLayer() { restoreGState() }

  // MARK: Coordinates, in points

  public var ctm: CGAffineTransform { state.transform }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// - Parameter angle: In radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Clipping

  public var boundingBoxOfClipPath: CGRect { state.clip.applying(state.transform.inverted()) }
  /// [A] To all of the context.
  public func resetClip() { state.clip = CGRect(origin: .zero, size: size) }
  public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect.applying(state.transform)) }
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: currentPath.boundingBox)
    beginPath()
  }

  // MARK: The current path

  public func beginPath() { currentPath = CGMutablePath() }
  public func closePath() { currentPath.closeSubpath() }
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }
  public var isPathEmpty: Bool { currentPath.isEmpty }
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  public func addLine(to point: CGPoint) { if !currentPath.isEmpty { currentPath.addLine(to: point) } }
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  // MARK: Drawing. [A] What draws the current path begins another one.

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, rule)
    beginPath()
  }
  public func strokePath() {
    stroke(currentPath, width: state.strokeWidth)
    beginPath()
  }
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(currentPath, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(currentPath, width: state.strokeWidth) }
    beginPath()
  }
  public func fill(_ rect: CGRect) { fill(CGPath(elements: CGPath.Element.rectangle(rect)), .winding) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { fill(CGPath(elements: CGPath.Element.ellipse(rect)), .winding) }
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.strokeWidth) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    stroke(CGPath(elements: CGPath.Element.rectangle(rect)), width: width)
  }
  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(elements: CGPath.Element.ellipse(rect)), width: state.strokeWidth)
  }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(CGPath(elements: [.move(points[index]), .line(points[index + 1])]), width: state.strokeWidth)
    }
  }
  public func clear(_ rect: CGRect) { draw(.clear, in: rect) }
  public func draw(_ image: CGImage, in rect: CGRect) { draw(.picture(name: image.name), in: rect) }

  func fill(_ path: CGPath, _ rule: CGPathFillRule) { record(.fill, path, state.fillColor) }
  func stroke(_ path: CGPath, width: CGFloat) { record(.stroke(width: width), path, state.strokeColor) }
  func draw(_ kind: DrawnShape.Kind, in rect: CGRect) {
    record(kind, CGPath(elements: CGPath.Element.rectangle(rect)), state.fillColor)
  }

  /// Draws with another opacity.
  func drawing(alpha: CGFloat, _ body: () -> Void) {
    saveGState()
    state.alpha = alpha
    body()
    restoreGState()
  }

  private func record(_ kind: DrawnShape.Kind, _ path: CGPath, _ color: CGColor) {
    guard !path.isEmpty, !state.clip.isEmpty else { return }
    let transform = state.transform
    let placed = transform.isIdentity ? path.elements : path.elements.map { $0.mapped { $0.applying(transform) } }
    let seen = CGColor((color.components ?? []).dropLast() + [color.alpha * state.alpha])
    shapes.append(DrawnShape(kind: kind, path: CGPath(elements: placed), color: seen))
  }

  public func makeImage() -> CGImage? {
    CGImage(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)), name: "",
      shapes: shapes)
  }
  public func flush() {}
  public func synchronize() {}  // Does nothing.
}

/// A picture, its sides in pixels.
public final class CGImage: Sendable {
  public let width, height: Int
  let name: String
  let shapes: [DrawnShape]

  init(width: Int, height: Int, name: String, shapes: [DrawnShape]) {
    (self.width, self.height, self.name, self.shapes) = (width, height, name, shapes)
  }

  /// [A] The part of a picture in a rectangle, in pixels; nothing where they have no part in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height), name: name, shapes: shapes)
  }
}
