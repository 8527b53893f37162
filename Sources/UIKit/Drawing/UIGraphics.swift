import Foundation

// How this works: each thread has a stack of contexts, of which the last one is current. UIKit puts a view's context there while
// the view draws, a program that of a picture it makes.

/// The contexts that the threads of an app draw into.
struct DrawingContexts {
  /// By the thread.
  private var stacks: [UInt: [CGContext]] = [:]

  fileprivate var current: CGContext? { stacks[Self.thread]?.last }
  fileprivate mutating func push(_ context: CGContext) { stacks[Self.thread, default: []].append(context) }
  fileprivate mutating func pop() {
    _ = stacks[Self.thread]?.popLast()
    if stacks[Self.thread]?.isEmpty == true { stacks[Self.thread] = nil }
  }

  private static var thread: UInt { UInt(pthread_self()) }

  /// Draws on the current thread into a context of its own.
  static func draw(into context: CGContext, _ body: () throws -> Void) rethrows {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try body()
  }
}

/// Where drawing goes now: [A] nothing outside of a view's `draw(_:)` and of pictures that the program makes.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  SharedAppState.current.drawingContexts.withLock(\.current)
}
public func UIGraphicsPushContext(_ context: CGContext) {
  SharedAppState.current.drawingContexts.withLock { $0.push(context) }
}
public func UIGraphicsPopContext() { SharedAppState.current.drawingContexts.withLock { $0.pop() } }

/// - Parameter size: In points; a point is one pixel.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// - Parameters:
///   - size: In points.
///   - scale: Pixels for a point; [A] 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(size: size, scale: scale == 0 ? screenScale : scale))
}
/// [A] Nothing without a context of a picture; [O] nor where that has no size.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), context.size.width > 0, context.size.height > 0 else { return nil }
  return context.makeImage().map { UIImage(cgImage: $0, scale: context.scale, orientation: .up) }
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Pixels for a point of the screen, which no app's code changes.
let screenScale: CGFloat = 2

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// [A] The line lies inside of the rectangle, and is a point wide.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// [A] The colour of what is filled and of what is stroked from now on.
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// - Parameter point: Of its corner at the top left.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(alpha: alpha) { draw(at: point) }
  }
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(.picture(name: name), in: rect) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(alpha: alpha) { draw(in: rect) }
  }
}

extension String {
  /// How much room the text needs on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure.size(of: self, attrs?[.font] as? UIFont ?? .usualForDrawing, width: nil, lines: 0)
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor((attrs?[.foregroundColor] as? UIColor ?? .black).cgColor)
    context.draw(.text(self), in: rect)
    context.restoreGState()
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
  /// [A] Of several lines with `.usesLineFragmentOrigin`, else of one.
  /// - Parameter size: The room there is, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? .usualForDrawing
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(origin: .zero, size: TextMeasure.size(of: self, font, width: width, lines: 0))
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  public func size() -> CGSize { string.size(withAttributes: firstAttributes) }
  public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: firstAttributes) }
  public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: firstAttributes) }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context)
  }

  private var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }
}

extension UIFont {
  /// [A] NSAttributedString.Key, font: Helvetica of 12 points where none is said.
  fileprivate static var usualForDrawing: UIFont { .systemFont(ofSize: 12) }
}
