import Foundation

// Foundation on Linux makes values of points, sizes, rectangles and plain numbers alone; the other geometry is kept as the list of its
// numbers.

extension NSValue {
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.rows.flatMap(\.self))
  }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  public convenience init(uiOffset offset: UIOffset) { self.init(numbers: [offset.horizontal, offset.vertical]) }
  /// [A] The object is not retained.
  public convenience init(nonretainedObject object: Any?) {
    var address = object.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
    self.init(bytes: &address, objCType: "[1Q]")
  }

  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  public var caTransform3DValue: CATransform3D {
    let numbers = numbers(16)
    return CATransform3D(rows: stride(from: 0, to: 16, by: 4).map { Array(numbers[$0..<($0 + 4)]) })
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
  public var nonretainedObjectValue: Any? {
    guard String(cString: objCType) == "[1Q]" else { return nil }
    var address: UInt = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  private convenience init(numbers: [CGFloat]) {
    let numbers = numbers.map(Double.init)
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// Zeros where the value is of another type.
  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" { getValue(&numbers) }
    return numbers.map { CGFloat($0) }
  }
}
