import Foundation

/// Shows a file, or offers what can be done with it. No app of a check has a place for files to go.
@MainActor
open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  open var uti: String?
  open var name: String?
  open var annotation: Any?  // Stored only.

  public override init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// [A] Whether there was something to show.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    _unsupported("UIDocumentInteractionController.presentPreview(animated:)")
  }
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    _unsupported("UIDocumentInteractionController.presentOptionsMenu(from:in:animated:)")
  }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    _unsupported("UIDocumentInteractionController.presentOpenInMenu(from:in:animated:)")
  }
  open func dismissPreview(animated: Bool) {}  // Does nothing.
  open func dismissMenu(animated: Bool) {}  // Does nothing.
}

@MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  // Never called.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  // Never called.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  // Never called.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  // Never called.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
}
