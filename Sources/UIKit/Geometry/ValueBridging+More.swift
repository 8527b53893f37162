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

// MARK: - What Core Graphics adds to the values that Foundation has

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
  public var dictionaryRepresentation: NSDictionary { ["X": x, "Y": y] }
}

extension CGSize {
  public func equalTo(_ other: CGSize) -> Bool { self == other }
  /// [A] CGSizeApplyAffineTransform: without the translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
  public var dictionaryRepresentation: NSDictionary { ["Width": width, "Height": height] }
}

extension CGRect {
  public func equalTo(_ other: CGRect) -> Bool { self == other }
  public var dictionaryRepresentation: NSDictionary { ["X": minX, "Y": minY, "Width": width, "Height": height] }
}

/// What a transform is made of: its scale, its shear, its rotation and its translation, in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// As a factor of the height.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// [A] CGAffineTransform, decomposed(): together they make the same transform.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let rotation = atan2(b, a)
    let (sine, cosine) = (sin(rotation), cos(rotation))
    // The second column, turned back.
    let (shear, height) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : shear / height,
      rotation: rotation, translation: CGVector(dx: tx, dy: ty))
  }

  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    var shear = CGAffineTransform.identity
    shear.c = components.horizontalShear
    self = scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
    (tx, ty) = (components.translation.dx, components.translation.dy)
  }
}
