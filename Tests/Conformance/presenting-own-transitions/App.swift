import UIKit

/// Presentations and pushes that the app animates itself, and one whose size it decides.
class ViewController: UINavigationController, UINavigationControllerDelegate {
  let log = UILabel(frame: CGRect(x: 10, y: 330, width: 355, height: 150))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.numberOfLines = 0
    log.accessibilityIdentifier = "log"
    view.addSubview(log)
    delegate = self
    let page = UIViewController()
    page.title = "Root"
    page.view.backgroundColor = .white
    setViewControllers([page], animated: false)
    let pushed = UIViewController()
    pushed.title = "Pushed"
    pushed.view.backgroundColor = .white
    button("Present", 10, 120) { [unowned self] in
      present(makeBox(), animated: true) { [unowned self] in note("complete") }
    }
    button("At once", 130, 120) { [unowned self] in
      present(makeBox(), animated: false) { [unowned self] in note("complete") }
    }
    button("Push", 10, 170) { [unowned self] in pushViewController(pushed, animated: true) }
    button("Pop", 130, 170) { [unowned self] in popViewController(animated: true) }
    button("Log", 10, 220) { [unowned self] in log.text = events.joined(separator: ", ") }
    button("Clear", 130, 220) { [unowned self] in
      events = []
      log.text = ""
    }
    button("Coordinator", 250, 220) { [unowned self] in
      note("now \(transitionCoordinator == nil ? "none" : "some")")
      pushViewController(pushed, animated: true)
      note("pushing \(transitionCoordinator == nil ? "none" : "some")")
      transitionCoordinator?.animate { [unowned self] in
        note("along, animated \($0.isAnimated)")
      } completion: { [unowned self] in
        note("ended, cancelled \($0.isCancelled)")
      }
    }
  }

  let transition = BoxTransition()

  func makeBox() -> UIViewController {
    let box = Box()
    transition.tell = { [unowned self] in note($0) }
    box.tell = { [unowned self] in note($0) }
    box.modalPresentationStyle = .custom
    box.transitioningDelegate = transition
    return box
  }

  func note(_ event: String) { events.append(event) }

  func button(_ title: String, _ x: CGFloat, _ y: CGFloat, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: y, width: 115, height: 40)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let name = operation == .push ? "push" : "pop"
    note("\(name) from \(fromVC.title ?? "?") to \(toVC.title ?? "?")")
    let fade = Fade(name)
    fade.tell = { [unowned self] in note($0) }
    return fade
  }
}

/// Fades in what comes, in half a second.
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let name: String
  var tell: (String) -> Void = { _ in }

  init(_ name: String) { self.name = name }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let coming = transitionContext.view(forKey: .to)
    let going = transitionContext.view(forKey: .from)
    tell("\(name) with \(coming == nil ? "nobody" : "somebody") coming, \(going == nil ? "nobody" : "somebody") going")
    if let coming, let controller = transitionContext.viewController(forKey: .to) {
      coming.frame = transitionContext.finalFrame(for: controller)
      coming.alpha = 0
      transitionContext.containerView.addSubview(coming)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      if let coming { coming.alpha = 1 } else { going?.alpha = 0 }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { tell("\(name) ended \(transitionCompleted)") }
}

/// Gives a box its animations and its place.
class BoxTransition: NSObject, UIViewControllerTransitioningDelegate {
  var tell: (String) -> Void = { _ in }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { fade("show") }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    fade("hide")
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let place = BoxPlace(presentedViewController: presented, presenting: presenting)
    place.tell = tell
    return place
  }

  func fade(_ name: String) -> Fade {
    let fade = Fade(name)
    fade.tell = tell
    return fade
  }
}

/// A place in the middle of the screen's lower half.
class BoxPlace: UIPresentationController {
  var tell: (String) -> Void = { _ in }

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 50, y: 500, width: 275, height: 100) }

  override func presentationTransitionWillBegin() {
    let shade = UILabel(frame: CGRect(x: 10, y: 620, width: 100, height: 30))
    shade.text = "Shade"
    containerView?.addSubview(shade)
    tell("will begin")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { tell("did begin \(completed)") }
  override func dismissalTransitionWillBegin() { tell("will end") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { tell("did end \(completed)") }
}

/// What is presented.
class Box: UIViewController {
  var tell: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "box"
    view.backgroundColor = .lightGray
    let close = UIButton(type: .system)
    close.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    close.setTitle("Close", for: .normal)
    close.addAction(
      UIAction { [unowned self] _ in
        let tell = tell
        dismiss(animated: true) { tell("closed") }
      }, for: .touchUpInside)
    view.addSubview(close)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("appeared")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("is gone")
  }
}
