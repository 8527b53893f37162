import Foundation

/// An item of the edit menu of one's own.
@MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu as it was before iOS 16. It has what the first responder, or one behind it, can do.
@MainActor
open class UIMenuController: NSObject {
  public class var shared: UIMenuController { AppState.current.menuController }
  open var isMenuVisible: Bool {
    get { openCard != nil && AppState.current.openMenu === openCard }
    set { setMenuVisible(newValue, animated: false) }
  }
  private weak var openCard: UIView?
  private weak var target: UIView?
  open private(set) var menuFrame = CGRect.zero
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default  // Stored only.

  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
    @available(*, unavailable) case _other
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible, let target { open(from: target) } else { hideMenu() }
  }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    open(from: targetView)
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
    target = targetView
  }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() { if isMenuVisible { MenuCard.close() } }
  /// [A] UIMenuController.didHideMenuNotification: however the menu went.
  func didClose(_ card: UIView) {
    guard card === openCard else { return }
    openCard = nil
    NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
  }
  open func update() {}

  /// [A] showMenu(from:rect:): without a first responder there is no menu. [A] canPerformAction(_:withSender:): asked along the
  /// responder chain for each command, with the menu as the sender.
  private func open(from view: UIView) {
    guard let window = view.window, let first = AppState.current.focus.firstResponder else { return }
    let actions = first.editingCommands(sender: self, beside: menuItems ?? [])
    guard !actions.isEmpty else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    MenuCard.open(UIMenu(children: actions), from: view, in: window)
    openCard = AppState.current.openMenu
  }

  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
}

extension UIResponder {
  /// What an edit menu offers here: what this responder, or one behind it, can perform.
  fileprivate func editingCommands(sender: NSObject, beside items: [UIMenuItem] = []) -> [UIAction] {
    let commands = EditingAction.allCases.map { ($0.title, $0.selector) } + items.map { ($0.title, $0.action) }
    return commands.compactMap { title, action -> UIAction? in
      guard let receiver = target(forAction: action, withSender: sender) as AnyObject? else { return nil }
      return UIAction(title: title) { [weak sender, weak receiver] _ in
        guard let receiver else { return }
        _ObjectiveC.send(action, to: receiver, Array([sender].prefix(action.argumentCount)))
      }
    }
  }
}

/// Where an edit menu opens.
@MainActor
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Lets an app animate along with a menu that opens or closes. Menus come and go at once.
@MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Says what an edit menu has.
@MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  // Never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  // Never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  // Never called.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// The edit menu since iOS 16: opens when the app says so.
@MainActor
open class UIEditMenuInteraction: _ViewInteraction {
  open var delegate: (any UIEditMenuInteractionDelegate)? { assignedDelegate }
  private weak var assignedDelegate: (any UIEditMenuInteractionDelegate)?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    assignedDelegate = delegate
    super.init()
  }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    // [A] UIEditMenuInteraction: the commands that the responder chain can perform. [?] It begins at the first responder, where that is the
    // view or stands in it, and else at the view.
    let first = AppState.current.focus.firstResponder
    let isWithin = first.map { sequence(first: $0, next: \.next).contains { $0 === view } } ?? false
    let start: UIResponder = isWithin ? first ?? view : view
    let commands = start.editingCommands(sender: self)
    let menu = OptionalMethods<any UIEditMenuInteractionDelegate>(delegate)
      .editMenuInteraction(self, menuFor: configuration, suggestedActions: commands)
    // [A] editMenuInteraction(_:menuFor:suggestedActions:): without a menu of its own, the system's.
    let shown = (menu ?? nil) ?? UIMenu(children: commands)
    guard !shown.children.isEmpty else { return }
    MenuCard.open(shown, from: view, in: window)
  }
  open func dismissMenu() { MenuCard.close() }
  open func reloadVisibleMenu() {}  // Does nothing.
  open func updateVisibleMenuPosition(animated: Bool) {}  // Does nothing.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
