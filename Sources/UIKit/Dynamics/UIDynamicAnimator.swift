import Foundation

// How this works: sixty times a second of virtual time, behaviours change the velocities of items, items move, and behaviours put right where
// they may not be. Like a display link this holds up no run: a check waits for as long as it wants to see. When nothing moves any more, the
// steps end until something is changed.

/// Told when an animation rests and when it goes on.
@MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as forces, collisions and ties have it.
@MainActor
open class UIDynamicAnimator: NSObject {
  open var referenceView: UIView? { assignedReferenceView }
  private weak var assignedReferenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items move.
  open private(set) var isRunning = false
  /// Seconds since the animator has begun to move something.
  open private(set) var elapsedTime: TimeInterval = 0
  private var states: [ObjectIdentifier: DynamicState] = [:]
  private var scheduled: VirtualClock.ScheduledTimer?
  private var restingSteps = 0

  private static let step: CGFloat = 1.0 / 60
  /// Points a second, below which an item rests.
  private static let slowest: CGFloat = 4
  /// [?] So many steps nothing may move before the animation rests.
  private static let stepsToRest = 12

  public init(referenceView view: UIView) {
    assignedReferenceView = view
    super.init()
  }
  /// [A] For items that lie in no view.
  public override init() { super.init() }
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    assignedReferenceView = layout.collectionView
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.assignedDynamicAnimator = self
    wake()
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.remove(at: index)
    behavior.assignedDynamicAnimator = nil
    wake()
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  open func items(in rect: CGRect) -> [any UIDynamicItem] { moved.filter { $0.dynamicFrame.intersects(rect) } }
  /// [A] Takes over where an item is now that the app itself has moved; its velocity is gone.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    states[ObjectIdentifier(item)] = nil
    wake()
  }

  // MARK: State of items

  func state(of item: any UIDynamicItem) -> DynamicState { states[ObjectIdentifier(item)] ?? DynamicState() }
  func change(_ item: any UIDynamicItem, _ body: (inout DynamicState) -> Void) {
    body(&states[ObjectIdentifier(item), default: DynamicState()])
  }
  /// [A] Of several behaviours that say something of an item, the last counts.
  func traits(of item: any UIDynamicItem) -> DynamicTraits {
    let behaviour = whole.last { ($0 as? UIDynamicItemBehavior)?.items.contains { $0 === item } ?? false }
    return (behaviour as? UIDynamicItemBehavior)?.traits ?? DynamicTraits()
  }

  private var whole: [UIDynamicBehavior] { behaviors.flatMap(\.whole) }
  private var moved: [any UIDynamicItem] {
    whole.flatMap(\.movedItems).reduce(into: []) { items, item in
      if !items.contains(where: { $0 === item }) { items.append(item) }
    }
  }

  // MARK: Steps

  func wake() {
    restingSteps = 0
    guard scheduled == nil, !behaviors.isEmpty else { return }
    schedule()
  }

  private func schedule() {
    scheduled = AppState.current.clock.schedule(after: Self.step, awaited: false) { [weak self] in
      self?.scheduled = nil
      self?.advance()
    }
  }

  private func advance() {
    guard !behaviors.isEmpty else { return rest() }
    let before = moved.map { ($0, $0.center) }
    for behaviour in whole { behaviour.apply(Self.step, in: self) }
    for item in moved { move(item) }
    for behaviour in whole { behaviour.constrain(in: self) }
    let isMoving = before.contains { item, center in
      hypot(item.center.x - center.x, item.center.y - center.y) > Self.slowest * Self.step
        || abs(state(of: item).angularVelocity) > 0.05
    }
    // What is held where it is rests although something pulls at it.
    restingSteps = isMoving ? 0 : restingSteps + 1
    if isMoving, !isRunning {
      isRunning = true
      methods.dynamicAnimatorWillResume(self)
    }
    elapsedTime += Self.step
    for behaviour in whole { behaviour.action?() }
    if restingSteps < Self.stepsToRest { schedule() } else { rest() }
  }

  private func rest() {
    for item in moved { change(item) { ($0.velocity, $0.angularVelocity) = (.zero, 0) } }
    guard isRunning else { return }
    isRunning = false
    methods.dynamicAnimatorDidPause(self)
  }

  private var methods: OptionalMethods<any UIDynamicAnimatorDelegate> { .init(delegate) }

  private func move(_ item: any UIDynamicItem) {
    let traits = traits(of: item)
    guard !traits.isAnchored else { return change(item) { $0.velocity = .zero } }
    var turn: CGFloat = 0
    change(item) {
      let kept = max(0, 1 - traits.resistance * Self.step)
      $0.velocity = CGPoint(x: $0.velocity.x * kept, y: $0.velocity.y * kept)
      $0.angularVelocity *= max(0, 1 - traits.angularResistance * Self.step)
      if !traits.allowsRotation { $0.angularVelocity = 0 }
      turn = $0.angularVelocity * Self.step
      $0.angle += turn
    }
    let state = state(of: item)
    item.center = CGPoint(
      x: item.center.x + state.velocity.x * Self.step, y: item.center.y + state.velocity.y * Self.step)
    if turn != 0 { item.transform = item.transform.rotated(by: turn) }
  }

  // MARK: Collisions

  /// Puts an item back; what it had of velocity in that direction comes back as far as it is elastic.
  func push(_ item: any UIDynamicItem, by shift: CGPoint) {
    let traits = traits(of: item)
    item.center = CGPoint(x: item.center.x + shift.x, y: item.center.y + shift.y)
    change(item) {
      if shift.x * $0.velocity.x < 0 {
        $0.velocity.x = Self.bounced($0.velocity.x, traits.elasticity)
        $0.velocity.y *= max(0, 1 - traits.friction * Self.step * 10)
      }
      if shift.y * $0.velocity.y < 0 {
        $0.velocity.y = Self.bounced($0.velocity.y, traits.elasticity)
        $0.velocity.x *= max(0, 1 - traits.friction * Self.step * 10)
      }
    }
  }

  /// What gravity gives in two steps is no bounce.
  private static func bounced(_ speed: CGFloat, _ elasticity: CGFloat) -> CGFloat {
    abs(speed) < 2 * 1000 * step ? 0 : -speed * min(max(elasticity, 0), 1)
  }

  /// Parts two items that overlap; each gives way by the other's mass, and they share what velocity they had towards one another.
  func part(_ first: any UIDynamicItem, _ second: any UIDynamicItem, by way: CGPoint) {
    let (a, b) = (traits(of: first), traits(of: second))
    let share: CGFloat
    if a.isAnchored || b.isAnchored {
      share = a.isAnchored ? 0 : 1
    } else {
      let (m1, m2) = (first.mass(a.density), second.mass(b.density))
      share = m2 / (m1 + m2)
    }
    first.center = CGPoint(x: first.center.x + way.x * share, y: first.center.y + way.y * share)
    second.center = CGPoint(x: second.center.x - way.x * (1 - share), y: second.center.y - way.y * (1 - share))
    let (one, two) = (state(of: first).velocity, state(of: second).velocity)
    let elasticity = max(a.elasticity, b.elasticity)
    let path = way.x != 0 ? \CGPoint.x : \CGPoint.y
    let towards = (one[keyPath: path] - two[keyPath: path]) * (1 + elasticity)
    guard towards * way[keyPath: path] < 0 else { return }
    change(first) { $0.velocity[keyPath: path] -= towards * share }
    change(second) { $0.velocity[keyPath: path] += towards * (1 - share) }
  }
}
