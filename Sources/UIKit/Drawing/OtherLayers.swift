import Foundation

// Nothing is drawn: what these layers show is stored.

/// A layer that shows a text.
@MainActor
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: AnyObject?
  /// In points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false  // Stored only.
  open var alignmentMode = CATextLayerAlignmentMode.natural  // Stored only.
  open var truncationMode = CATextLayerTruncationMode.none  // Stored only.
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows copies of its sublayers.
@MainActor
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1  // Stored only.
  open var instanceDelay: CFTimeInterval = 0  // Stored only.
  open var instanceTransform = CATransform3DIdentity  // Stored only.
  open var instanceColor: CGColor?  // Stored only.
  open var instanceAlphaOffset: Float = 0  // Stored only.
}

/// A layer that shows particles.
@MainActor
open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?  // Stored only.
  open var birthRate: Float = 1  // Stored only.
  open var lifetime: Float = 1  // Stored only.
  open var emitterPosition = CGPoint.zero  // Stored only.
  open var emitterSize = CGSize.zero  // Stored only.
  open var emitterShape = CAEmitterLayerEmitterShape.point  // Stored only.
  open var emitterMode = CAEmitterLayerEmitterMode.volume  // Stored only.
  open var renderMode = CAEmitterLayerRenderMode.unordered  // Stored only.
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// One kind of particle.
@MainActor
open class CAEmitterCell: NSObject {
  open var name: String?
  open var contents: Any?
  open var color: CGColor?
  open var birthRate: Float = 0  // Stored only.
  open var lifetime: Float = 0  // Stored only.
  open var lifetimeRange: Float = 0  // Stored only.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0  // Stored only.
  open var emissionLongitude: CGFloat = 0  // Stored only.
  open var emissionRange: CGFloat = 0  // Stored only.
  open var spin: CGFloat = 0  // Stored only.
  open var spinRange: CGFloat = 0  // Stored only.
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0  // Stored only.
  open var scaleSpeed: CGFloat = 0  // Stored only.
  open var alphaRange: Float = 0  // Stored only.
  open var alphaSpeed: Float = 0  // Stored only.
  open var xAcceleration: CGFloat = 0  // Stored only.
  open var yAcceleration: CGFloat = 0  // Stored only.
  public override init() { super.init() }
}

/// Changes of a view that follow how the phone is held. No event of a check tilts it.
@MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}
@MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    @available(*, unavailable) case _other
  }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?  // Stored only.
  open var maximumRelativeValue: Any?  // Stored only.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}
@MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
