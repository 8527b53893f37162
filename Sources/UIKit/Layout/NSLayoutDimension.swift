import Foundation

/// A width, a height, or the distance between two edges.
@MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    super.init(item: item, attribute: attribute)
  }

  /// A distance is the size of a guide between the two edges, which the nearest common ancestor owns.
  convenience init<Anchor>(from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>) {
    let guide = UILayoutGuide()
    let isVertical = start.attribute.axis == .vertical
    let items = [start.anchoredItem, end.anchoredItem].compactMap { $0 as? any LayoutItem }
    ConstraintRules.commonAncestor(of: items)?.addLayoutGuide(guide)
    let edges: [(NSLayoutConstraint.Attribute, NSLayoutAnchor<Anchor>)] = [
      (isVertical ? .top : start.attribute.followsReading ? .leading : .left, start),
      (isVertical ? .bottom : end.attribute.followsReading ? .trailing : .right, end),
    ]
    guide.isSigned = true
    for (attribute, anchor) in edges {
      NSLayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: anchor.anchoredItem, attribute: anchor.attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    self.init(item: guide, attribute: isVertical ? .height : .width)
  }

  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.lessThanOrEqual, c) }

  private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    related(relation, NSLayoutDimension?.none, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.equal, anchor, multiplier: m)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, multiplier: m)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, multiplier: m)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, multiplier: m, constant: c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
