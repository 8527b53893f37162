import Foundation

// How this works: turning the phone changes the screen's bounds, when the controller in front supports the new orientation.
// [A] Changing the orientation hides the keyboard and shows the other one, with all four notifications each way (Text
// Programming Guide for iOS, Managing the Keyboard); the first responder stays [O].
// [A] UIContentContainer: willTransition(to:with:), viewWillTransition(to:with:), the change, the completion.

extension UIApplication {
  /// The user turns the phone.
  package func turn(to orientation: UIDeviceOrientation) {
    guard orientation != AppState.current.device.orientation else { return }
    AppState.current.device.orientation = orientation
    if UIDevice.current.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    guard let target = UIInterfaceOrientation(following: orientation),
      target != AppState.current.device.interfaceOrientation, supports(target)
    else { return }
    AppState.current.keyboard.withKeyboardHidden { turnInterface(to: target) }
  }

  /// [A] supportedInterfaceOrientations: the controller in front is asked, and the app's delegate.
  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let root = keyWindow?.rootViewController else { return orientation != .portraitUpsideDown }
    let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    guard front.shouldAutorotate else { return false }
    // [A] UISupportedInterfaceOrientations: what the app says of itself, where it does.
    let mask = SharedAppState.current.resources.withLock(\.orientations) ?? .all
    return front.supportedInterfaceOrientations.intersection(mask).contains(orientation)
  }

  private func turnInterface(to orientation: UIInterfaceOrientation) {
    let oldBounds = UIScreen.main.bounds
    let oldTraits = UITraitCollection.current
    var turned = AppState.current.device
    turned.interfaceOrientation = orientation
    let newBounds = CGRect(origin: .zero, size: turned.screenSize)
    let newTraits = UITraitCollection(of: turned)
    let changesTraits = !oldTraits.hasSameSizeClasses(as: newTraits)
    let turning = windows.filter { $0.frame == oldBounds }
    let coordinator = TransitionCoordinator(container: keyWindow ?? UIView())
    for controller in turning.compactMap(\.rootViewController) {
      let family = sequence(first: controller, next: \.presentedViewController)
      for controller in family where oldBounds.size != newBounds.size {
        if changesTraits { controller.willTransition(to: newTraits, with: coordinator) }
        controller.viewWillTransition(to: newBounds.size, with: coordinator)
      }
    }
    AppState.current.device.interfaceOrientation = orientation
    coordinator.run {
      if changesTraits { AppState.current.sizeClassVariations.apply(newTraits) }
      for window in turning {
        window.frame = newBounds
        if changesTraits, window.tellOfTraits(since: oldTraits, stylesStay: true) > 1 { Assumption.notice(.traitOrder) }
        window.layoutIfNeeded()
      }
    }
  }
}

extension UIView {
  /// [?] A view is told before those inside of it, a controller after its view.
  /// - Parameters:
  ///   - stylesStay: Whether each has had the style before that it has now.
  ///   - reaches: Whether a view below has its traits from this one.
  /// - Returns: How many of them are the app's own, and listen.
  @discardableResult
  func tellOfTraits(
    since oldOfApp: UITraitCollection, stylesStay: Bool = false, where reaches: (UIView) -> Bool = { _ in true }
  ) -> Int {
    let style = stylesStay ? traitCollection.userInterfaceStyle : oldOfApp.userInterfaceStyle
    let old = oldOfApp.modifyingTraits { $0.userInterfaceStyle = style }
    traitCollectionDidChange(old)
    traitRegistrations.tell(self, since: old)
    controller?.traitCollectionDidChange(old)
    if let controller { controller.traitRegistrations.tell(controller, since: old) }
    let listeners = [self, controller].compactMap { $0 as AnyObject? }.count {
      Assumption.implements($0, ["traitCollectionDidChange:"])
    }
    return subviews.filter(reaches).reduce(listeners) {
      $0 + $1.tellOfTraits(since: oldOfApp, stylesStay: stylesStay, where: reaches)
    }
  }
}
