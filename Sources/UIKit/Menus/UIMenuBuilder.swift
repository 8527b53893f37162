import Foundation

/// Changes the menu bar of an app. A phone has none.
@MainActor
public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

@MainActor
open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { UIMenuSystem() }
  open class var context: UIMenuSystem { UIMenuSystem() }
  open func setNeedsRebuild() {}  // Does nothing.
  open func setNeedsRevalidate() {}  // Does nothing.
}
