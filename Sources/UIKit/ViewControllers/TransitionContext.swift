import Foundation

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator knows of the transition that it animates.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// In which all of it takes place. The view that comes is put there by the animator.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// [A] Has to be called at the end of the animation: until then the transition is under way.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A transition that an app's own animator animates.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller with its view, and where that is before and after.
  struct Side {
    var controller: UIViewController?
    /// [A] view(forKey:): nothing for a view that stays where it is.
    var movesView: Bool
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  private let from, to: Side
  let presentationStyle: UIModalPresentationStyle
  private let animator: any UIViewControllerAnimatedTransitioning
  private var completion: ((_ didComplete: Bool) -> Void)?

  init(
    in container: UIView, from: Side, to: Side, style: UIModalPresentationStyle,
    by animator: any UIViewControllerAnimatedTransitioning, completion: @escaping (_ didComplete: Bool) -> Void
  ) {
    containerView = container
    (self.from, self.to, presentationStyle) = (from, to, style)
    (self.animator, self.completion) = (animator, completion)
    super.init()
  }

  func start() {
    // [A] UIKit asks for the duration first.
    _ = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    completion(didComplete)
    animator.animationEnded(didComplete)
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to ? to : from).controller
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let side = key == .to ? to : from
    return side.movesView ? side.controller?.view : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }
  private func side(of controller: UIViewController) -> Side? {
    [to, from].first { $0.controller === controller }
  }
}
