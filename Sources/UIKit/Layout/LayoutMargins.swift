internal import DeviceMeasures
import Foundation

extension UIView {
  /// [A] layoutMargins: at the edge of the screen the safe area is added. [A] systemMinimumLayoutMargins: the view of a controller
  /// has at least those at its sides. [O] 16 points, 20 on wider screens; 8 all around in other views.
  var currentLayoutMargins: UIEdgeInsets {
    var margins = autoLayout?.margins ?? defaultMargins
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins
      margins.left = max(margins.left, least.leading)
      margins.right = max(margins.right, least.trailing)
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
    if autoLayout?.preservesSuperviewMargins == true, let superview {
      margins = margins.covering(superview.layoutMargins.reaching(into: untransformedFrame, of: superview.bounds))
    }
    return margins
  }

  /// [O] The content of a cell, or of a section's header, keeps its margins below a bar, or rows would become higher as they scroll; cells keep the whole content
  /// away from the sides of the safe area instead.
  private var isContentOfCell: Bool {
    switch superview {
    case let cell as UITableViewCell: cell.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    case let header as UITableViewHeaderFooterView: header.contentView === self
    default: false
    }
  }

  private var defaultMargins: UIEdgeInsets {
    if controller != nil { return .zero }
    if superview is UITableViewCell {
      let side = UIViewController.systemMargin
      return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  func keepLayoutMargins(_ margins: UIEdgeInsets) {
    guard margins != autoLayout?.margins else { return }
    layoutState.margins = margins
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }

  /// [A] In the direction in which the view is read.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (leading, trailing) = isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
      return NSDirectionalEdgeInsets(top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set {
      let (left, right) =
        isRightToLeft ? (newValue.trailing, newValue.leading) : (newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
    }
  }
  public var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout?.preservesSuperviewMargins ?? false }
    set {
      layoutState.preservesSuperviewMargins = newValue
      setNeedsLayout()
    }
  }
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout?.insetsMarginsFromSafeArea ?? !isContentOfCell }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      setNeedsLayout()
    }
  }
}

extension UIViewController {
  static var systemMargin: CGFloat { AppState.current.device.measures.sideMargin }

  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: Self.systemMargin, bottom: 0, trailing: Self.systemMargin)
  }
}
