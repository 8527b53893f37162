import Foundation

/// One relation between the edges, centers or sizes of two items, or between a size and a number.
///
///     first.attribute  relation  multiplier × second.attribute + constant
@MainActor
open class NSLayoutConstraint: NSObject {
  /// [A] Of a constraint of an interface file, when its outlets are connected.
  open func awakeFromNib() {}
  open var firstItem: AnyObject? { assignedFirstItem }
  private weak var assignedFirstItem: AnyObject?
  open var secondItem: AnyObject? { assignedSecondItem }
  private weak var assignedSecondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// In points. Everything else is settled when the constraint is made.
  open var constant: CGFloat
  open var identifier: String?
  open var shouldBeArchived = false  // Stored only.
  /// Where the constraint is, while it is active.
  weak var holder: UIView?

  /// [A] NSLayoutConstraint, priority: an active constraint can't change from required to optional, or back.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard holder != nil, (oldValue == .required) != (priority == .required) else { return }
      _raiseInconsistency(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
          + "passed priority \(Int(priority.rawValue)) and the existing priority was \(Int(oldValue.rawValue)).")
    }
  }

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    assignedFirstItem = view1 as AnyObject
    assignedSecondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    // [O] Of a size that is compared with nothing, the second attribute is left aside, whichever it is.
    secondAttribute = view2 == nil && [.width, .height].contains(attr1) ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
    if let problem = ConstraintRules.problem(with: self) { _raise("NSInvalidArgumentException", problem) }
  }

  /// A constraint between nothing and nothing: what `var bottom = NSLayoutConstraint()` holds until it gets another.
  public override init() {
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  var items: [any LayoutItem] { [firstItem, secondItem].compactMap { $0 as? any LayoutItem } }

  // MARK: Activation

  /// [A] An active constraint is one that the items' nearest common ancestor holds.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { holder?.removeConstraint(self) } }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let ancestor = ConstraintRules.commonAncestor(of: items) else {
      _raise("NSGenericException", ConstraintRules.noCommonAncestor(of: self))
    }
    ancestor.hold(self)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  open override var description: String { MainActor.assumeIsolated { ConstraintText.text(of: self) } }
}
