import Foundation

/// Something that stands in a bar.
@MainActor
open class UIBarItem: NSObject, _MethodTableProviding {
  open nonisolated class func _methodTable() -> _MethodTable? { nil }
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  public override init() { super.init() }
}

/// A button in a toolbar or navigation bar.
@MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain, done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }

  open var style: Style = .plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  package let systemItem: SystemItem?

  public override init() {
    systemItem = nil
    super.init()
  }
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.systemItem = systemItem
    super.init()
    connect(target, action)
    if systemItem == .done || systemItem == .save { style = .done }
  }
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.title = title
    self.style = style
    connect(target, action)
  }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    systemItem = nil
    super.init()
    self.image = image
    self.style = style
    connect(target, action)
  }
  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
  }

  private func connect(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// What is written on the button.
  package var shownTitle: String {
    if let title { return title }
    switch systemItem {
    case .done: return "Done"
    case .cancel: return "Cancel"
    case .edit: return "Edit"
    case .save: return "Save"
    case .add: return "Add"
    default: return ""
    }
  }
}
