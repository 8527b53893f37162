import Foundation

/// Prints. Coursemark has no printer, and shows nothing of one.
@MainActor
open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  open class var isPrintingAvailable: Bool { true }
  open var printInfo: UIPrintInfo?  // Stored only.
  open var printFormatter: UIPrintFormatter?  // Stored only.
  open var printPageRenderer: UIPrintPageRenderer?  // Stored only.
  open var printingItem: Any?  // Stored only.
  open var printingItems: [Any]?  // Stored only.
  open var showsNumberOfCopies = true  // Stored only.

  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    _unsupported("UIPrintInteractionController.present(animated:completionHandler:)")
  }
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { _unsupported("UIPrintInteractionController.present(from:in:animated:completionHandler:)") }
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { _unsupported("UIPrintInteractionController.present(from:animated:completionHandler:)") }
  open func dismiss(animated: Bool) {}
}

/// What a print job is.
@MainActor
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }
  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }
  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }
  open var jobName = ""  // Stored only.
  open var outputType = OutputType.general  // Stored only.
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none  // Stored only.
  public override init() { super.init() }
  public init(dictionary: [AnyHashable: Any]?) { super.init() }
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lays content out on pages.
@MainActor
open class UIPrintFormatter: NSObject {
  open var startPage = 0  // Stored only.
  /// In points.
  open var perPageContentInsets = UIEdgeInsets.zero  // Stored only.
  open var maximumContentWidth: CGFloat = 0  // Stored only.
  open var maximumContentHeight: CGFloat = 0  // Stored only.
  public override init() { super.init() }
}

@MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  public init(text: String) {
    super.init()
    self.text = text
  }
  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }
}

@MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) {
    super.init()
    self.markupText = markupText
  }
}

@MainActor
open class UIViewPrintFormatter: UIPrintFormatter {}

extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
}

/// Draws pages.
@MainActor
open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0  // Stored only.
  open var footerHeight: CGFloat = 0
  open var printFormatters: [UIPrintFormatter]?  // Stored only.
  open var paperRect: CGRect { .zero }
  open var printableRect: CGRect { .zero }
  open var numberOfPages: Int { 0 }
  public override init() { super.init() }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {}  // Does nothing.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}  // Never called.
  open func prepare(forDrawingPages range: NSRange) {}
}
