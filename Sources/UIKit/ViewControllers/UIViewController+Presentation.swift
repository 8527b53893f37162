import Foundation

// How this works: the controller that presents is found first; it need not be the one that was asked. A container view
// goes over the window, and the presented view into it. Styles that fill the screen take the presenter's view out of the
// window, and only then does the presenter disappear.

/// What a controller presents, and how it is itself presented.
struct ModalState {
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// Of the controller itself, made when it is first asked for.
  var presentation: UIPresentationController?
  /// Whether its presentation or dismissal is under way.
  var isMoving = false
  /// Of a presentation or dismissal under way that is animated.
  var coordinator: TransitionCoordinator?
  /// Where its view was before something that it presents took the view off the screen.
  var place: (superview: UIView, index: Int)?
  /// Whether it filled that place.
  var filledPlace = false
}

extension UIViewController {
  /// [A] presentationController: made from the style of the nearest ancestor that is presented, or of this controller.
  public var presentationController: UIPresentationController? {
    let owner = sequence(first: self, next: \.parent).first { $0.modal.presenter != nil } ?? self
    return owner.ownPresentationController
  }
  public var activePresentationController: UIPresentationController? {
    sequence(first: self, next: \.parent).first { $0.modal.presenter != nil }?.modal.presentation
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  private var transitioning: OptionalMethods<any UIViewControllerTransitioningDelegate> { .init(transitioningDelegate) }

  /// [A] UIViewControllerTransitioningDelegate: the delegate is asked where the style is `.custom`.
  private func askForPresentationController(presenter: UIViewController, source: UIViewController) {
    guard modalPresentationStyle == .custom,
      let own = transitioning.presentationController(forPresented: self, presenting: presenter, source: source)
    else { return }
    modal.presentation = own
  }

  /// While the controller is presented.
  var runningPresentation: UIPresentationController? { modal.presenter == nil ? nil : modal.presentation }

  private var ownPresentationController: UIPresentationController {
    let style = modalPresentationStyle
    let type: UIPresentationController.Type =
      switch style {
      case .popover: UIPopoverPresentationController.self
      case .pageSheet, .formSheet: UISheetPresentationController.self
      default: UIPresentationController.self
      }
    if let known = modal.presentation, modal.presenter != nil || style == .custom || Swift.type(of: known) == type {
      return known
    }
    let made =
      switch style {
      case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: modal.presenter)
      case .pageSheet, .formSheet:
        UISheetPresentationController(presentedViewController: self, presenting: modal.presenter)
      default: UIPresentationController(presentedViewController: self, presenting: modal.presenter)
      }
    modal.presentation = made
    return made
  }

  // MARK: Presenting

  func presentModally(_ controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    if let other = controller.modal.presenter {
      _raise(
        "NSInvalidArgumentException",
        "Application tried to present modally a view controller \(controller.described) that is already being presented "
          + "by \(other.described).")
    }
    let presenter = presenter(of: controller)
    guard let window = presenter.viewIfLoaded?.window else {
      return complain("present \(controller.described) on \(described) whose view is not in the window hierarchy.")
    }
    if let other = presenter.modal.presented {
      return complain(
        "present \(controller.described) on \(described) (from \(presenter.described)) which is already presenting "
          + "\(other.described).")
    }
    controller.askForPresentationController(presenter: presenter, source: self)
    let presentation = controller.ownPresentationController
    presenter.modal.presented = controller
    controller.modal.presenter = presenter
    controller.modal.isMoving = true
    controller.isBeingPresented = true
    presentation.prepare()
    let coordinator = controller.coordinate(animated, from: presenter, to: controller, in: window)
    presenter.modal.coordinator = coordinator
    controller.modal.coordinator = coordinator
    let removes = presentation.shouldRemovePresentersView
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    // [O] Since iOS 8 the first responder below resigns, and the keyboard is hidden. [?] After the call above.
    if presentation.adaptivePresentationStyle != .popover {
      if removes, let focused = AppState.current.focus.firstResponder { Assumption.leaves(presenter, with: focused) }
      AppState.current.focus.forceResign()
    }
    let container = presenter.makeContainer(for: presentation, in: window)
    presentation.presentationTransitionWillBegin()
    let animator =
      animated
      ? controller.transitioning.animationController(forPresented: controller, presenting: presenter, source: self)
      : nil
    controller.putOnScreen(
      in: container, frame: presentation.frameOfPresentedViewInContainerView, animated: animated,
      by: animator.flatMap { $0 }.map { controller.presentation(by: $0, from: presenter, in: presentation, removes) }
    ) {
      controller.modal.isMoving = false
      if removes {
        presenter.leavePlace()
        presenter.endAppearanceTransition()
      }
      presentation.presentationTransitionDidEnd(true)
      (presenter.modal.coordinator, controller.modal.coordinator) = (nil, nil)
      coordinator?.end()
      completion?()
    }
    coordinator?.start()
  }

  private func coordinate(
    _ animated: Bool, from: UIViewController, to: UIViewController, in container: UIView?
  ) -> TransitionCoordinator? {
    guard animated, UIView.areAnimationsEnabled, let container else { return nil }
    return TransitionCoordinator(container: container, from: from, to: to)
  }

  /// The app's own animation of a presentation.
  private func presentation(
    by animator: any UIViewControllerAnimatedTransitioning, from presenter: UIViewController,
    in presentation: UIPresentationController, _ removesPresenter: Bool
  ) -> (_ end: @escaping @MainActor () -> Void) -> Void {
    { [self] end in
      let container = presentation.containerView ?? view.superview ?? UIView()
      let frame = presentation.frameOfPresentedViewInContainerView
      let below = presenter.viewIfLoaded?.frame ?? .zero
      TransitionContext(
        in: container,
        from: .init(
          controller: presenter, movesView: removesPresenter, initialFrame: below,
          finalFrame: removesPresenter ? .zero : below),
        to: .init(controller: self, movesView: true, finalFrame: frame), style: modalPresentationStyle, by: animator
      ) { _ in end() }.start()
    }
  }

