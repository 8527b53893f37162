import Foundation

// How this works: an animation of views gives one to the layer for each property that its block changes, as UIKit does. It is over when all
// of those are: by the clock, or sooner where they are removed.

/// One call that animates views, from its block to its end.
@MainActor
final class ViewAnimation {
  var record: AnimationRecorder.Record
  private var parts: [Part] = []
  private var completion: ((Bool) -> Void)?
  private var isFinished = true
  private var endTimer: VirtualClock.ScheduledTimer?

  private struct Part {
    weak var layer: CALayer?
    var keyPath: String
    /// The layer keeps it, and it keeps the whole.
    weak var run: CAAnimation.Run?
  }

  init(_ record: AnimationRecorder.Record) { self.record = record }

  /// - Parameter keyPath: Of the layer's property.
  func add(_ keyPath: String, to layer: CALayer) {
    guard record.duration > 0, !parts.contains(where: { $0.layer === layer && $0.keyPath == keyPath }) else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = record.duration
    if record.options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = record.options.contains(.autoreverse)
    let run = CAAnimation.Run(animation) { [self] in if !$0 { partWasRemoved() } }
    parts.append(Part(layer: layer, keyPath: keyPath, run: run))
    layer.start(run, forKey: keyPath)
  }

  /// Its block has been run. [A] UIView.AnimationOptions: an animation that repeats has no end.
  func start(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
    guard completion != nil || !parts.isEmpty, !record.options.contains(.repeat) else { return }
    let runs: Double = record.options.contains(.autoreverse) ? 2 : 1
    let length = record.delay + record.duration * runs
    if !parts.isEmpty { CATransaction.note(lasting: length) }
    endTimer = AppState.current.clock.schedule(after: length, awaited: completion != nil) { [self] in end() }
  }

  /// [A] UIView.animate(withDuration:animations:completion:): "a single Boolean argument that indicates whether or not the animations actually
  /// finished before the completion handler was called."
  private func partWasRemoved() {
    isFinished = false
    guard !parts.contains(where: { $0.run?.isUnderWay == true }) else { return }
    if let endTimer { AppState.current.clock.cancel(endTimer) }
    endTimer = AppState.current.clock.schedule(after: 0, awaited: true) { [self] in end() }
  }

  private func end() {
    for part in parts {
      guard let run = part.run, run.isUnderWay else { continue }
      part.layer?.drop(run)
      run.end(finished: true)
    }
    parts = []
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}

extension UIView {
  /// Called when a property of the layer has another value: a running animation gives the layer one of its own.
  func animate(_ keyPath: String) {
    AppState.current.animations.running?.add(keyPath, to: layer)
  }

  /// Runs what changes the view's place, which is two properties of its layer.
  func animatePlace(_ change: () -> Void) {
    guard let animation = AppState.current.animations.running else { return change() }
    let (oldCenter, oldBounds) = (center, bounds)
    change()
    if center != oldCenter { animation.add("position", to: layer) }
    if bounds.size != oldBounds.size { animation.add("bounds.size", to: layer) }
    if bounds.origin != oldBounds.origin { animation.add("bounds.origin", to: layer) }
  }
}
