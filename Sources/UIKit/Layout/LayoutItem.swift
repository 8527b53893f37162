import Foundation

/// What a constraint can hold on to: a view, or a layout guide of one.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view in whose coordinates the item lies.
  var layoutParent: UIView? { get }
  /// The view that the item is, or belongs to.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutParent: UIView? { superview }
  var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutParent: UIView? { owningView }
  var layoutView: UIView? { owningView }
}

/// What Auto Layout keeps for a view. A view that has nothing to do with it has none of these.
@MainActor
final class AutoLayoutState {
  /// Those that the view holds: each is about views at or below it.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// By axis; what is absent is as the class has it.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The frame that the constraints give the view, in points of its superview, rounded to pixels.
  var solvedFrame: CGRect?
  /// Only in a view without a superview.
  var engine: LayoutEngine?
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// Measures the view by itself.
  var fittingEngine: LayoutEngine?
  /// Margins that were set, without what the safe area adds.
  var margins: UIEdgeInsets?
  /// `nil` as long as nobody has said.
  var insetsMarginsFromSafeArea: Bool?
  var preservesSuperviewMargins = false
  /// The last answer to `intrinsicContentSize` of a view that says when it changes.
  var contentSize: CGSize?
}

extension UIView {
  var layoutState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    return state
  }
}
