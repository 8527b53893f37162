import Foundation

/// What stands in a menu: an action, or another menu.
@MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  public enum State: Int, Sendable {
    case off, on, mixed
    @available(*, unavailable) case _other
  }

  open internal(set) var title: String
  open var image: UIImage? { assignedImage }
  final var assignedImage: UIImage?
  open var subtitle: String?
  open var selectedImage: UIImage? { assignedSelectedImage }
  final var assignedSelectedImage: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    assignedImage = image
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }
}

/// Several menu elements. A button or an interaction opens it (``MenuCard``).
@MainActor
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let format = Identifier("com.apple.menu.format")
    public static let services = Identifier("com.apple.menu.services")
    public static let share = Identifier("com.apple.menu.share")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let learn = Identifier("com.apple.menu.learn")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let speech = Identifier("com.apple.menu.speech")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let autoFill = Identifier("com.apple.menu.autofill")
    public static let root = Identifier("com.apple.menu.root")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// [H] Those that are on, in the menu and in the menus in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      default: []
      }
    }
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
