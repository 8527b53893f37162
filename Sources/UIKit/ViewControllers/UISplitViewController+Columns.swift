import Foundation

// How this works: [A] UISplitViewController, Column-style split view controllers: each column but the compact one gets a navigation controller, unless it
// is one. Where only one is shown, that is the compact column; without one, the others go on top of the primary column, up to that which the delegate names.

extension UISplitViewController {
  public func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc.map { column == .compact || $0 is UINavigationController ? $0 : navigation(with: $0) }
    let shown: [UIViewController?] =
      isCollapsed && columns[.compact] != nil
      ? [columns[.compact]] : [columns[.primary], columns[.supplementary], columns[.secondary]]
    viewControllers = shown.compactMap { $0 }
  }
  /// [A] The controller that was set, not the navigation controller around it.
  public func viewController(for column: Column) -> UIViewController? {
    let shown = columns[column]
    return (shown as? MadeNavigationController)?.root ?? shown
  }

  /// Brings a column into sight.
  public func show(_ column: Column) {
    guard isCollapsed, let navigation = columns[.primary] as? UINavigationController,
      let top = viewController(for: column).map({ ($0 as? UINavigationController)?.topViewController ?? $0 })
    else { return }
    if navigation.viewControllers.contains(where: { $0 === top }) {
      navigation.popToViewController(top, animated: UIView.areAnimationsEnabled)
    } else if column != .primary {
      navigation.pushViewController(top, animated: UIView.areAnimationsEnabled)
    }
  }
  /// [?] Where only one is shown, the one below comes into sight.
  public func hide(_ column: Column) {
    guard isCollapsed, let navigation = columns[.primary] as? UINavigationController,
      let top = viewController(for: column), navigation.topViewController === top
    else { return }
    navigation.popViewController(animated: UIView.areAnimationsEnabled)
  }

  func collapseColumns() {
    guard isCollapsed, columns[.compact] == nil, let primary = columns[.primary] as? UINavigationController,
      viewControllers.count > 1
    else { return }
    let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
    let top =
      OptionalMethods<any UISplitViewControllerDelegate>(delegate)
      .splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    viewControllers = [primary]
    let above: [Column] =
      top == .secondary ? [.supplementary, .secondary] : top == .supplementary ? [.supplementary] : []
    for column in above {
      guard let stack = columns[column] as? UINavigationController, let root = stack.topViewController else { continue }
      stack.viewControllers = []
      primary.pushViewController(root, animated: false)
    }
  }

  private func navigation(with root: UIViewController) -> UINavigationController {
    MadeNavigationController(around: root)
  }
}

/// A navigation controller that a column has got.
@MainActor
private final class MadeNavigationController: UINavigationController {
  private(set) var root: UIViewController?

  convenience init(around root: UIViewController) {
    self.init(rootViewController: root)
    self.root = root
  }
}
