import Foundation

/// Lays out views in a row or a column.
///
/// How this works: the stack writes constraints between itself and its arranged views, as UIKit's does, whenever something
/// about them has changed since the last pass.
@MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    @available(*, unavailable) case _other
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    @available(*, unavailable) case _other
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: Distribution = .fill
  open var alignment: Alignment = .fill
  /// In points, between neighbours.
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { 1.175_494_350_8e-38 }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var plan: StackConstraintInputs?
  private var written: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    AppState.current.usesAutoLayout = true
  }
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    AppState.current.usesAutoLayout = true
  }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// [A] The view becomes a subview when it is none, behind which views does not depend on its place in the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    plan = nil
    setNeedsLayout()
  }

  /// [A] The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    plan = nil
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    setNeedsLayout()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  override func refreshOwnConstraints() {
    // [A] Hidden views take no room.
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let new = StackConstraintInputs(
      views: shown.map(ObjectIdentifier.init), axis: axis, distribution: distribution, alignment: alignment,
      isRelativeToMargins: isLayoutMarginsRelativeArrangement, isRelativeToBaselines: isBaselineRelativeArrangement,
      spaces: shown.map(space(after:)),
      lengths: distribution == .fillProportionally ? shown.map(length(of:)) : [])
    guard new != plan else { return }
    plan = new
    NSLayoutConstraint.deactivate(written)
    for gap in gaps { removeLayoutGuide(gap) }
    var writer = StackConstraints(stack: self, views: shown, plan: new)
    writer.write()
    gaps = writer.gaps
    written = writer.constraints
    NSLayoutConstraint.activate(written)
    setNeedsLayout()
  }

  private func space(after view: UIView) -> CGFloat {
    let space = customSpacing(after: view)
    if space == Self.spacingUseDefault { return spacing == Self.spacingUseSystem ? 8 : spacing }
    return space == Self.spacingUseSystem ? 8 : space
  }

  private func length(of view: UIView) -> CGFloat {
    let size = view.effectiveContentSize(width: nil)
    return max(0, axis == .horizontal ? size.width : size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
}

/// All that the constraints of a stack follow from.
struct StackConstraintInputs: Equatable {
  var views: [ObjectIdentifier]
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var isRelativeToMargins, isRelativeToBaselines: Bool
  /// By view: how much room comes after it.
  var spaces: [CGFloat]
  /// By view: how long its content is, where that matters.
  var lengths: [CGFloat]
}
