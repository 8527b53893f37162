import Foundation

/// A message with each picture that the screen shows: sixty a second of virtual time. Like a timer it holds up no run.
@MainActor
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var scheduled: VirtualClock.ScheduledTimer?
  private var isValid = true

  /// [A] The link holds its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// What a variable holds until there is another one: nobody is told of its pictures.
  public override init() {
    selector = Selector("")
    super.init()
  }

  /// In seconds of the app's clock: when the last picture was shown, and when the next one will be.
  open private(set) var timestamp: CFTimeInterval = 0
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// Seconds between two pictures of the screen.
  open var duration: CFTimeInterval { 1 / Self.picturesPerSecond }
  open var isPaused = false { didSet { if isPaused != oldValue, isAdded { schedule() } } }
  /// [A] 0 asks for as many as the screen shows.
  open var preferredFramesPerSecond = 0
  /// The number of pictures in a second that would be best, where it says one.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond = (0...1000).contains(rate) ? Int(rate) : 0
    }
  }
  private var isAdded = false

  private static let picturesPerSecond = 60.0
  private var interval: CFTimeInterval {
    preferredFramesPerSecond > 0 ? max(duration, 1 / Double(preferredFramesPerSecond)) : duration
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid, !isAdded else { return }
    isAdded = true
    schedule()
  }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }
  open func invalidate() {
    isValid = false
    target = nil
    stop()
  }

  private func stop() {
    isAdded = false
    if let scheduled { AppState.current.clock.cancel(scheduled) }
    scheduled = nil
  }

  private func schedule() {
    if let scheduled { AppState.current.clock.cancel(scheduled) }
    scheduled = nil
    guard isAdded, !isPaused else { return }
    scheduled = AppState.current.clock.schedule(after: interval, awaited: false) { [self] in
      guard let target else { return }
      timestamp = AppState.current.clock.now
      _ObjectiveC.send(selector, to: target, Array([self].prefix(selector.argumentCount)))
      schedule()
    }
  }
}

/// How many pictures a second, from the fewest to the most.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum, maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
