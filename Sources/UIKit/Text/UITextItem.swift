import Foundation

/// What a finger on a link or an attachment of a text asks for. [A] UITextItemInteraction, of before iOS 17.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A finger that stays.
  case presentActions
  /// A finger that presses hard.
  case preview
  @available(*, unavailable) case _other
}

/// A link, an attachment, or a part of a text that its app has marked.
@MainActor
open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// In UTF-16 units of the text.
  public let range: NSRange

  init(_ content: Content, at range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }

  /// The menu that a finger that stays on the item opens.
  @MainActor
  open class MenuConfiguration: NSObject {
    let menu: UIMenu
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }
    public convenience init(preview: MenuPreview?, menu: UIMenu) { self.init(menu: menu) }
  }

  /// What is shown beside the menu: nothing, as nothing is drawn.
  @MainActor
  open class MenuPreview: NSObject {
    open class var `default`: MenuPreview { MenuPreview() }
    open var view: UIView?
    public override init() { super.init() }
    public convenience init(view: UIView) {
      self.init()
      self.view = view
    }
  }
}

extension NSAttributedString.Key {
  /// [A] Marks a part of a text that its delegate is asked about as an item.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
