import Foundation

/// What a navigation bar shows for a controller. It is stored; bars come later.
@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  public init(title: String) {
    self.title = title
    super.init()
  }
}
