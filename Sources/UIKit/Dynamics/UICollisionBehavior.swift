import Foundation

/// Told when items meet boundaries or one another.
@MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Keeps items out of one another and within boundaries. [?] An item is the upright rectangle around it, and so is a boundary's path.
@MainActor
open class UICollisionBehavior: _DynamicItemsBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
  private var referenceInsets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, name: AnyHashable, frame: CGRect)] = []
  /// What touches now.
  private var contacts: Set<Contact> = []

  private struct Contact: Hashable {
    var item: ObjectIdentifier
    /// A boundary's name or another item.
    var other: AnyHashable
  }
  private static let reference = "the reference view's bounds"

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(identifier, bezierPath.bounds)
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add(
      identifier,
      CGRect(x: min(p1.x, p2.x), y: min(p1.y, p2.y), width: abs(p1.x - p2.x), height: abs(p1.y - p2.y)))
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let name = Self.name(identifier)
    boundaries.removeAll { $0.name == name }
    dynamicAnimator?.wake()
  }
  open func removeAllBoundaries() { boundaries = [] }
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  private func add(_ identifier: any NSCopying, _ frame: CGRect) {
    boundaries.append((identifier, Self.name(identifier), frame))
    dynamicAnimator?.wake()
  }
  private static func name(_ identifier: any NSCopying) -> AnyHashable {
    (identifier as? NSObject).map { AnyHashable($0) } ?? AnyHashable("\(identifier)")
  }

  private var methods: OptionalMethods<any UICollisionBehaviorDelegate> { .init(collisionDelegate) }

  override func constrain(in animator: UIDynamicAnimator) {
    var now: Set<Contact> = []
    if collisionMode.contains(.boundaries) { meetBoundaries(animator, &now) }
    if collisionMode.contains(.items) { meetItems(animator, &now) }
    let ended = contacts.subtracting(now)
    contacts = now
    for contact in ended {
      guard let item = items.first(where: { ObjectIdentifier($0) == contact.item }) else { continue }
      if let other = items.first(where: { contact.other == AnyHashable(ObjectIdentifier($0)) }) {
        methods.collisionBehavior(self, endedContactFor: item, with: other)
      } else {
        methods.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier(of: contact.other))
      }
    }
  }

  private func identifier(of name: AnyHashable) -> (any NSCopying)? {
    boundaries.first { $0.name == name }?.identifier
  }

  private func meetBoundaries(_ animator: UIDynamicAnimator, _ now: inout Set<Contact>) {
    for item in items {
      if translatesReferenceBoundsIntoBoundary, let view = animator.referenceView {
        let room = view.bounds.inset(by: referenceInsets)
        let frame = item.dynamicFrame
        let left = room.minX - frame.minX
        let right = room.maxX - frame.maxX
        let up = room.minY - frame.minY
        let down = room.maxY - frame.maxY
        // [A] The bounds hold items in; those that are larger rest on the last edge.
        let shift = CGPoint(x: right < 0 ? right : max(0, left), y: down < 0 ? down : max(0, up))
        meet(item, shift, Self.reference, nil, animator, &now)
      }
      for boundary in boundaries {
        guard let shift = Self.wayOut(of: boundary.frame, item.dynamicFrame) else { continue }
        meet(item, shift, boundary.name, boundary.identifier, animator, &now)
      }
    }
  }

  private func meet(
    _ item: any UIDynamicItem, _ shift: CGPoint, _ name: AnyHashable, _ identifier: (any NSCopying)?,
    _ animator: UIDynamicAnimator, _ now: inout Set<Contact>
  ) {
    guard shift != .zero else { return }
    animator.push(item, by: shift)
    let contact = Contact(item: ObjectIdentifier(item), other: name)
    now.insert(contact)
    guard !contacts.contains(contact) else { return }
    let frame = item.dynamicFrame
    let place = CGPoint(
      x: shift.x == 0 ? frame.midX : shift.x > 0 ? frame.minX : frame.maxX,
      y: shift.y == 0 ? frame.midY : shift.y > 0 ? frame.minY : frame.maxY)
    methods.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
  }

  private func meetItems(_ animator: UIDynamicAnimator, _ now: inout Set<Contact>) {
    for (index, first) in items.enumerated() {
      for second in items.dropFirst(index + 1) {
        guard let way = Self.wayOut(of: second.dynamicFrame, first.dynamicFrame) else { continue }
        animator.part(first, second, by: way)
        let contact = Contact(item: ObjectIdentifier(first), other: AnyHashable(ObjectIdentifier(second)))
        now.insert(contact)
        guard !contacts.contains(contact) else { continue }
        let place = CGPoint(
          x: (first.center.x + second.center.x) / 2, y: (first.center.y + second.center.y) / 2)
        methods.collisionBehavior(self, beganContactFor: first, with: second, at: place)
      }
    }
  }

  /// The shortest way for a rectangle out of another one; `nil` where they do not overlap.
  private static func wayOut(of other: CGRect, _ frame: CGRect) -> CGPoint? {
    let left = frame.maxX - other.minX
    let right = other.maxX - frame.minX
    let up = frame.maxY - other.minY
    let down = other.maxY - frame.minY
    guard min(left, right) > 0, min(up, down) > 0 else { return nil }
    return min(left, right) < min(up, down)
      ? CGPoint(x: left < right ? -left : right, y: 0) : CGPoint(x: 0, y: up < down ? -up : down)
  }
}

extension UIDynamicItem {
  /// The upright rectangle around it.
  var dynamicFrame: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }
}