  /// The app's own animation of a dismissal.
  private func dismissal(
    by animator: any UIViewControllerAnimatedTransitioning, to presenter: UIViewController, _ revealsPresenter: Bool
  ) -> (_ end: @escaping @MainActor () -> Void) -> Void {
    { [self] end in
      let container = modal.presentation?.containerView ?? UIView()
      let above = viewIfLoaded?.frame ?? .zero
      let below = presenter.viewIfLoaded?.frame ?? .zero
      let place = presenter.place
      TransitionContext(
        in: container, from: .init(controller: self, movesView: true, initialFrame: above),
        to: .init(
          controller: presenter, movesView: revealsPresenter, initialFrame: revealsPresenter ? .zero : below,
          finalFrame: below), style: modalPresentationStyle, by: animator
      ) { _ in
        // What the animator has put into the container does not go away with it.
        if let place, let view = presenter.viewIfLoaded, view.superview !== place.superview {
          place.superview.insertSubview(view, at: place.index)
        }
        end()
      }.start()
    }
  }

  /// [A] present(_:animated:completion:): the root of the controllers presents, or for the two styles of a context the
  /// nearest one that defines it.
  private func presenter(of controller: UIViewController) -> UIViewController {
    let ancestors = Array(sequence(first: self, next: \.parent))
    let style = controller.modalPresentationStyle
    return (style.searchesContext ? ancestors.first { $0.definesPresentationContext } : nil) ?? ancestors.last ?? self
  }

  private func makeContainer(for presentation: UIPresentationController, in window: UIWindow) -> UIView {
    let isPartial = presentation.presentationStyle.searchesContext && parent != nil
    let frame = isPartial ? view.convert(view.bounds, to: nil) : window.bounds
    let container = PresentationContainer(presentation, frame: frame)
    presentation.assignedContainerView = container
    window.addSubview(container)
    return container
  }

  /// Where the view lies.
  private var place: (superview: UIView, index: Int)? {
    guard let view = viewIfLoaded, let superview = view.superview else { return nil }
    return superview.subviews.firstIndex { $0 === view }.map { (superview, $0) }
  }

  private func leavePlace() {
    guard let place else { return }
    modal.place = place
    modal.filledPlace = view.frame == place.superview.bounds
    view.removeFromSuperview()
  }

  private func takePlaceAgain() {
    guard let place = modal.place, let view = viewIfLoaded else { return }
    modal.place = nil
    // The phone may have been turned meanwhile.
    if modal.filledPlace { view.frame = place.superview.bounds }
    place.superview.insertSubview(view, at: place.index)
  }

  // MARK: Dismissing

  /// [A] dismiss(animated:completion:): what this controller presents goes, with all above it; a controller that presents
  /// nothing asks the one that presented it.
  func dismissModal(_ animated: Bool, _ completion: (() -> Void)?) {
    let ancestors = sequence(first: self, next: \.parent)
    if let presenter = ancestors.first(where: { $0.modal.presented != nil }) {
      presenter.hideModal(animated, completion)
    } else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
    }
  }

  func hideModal(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let bottom = modal.presented else { return }
    let stack = Array(sequence(first: bottom, next: \.modal.presented))
    guard let top = stack.last else { return }
    guard !stack.contains(where: \.modal.isMoving) else {
      return complain("dismiss from view controller \(described) while a presentation or dismiss is in progress!")
    }
    for controller in stack {
      controller.modal.isMoving = true
      controller.isBeingDismissed = true
      controller.modal.presentation?.dismissalTransitionWillBegin()
    }
    let returns = modal.place != nil
    let coordinator = coordinate(animated, from: top, to: self, in: top.viewIfLoaded?.window)
    modal.coordinator = coordinator
    top.modal.coordinator = coordinator
    // [A] animationController(forDismissed:): asked of the controller that goes.
    let animator = animated ? top.transitioning.animationController(forDismissed: top) : nil
    top.removeFromScreen(
      animated: animated, revealing: returns ? self : nil,
      by: animator.flatMap { $0 }.map { top.dismissal(by: $0, to: self, returns) }
    ) { [self] in
      for controller in stack.reversed() { controller.endPresentation() }
      modal.presented = nil
      modal.coordinator = nil
      coordinator?.end()
      completion?()
    } onReveal: { [self] in
      takePlaceAgain()
    }
    coordinator?.start()
  }

  /// [?] A controller between the lowest and the topmost one is dismissed without animation.
  private func endPresentation() {
    beginAppearanceTransition(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
    isBeingDismissed = false
    let presentation = modal.presentation
    presentation?.containerView?.removeFromSuperview()
    presentation?.assignedContainerView = nil
    modal = ModalState()
    presentation?.dismissalTransitionDidEnd(true)
  }

  /// A controller whose window gets another root takes along what it presents.
  func dropPresented() {
    hideModal(false, nil)
  }

  /// Without what its ancestors present.
  package var presentedByItself: UIViewController? { modal.presented }

  // MARK: Words

  private var described: String { "<\(_ObjectiveC.className(of: self)): \(_ObjectiveC.address)>" }

  /// [O] UIKit writes a line and does nothing; the completion is not called.
  private func complain(_ attempt: String) {
    FileHandle.standardError.write(Data("[Presentation] Attempt to \(attempt)\n".utf8))
  }
}
