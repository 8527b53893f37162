internal import DeviceMeasures
import Foundation

// How this works: the keyboard follows the first responder. `update` compares what is up with what should be, posts the
// `will` notifications inside the keyboard's animation [O], and the `did` ones when the animation has ended.

/// The keyboard: whether it is up, where, and for whom.
@MainActor
package final class KeyboardController {
  /// [O] Seconds, and a curve that has no public name.
  static let animationDuration: TimeInterval = KeyboardMotion.duration
  static let animationCurve = KeyboardMotion.curve

  /// In points of the screen; `nil` while the keyboard is down.
  package private(set) var frame: CGRect?
  /// Whether keys are up, or a view of the app's in their place: an accessory view can be there alone.
  package private(set) var hasKeys = false
  private weak var owner: UIResponder?
  /// Who has the accessory view that is shown.
  private(set) weak var accessoryOwner: UIResponder?
  /// The accessory view that is shown. Its owner is asked for one only when input views are loaded: the answer may be a new view each time.
  private weak var accessory: UIView?
  /// An accessory view that was made without a height.
  private weak var sizelessAccessory: UIView?
  /// Holds the accessory view above the keys, and an input view in their place.
  package private(set) var host: UIWindow?
  private let controllers = InputViewControllers()
  private var endTimer: VirtualClock.ScheduledTimer?
  /// How it came to where it is, or went away; `nil` until it has been up.
  package private(set) var motion: Motion?

  private var defersUpdates = false
  /// Who has to take the key that is pressed now.
  var pressedFor: (any UIKeyInput)?

  /// Types with another keyboard from now on.
  /// [O] One that is up announces its new frame as if it was shown again.
  package func use(suggestions: Bool, hardware: Bool) {
    AppState.current.device.showsSuggestions = suggestions
    AppState.current.device.hasHardwareKeyboard = hardware
    update(isAnother: true)
  }

  /// [A] While the interface rotates, the old keyboard is hidden and another one is shown.
  func withKeyboardHidden(_ turn: () -> Void) {
    let screen = UIScreen.main.bounds
    if let old = frame {
      frame = nil
      announce(.hide, from: old, to: old.offsetBy(dx: 0, dy: screen.height - old.minY), atOnce: true)
    }
    defersUpdates = true
    turn()
    defersUpdates = false
    update()
  }

  /// Brings the keyboard to where the first responder wants it.
  /// - Parameter isAnother: Whether the user has taken another keyboard.
  package func update(isAnother: Bool = false) {
    if defersUpdates { return }
    let responder = AppState.current.focus.firstResponder
    let accessoryOwner = responder.flatMap { owner(of: \.accessory, from: $0) }
    let accessory = accessoryOwner?.accessory
    let inputView = responder.flatMap { owner(of: \.placeOfKeys, from: $0)?.placeOfKeys }
    self.accessoryOwner = accessoryOwner
    let height = responder.map { self.height(for: $0, accessory, inputView) } ?? 0
    hasKeys = inputView != nil || takesScreenKeys(responder)
    let screen = UIScreen.main.bounds
    let target = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    install(accessory, inputView: inputView, in: target)
    let ownerChanged = owner !== responder
    owner = responder
    switch (frame, height > 0) {
    case (nil, false): break
    case (nil, true):
      frame = target
      responder?.keyboardAppears()
      announce(.show, from: CGRect(x: 0, y: screen.height, width: target.width, height: target.height), to: target)
    case (let old?, false):
      frame = nil
      announce(.hide, from: old, to: CGRect(x: 0, y: screen.height, width: old.width, height: old.height))
    case (let old?, true):
      frame = target
      guard ownerChanged || old != target else { break }
      // [?] Between fields of one height nothing is shown again. Where the height changes, it is written nowhere whether that is a
      // showing too. It is one here: apps that listen to either notification then know where the keyboard is.
      let isAnotherHeight = ownerChanged && old.height != target.height
      if isAnotherHeight { Assumption.shown([UIResponder.keyboardWillShowNotification], .shownAtAnotherHeight) }
      let again =
        isAnother || isAnotherHeight || ownerChanged && AppState.current.device.showsKeyboardAgainBetweenFields
      announce(again ? .show : .changeFrame, from: old, to: target)
    }
  }

  // MARK: Size

  private func height(for responder: UIResponder, _ accessory: UIView?, _ inputView: UIView?) -> CGFloat {
    let accessoryHeight = accessory.map(height(of:)) ?? 0
    if let inputView { return accessoryHeight + height(inPlaceOfKeys: inputView) }
    guard takesScreenKeys(responder), let input = responder as? any UIKeyInput else { return accessoryHeight }
    return accessoryHeight + AppState.current.device.keyboardHeight(keypad: input.keyboardType.isKeypad)
  }

  private func height(inPlaceOfKeys inputView: UIView) -> CGFloat {
    let isKeypad = (AppState.current.focus.firstResponder as? any UIKeyInput)?.keyboardType.isKeypad ?? false
    return inputView.height(inPlaceOfKeys: AppState.current.device.keyboardHeight(keypad: isKeypad))
  }

  /// [O] An accessory view is as high as it was made, unless it says that its content decides: by a flexible height beside an intrinsic
  /// one or none at all, or by constraints alone.
  private func height(of accessory: UIView) -> CGFloat {
    let own = accessory.intrinsicContentSize.height
    let asks = (accessory as? UIInputView)?.allowsSelfSizing ?? false
    if accessory.bounds.height == 0 { sizelessAccessory = accessory }
    let isFlexible =
      accessory.autoresizingMask.contains(.flexibleHeight)
      && (own != UIView.noIntrinsicMetric || sizelessAccessory === accessory)
    let followsContent = asks || isFlexible || !accessory.translatesAutoresizingMaskIntoConstraints
    guard followsContent else { return accessory.bounds.height }
    let fitting = accessory.systemLayoutSizeFitting(
      CGSize(width: UIScreen.main.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = max(own, fitting.height)
    return height > 0 ? height.rounded(.up) : accessory.bounds.height
  }

  /// Lays out what is above the keys or in their place. What is in an accessory view may have become higher.
  package func layOut() {
    host?.layoutIfNeeded()
    guard let accessory, let host, accessory.window === host, height(of: accessory) != accessory.bounds.height,
      accessoryOwner?.accessory === accessory
    else { return }
    update()
  }

  /// Whether a view of the app's stands in the place of the keys.
  var showsInputView: Bool {
    AppState.current.focus.firstResponder.flatMap { owner(of: \.placeOfKeys, from: $0) } != nil
  }

  private func takesScreenKeys(_ responder: UIResponder?) -> Bool {
    guard responder is any UIKeyInput, !AppState.current.device.hasHardwareKeyboard else { return false }
    return (responder as? UITextView)?.isEditable ?? true
  }

  /// [H] UIResponder: both views are looked for along the responder chain. [O] That of a field in an accessory view goes on with who has
  /// the view: a bar that its controller has docked stays while its own field is typed into.
  private func owner(of view: KeyPath<UIResponder, UIView?>, from responder: UIResponder) -> UIResponder? {
    func first(from start: UIResponder) -> UIResponder? {
      sequence(first: start, next: \.next).first { $0[keyPath: view] != nil }
    }
    return first(from: responder) ?? (isInBar(responder) ? accessoryOwner.flatMap(first) : nil)
  }

  /// Whether it is a view of the accessory view's.
  func isInBar(_ responder: UIResponder) -> Bool {
    guard let host, let view = responder as? UIView else { return false }
    return view.window === host
  }

  private func install(_ accessory: UIView?, inputView: UIView?, in target: CGRect) {
    let parts = [accessory, inputView].compactMap { $0 }
    // Before the window that holds them gets another size, which flexible ones follow.
    let heights = parts.map { $0 === accessory ? height(of: $0) : height(inPlaceOfKeys: $0) }
    defer { controllers.update(parts) }
    self.accessory = accessory
    let isAsHigh = zip(parts, heights).allSatisfy { $0.bounds.height == $1 }
    if let host, host.subviews.elementsEqual(parts, by: ===), host.frame == target, isAsHigh { return }
    // A view that stays, stays in its window: one of its own may have the focus.
    let window: UIWindow
    if let host, host.subviews.first === parts.first, !parts.isEmpty {
      window = host
      host.frame = target
      for part in host.subviews where !parts.contains(where: { $0 === part }) { part.removeFromSuperview() }
    } else {
      host?.subviews.forEach { $0.removeFromSuperview() }
      host = nil
      guard !parts.isEmpty else { return }
      window = UIWindow(frame: target)
    }
    var y: CGFloat = 0
    for (part, height) in zip(parts, heights) {
      part.frame = CGRect(x: 0, y: y, width: target.width, height: height)
      y += height
      if part.superview !== window { window.addSubview(part) }
    }
    host = window
  }

  // MARK: Notifications

  private enum Change {
    case show, hide, changeFrame
  }

  /// [?] The order within a change: change-frame before show or hide.
  /// - Parameter atOnce: Whether the end of the animation is not waited for.
  private func announce(_ change: Change, from begin: CGRect, to end: CGRect, atOnce: Bool = false) {
    let (will, did): ([Notification.Name], [Notification.Name]) =
      switch change {
      case .show:
        (
          [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification],
          [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
        )
      case .hide:
        (
          [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification],
          [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
        )
      case .changeFrame:
        ([UIResponder.keyboardWillChangeFrameNotification], [UIResponder.keyboardDidChangeFrameNotification])
      }
    let information = userInfo(from: begin, to: end)
    let screen = AppState.current.device.keyboardNotificationsNameScreen ? UIScreen.main : nil
    motion = AppState.current.animations.motion()
    func post(_ names: [Notification.Name]) {
      Assumption.posts(names, .keyboardOrder)
      for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: information) }
    }
    if let endTimer { AppState.current.clock.cancel(endTimer) }
    let options = UIView.AnimationOptions(rawValue: UInt(Self.animationCurve) << 16)
    AppState.current.animations.run(
      .init(duration: Self.animationDuration, delay: 0, options: options), isRecorded: false,
      animations: {
        for window in UIApplication.shared.windows { window.moveSheets() }
        post(will)
        // [A] UIKeyboardLayoutGuide: what is tied to the guide moves with the keyboard.
        for window in UIApplication.shared.windows { window.layOutKeyboardGuides() }
      }, completion: nil)
    // [O] A constraint that a handler changes, and does not lay out, may jump: the layout comes after the animation's block.
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    if atOnce { return post(did) }
    endTimer = AppState.current.clock.schedule(after: Self.animationDuration, awaited: true) { post(did) }
  }

  private func userInfo(from begin: CGRect, to end: CGRect) -> [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.animationDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.animationCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
      "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
      "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
    ]
  }
}
