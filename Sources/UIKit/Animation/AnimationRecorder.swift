import Foundation

// How this works: what an animation changes is changed at once; only its end is in the future, by the virtual clock. Each
// call is recorded, and each view remembers along with which animation it last came to another place, so that a check
// can tell what glides from what jumps.

/// The animations that began, and the ones that are being described.
@MainActor
package final class AnimationRecorder {
  /// An animation as a user sees it: with the duration and the curve that it has inherited.
  package struct Record: Hashable {
    /// Seconds of virtual time.
    package var duration, delay: TimeInterval
    package var options: UIView.AnimationOptions
  }

  /// Oldest first; at most the last 32.
  package private(set) var records: [Record] = []
  /// The animations whose blocks are being run, innermost last; `nil` where animation is switched off.
  private var contexts: [ViewAnimation?] = []
  private var changes = 0
  /// Begun by `beginAnimations(_:context:)` and not committed yet, innermost last.
  var open: [OpenAnimation] = []
  var isEnabled = true

  /// The animation that a change belongs to which is made now; `nil` for none.
  package var current: Record? { running?.record }
  /// The same with what it gives to layers.
  var running: ViewAnimation? { contexts.last ?? nil }

  /// How many times a view has changed its place.
  package var changeCount: Int { changes }

  /// A change of place that is made now.
  func motion() -> Motion {
    changes += 1
    return Motion(number: changes, time: AppState.current.clock.now, animation: current)
  }

  /// [A] UIView.AnimationOptions: unless it overrides them, an animation inside of another takes over its duration and
  /// its curve.
  func inheriting(_ record: Record) -> Record {
    guard let outer = current else { return record }
    var record = record
    if !record.options.contains(.overrideInheritedDuration) { record.duration = outer.duration }
    if !record.options.contains(.overrideInheritedCurve) {
      record.options.subtract(.curveMask)
      record.options.formUnion(outer.options.intersection(.curveMask))
    }
    return record
  }

  func run(
    _ record: Record, isRecorded: Bool = true, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard isEnabled else {
      animations()
      completion?(true)
      return
    }
    begin(inheriting(record), isRecorded: isRecorded)
    animations()
    end()?.start(completion)
  }

  /// Opens an animation; what is changed until ``end()`` belongs to it.
  func begin(_ record: Record?, isRecorded: Bool = true) {
    if isRecorded, let record { note(record) }
    contexts.append(record.map { ViewAnimation($0) })
  }

  func note(_ record: Record) { records = (records + [record]).suffix(32) }

  /// Closes the innermost animation; `nil` where animation is switched off.
  @discardableResult
  func end() -> ViewAnimation? { contexts.removeLast() }

  func withoutAnimation(_ actions: () -> Void) {
    let before = isEnabled
    isEnabled = false
    begin(nil)
    actions()
    end()
    isEnabled = before
  }
}

extension UIView.AnimationOptions {
  /// The bits that hold a `UIView.AnimationCurve`.
  static let curveMask = UIView.AnimationOptions(rawValue: 0xF << 16)
  package var curve: Int { Int(intersection(.curveMask).rawValue >> 16) }
}

/// How a view came to where it is.
package struct Motion {
  /// Counts all changes of place in the app: of two motions the later has the higher number.
  package var number: Int
  /// When it began, in seconds of virtual time, but for the animation's own delay.
  package var time: TimeInterval
  /// `nil` when the view jumped.
  package var animation: AnimationRecorder.Record?
}

extension UIView {
  /// Called when the view has another place or size.
  func noteMotion() {
    let recorder = AppState.current.animations
    motion = recorder.motion()
  }

  /// The last change that moved the view on the screen: its own, or one of a view around it.
  package var motionOnScreen: Motion? {
    // Asked of every view after every event, so it is written without sequences.
    var (latest, view): (Motion?, UIView?) = (nil, self)
    while let next = view {
      if let motion = next.motion, motion.number > latest?.number ?? .min { latest = motion }
      view = next.superview
    }
    return latest
  }
}
