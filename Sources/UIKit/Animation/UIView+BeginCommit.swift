import Foundation

// How this works: before blocks, an animation began with one call and ended with another, and what was set in between
// applied to it. [A] UIView, beginAnimations(_:context:) and what it names.

/// An animation that was begun and is not committed yet.
@MainActor
final class OpenAnimation {
  let name: String?
  let context: UnsafeMutableRawPointer?
  /// [A] setAnimationDuration(_:): 0.2 seconds unless it is set.
  var record = AnimationRecorder.Record(duration: 0.2, delay: 0, options: [])
  weak var delegate: AnyObject?
  var willStart, didStop: Selector?

  init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  static func change(_ change: (inout AnimationRecorder.Record) -> Void) {
    guard let last = AppState.current.animations.open.last else { return }
    change(&last.record)
    AppState.current.animations.running?.record = last.record
  }

  func commit() {
    let recorder = AppState.current.animations
    guard let animation = recorder.end(), recorder.isEnabled else { return }
    animation.record = recorder.inheriting(record)
    recorder.note(animation.record)
    if let willStart { _ObjectiveC.ask(delegate, willStart, [name, context], as: Void.self) }
    animation.start { [name, context, didStop, delegate] isFinished in
      guard let didStop, let delegate else { return }
      _ObjectiveC.ask(delegate, didStop, [name, NSNumber(value: isFinished), context], as: Void.self)
    }
  }
}

extension UIView {
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let animation = OpenAnimation(animationID, context)
    AppState.current.animations.open.append(animation)
    AppState.current.animations.begin(areAnimationsEnabled ? animation.record : nil, isRecorded: false)
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func commitAnimations() { AppState.current.animations.open.popLast()?.commit() }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimation.change { $0.duration = duration }
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimation.change { $0.delay = delay } }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    OpenAnimation.change {
      $0.options.subtract(.curveMask)
      $0.options.formUnion(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OpenAnimation.change { $0.options.set(.beginFromCurrentState, fromCurrentState) }
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.change { $0.options.set(.autoreverse, repeatAutoreverses) }
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelegate(_ delegate: Any?) {
    AppState.current.animations.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationWillStart(_ selector: Selector?) {
    AppState.current.animations.open.last?.willStart = selector
  }

  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDidStop(_ selector: Selector?) {
    AppState.current.animations.open.last?.didStop = selector
  }
}

extension UIView.AnimationOptions {
  fileprivate mutating func set(_ option: UIView.AnimationOptions, _ isOn: Bool) {
    if isOn { formUnion(option) } else { subtract(option) }
  }
}
