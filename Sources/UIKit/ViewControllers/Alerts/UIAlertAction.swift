import Foundation

/// A button of an alert, and what it does.
@MainActor
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
    @available(*, unavailable) case _other
  }

  public let title: String?
  public let style: Style
  /// A disabled action cannot be tapped.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  private let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public convenience override init() { self.init(title: nil, style: .default) }

  func run() { handler?(self) }
}
