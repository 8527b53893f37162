import Foundation

/// A view that answers to a user and sends actions.
@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
    @available(*, unavailable) case _other
  }
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
    @available(*, unavailable) case _other
  }

  open var isEnabled = true { didSet { KeyValueObservers.changed(self, "enabled", from: oldValue, to: isEnabled) } }
  open var isSelected = false { didSet { KeyValueObservers.changed(self, "selected", from: oldValue, to: isSelected) } }
  open var isHighlighted = false {
    didSet { KeyValueObservers.changed(self, "highlighted", from: oldValue, to: isHighlighted) }
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center  // Stored only.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center  // Stored only.
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  private let actions = ControlActions()

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Targets and actions

  /// The target is weak; without one the action goes along the responder chain [A].
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(target.map { $0 as AnyObject }, action, controlEvents)
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(target.map { $0 as AnyObject }, action, controlEvents)
  }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actions.names(target.map { $0 as AnyObject }, controlEvent)
  }
  open var allTargets: Set<AnyHashable> { actions.targets }
  open var allControlEvents: Event { actions.events }

  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, controlEvents) }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, controlEvents)
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  func send(_ controlEvents: Event, _ event: UIEvent?) {
    for entry in actions.matching(controlEvents) {
      switch entry.kind {
      case .closure(let action): sendAction(action)
      case .message(let target, let selector):
        switch target {
        case .chain: sendAction(selector, to: nil, for: event)
        case .object(let object): if let object = object() { sendAction(selector, to: object, for: event) }
        }
      }
    }
  }

  func hasActions(for controlEvents: Event) -> Bool { !actions.matching(controlEvents).isEmpty }

  // MARK: Tracking

  /// What a touch up inside means to this kind of control, before its actions are sent.
  func wasTapped(_ event: UIEvent?) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(.touchDown, event)
    // [A] UIControl.Event, touchDownRepeat: the second touch of a double tap. [?] After the other one.
    if touch.tapCount > 1 { send(.touchDownRepeat, event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first, touch.phase == .moved else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return isHighlighted = false }
    // [A] UIControl.Event: a control is highlighted while the finger is inside, and tells of each movement.
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTracking = false
    isHighlighted = false
    isTouchInside = point(inside: touch.location(in: self), with: event)
    endTracking(touch, with: event)
    guard isTouchInside else { return send(.touchUpOutside, event) }
    wasTapped(event)
    send(.touchUpInside, event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }
}

extension UIControl {
  /// [A] Each action, or target and method, with its events; a target of `nil` is whoever in the responder chain has the method.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in actions.matching(.allEvents) where !stop {
      switch entry.kind {
      case .closure(let action): iterator(action, nil, entry.events, &stop)
      case .message(.chain, let selector): iterator(nil, (nil, selector), entry.events, &stop)
      case .message(.object(let target), let selector):
        if let target = target() { iterator(nil, (target, selector), entry.events, &stop) }
      }
    }
  }
}
