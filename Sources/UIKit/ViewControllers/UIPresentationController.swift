internal import DeviceMeasures
import Foundation

/// Manages how one controller is presented by another, from the first moment to the last.
@MainActor
open class UIPresentationController: NSObject, _MethodTableProviding {
  open nonisolated class func _methodTable() -> _MethodTable? { nil }

  // A controller keeps its presentation controller; the way back is weak.
  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?
  private weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  public var presentedViewController: UIViewController { presented ?? UIViewController() }
  public var presentingViewController: UIViewController {
    presenter ?? presented?.presentingViewController ?? UIViewController()
  }
  open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  private var delegateMethods: OptionalMethods<any UIAdaptivePresentationControllerDelegate> { .init(delegate) }

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle.adapted(of: presentedViewController) ?? .none
  }

  /// The style that is used on this device. [A] `.none` says that nothing is to be adapted; the method that is given the traits is asked
  /// before the other one.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    guard let presented else { return .none }
    let style = presented.modalPresentationStyle
    let usual = style.adapted(of: presented)
    let answer =
      delegateMethods.adaptivePresentationStyle(for: self, traitCollection: presented.traitCollection)
      ?? delegateMethods.adaptivePresentationStyle(for: self)
    switch answer {
    case UIModalPresentationStyle.none?: return style
    case .fullScreen?, .overFullScreen?, .pageSheet?, .formSheet?: return answer ?? usual
    default: return usual
    }
  }

  // MARK: Views

  /// Lies over the window while the presentation lasts.
  open var containerView: UIView? { assignedContainerView }
  final var assignedContainerView: UIView?
  /// [A] presentedView: the root view of the presented controller, which is loaded for it.
  open var presentedView: UIView? { presented?.view }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { adaptivePresentationStyle.removesPresentersView }

  /// [O] A sheet on a phone leaves the status bar and ten points more; on a tablet it is centred.
  open var frameOfPresentedViewInContainerView: CGRect {
    let space = containerView?.bounds ?? UIScreen.main.bounds
    let device = AppState.current.device
    switch adaptivePresentationStyle {
    case .pageSheet where !device.isPad, .formSheet where !device.isPad:
      let statusBar = max(device.safeAreaInsets.top, DeviceMeasures.standard.form.safeArea(isLandscape: false).top)
      let top = statusBar + ViewMeasures.spaceAboveSheet
      return CGRect(x: 0, y: top, width: space.width, height: space.height - top)
    case .pageSheet:
      return Self.centred(
        CGSize(width: ViewMeasures.pageSheet.width, height: space.height - ViewMeasures.pageSheet.freeHeight), in: space
      )
    case .formSheet, .popover:
      let preferred = presented?.preferredContentSize ?? .zero
      let usual = adaptivePresentationStyle == .formSheet ? ViewMeasures.formSheet : ViewMeasures.popover
      return Self.centred(
        preferred == .zero ? CGSize(width: usual.width, height: usual.height) : preferred, in: space)
    default: return space
    }
  }

  private static func centred(_ size: CGSize, in space: CGRect) -> CGRect {
    CGRect(
      x: ((space.width - size.width) / 2).rounded(), y: ((space.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  // MARK: The size that its controller prefers

  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// [A] UIContentContainer: a popover follows the size that its content prefers.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    guard containerView != nil, [.popover, .formSheet].contains(adaptivePresentationStyle) else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: What a subclass overrides

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

extension UIPresentationController {
  /// A person drags a sheet down, or touches beside a popover.
  /// [A] Disabling the pull-down gesture for a sheet: the delegate may refuse, and is told of the attempt; none of
  /// these calls comes when code dismisses.
  package func attemptToDismiss() {
    guard let presented, let presenter = presented.presentingViewController else { return }
    let popover = self as? UIPopoverPresentationController
    let popoverMethods = OptionalMethods<any UIPopoverPresentationControllerDelegate>(delegate)
    let popoverAllows = popover.flatMap { popoverMethods.popoverPresentationControllerShouldDismissPopover($0) }
    let allows = delegateMethods.presentationControllerShouldDismiss(self) ?? popoverAllows ?? true
    guard allows, !presented.asksToStay else {
      delegateMethods.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegateMethods.presentationControllerWillDismiss(self)
    presenter.hideModal(true) { [self] in
      delegateMethods.presentationControllerDidDismiss(self)
      if let popover { popoverMethods.popoverPresentationControllerDidDismissPopover(popover) }
    }
  }

  /// Before anything moves.
  func prepare() {
    guard let popover = self as? UIPopoverPresentationController, adaptivePresentationStyle == .popover else { return }
    OptionalMethods<any UIPopoverPresentationControllerDelegate>(delegate).prepareForPopoverPresentation(popover)
    // [O] NSGenericException.
    if popover.sourceView == nil, popover.barButtonItem == nil {
      _raise(
        "NSGenericException",
        "UIPopoverPresentationController (<UIPopoverPresentationController: \(_ObjectiveC.address)>) should have a "
          + "non-nil sourceView or barButtonItem set before the presentation occurs.")
    }
  }

  /// Whether a drag takes it away.
  package var isSheet: Bool { adaptivePresentationStyle.isSheet }
}

extension UIViewController {
  /// [A] isModalInPresentation, Disabling the pull-down gesture for a sheet: it may be set in a navigation controller's or another container's
  /// child that is on the screen.
  fileprivate var asksToStay: Bool {
    isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.asksToStay }
  }
}
