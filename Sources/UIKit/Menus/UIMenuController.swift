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

/// The edit menu as it was before iOS 16. Coursemark keeps what it is told and shows no edit menu.
@MainActor
open class UIMenuController: NSObject {
  public class var shared: UIMenuController { AppState.current.menuController }
  open private(set) var isMenuVisible = false
  open private(set) var menuFrame = CGRect.zero
  open var menuItems: [UIMenuItem]?  // Stored only; visible.
  open var arrowDirection = ArrowDirection.default  // Stored only.

  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetView.convert(targetRect, to: nil)
    isMenuVisible = true
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func hideMenu() { isMenuVisible = false }
  open func update() {}

  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
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
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    let menu = OptionalMethods<any UIEditMenuInteractionDelegate>(delegate)
      .editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    if let menu, let menu { MenuCard.open(menu, from: view, in: window) }
  }
  open func dismissMenu() { MenuCard.close() }
  open func reloadVisibleMenu() {}  // Does nothing.
  open func updateVisibleMenuPosition(animated: Bool) {}  // Does nothing.
  open func location(in view: UIView?) -> CGPoint { .zero }
}
