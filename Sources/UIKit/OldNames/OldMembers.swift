import Foundation

// Names of Swift 4, which 4.2 renamed: mode 4 has them, mode 5 gets Apple's words for what they are called now.

@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@available(swift, obsoleted: 4.2, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { -1 }

@available(swift, obsoleted: 4.2, message: "Use UIEdgeInsets(top:left:bottom:right:) instead")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(swift, obsoleted: 4.2, message: "Use insets.inset(by:) of the rectangle instead")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

extension UIViewController {
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
}

extension UIView {
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

// Names of Swift 2: errors in every mode, with Apple's words for what they are called now.

extension UIViewController {
  @available(*, unavailable, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {}
  @available(*, unavailable, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)? = nil) {}
}
