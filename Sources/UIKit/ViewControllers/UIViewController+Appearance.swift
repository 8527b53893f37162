import Foundation

// How this works: a controller's view appears with its window, its parent or a presentation. The calls come in the order
// that Apple documents; with an animation the last one comes when the animation has ended.

extension UIViewController {
  /// Puts the view into a window or a container, and tells the controller and its children.
  /// - Parameter animate: Begins the app's own animation, which puts the view there itself and calls what it is given at its end.
  func putOnScreen(
    in container: UIView, frame: CGRect, animated: Bool = false,
    by animate: ((_ end: @escaping @MainActor () -> Void) -> Void)? = nil, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    beginAppearanceTransition(true, animated: animated)
    view.frame = frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if animate == nil { container.addSubview(view) }
    isAppearing(animated)
    view.layoutIfNeeded()
    (animate ?? finish(animated)) { [self] in
      endAppearanceTransition()
      isBeingPresented = false
      completion?()
    }
  }

  /// - Parameters:
  ///   - revealed: The controller that comes into sight again. [O] It has appeared before this one has disappeared.
  ///   - animate: Begins the app's own animation, which calls what it is given at its end.
  ///   - onReveal: Puts its view back.
  func removeFromScreen(
    animated: Bool = false, revealing revealed: UIViewController? = nil,
    by animate: ((_ end: @escaping @MainActor () -> Void) -> Void)? = nil, completion: (() -> Void)? = nil,
    onReveal: () -> Void = {}
  ) {
    beginAppearanceTransition(false, animated: animated)
    if let revealed {
      revealed.beginAppearanceTransition(true, animated: animated)
      onReveal()
      revealed.isAppearing(animated)
      revealed.viewIfLoaded?.layoutIfNeeded()
    }
    letGoOfFocus()
    (animate ?? finish(animated)) { [self] in
      viewIfLoaded?.removeFromSuperview()
      revealed?.endAppearanceTransition()
      endAppearanceTransition()
      completion?()
    }
  }

  /// [?] The keyboard of what leaves the screen goes after `viewWillDisappear(_:)` and before `viewDidDisappear(_:)`.
  private func letGoOfFocus() {
    guard let view = viewIfLoaded, let focused = AppState.current.focus.firstResponder as? UIView,
      focused.isDescendant(of: view)
    else { return }
    Assumption.leaves(self, with: focused)
    AppState.current.focus.forceResign()
  }

  private func finish(_ animated: Bool) -> (_ end: @escaping @MainActor () -> Void) -> Void {
    { end in
      if animated, UIView.areAnimationsEnabled {
        AppState.current.clock.schedule(after: 0.4, awaited: true, end)
      } else {
        end()
      }
    }
  }

  func beginChange(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
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
    if isAppearing { childrenWillAppear() }
  }

  func isAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    for child in appearingChildren { child.isAppearing(animated) }
  }

  func endChange() {
    let isAppearing = appearance == .appearing
    switch appearance {
    case .appearing:
      appearance = .appeared
      AppState.current.shown.note(self)
      viewDidAppear(isAppearanceAnimated)
      isMovingToParent = false
      dockBar()
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
      isMovingFromParent = false
    case .appeared, .disappeared: return
    }
    for child in appearingChildren { child.endAppearanceTransition() }
    if isAppearing { childrenDidAppear() }
  }

  /// [O] A controller with a bar of its own that can become first responder is that as soon as it has appeared, unless another object is: the bar
  /// stands at the lower edge.
  private func dockBar() {
    let isFree = AppState.current.focus.firstResponder == nil
    if isFree, canBecomeFirstResponder, inputAccessoryView != nil { becomeFirstResponder() }
  }
}
