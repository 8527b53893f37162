import Foundation

/// Makes a controller again that was on the screen when its app was ended. The system of a check restores no app.
@MainActor
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state outlives the app.
@MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  var restorationParent: (any UIStateRestoring)? { get }
}
extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
}
