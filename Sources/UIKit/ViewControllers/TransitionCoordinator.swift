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
  var presentationStyle: UIModalPresentationStyle { get }
  var isInterruptible: Bool { get }
  var initiallyInteractive: Bool { get }
  /// From 0 to 1.
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// [A] Nothing for a screen that turns.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
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
  /// - Parameter view: In which the animation takes place, where it is not the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Nobody leads a transition here, so that this never changes.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?)
    -> Bool
  { animate(alongsideTransition: animation, completion: nil) }
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

/// The turning of a screen, or the way of a controller onto it or off it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void
  let containerView: UIView
  private var animations: [Work] = []
  private var completions: [Work] = []
  private let from, to: UIViewController?
  private var hasStarted = false

  init(container: UIView, from: UIViewController? = nil, to: UIViewController? = nil) {
    containerView = container
    (self.from, self.to) = (from, to)
    super.init()
  }

  var isAnimated: Bool { UIView.areAnimationsEnabled }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  /// [?] In seconds.
  var transitionDuration: TimeInterval { 0.3 }
  var targetTransform: CGAffineTransform { .identity }
  var presentationStyle: UIModalPresentationStyle { to?.modalPresentationStyle ?? .none }
  var isInterruptible: Bool { false }
  var initiallyInteractive: Bool { false }
  var percentComplete: CGFloat { hasStarted ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .to ? to : from }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { (key == .to ? to : from)?.viewIfLoaded }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    // [?] What comes after the beginning is animated from then on.
    if hasStarted { run([animation]) } else { animations.append(animation) }
    return true
  }

  private func run(_ animations: [Work]) {
    AppState.current.animations.run(
      .init(duration: transitionDuration, delay: 0, options: []), isRecorded: false,
      animations: { for animation in animations { animation(self) } }, completion: nil)
  }

  /// The transition begins, and what was asked for along with it.
  func start() {
    hasStarted = true
    let begun = animations
    animations = []
    run(begun)
  }

  /// The transition has ended.
  func end() {
    let ended = completions
    completions = []
    for completion in ended { completion(self) }
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
