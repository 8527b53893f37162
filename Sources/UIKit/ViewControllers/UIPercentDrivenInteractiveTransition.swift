import Foundation

/// Lets a finger lead a transition. Coursemark asks for none of these: a transition runs as if nobody led it.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// In seconds.
  open var duration: CGFloat { 0 }
  /// From 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1  // Stored only.
  open var completionCurve: UIView.AnimationCurve = .easeInOut  // Stored only.
  open var timingCurve: (any UITimingCurveProvider)?  // Stored only.
  open var wantsInteractiveStart = true  // Stored only; visible.

  public override init() { super.init() }
  // Never called.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func pause() {}
  open func cancel() {}
  open func finish() {}
}
