import Foundation

/// Draws an item to a point, where it comes to rest.
@MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// [A] From 0, which swings longest, to 1; 0.5 unless it is set.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }
  override var movedItems: [any UIDynamicItem] { [item] }

  private func isThere(_ animator: UIDynamicAnimator) -> Bool {
    let velocity = animator.state(of: item).velocity
    return abs(item.center.x - snapPoint.x) + abs(item.center.y - snapPoint.y) < 0.5
      && abs(velocity.x) + abs(velocity.y) < 5
  }
  override func isPulling(_ animator: UIDynamicAnimator) -> Bool { !isThere(animator) }

  /// [?] A spring that swings 1.6 times a second, of which the damping takes between a third and all of the swing.
  override func apply(_ duration: CGFloat, in animator: UIDynamicAnimator) {
    guard !isThere(animator) else {
      item.center = snapPoint
      animator.change(item) { $0.velocity = .zero }
      return
    }
    let (stiffness, loss): (CGFloat, CGFloat) = (100, 20 * (0.35 + 0.65 * min(max(damping, 0), 1)))
    let way = CGPoint(x: snapPoint.x - item.center.x, y: snapPoint.y - item.center.y)
    animator.change(item) {
      $0.velocity.x += (way.x * stiffness - $0.velocity.x * loss) * duration
      $0.velocity.y += (way.y * stiffness - $0.velocity.y * loss) * duration
    }
  }
}

/// Ties an item to a point or to another item.
@MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items, anchor
    @available(*, unavailable) case _other
  }
  public let attachedBehaviorType: AttachmentType
  open private(set) var items: [any UIDynamicItem]
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// In points, from the middle of the item to the anchor; [A] as far as they are apart when the behaviour is made.
  open var length: CGFloat
  /// [A] 0 is a rod; more swings as a spring does, so often a second.
  open var frequency: CGFloat = 0
  open var damping: CGFloat = 0
  open var frictionTorque: CGFloat = 0  // Stored only.
  private let offset: UIOffset

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (attachedBehaviorType, items, anchorPoint, self.offset) = (.anchor, [item], point, offset)
    length = Self.distance(item.center, offset, point)
    super.init()
  }
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (attachedBehaviorType, items, anchorPoint, offset) = (.items, [item1, item2], item2.center, .zero)
    length = Self.distance(item1.center, .zero, item2.center)
    super.init()
  }
  override var movedItems: [any UIDynamicItem] { items }

  private static func distance(_ center: CGPoint, _ offset: UIOffset, _ point: CGPoint) -> CGFloat {
    let (x, y) = (center.x + offset.horizontal - point.x, center.y + offset.vertical - point.y)
    return (x * x + y * y).squareRoot()
  }

  override func isPulling(_ animator: UIDynamicAnimator) -> Bool {
    guard let item = items.first else { return false }
    return abs(Self.distance(item.center, offset, end) - length) > 0.5
  }
  private var end: CGPoint { attachedBehaviorType == .items ? items.last?.center ?? anchorPoint : anchorPoint }

  override func apply(_ duration: CGFloat, in animator: UIDynamicAnimator) {
    guard frequency > 0, let (way, _) = wayBack else { return }
    let turn = 2 * CGFloat.pi * frequency
    animator.change(items[0]) {
      $0.velocity.x += (way.x * turn * turn - $0.velocity.x * 2 * damping * turn) * duration
      $0.velocity.y += (way.y * turn * turn - $0.velocity.y * 2 * damping * turn) * duration
    }
  }

  /// [?] The item keeps its distance from the other end; what it had of velocity along the rod is gone.
  override func constrain(in animator: UIDynamicAnimator) {
    guard frequency == 0, let (way, direction) = wayBack else { return }
    items[0].center.x += way.x
    items[0].center.y += way.y
    animator.change(items[0]) {
      let along = $0.velocity.x * direction.x + $0.velocity.y * direction.y
      $0.velocity.x -= along * direction.x
      $0.velocity.y -= along * direction.y
    }
  }

  /// What the item lacks of its distance, and the direction to the other end.
  private var wayBack: (way: CGPoint, direction: CGPoint)? {
    guard let item = items.first else { return nil }
    let x = end.x - item.center.x - offset.horizontal
    let y = end.y - item.center.y - offset.vertical
    let distance = (x * x + y * y).squareRoot()
    guard distance > 0, abs(distance - length) > 0.01 else { return nil }
    let direction = CGPoint(x: x / distance, y: y / distance)
    return (CGPoint(x: direction.x * (distance - length), y: direction.y * (distance - length)), direction)
  }
}
