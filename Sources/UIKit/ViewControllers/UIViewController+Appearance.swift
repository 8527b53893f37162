import Foundation

// How this works: a controller's view appears with its window, its parent or a presentation. The calls come in the order
// that Apple documents; with an animation the last one comes when the animation has ended.

extension UIViewController {
  /// Puts the view into a window or a container, and tells the controller and its children.
  func putOnScreen(in container: UIView, frame: CGRect, animated: Bool = false, completion: (() -> Void)? = nil) {
    guard let view else { return }
    beginAppearanceTransition(true, animated: animated)
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    isAppearing(animated)
    view.layoutIfNeeded()
    finish(animated) { [self] in
      endAppearanceTransition()
      isBeingPresented = false
      completion?()
    }
  }

  /// - Parameter revealed: The controller that comes into sight again. [?] It has appeared before this one has disappeared.
  func removeFromScreen(
    animated: Bool = false, revealing revealed: UIViewController? = nil, completion: (() -> Void)? = nil
  ) {
    beginAppearanceTransition(false, animated: animated)
    revealed?.beginAppearanceTransition(true, animated: animated)
    finish(animated) { [self] in
      viewIfLoaded?.removeFromSuperview()
      revealed?.endAppearanceTransition()
      endAppearanceTransition()
      isBeingDismissed = false
      completion?()
    }
  }

  private func finish(_ animated: Bool, _ body: @escaping @MainActor () -> Void) {
    if animated, UIView.areAnimationsEnabled {
      VirtualClock.shared.schedule(after: 0.4, awaited: true, body)
    } else {
      body()
    }
  }

  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      prepareToAppear()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func isAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    for child in appearingChildren { child.isAppearing(animated) }
  }

  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(false)
      isMovingToParent = false
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
      isMovingFromParent = false
    case .appeared, .disappeared: return
    }
    for child in appearingChildren { child.endAppearanceTransition() }
  }

  // MARK: Presentation

  func show(modally controller: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window, presentedViewController == nil else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.isBeingPresented = true
    let coversAll = controller.modalPresentationStyle == .fullScreen
    if coversAll { beginAppearanceTransition(false, animated: animated) }
    controller.putOnScreen(in: window, frame: window.bounds, animated: animated) { [self] in
      if coversAll { endAppearanceTransition() }
      completion?()
    }
  }

  func hideModal(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController ?? parent?.presentingViewController {
        presenter.dismiss(animated: animated, completion: completion)
      }
      return
    }
    presented.isBeingDismissed = true
    let coversAll = presented.modalPresentationStyle == .fullScreen
    presented.removeFromScreen(animated: animated, revealing: coversAll ? self : nil) { [self] in
      presented.presentingViewController = nil
      presentedViewController = nil
      completion?()
    }
  }
}
