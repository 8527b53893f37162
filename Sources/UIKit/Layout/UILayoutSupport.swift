import Foundation

/// Where the bars at the top or bottom of a controller's view end: the way before safe areas.
@MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points from the view's edge.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

@MainActor
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { owningView?.fixedHeight(of: kind) ?? 0 }
}

extension UIViewController {
  /// [A] topLayoutGuide: deprecated since iOS 11 for the safe area.
  public var topLayoutGuide: any UILayoutSupport { barGuide(.topBar) }
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottomBar) }

  private func barGuide(_ kind: UILayoutGuide.Kind) -> BarLayoutGuide {
    loadViewIfNeeded()
    let owner = view ?? UIView()
    return owner.systemGuide(kind) as? BarLayoutGuide ?? BarLayoutGuide(kind: kind, in: owner)
  }
}
