import Foundation

// Written by the test `OptionalMethodsTests` from the protocols in this module; `COURSEMARK_UPDATE_SNAPSHOTS=1` writes
// it anew. Each method calls the optional requirement of the same name, and returns nil when the object has none.

extension OptionalMethods where Requirements == any UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for a: UIPresentationController) -> UIModalPresentationStyle? {
    call("adaptivePresentationStyleFor:", [a])
  }
  func adaptivePresentationStyle(
    for a: UIPresentationController, traitCollection b: UITraitCollection
  ) -> UIModalPresentationStyle? {
    call("adaptivePresentationStyleFor:traitCollection:", [a, b])
  }
  func presentationControllerShouldDismiss(_ a: UIPresentationController) -> Bool? {
    call("presentationControllerShouldDismiss:", [a])
  }
  @discardableResult func presentationControllerWillDismiss(_ a: UIPresentationController) -> Void? {
    call("presentationControllerWillDismiss:", [a])
  }
  @discardableResult func presentationControllerDidDismiss(_ a: UIPresentationController) -> Void? {
    call("presentationControllerDidDismiss:", [a])
  }
  @discardableResult func presentationControllerDidAttemptToDismiss(_ a: UIPresentationController) -> Void? {
    call("presentationControllerDidAttemptToDismiss:", [a])
  }
}

extension OptionalMethods where Requirements == any UIColorPickerViewControllerDelegate {
  @discardableResult func colorPickerViewController(
    _ a: UIColorPickerViewController, didSelect b: UIColor, continuously c: Bool
  ) -> Void? {
    call("colorPickerViewController:didSelect:continuously:", [a, b, c])
  }
  @discardableResult func colorPickerViewControllerDidSelectColor(_ a: UIColorPickerViewController) -> Void? {
    call("colorPickerViewControllerDidSelectColor:", [a])
  }
  @discardableResult func colorPickerViewControllerDidFinish(_ a: UIColorPickerViewController) -> Void? {
    call("colorPickerViewControllerDidFinish:", [a])
  }
}

extension OptionalMethods where Requirements == any UIDocumentInteractionControllerDelegate {
  func documentInteractionControllerViewControllerForPreview(
    _ a: UIDocumentInteractionController
  ) -> UIViewController? {
    call("documentInteractionControllerViewControllerForPreview:", [a])
  }
  func documentInteractionControllerViewForPreview(_ a: UIDocumentInteractionController) -> UIView?? {
    call("documentInteractionControllerViewForPreview:", [a])
  }
  @discardableResult func documentInteractionControllerDidEndPreview(_ a: UIDocumentInteractionController) -> Void? {
    call("documentInteractionControllerDidEndPreview:", [a])
  }
  @discardableResult func documentInteractionControllerDidDismissOptionsMenu(
    _ a: UIDocumentInteractionController
  ) -> Void? {
    call("documentInteractionControllerDidDismissOptionsMenu:", [a])
  }
}

extension OptionalMethods where Requirements == any UIFontPickerViewControllerDelegate {
  @discardableResult func fontPickerViewControllerDidPickFont(_ a: UIFontPickerViewController) -> Void? {
    call("fontPickerViewControllerDidPickFont:", [a])
  }
  @discardableResult func fontPickerViewControllerDidCancel(_ a: UIFontPickerViewController) -> Void? {
    call("fontPickerViewControllerDidCancel:", [a])
  }
}

extension OptionalMethods where Requirements == any UIImagePickerControllerDelegate {
  @discardableResult func imagePickerController(
    _ a: UIImagePickerController, didFinishPickingMediaWithInfo b: [UIImagePickerController.InfoKey: Any]
  ) -> Void? {
    call("imagePickerController:didFinishPickingMediaWithInfo:", [a, b])
  }
  @discardableResult func imagePickerControllerDidCancel(_ a: UIImagePickerController) -> Void? {
    call("imagePickerControllerDidCancel:", [a])
  }
}

