import Foundation

/// Draws pages. What an app draws is recorded as elsewhere; no file is made of it.
open class UIGraphicsPDFRenderer: NSObject, @unchecked Sendable {
  public let format: UIGraphicsPDFRendererFormat
  /// In points.
  public let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    _unsupported("UIGraphicsPDFRenderer.pdfData(actions:)")
  }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    _unsupported("UIGraphicsPDFRenderer.writePDF(to:withActions:)")
  }
}

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  open var documentInfo: [String: Any] = [:]  // Stored only.
}

/// A page of a document that is drawn.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
  open var pdfContextBounds: CGRect { format.bounds }
  open func beginPage() {}  // Does nothing.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}  // Does nothing.
}
