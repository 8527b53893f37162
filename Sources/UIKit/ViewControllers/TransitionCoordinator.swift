import Foundation

/// What is known of a transition under way.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}

/// Lets a controller animate along with a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// - Returns: Whether the animation was taken.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?)
    -> Bool
  { animate(alongsideTransition: animation, completion: nil) }
}

/// The turning of a screen.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void
  let containerView: UIView
  private var animations: [Work] = []
  private var completions: [Work] = []

  init(container: UIView) {
    containerView = container
    super.init()
  }

  var isAnimated: Bool { UIView.areAnimationsEnabled }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  /// [?] In seconds.
  var transitionDuration: TimeInterval { 0.3 }
  var targetTransform: CGAffineTransform { .identity }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Does the change and what is animated along with it; the completions come when it has ended.
  func run(_ change: @escaping () -> Void) {
    AppState.current.animations.run(
      .init(duration: transitionDuration, delay: 0, options: []), isRecorded: false,
      animations: { [self] in
        change()
        for animation in animations { animation(self) }
      },
      completion: { [self] _ in for completion in completions { completion(self) } })
  }
}
