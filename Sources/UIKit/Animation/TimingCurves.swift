import Foundation

/// A curve, or a spring, that an animation follows.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
  @available(*, unavailable) case _other
}

@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1, controlPoint2: CGPoint
  private let isBuiltIn: Bool

  public convenience override init() { self.init(animationCurve: .easeInOut) }
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = .zero
    isBuiltIn = true
  }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltIn = false
  }

  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  private let ratio: CGFloat

  public convenience override init() { self.init(dampingRatio: 1) }
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.ratio = ratio
    initialVelocity = velocity
  }

  /// With a bounce of 0 it does not overshoot, with one of 1 it never comes to rest.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero)
  {
    self.init(dampingRatio: max(0, 1 - bounce), initialVelocity: velocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
