import Foundation

/// Lets a person choose files. No event of a check does: the controller comes up empty, and goes when it is dismissed.
@MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  public let documentPickerMode: UIDocumentPickerMode
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false  // Stored only.
  open var directoryURL: URL?  // Stored only.

  /// - Parameter allowedUTIs: `public.text`, `com.adobe.pdf`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  public init(forExporting urls: [URL]) {
    documentPickerMode = .exportToService
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(forExporting: urls) }
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(forExporting: [url]) }
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(forExporting: urls) }
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }
}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
  @available(*, unavailable) case _other
}

/// Told of the choice.
@MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  // Never called; visible.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  // Never called; visible.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)  // Never called; visible.
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
