import Foundation

/// Lets a view's content be dragged.
@MainActor
open class UIDragInteraction: _ViewInteraction {
  open var delegate: (any UIDragInteractionDelegate)? { assignedDelegate }
  private weak var assignedDelegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false  // Stored only.
  open class var isEnabledByDefault: Bool { false }
  public init(delegate: any UIDragInteractionDelegate) {
    assignedDelegate = delegate
    super.init()
  }
}

@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  // Never called; visible.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  // Never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  // Never called.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  // Never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

/// Lets something be dropped on a view.
@MainActor
open class UIDropInteraction: _ViewInteraction {
  open var delegate: (any UIDropInteractionDelegate)? { assignedDelegate }
  private weak var assignedDelegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false  // Stored only.
  public init(delegate: any UIDropInteractionDelegate) {
    assignedDelegate = delegate
    super.init()
  }
}

@MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  // Never called; visible.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  // Never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  // Never called; visible.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  // Never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  // Never called; visible.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  // Never called.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
