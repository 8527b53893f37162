import Foundation

/// What an app extension is given to work on. An app by itself has none, so that nothing of this is ever made.
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}  // Does nothing.
  open func cancelRequest(withError error: any Error) {}  // Does nothing.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?  // Stored only.
  open var attachments: [NSItemProvider]?  // Stored only.
  open var userInfo: [AnyHashable: Any]?
}

open class NSItemProvider: NSObject {
  open var registeredTypeIdentifiers: [String] { [] }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { _unsupported("NSItemProvider.loadItem(forTypeIdentifier:options:completionHandler:)") }
}

extension UIViewController {
  public var extensionContext: NSExtensionContext? { nil }
}
