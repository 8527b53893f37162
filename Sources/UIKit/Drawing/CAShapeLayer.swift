import Foundation

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path.
@MainActor
open class CAShapeLayer: CALayer {
  /// [A] A copy of the path.
  open var path: CGPath? { didSet { if path is CGMutablePath { path = path?.copy() } } }
  /// [A] Black unless set; nothing is filled where it is `nil`.
  open var fillColor: CGColor? = CGColor([0, 0, 0, 1])
  open var strokeColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero  // Stored only.
  /// In points.
  open var lineWidth: CGFloat = 1  // Stored only.
  open var lineCap = CAShapeLayerLineCap.butt  // Stored only.
  open var lineJoin = CAShapeLayerLineJoin.miter  // Stored only.
  open var miterLimit: CGFloat = 10  // Stored only.
  /// Lengths of dashes and of the gaps between them, in points.
  open var lineDashPattern: [NSNumber]?  // Stored only.
  open var lineDashPhase: CGFloat = 0  // Stored only.
  /// From 0 to 1: the part of the path that is stroked.
  open var strokeStart: CGFloat = 0  // Stored only.
  open var strokeEnd: CGFloat = 1  // Stored only.
}
