extension UIViewController {
  /// [A] show(_:sender:): the nearest container that shows controllers in a way of its own does so; without one, the
  /// controller is presented.
  func showInContainer(_ controller: UIViewController, sender: Any?) {
    for ancestor in sequence(first: self, next: \.parent) {
      if let stack = ancestor as? UINavigationController { return stack.show(controller, sender: sender) }
      if let split = ancestor as? UISplitViewController { return split.show(controller, sender: sender) }
    }
    present(controller, animated: UIView.areAnimationsEnabled)
  }

  /// [A] showDetailViewController(_:sender:): a split view controller puts it in the place of its details.
  func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    if let split = sequence(first: self, next: \.parent).lazy.compactMap({ $0 as? UISplitViewController }).first {
      return split.showDetailViewController(controller, sender: sender)
    }
    present(controller, animated: UIView.areAnimationsEnabled)
  }
}
