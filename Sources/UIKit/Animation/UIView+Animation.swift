import Foundation

// How this works: what an animation changes is changed at once; only its end is in the future, by the virtual clock. Each
// call is recorded, so that a check can ask whether a change was animated, and along with what.

/// The animations that began, and the one that is being described.
@MainActor
package final class AnimationRecorder {
  package static let shared = AnimationRecorder()

  package struct Record: Hashable {
    /// Seconds of virtual time.
    package var duration, delay: TimeInterval
    package var options: UIView.AnimationOptions
  }

  /// Oldest first; at most the last 32.
  package private(set) var records: [Record] = []
  /// The durations of the animations whose blocks are being run, innermost last.
  fileprivate var durations: [TimeInterval] = []
  fileprivate var isEnabled = true

  func run(
    _ record: Record, isRecorded: Bool = true, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard isEnabled else {
      animations()
      completion?(true)
      return
    }
    if isRecorded { records = (records + [record]).suffix(32) }
    durations.append(record.duration)
    animations()
    durations.removeLast()
    if let completion, !record.options.contains(.repeat) {
      VirtualClock.shared.schedule(after: record.delay + record.duration, awaited: true) { completion(true) }
    }
  }
}

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRecorder.shared.run(
      .init(duration: duration, delay: delay, options: options), animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = AnimationRecorder.shared.isEnabled
    AnimationRecorder.shared.isEnabled = false
    actionsWithoutAnimation()
    AnimationRecorder.shared.isEnabled = before
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecorder.shared.isEnabled = enabled }
  public class var areAnimationsEnabled: Bool { AnimationRecorder.shared.isEnabled }
  /// [A] The duration of the animation whose block is being run; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.shared.durations.last ?? 0 }
}
