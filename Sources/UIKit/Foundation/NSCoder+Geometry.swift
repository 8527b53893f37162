import Foundation

// [A] NSCoder: points, sizes and the like as texts, such as `{{8, 20}, {100, 44}}`, and in archives. A text that is not of the form is zero,
// or the transform that changes nothing.

extension NSCoder {
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  public class func string(for transform: CGAffineTransform) -> String {
    "[\(listed([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

  public class func cgPoint(for string: String) -> CGPoint { point(numbers(in: string)) }
  public class func cgVector(for string: String) -> CGVector {
    let point = cgPoint(for: string)
    return CGVector(dx: point.x, dy: point.y)
  }
  public class func cgSize(for string: String) -> CGSize { size(numbers(in: string)) }
  public class func cgRect(for string: String) -> CGRect { rect(numbers(in: string)) }
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    transform(numbers(in: string))
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets { insets(numbers(in: string)) }
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    directional(numbers(in: string))
  }
  public class func uiOffset(for string: String) -> UIOffset { offset(numbers(in: string)) }

  // Foundation has its own for points, sizes and rectangles.
  public func encode(_ vector: CGVector, forKey key: String) { encodeNumbers([vector.dx, vector.dy], forKey: key) }
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeNumbers(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: key)
  }
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encodeNumbers([insets.top, insets.left, insets.bottom, insets.right], forKey: key)
  }
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encodeNumbers([insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
  }
  public func encode(_ offset: UIOffset, forKey key: String) {
    encodeNumbers([offset.horizontal, offset.vertical], forKey: key)
  }

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  public func decodeCGVector(forKey key: String) -> CGVector {
    let point = Self.point(numbers(forKey: key))
    return CGVector(dx: point.x, dy: point.y)
  }
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.transform(numbers(forKey: key))
  }
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.insets(numbers(forKey: key)) }
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.directional(numbers(forKey: key))
  }
  public func decodeUIOffset(forKey key: String) -> UIOffset { Self.offset(numbers(forKey: key)) }
}

extension NSCoder {
  private class func braced(_ numbers: [CGFloat]) -> String { "{\(listed(numbers))}" }

  private class func listed(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }

  /// None where the text is not of the form.
  private class func numbers(in text: String) -> [CGFloat] {
    let bare = text.filter { $0 != " " }
    guard let first = bare.first, "{[".contains(first), bare.last == (first == "{" ? "}" : "]") else { return [] }
    let parts = bare.split(separator: ",").map { Double($0.filter { !"{}[]".contains($0) }) }
    return parts.contains(nil) ? [] : parts.compactMap { $0.map { CGFloat($0) } }
  }

  private class func point(_ numbers: [CGFloat]) -> CGPoint {
    numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero
  }

  private class func size(_ numbers: [CGFloat]) -> CGSize {
    numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : .zero
  }

  private class func rect(_ numbers: [CGFloat]) -> CGRect {
    numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : .zero
  }

  private class func transform(_ numbers: [CGFloat]) -> CGAffineTransform {
    guard numbers.count == 6 else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private class func insets(_ numbers: [CGFloat]) -> UIEdgeInsets {
    numbers.count == 4
      ? UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]) : .zero
  }

  private class func directional(_ numbers: [CGFloat]) -> NSDirectionalEdgeInsets {
    numbers.count == 4
      ? NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]) : .zero
  }

  private class func offset(_ numbers: [CGFloat]) -> UIOffset {
    numbers.count == 2 ? UIOffset(horizontal: numbers[0], vertical: numbers[1]) : .zero
  }
}
