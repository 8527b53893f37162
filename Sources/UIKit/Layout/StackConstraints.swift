import Foundation

/// Writes the constraints of a stack. The names and strengths are those that UIKit's console shows [O].
@MainActor
struct StackConstraints {
  let stack: UIStackView
  let views: [UIView]
  let plan: StackConstraintInputs
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The rooms between neighbours that are to be equal.
  private(set) var gaps: [UILayoutGuide] = []

  private var isRow: Bool { plan.axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { isRow ? .height : .width }
  /// What the views are laid out in.
  private let canvas: AnyObject

  init(stack: UIStackView, views: [UIView], plan: StackConstraintInputs) {
    self.stack = stack
    self.views = views
    self.plan = plan
    canvas = plan.isRelativeToMargins ? stack.layoutMarginsGuide : stack
  }

  mutating func write() {
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, canvas, start, name: "UISV-canvas-connection")
    add(canvas, end, .equal, last, end, name: "UISV-canvas-connection")
    distribute()
    align()
  }

  // MARK: Along the axis

  private mutating func distribute() {
    let pairs = Array(zip(views, views.dropFirst()))
    for (index, (view, next)) in pairs.enumerated() {
      switch plan.distribution {
      case .fill, .fillEqually, .fillProportionally:
        // [A] isBaselineRelativeArrangement: the space is measured from baseline to baseline.
        let isByBaseline = plan.isRelativeToBaselines && !isRow
        add(
          next, isByBaseline ? .firstBaseline : start, .equal, view, isByBaseline ? .lastBaseline : end,
          constant: plan.spaces[index], name: "UISV-spacing")
      default:
        add(next, start, .greaterThanOrEqual, view, end, constant: plan.spaces[index], name: "UISV-spacing")
        addGap(between: view, next)
      }
    }
    switch plan.distribution {
    case .fillEqually:
      for view in views.dropFirst() { add(view, length, .equal, views[0], length, name: "UISV-fill-equally") }
    case .fillProportionally: proportion()
    default: break
    }
  }

  /// [A] UIStackView.Distribution.fillProportionally: sizes are to each other as the contents are.
  private mutating func proportion() {
    guard let reference = plan.lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in views.enumerated() where index != reference && plan.lengths[index] > 0 {
      add(
        view, length, .equal, views[reference], length, multiplier: plan.lengths[index] / plan.lengths[reference],
        priority: Float(999 - min(index, 200)), name: "UISV-fill-proportionally")
    }
  }

  /// The rooms between the edges, or the centers, of neighbours are of one size.
  private mutating func addGap(between view: UIView, _ next: UIView) {
    let gap = UILayoutGuide()
    stack.addLayoutGuide(gap)
    let isByCenter = plan.distribution == .equalCentering
    let center: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
    add(gap, start, .equal, view, isByCenter ? center : end, name: "UISV-distributing-edge")
    add(gap, end, .equal, next, isByCenter ? center : start, name: "UISV-distributing-edge")
    if let first = gaps.first {
      add(
        gap, length, .equal, first, length, priority: isByCenter ? Float(150 - min(gaps.count, 100)) : 1000,
        name: "UISV-fill-equally")
    }
    gaps.append(gap)
  }

  // MARK: Across it

  private mutating func align() {
    for view in views {
      switch plan.alignment {
      case .fill: hold(view, .equal, .equal)
      case .leading: hold(view, .equal, .lessThanOrEqual)
      case .trailing: hold(view, .greaterThanOrEqual, .equal)
      case .center:
        hold(view, .greaterThanOrEqual, .lessThanOrEqual)
        add(view, crossCenter, .equal, canvas, crossCenter, name: "UISV-alignment")
      default:
        hold(view, .greaterThanOrEqual, .lessThanOrEqual)
        let line: NSLayoutConstraint.Attribute = plan.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if view !== views[0], isRow { add(view, line, .equal, views[0], line, name: "UISV-alignment") }
      }
    }
    guard plan.alignment != .fill else { return }
    add(canvas, crossLength, .equal, nil, .notAnAttribute, priority: 51, name: "UISV-spanning-fit")
    for view in views {
      add(view, crossLength, .equal, nil, .notAnAttribute, priority: 25, name: "UISV-ambiguity-suppression")
    }
  }

  private mutating func hold(
    _ view: UIView, _ atStart: NSLayoutConstraint.Relation, _ atEnd: NSLayoutConstraint.Relation
  ) {
    add(view, crossStart, atStart, canvas, crossStart, name: "UISV-canvas-connection")
    add(view, crossEnd, atEnd, canvas, crossEnd, name: "UISV-canvas-connection")
  }

  private mutating func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = name
    constraints.append(constraint)
  }
}
