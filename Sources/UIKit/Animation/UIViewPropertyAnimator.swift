import Foundation

public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
  @available(*, unavailable) case _other
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
  @available(*, unavailable) case _other
}

@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which more can be added.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation that can be held and taken up again. What it changes is at its end as soon as it starts; one that runs
/// backwards is not modelled.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public private(set) var duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  public let timingParameters: (any UITimingCurveProvider)?
  open var isInterruptible = true  // Stored only.
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false  // Stored only.
  open var scrubsLinearly = true  // Stored only.
  open var pausesOnCompletion = false  // Stored only.
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  private var options: UIView.AnimationOptions
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var endTimer: VirtualClock.ScheduledTimer?
  /// Virtual time at which the running part began, and how much of the whole was done before it.
  private var begin: TimeInterval = 0
  private var done: CGFloat = 0

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    let curve = parameters.cubicTimingParameters?.animationCurve ?? .easeInOut
    options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
  }

  /// What a variable holds until there is another one.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.intersection(.curveMask).rawValue >> 16)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animator.options = options
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if state == .active { runAnimations() }
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive { self.delay = delay }
    state = .active
    isRunning = true
    begin = AppState.current.clock.now + delay
    runAnimations()
    let rest = delay + duration * Double(1 - done)
    endTimer = AppState.current.clock.schedule(after: rest, awaited: true) { [self] in end(at: .end) }
  }

  private func runAnimations() {
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    let record = AnimationRecorder.Record(duration: duration, delay: delay, options: options)
    AppState.current.animations.run(record, animations: { for block in blocks { block() } }, completion: nil)
  }

  /// [A] An animation that has not begun becomes active and stands at its beginning.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    if isRunning { done = fractionComplete }
    state = .active
    halt()
  }

  /// [A] Without finishing, the animator is ready to be used anew; otherwise it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    state = withoutFinishing ? .inactive : .stopped
    done = 0
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition == .start { _unsupported("UIViewPropertyAnimator.finishAnimation(at: .start)") }
    end(at: finalPosition)
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if durationFactor > 0 { duration *= Double(durationFactor) }
    startAnimation()
  }

  private func halt() {
    if let endTimer { AppState.current.clock.cancel(endTimer) }
    endTimer = nil
    isRunning = false
  }

  private func end(at position: UIViewAnimatingPosition) {
    halt()
    state = .inactive
    done = 0
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }

  // MARK: How far it is

  open var fractionComplete: CGFloat {
    get {
      guard isRunning, duration > 0 else { return done }
      return min(1, max(0, done + CGFloat((AppState.current.clock.now - begin) / duration)))
    }
    set { done = min(1, max(0, newValue)) }
  }

  open var isReversed: Bool {
    get { false }
    set { if newValue { _unsupported("UIViewPropertyAnimator.isReversed") } }
  }
}
