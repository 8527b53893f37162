import Foundation

extension UIViewController {
  /// [H] Calls `willMove(toParent:)`, and not `didMove(toParent:)`.
  public func addChild(_ childController: UIViewController) {
    guard childController.assignedParent !== self else { return }
    if childController === self {
      _raise("UIViewControllerHierarchyInconsistency", "A view controller cannot be a child of itself")
    }
    // [H] A controller that has a parent is taken away from it first.
    childController.assignedParent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    childController.assignedParent = self
    children.append(childController)
  }

  /// [H] Calls `didMove(toParent: nil)`, and not `willMove(toParent:)`.
  public func removeFromParent() {
    guard let parent = assignedParent else { return }
    parent.children.removeAll { $0 === self }
    assignedParent = nil
    didMove(toParent: nil)
  }

  /// [A] The one child's view takes the place of the other's, and both controllers are told.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    for controller in [fromViewController, toViewController] where controller.parent !== self {
      _raiseInconsistency(
        "Children view controllers <\(_ObjectiveC.className(of: fromViewController)): \(_ObjectiveC.address)> and "
          + "<\(_ObjectiveC.className(of: toViewController)): \(_ObjectiveC.address)> must have a common parent view "
          + "controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:"
          + "animations:completion:]")
    }
    let container = fromViewController.view.superview
    // [O] Both are told as of any animated transition: before it, and when it has come to its end.
    let tells = shouldAutomaticallyForwardAppearanceMethods && appearance == .appeared
    if tells {
      toViewController.isMovingToParent = true
      fromViewController.isMovingFromParent = true
      toViewController.beginAppearanceTransition(true, animated: duration > 0)
      fromViewController.beginAppearanceTransition(false, animated: duration > 0)
    }
    container?.addSubview(toViewController.view)
    if tells { toViewController.isAppearing(duration > 0) }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}) { finished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      if tells {
        toViewController.endAppearanceTransition()
        fromViewController.endAppearanceTransition()
        toViewController.isMovingToParent = false
        fromViewController.isMovingFromParent = false
      }
      completion?(finished)
    }
  }

  /// The children that appear with this controller: their views are in its own.
  var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }
}

// How this works: a controller whose view is put into a window, or taken out of one, by `addSubview` or
// `removeFromSuperview` is told that it appears or disappears [O]. Where the window, a presentation or the parent already tells it,
// its state says so, and nothing is told twice.

/// A move of a controller's view into or out of a window that changes the controller's appearance by itself.
enum HierarchyChange {
  case none, appearing, disappearing
}

extension UIViewController {
  func viewWillMove(toWindow window: UIWindow?) {
    if window != nil, appearance == .disappeared, followsViewHierarchy {
      hierarchyChange = .appearing
      isMovingToParent = parent != nil
      beginAppearanceTransition(true, animated: false)
    } else if window == nil, appearance == .appeared, followsViewHierarchy {
      hierarchyChange = .disappearing
      isMovingFromParent = parent != nil
      beginAppearanceTransition(false, animated: false)
    }
  }

  func viewDidMoveToWindow() {
    guard hierarchyChange != .none else { return }
    if hierarchyChange == .appearing { isAppearing(false) }
    hierarchyChange = .none
    endAppearanceTransition()
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Whether the controller follows the move of its view. A parent that appears or disappears itself tells its children.
  private var followsViewHierarchy: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance == .appeared
  }
}
