import Foundation

// What Core Graphics adds to the values that Foundation has.

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
