import Foundation

/// Changes of layers that belong together. Layers of one's own change at once; the completion waits for the animations that were added.
@MainActor
open class CATransaction: NSObject {
  struct Level {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var completion: (() -> Void)?
    /// Seconds of virtual time that the longest animation of the transaction takes.
    var longest: CFTimeInterval = 0
  }

  open class func begin() { AppState.current.transactions.append(Level()) }
  /// [A] The completion is called once all animations have ended; at once when there are none.
  open class func commit() {
    // [O] What waits for the next layout begins with the transaction.
    for navigation in AppState.current.navigationsChanging { navigation.beginTransition() }
    guard let level = AppState.current.transactions.popLast(), let completion = level.completion else { return }
    AppState.current.clock.schedule(after: level.longest, awaited: true) { completion() }
  }
  open class func flush() {}
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }
  open class func completionBlock() -> (() -> Void)? { AppState.current.transactions.last?.completion }
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  open class func disableActions() -> Bool { AppState.current.transactions.last?.disablesActions ?? false }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  open class func animationDuration() -> CFTimeInterval { AppState.current.transactions.last?.duration ?? 0.25 }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}  // Does nothing.

  /// [A] The keys are the names of the transaction's properties.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionCompletionBlock: completionBlock()
    default: nil
    }
  }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions(_ObjectiveC.property(anObject, as: Bool.self) ?? false)
    case kCATransactionAnimationDuration: setAnimationDuration(_ObjectiveC.property(anObject, as: Double.self) ?? 0.25)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  /// A change outside of a transaction is one of its own, over at once.
  private class func change(_ body: (inout Level) -> Void) {
    guard var level = AppState.current.transactions.popLast() else {
      var alone = Level()
      body(&alone)
      if let completion = alone.completion {
        AppState.current.clock.schedule(after: 0, awaited: true) { completion() }
      }
      return
    }
    body(&level)
    AppState.current.transactions.append(level)
  }

  static func note(_ animation: CAAnimation) {
    guard animation.repeatCount <= 1_000 else { return }
    note(lasting: animation.beginTime > 0 ? 0 : animation.duration)
  }

  static func note(lasting length: CFTimeInterval) {
    guard let last = AppState.current.transactions.indices.last else { return }
    AppState.current.transactions[last].longest = max(AppState.current.transactions[last].longest, length)
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

/// Several animations that run at the same time.
@MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// An animation that swings as a spring does.
@MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In units of the way a second.
  open var initialVelocity: CGFloat = 0
  /// [A] Seconds until the spring rests. [?] That is when it swings by less than a thousandth.
  open var settlingDuration: CFTimeInterval {
    guard damping > 0, mass > 0 else { return 0 }
    return CFTimeInterval(2 * mass / damping) * log(1_000)
  }
}

public let kCATransition = "transition"
