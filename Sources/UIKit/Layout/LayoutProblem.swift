import Foundation

// How this works: each item that a constraint names gets four unknowns, its place in its superview and its size. A view that
// translates its autoresizing mask is where its frame says. A guide of the system's keeps its insets. Any other view is
// as large as its intrinsic content size, and where the constraints put it. A constraint is written down in the coordinates of the
// nearest common ancestor of its items, so a multiplier means what it means to UIKit.

/// The constraints of a tree of views as a linear system.
@MainActor
struct LayoutProblem {
  struct Unknowns {
    var x, y, width, height: Int
    func place(_ axis: NSLayoutConstraint.Axis) -> Int { axis == .horizontal ? x : y }
    func size(_ axis: NSLayoutConstraint.Axis) -> Int { axis == .horizontal ? width : height }
  }

  /// Where a constraint of the system comes from.
  enum Source {
    case frame(UIView)
    case content(UIView)
    case guide(UILayoutGuide)
    case explicit(NSLayoutConstraint)
  }

  /// The size that the root gets as nearly as its constraints allow, when the root itself is measured.
  struct Target {
    var size: CGSize
    var horizontal, vertical: UILayoutPriority
  }

  let root: UIView
  let target: Target?
  /// How wide labels of several lines are, as far as it is known.
  let widths: [ObjectIdentifier: CGFloat]
  private(set) var system = LinearSystem()
  /// By constraint of the system.
  private(set) var sources: [Source] = []
  private(set) var items: [(item: any LayoutItem, unknowns: Unknowns)] = []
  private var itemNumber: [ObjectIdentifier: Int] = [:]
  /// Those of content and of the app: they come after the required ones of frames.
  private var pending: [(LinearSystem.Constraint, Source)] = []

  init(root: UIView, target: Target? = nil, widths: [ObjectIdentifier: CGFloat] = [:]) {
    self.root = root
    self.target = target
    self.widths = widths
    if target != nil { _ = unknowns(of: root) }
    collect(root)
    addContentSizes(root)
    // Required constraints of frames come first, so that of a contradiction one of the app's own is broken.
    for (constraint, source) in pending {
      system.constraints.append(constraint)
      sources.append(source)
    }
    pending = []
  }

  private mutating func collect(_ view: UIView) {
    for constraint in view.constraints { add(constraint) }
    for subview in view.subviews { collect(subview) }
  }

  // MARK: Constraints

