import Foundation

/// What moves items: a behaviour of UIKit's, or one that is made of others.
@MainActor
open class UIDynamicBehavior: NSObject {
  /// [A] Called at each step of the animation.
  open var action: (() -> Void)?
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var dynamicAnimator: UIDynamicAnimator? { assignedDynamicAnimator }
  final weak var assignedDynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.assignedDynamicAnimator = assignedDynamicAnimator } }
  }
  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.assignedDynamicAnimator = dynamicAnimator
    if let dynamicAnimator {
      behavior.willMove(to: dynamicAnimator)
      dynamicAnimator.wake()
    }
  }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.willMove(to: nil)
    behavior.assignedDynamicAnimator = nil
  }
  /// [A] Called before the behaviour is added to an animator, or with `nil` before it is taken out.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// This one and all that it is made of.
  var whole: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.whole) }
  var movedItems: [any UIDynamicItem] { [] }
  /// Whether it keeps items moving although none has a velocity.
  func isPulling(_ animator: UIDynamicAnimator) -> Bool { false }
  /// Changes velocities.
  func apply(_ duration: CGFloat, in animator: UIDynamicAnimator) {}
  /// Changes places after all have moved.
  func constrain(in animator: UIDynamicAnimator) {}
}

/// One that has a list of items.
@MainActor
open class _DynamicItemsBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public convenience override init() { self.init(items: []) }
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.wake()
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  override var movedItems: [any UIDynamicItem] { items }
}

/// Pulls items in one direction.
@MainActor
open class UIGravityBehavior: _DynamicItemsBehavior {
  /// [A] A vector of length 1 is 1000 points a second, each second; it points down unless it is set.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  private static let strength: CGFloat = 1000

  open var magnitude: CGFloat {
    get { (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// In radians; 0 points to the right, as on a clock it grows.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func isPulling(_ animator: UIDynamicAnimator) -> Bool { !items.isEmpty && magnitude > 0 }
  override func apply(_ duration: CGFloat, in animator: UIDynamicAnimator) {
    for item in items {
      animator.change(item) {
        $0.velocity.x += gravityDirection.dx * Self.strength * duration
        $0.velocity.y += gravityDirection.dy * Self.strength * duration
      }
    }
  }
}

/// Pushes items, once or all the time.
@MainActor
open class UIPushBehavior: _DynamicItemsBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
    @available(*, unavailable) case _other
  }
  public let mode: Mode
  /// [A] Whether it pushes; one that pushes once is over afterwards.
  open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// [A] A push of 1 gives a view of 100 by 100 points 100 points a second, or 100 each second.
  private static let strength: CGFloat = 100

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
  open var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func isPulling(_ animator: UIDynamicAnimator) -> Bool { active && magnitude > 0 && !items.isEmpty }
  override func apply(_ duration: CGFloat, in animator: UIDynamicAnimator) {
    guard active else { return }
    let time = mode == .instantaneous ? 1 : duration
    for item in items {
      let mass = item.mass(animator.traits(of: item).density)
      animator.change(item) {
        $0.velocity.x += pushDirection.dx * Self.strength * time / mass
        $0.velocity.y += pushDirection.dy * Self.strength * time / mass
      }
    }
    if mode == .instantaneous { active = false }
  }
}

/// Says how items answer to forces, and gives them velocities.
@MainActor
open class UIDynamicItemBehavior: _DynamicItemsBehavior {
  var traits = DynamicTraits()
  open var elasticity: CGFloat {
    get { traits.elasticity }
    set { traits.elasticity = newValue }
  }
  open var friction: CGFloat {
    get { traits.friction }
    set { traits.friction = newValue }
  }
  open var density: CGFloat {
    get { traits.density }
    set { traits.density = newValue }
  }
  open var resistance: CGFloat {
    get { traits.resistance }
    set { traits.resistance = newValue }
  }
  open var angularResistance: CGFloat {
    get { traits.angularResistance }
    set { traits.angularResistance = newValue }
  }
  open var allowsRotation: Bool {
    get { traits.allowsRotation }
    set { traits.allowsRotation = newValue }
  }
  open var isAnchored: Bool {
    get { traits.isAnchored }
    set { traits.isAnchored = newValue }
  }
  /// Given before the behaviour had an animator.
  private var waiting: [(item: any UIDynamicItem, change: (inout DynamicState) -> Void)] = []

  /// - Parameter velocity: In points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    give(item) {
      $0.velocity.x += velocity.x
      $0.velocity.y += velocity.y
    }
  }
  /// - Parameter velocity: In radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    give(item) { $0.angularVelocity += velocity }
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.state(of: item).velocity ?? .zero
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.state(of: item).angularVelocity ?? 0
  }

  private func give(_ item: any UIDynamicItem, _ change: @escaping (inout DynamicState) -> Void) {
    guard let dynamicAnimator else { return waiting.append((item, change)) }
    dynamicAnimator.change(item, change)
    dynamicAnimator.wake()
  }
  override func apply(_ duration: CGFloat, in animator: UIDynamicAnimator) {
    for (item, change) in waiting { animator.change(item, change) }
    waiting = []
  }
  override func isPulling(_ animator: UIDynamicAnimator) -> Bool { !waiting.isEmpty }
}
