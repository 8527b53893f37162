import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Presentations that an app animates itself.
@MainActor
@Suite(.freshApp) struct TransitionTests {
  /// Fades the view in or out, in half a second, and writes down what it is told.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, _MethodTableProviding
  {
    let log: Log
    var completes = true
    init(_ log: Log) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let views = [UITransitionContextViewKey.from, .to].map { transitionContext.view(forKey: $0) != nil }
      let (from, to) = (transitionContext.viewController(forKey: .from), transitionContext.viewController(forKey: .to))
      log.add("\(from?.title ?? "?") to \(to?.title ?? "?"), views \(views)")
      if let new = transitionContext.view(forKey: .to), let to {
        new.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(new)
      }
      UIView.animate(
        withDuration: 0.5, animations: { transitionContext.view(forKey: .from)?.alpha = 0 },
        completion: { [completes] _ in if completes { transitionContext.completeTransition(true) } })
    }
    func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Lower(presentedViewController: presented, presenting: presenting) }

    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("animationControllerForPresented:presenting:source:") { receiver, arguments in
            _result(
              (receiver as? Fade)?.animationController(
                forPresented: _argument(arguments, 0), presenting: _argument(arguments, 1),
                source: _argument(arguments, 2)))
          },
          _Method("navigationController:animationControllerFor:from:to:") { receiver, arguments in
            let operation: UINavigationController.Operation = _argument(arguments, 1)
            (receiver as? Fade)?.log.add("\(operation)")
            return _result(receiver)
          },
          _Method("animationControllerForDismissed:") { receiver, arguments in
            _result((receiver as? Fade)?.animationController(forDismissed: _argument(arguments, 0)))
          },
          _Method("presentationControllerForPresented:presenting:source:") { receiver, arguments in
            _result(
              (receiver as? Fade)?.presentationController(
                forPresented: _argument(arguments, 0), presenting: _argument(arguments, 1),
                source: _argument(arguments, 2)))
          },
        ], outlets: [])
    }
  }

  /// The lower half of the screen.
  private final class Lower: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let space = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: space.midY, width: space.width, height: space.height / 2)
    }
  }

  private let log = Log()

  private func shown() -> (root: UIViewController, form: UIViewController, fade: Fade) {
    let (root, form, fade) = (UIViewController(), UIViewController(), Fade(log))
    (root.title, form.title) = ("root", "form")
    Stage.fresh().rootViewController = root
    form.transitioningDelegate = fade
    return (root, form, fade)
  }

  @Test(.documented("UIPresentationController, presentedView: the root view of the presented controller"))
  func aPresentationHasTheViewOfWhatItPresentsBeforeItBegins() {
    let form = UIViewController()
    let presentation = UIPresentationController(presentedViewController: form, presenting: nil)
    #expect(!form.isViewLoaded)
    #expect(presentation.presentedView === form.view)
  }

  @Test(.documented("UIViewControllerAnimatedTransitioning, animateTransition(using:)"))
  func theAppsOwnAnimatorPresentsAndDismisses() {
    let (root, form, fade) = shown()
    form.modalPresentationStyle = .fullScreen
    root.present(form, animated: true) { [log] in log.add("presented") }
    #expect(log.taken() == ["root to form, views [true, true]"])
    #expect(form.view.window != nil)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["presented", "ended true"])
    #expect(root.view.window == nil)
    form.dismiss(animated: true) { [log] in log.add("dismissed") }
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["form to root, views [true, true]", "dismissed", "ended true"])
    #expect(form.view.window == nil)
    #expect(root.view.window != nil)
    withExtendedLifetime(fade) {}
  }

  @Test(.documented("UIViewControllerTransitioningDelegate, presentationController(forPresented:presenting:source:)"))
  func aCustomPresentationSaysWhereTheViewBelongs() {
    let (root, form, fade) = shown()
    form.modalPresentationStyle = .custom
    root.present(form, animated: true)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["root to form, views [false, true]", "ended true"])
    #expect(form.presentationController is Lower)
    #expect(form.view.frame.minY == UIScreen.main.bounds.midY)
    #expect(root.view.window != nil)
    withExtendedLifetime(fade) {}
  }

  @Test(.documented("UIViewControllerAnimatedTransitioning, animateTransition(using:)"))
  func aPresenterThatAnAnimatorMovedIsPutBackWhereItLay() {
    let (root, form, fade) = shown()
    let child = UIViewController()
    let (below, above) = (UIView(), UIView())
    root.view.addSubview(below)
    root.addChild(child)
    root.view.addSubview(child.view)
    root.view.addSubview(above)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    form.modalPresentationStyle = .currentContext
    child.present(form, animated: true)
    MainLoop.runUntilIdle()
    #expect(form.presentingViewController === child)
    child.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(root.view.subviews.firstIndex(of: child.view) == 1)
    withExtendedLifetime(fade) {}
  }

  @Test(.documented("UIViewControllerContextTransitioning, completeTransition(_:)"))
  func withoutItsEndATransitionStaysUnderWay() {
    let (root, form, fade) = shown()
    fade.completes = false
    root.present(form, animated: true) { [log] in log.add("presented") }
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["root to form, views [false, true]"])
    #expect(form.isBeingPresented)
  }

  @Test(.documented("UIViewControllerTransitioningDelegate")) func withoutAnimationNoAnimatorIsAsked() {
    let (root, form, fade) = shown()
    root.present(form, animated: false)
    #expect(log.taken() == [])
    #expect(form.view.window != nil)
    withExtendedLifetime(fade) {}
  }

  @Test(.documented("UINavigationControllerDelegate, navigationController(_:animationControllerFor:from:to:)"))
  func theAppsOwnAnimatorPushesAndPops() {
    let (root, form, fade) = shown()
    let navigation = UINavigationController(rootViewController: root)
    Stage.fresh().rootViewController = navigation
    navigation.delegate = fade
    navigation.pushViewController(form, animated: true)
    navigation.view.layoutIfNeeded()
    #expect(log.taken() == ["push", "root to form, views [true, true]"])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["ended true"])
    #expect(form.view.superview === navigation.view && root.view.superview == nil)
    navigation.popViewController(animated: true)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["pop", "form to root, views [true, true]", "ended true"])
    #expect(root.view.superview === navigation.view && root.view.window != nil)
    navigation.pushViewController(form, animated: false)
    #expect(log.taken() == [])
  }
}