  private mutating func add(_ constraint: NSLayoutConstraint) {
    let items = constraint.items
    guard let first = items.first, items.count == 2 || constraint.secondAttribute == .notAnAttribute,
      let ancestor = ConstraintRules.commonAncestor(of: items)
    else { return }
    // [A] Leading and trailing, and a distance in the direction of reading, are turned round where people read from right to left.
    let isTurned =
      ancestor.isRightToLeft && (constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading)
    func edge(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
      isTurned ? attribute.turnedRound : attribute
    }
    var expression = value(
      edge(constraint.firstAttribute), of: first, in: ancestor, isAboutContent: items.count == 2 && first === ancestor)
    if items.count == 2 {
      let second = value(
        edge(constraint.secondAttribute), of: items[1], in: ancestor,
        isAboutContent: items[1] === ancestor && first !== ancestor)
      expression.add(second, times: -Double(constraint.multiplier))
    }
    expression.constant -= Double(isTurned ? -constraint.constant : constraint.constant)
    let relation: LinearSystem.Relation =
      switch isTurned ? constraint.relation.negated : constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      default: .greaterOrEqual
      }
    pending.append(
      (
        .init(expression: expression, relation: relation, strength: strength(constraint.priority)),
        .explicit(constraint)
      ))
  }

  private func strength(_ priority: UILayoutPriority) -> Float? {
    priority.rawValue >= UILayoutPriority.required.rawValue ? nil : priority.rawValue
  }

  private mutating func addRequired(_ unknown: Int, _ value: CGFloat, _ source: Source) {
    var expression = LinearExpression(constant: -Double(value))
    expression.add(1, unknown)
    addRequired(expression, source)
  }

  private mutating func addRequired(_ expression: LinearExpression, _ source: Source) {
    system.constraints.append(.init(expression: expression, relation: .equal, strength: nil))
    sources.append(source)
  }

  private mutating func add(
    _ unknown: Int, _ relation: LinearSystem.Relation, _ value: CGFloat, _ priority: UILayoutPriority, _ source: Source
  ) {
    var expression = LinearExpression(constant: -Double(value))
    expression.add(1, unknown)
    pending.append(
      (.init(expression: expression, relation: relation, strength: strength(priority)), source))
  }

  // MARK: Items

  private mutating func unknowns(of item: any LayoutItem) -> Unknowns {
    if let number = itemNumber[ObjectIdentifier(item)] { return items[number].unknowns }
    let mayBeNegative =
      (item as? UIView)?.isPlacedByFrame(below: root) ?? (item as? UILayoutGuide)?.isSignedGuide ?? false
    let unknowns = Unknowns(
      x: system.makeUnknown(), y: system.makeUnknown(), width: system.makeUnknown(nonnegative: !mayBeNegative),
      height: system.makeUnknown(nonnegative: !mayBeNegative))
    itemNumber[ObjectIdentifier(item)] = items.count
    items.append((item, unknowns))
    if let guide = item as? UILayoutGuide { place(guide, unknowns) }
    if let view = item as? UIView { place(view, unknowns) }
    return unknowns
  }

  private mutating func place(_ view: UIView, _ unknowns: Unknowns) {
    if view === root {
      guard let target else {
        addRequired(unknowns.width, view.bounds.width, .frame(view))
        addRequired(unknowns.height, view.bounds.height, .frame(view))
        return
      }
      add(unknowns.width, .equal, target.size.width, target.horizontal, .frame(view))
      add(unknowns.height, .equal, target.size.height, target.vertical, .frame(view))
    } else if view.isPlacedByFrame(below: root) {
      keepFrame(view, unknowns, .horizontal)
      keepFrame(view, unknowns, .vertical)
    }
  }

  /// Whether its autoresizing mask ties a frame to a superview that the constraints size, or to one that is tied so itself.
  private func isTied(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard let parent = view.superview, parent.autoresizesSubviews,
      AutoresizingDistribution(view.autoresizingMask, axis).part > 0
    else { return false }
    if parent === root { return target != nil }
    return !parent.isPlacedByFrame(below: root) || isTied(parent, axis)
  }

  private mutating func keepFrame(_ view: UIView, _ unknowns: Unknowns, _ axis: NSLayoutConstraint.Axis) {
    let frame = view.untransformedFrame
    let place = axis == .horizontal ? frame.minX : frame.minY
    let size = axis == .horizontal ? frame.width : frame.height
    let mask = AutoresizingDistribution(view.autoresizingMask, axis)
    guard let parent = view.superview, isTied(view, axis) else {
      addRequired(unknowns.place(axis), place, .frame(view))
      addRequired(unknowns.size(axis), size, .frame(view))
      return
    }
    let parentSize = self.unknowns(of: parent).size(axis)
    let now = axis == .horizontal ? parent.bounds.width : parent.bounds.height
    for (unknown, value, share) in [
      (unknowns.place(axis), place, mask.before), (unknowns.size(axis), size, mask.size),
    ] {
      var expression = LinearExpression(constant: -Double(value) + Double(share) * Double(now))
      expression.add(1, unknown)
      expression.add(-Double(share), parentSize)
      addRequired(expression, .frame(view))
    }
  }

  /// In the order of the views, not of the constraints: where optional constraints contradict each other, it decides.
  private mutating func addContentSizes(_ view: UIView) {
    if let number = itemNumber[ObjectIdentifier(view)],
      view === root ? target != nil : !view.isPlacedByFrame(below: root)
    {
      addContentSize(view, items[number].unknowns)
    }
    for subview in view.subviews { addContentSizes(subview) }
  }

  private mutating func addContentSize(_ view: UIView, _ unknowns: Unknowns) {
    let content = view.effectiveContentSize(width: widths[ObjectIdentifier(view)])
    for (axis, value) in [(NSLayoutConstraint.Axis.horizontal, content.width), (.vertical, content.height)]
    where value >= 0 {
      let unknown = unknowns.size(axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      add(unknown, .greaterOrEqual, value, resistance, .content(view))
      add(unknown, .lessOrEqual, value, view.contentHuggingPriority(for: axis), .content(view))
    }
  }

  private mutating func place(_ guide: UILayoutGuide, _ unknowns: Unknowns) {
    guard guide.kind != .plain, let owner = guide.owningView else { return }
    if guide.kind == .scrollContent {
      addRequired(unknowns.x, 0, .guide(guide))
      addRequired(unknowns.y, 0, .guide(guide))
      return
    }
    let size = self.unknowns(of: owner)
    let insets = owner.insets(of: guide.kind)
    let start = guide.kind == .scrollFrame ? owner.bounds.origin : .zero
    for (axis, before, after, origin) in [
      (NSLayoutConstraint.Axis.horizontal, insets.left, insets.right, start.x),
      (.vertical, insets.top, insets.bottom, start.y),
    ] {
      // place + size = the owner's size - after, and the place by an inset, or the size by a height.
      var end = LinearExpression(constant: Double(after - origin))
      end.add(1, unknowns.place(axis))
      end.add(1, unknowns.size(axis))
      end.add(-1, size.size(axis))
      if axis == .vertical, let height = owner.fixedHeight(of: guide.kind) {
        addRequired(unknowns.height, height, .guide(guide))
        if guide.kind == .topBar { addRequired(unknowns.y, 0, .guide(guide)) } else { addRequired(end, .guide(guide)) }
      } else {
        addRequired(unknowns.place(axis), before + origin, .guide(guide))
        addRequired(end, .guide(guide))
      }
    }
  }

  // MARK: Attributes

  /// - Parameter isAboutContent: Whether the item is the ancestor itself, and the other one lies in it: the edges of a scroll
  ///   view are then those of its content [A: Auto Layout Guide, Working with Scroll Views].
  private mutating func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView, isAboutContent: Bool
  ) -> LinearExpression {
    let axis = attribute.axis
    var sized: any LayoutItem = item
    if isAboutContent, attribute.isEdge, let scrollView = item as? UIScrollView {
      sized = scrollView.systemGuide(.scrollContent)
    }
    var size = LinearExpression()
    size.add(1, unknowns(of: sized).size(axis))
    if attribute.family == .size { return size }
    var place = origin(of: item, axis, in: ancestor)
    let line = attribute.line(in: item)
    place.constant += Double(line.offset)
    place.add(size, times: Double(line.share))
    return place
  }

  /// The item's left or top edge in the ancestor's coordinates.
  private mutating func origin(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView
  ) -> LinearExpression {
    var sum = LinearExpression()
    var current: (any LayoutItem)? = item
    while let step = current, step !== ancestor {
      sum.add(1, unknowns(of: step).place(axis))
      let parent = step.layoutParent
      if let parent, parent !== ancestor {
        sum.constant -= Double(axis == .horizontal ? parent.bounds.minX : parent.bounds.minY)
      }
      current = parent
    }
    return sum
  }
}
