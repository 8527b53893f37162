import Foundation

/// A button beside a row that is swiped, as apps wrote it before iOS 11 (`UIContextualAction`).
@MainActor
open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    @available(*, unavailable) case _other
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?  // Stored only.
  let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
