import Foundation

/// What a context menu has.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?
  /// Coursemark shows the menu, not the preview.
  let previewProvider: (() -> UIViewController?)?
  open var preferredMenuElementOrder = ElementOrder.automatic  // Stored only.

  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
    @available(*, unavailable) case _other
  }

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? (NSUUID() as any NSCopying)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Opens the menu, where the configuration has one.
  func open(over view: UIView) {
    guard let menu = actionProvider?([]), let window = view.window else { return }
    MenuCard.open(menu, from: view, in: window)
  }
}

/// Runs along with the coming and going of a menu.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
  @available(*, unavailable) case _other
}

/// Says which menu a view has.
@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  // Never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  // Never called.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Opens a menu when a finger rests on a view.
@MainActor
open class UIContextMenuInteraction: _ViewInteraction {
  open var delegate: (any UIContextMenuInteractionDelegate)? { assignedDelegate }
  private weak var assignedDelegate: (any UIContextMenuInteractionDelegate)?
  private var recognizer: UILongPressGestureRecognizer?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    assignedDelegate = delegate
    super.init()
  }

  open override func didMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    super.didMove(to: view)
    guard let view else { return recognizer = nil }
    let made = MenuPress { [weak self] place in
      guard let self, let view = self.view else { return }
      self.delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)?.open(over: view)
    }
    recognizer = made
    view.addGestureRecognizer(made)
  }
  open func location(in view: UIView?) -> CGPoint { recognizer?.location(in: view) ?? .zero }
  open func dismissMenu() { MenuCard.close() }
}

/// A finger that rests for as long as a context menu takes to open. [?] Half a second.
@MainActor
final class MenuPress: UILongPressGestureRecognizer {
  private let opens: (CGPoint) -> Void

  init(_ opens: @escaping (CGPoint) -> Void) {
    self.opens = opens
    super.init(target: nil, action: nil)
  }
  override func recognize() {
    if state == .began, let view { opens(location(in: view)) }
    super.recognize()
  }
}

/// How a view is shown while its menu is open, or while it is dragged. Nothing of it is drawn.
@MainActor
open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  open var size: CGSize { view.bounds.size }
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

@MainActor
open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor!
  open var visiblePath: UIBezierPath?  // Stored only.
  open var shadowPath: UIBezierPath?  // Stored only.
  public override init() { super.init() }
}
