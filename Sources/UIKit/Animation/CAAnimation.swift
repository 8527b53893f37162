import Foundation

/// An animation of a layer. The layer's own values stay as they are, as Core Animation has it.
@MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying {
  /// Seconds of virtual time. [A] 0 unless it is set: that of the transaction.
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var isRemovedOnCompletion = true
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?  // Stored only.
  open var delegate: (any CAAnimationDelegate)?
  public override init() { super.init() }
  /// Nothing of an animation is archived here.
  public required init?(coder: NSCoder) { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  // MARK: [A] Keys and values of the app's own

  var ownValues: [String: Any] = [:]
  public func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }
  public func value(forKey key: String) -> Any? { ownValues[key] }

  /// One animation may run on several layers, and again.
  @MainActor
  final class Run {
    let animation: CAAnimation
    private let ended: (Bool) -> Void
    /// Whether its end still has to be told.
    fileprivate(set) var isUnderWay = true
    init(_ animation: CAAnimation, ended: @escaping (Bool) -> Void) {
      self.animation = animation
      self.ended = ended
    }

    /// [A] animationDidStop(_:finished:): `false` for one that is removed before its end.
    func end(finished: Bool) {
      guard isUnderWay else { return }
      isUnderWay = false
      ended(finished)
    }
  }

  /// - Parameter ended: Called when it has come to its end, before the delegate.
  final func run(_ ended: @escaping @MainActor (Run) -> Void) -> Run {
    let run = Run(self) { [self] finished in
      OptionalMethods<any CAAnimationDelegate>(delegate).animationDidStop(self, finished: finished)
    }
    OptionalMethods<any CAAnimationDelegate>(delegate).animationDidStart(self)
    let isEndless = repeatCount > 1_000
    AppState.current.animations.run(
      .init(duration: duration, delay: 0, options: isEndless ? .repeat : []), animations: {},
      completion: { _ in
        guard run.isUnderWay else { return }
        ended(run)
        run.end(finished: true)
      })
    return run
  }
}

/// Told when an animation begins and ends.
@MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false  // Stored only.
  open var isCumulative = false  // Stored only.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?  // Stored only.
  open var toValue: Any?  // Stored only.
  open var byValue: Any?  // Stored only.
}

@MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?  // Stored only.
  open var timingFunctions: [CAMediaTimingFunction]?  // Stored only.
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation paces itself: a curve of Bézier's from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let controlPoints: [Float]
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }
  /// [O] The points of the named curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  /// - Parameter idx: From 0 to 3: of the beginning, the two control points, and the end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [0, 0] + controlPoints + [1, 1]
    guard (0...3).contains(idx) else { return }
    (ptr[0], ptr[1]) = (points[2 * idx], points[2 * idx + 1])
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.controlPoints == controlPoints
  }
  open override var hash: Int { controlPoints.hashValue }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from what a layer has shown to what it shows now.
@MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?  // Stored only.
  /// From 0 to 1.
  open var startProgress: Float = 0  // Stored only.
  open var endProgress: Float = 1  // Stored only.
}