extension OptionalMethods where Requirements == any UINavigationControllerDelegate {
  @discardableResult func navigationController(
    _ a: UINavigationController, willShow b: UIViewController, animated c: Bool
  ) -> Void? {
    call("navigationController:willShow:animated:", [a, b, c])
  }
  @discardableResult func navigationController(
    _ a: UINavigationController, didShow b: UIViewController, animated c: Bool
  ) -> Void? {
    call("navigationController:didShow:animated:", [a, b, c])
  }
  func navigationController(
    _ a: UINavigationController, animationControllerFor b: UINavigationController.Operation, from c: UIViewController,
    to d: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?? {
    call("navigationController:animationControllerFor:from:to:", [a, b, c, d])
  }
  func navigationController(
    _ a: UINavigationController, interactionControllerFor b: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?? {
    call("navigationController:interactionControllerFor:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UIPageViewControllerDataSource {
  func presentationCount(for a: UIPageViewController) -> Int? { call("presentationCountFor:", [a]) }
  func presentationIndex(for a: UIPageViewController) -> Int? { call("presentationIndexFor:", [a]) }
}

extension OptionalMethods where Requirements == any UIPageViewControllerDelegate {
  @discardableResult func pageViewController(
    _ a: UIPageViewController, willTransitionTo b: [UIViewController]
  ) -> Void? {
    call("pageViewController:willTransitionTo:", [a, b])
  }
  @discardableResult func pageViewController(
    _ a: UIPageViewController, didFinishAnimating b: Bool, previousViewControllers c: [UIViewController],
    transitionCompleted d: Bool
  ) -> Void? {
    call("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", [a, b, c, d])
  }
  func pageViewController(
    _ a: UIPageViewController, spineLocationFor b: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation? {
    call("pageViewController:spineLocationFor:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UIPopoverPresentationControllerDelegate {
  @discardableResult func prepareForPopoverPresentation(_ a: UIPopoverPresentationController) -> Void? {
    call("prepareForPopoverPresentation:", [a])
  }
  func popoverPresentationControllerShouldDismissPopover(_ a: UIPopoverPresentationController) -> Bool? {
    call("popoverPresentationControllerShouldDismissPopover:", [a])
  }
  @discardableResult func popoverPresentationControllerDidDismissPopover(
    _ a: UIPopoverPresentationController
  ) -> Void? {
    call("popoverPresentationControllerDidDismissPopover:", [a])
  }
}

extension OptionalMethods where Requirements == any UISearchControllerDelegate {
  @discardableResult func willPresentSearchController(_ a: UISearchController) -> Void? {
    call("willPresentSearchController:", [a])
  }
  @discardableResult func didPresentSearchController(_ a: UISearchController) -> Void? {
    call("didPresentSearchController:", [a])
  }
  @discardableResult func willDismissSearchController(_ a: UISearchController) -> Void? {
    call("willDismissSearchController:", [a])
  }
  @discardableResult func didDismissSearchController(_ a: UISearchController) -> Void? {
    call("didDismissSearchController:", [a])
  }
  @discardableResult func presentSearchController(_ a: UISearchController) -> Void? {
    call("presentSearchController:", [a])
  }
}

extension OptionalMethods where Requirements == any UISheetPresentationControllerDelegate {
  @discardableResult func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ a: UISheetPresentationController
  ) -> Void? {
    call("sheetPresentationControllerDidChangeSelectedDetentIdentifier:", [a])
  }
}

extension OptionalMethods where Requirements == any UISplitViewControllerDelegate {
  func splitViewController(
    _ a: UISplitViewController, collapseSecondary b: UIViewController, onto c: UIViewController
  ) -> Bool? {
    call("splitViewController:collapseSecondary:onto:", [a, b, c])
  }
  func splitViewController(
    _ a: UISplitViewController, topColumnForCollapsingToProposedTopColumn b: UISplitViewController.Column
  ) -> UISplitViewController.Column? {
    call("splitViewController:topColumnForCollapsingToProposedTopColumn:", [a, b])
  }
  func splitViewController(
    _ a: UISplitViewController, separateSecondaryFrom b: UIViewController
  ) -> UIViewController?? {
    call("splitViewController:separateSecondaryFrom:", [a, b])
  }
  @discardableResult func splitViewController(
    _ a: UISplitViewController, willChangeTo b: UISplitViewController.DisplayMode
  ) -> Void? {
    call("splitViewController:willChangeTo:", [a, b])
  }
  @discardableResult func splitViewController(
    _ a: UISplitViewController, willShow b: UISplitViewController.Column
  ) -> Void? {
    call("splitViewController:willShow:", [a, b])
  }
  @discardableResult func splitViewController(
    _ a: UISplitViewController, willHide b: UISplitViewController.Column
  ) -> Void? {
    call("splitViewController:willHide:", [a, b])
  }
  @discardableResult func splitViewControllerDidCollapse(_ a: UISplitViewController) -> Void? {
    call("splitViewControllerDidCollapse:", [a])
  }
  @discardableResult func splitViewControllerDidExpand(_ a: UISplitViewController) -> Void? {
    call("splitViewControllerDidExpand:", [a])
  }
}

extension OptionalMethods where Requirements == any UITabBarControllerDelegate {
  func tabBarController(_ a: UITabBarController, shouldSelect b: UIViewController) -> Bool? {
    call("tabBarController:shouldSelect:", [a, b])
  }
  @discardableResult func tabBarController(_ a: UITabBarController, didSelect b: UIViewController) -> Void? {
    call("tabBarController:didSelect:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented a: UIViewController, presenting b: UIViewController, source c: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?? {
    call("animationControllerForPresented:presenting:source:", [a, b, c])
  }
  func animationController(forDismissed a: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?? {
    call("animationControllerForDismissed:", [a])
  }
  func interactionControllerForPresentation(
    using a: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?? {
    call("interactionControllerForPresentationUsing:", [a])
  }
  func interactionControllerForDismissal(
    using a: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?? {
    call("interactionControllerForDismissalUsing:", [a])
  }
  func presentationController(
    forPresented a: UIViewController, presenting b: UIViewController?, source c: UIViewController
  ) -> UIPresentationController?? {
    call("presentationControllerForPresented:presenting:source:", [a, b, c])
  }
}
