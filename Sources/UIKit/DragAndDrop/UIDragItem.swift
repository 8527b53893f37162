import Foundation

// No event of a check drags an item from one view to another: of all this an app hears nothing.

/// Something that is dragged.
@MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?  // Stored only.
  open var previewProvider: (() -> UIDragPreview?)?
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is seen of an item under the finger.
@MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public init(view: UIView) {
    self.view = view
    super.init()
  }
}

@MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// What is seen of an item where it comes from or goes to.
@MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// The drag of some items, from its beginning to the drop.
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// What can be made of dragged data.
public protocol NSItemProviderReading: NSObjectProtocol {}
/// What can be dragged.
public protocol NSItemProviderWriting: NSObjectProtocol {}
extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}

extension NSItemProvider {
  public convenience init(object: any NSItemProviderWriting) { self.init() }
  /// Nothing is dragged into an app, so that no provider has an object.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { _unsupported("NSItemProvider.loadObject(ofClass:completionHandler:)") }
}

public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
  @available(*, unavailable) case _other
}

/// What a drop would do.
@MainActor
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false  // Stored only.
  open var prefersFullSizePreview = false  // Stored only.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Something that is animated along with a drag.
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
