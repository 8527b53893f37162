public import UIKit

/// An element of a menu of an interface file: it can be connected when the menu is made already.
private final class ConnectedElement: UIAction {
  /// What is done when it is chosen.
  final class Connection {
    var actions: [(UIAction) -> Void] = []
  }

  let connection: Connection

  init(
    _ title: String, _ subtitle: String?, _ image: UIImage?, _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State
  ) {
    let connection = Connection()
    self.connection = connection
    super.init(title: title, subtitle: subtitle, image: image, attributes: attributes, state: state) { action in
      for perform in connection.actions { perform(action) }
    }
  }
}

/// An element of a menu that does nothing until it is connected.
@MainActor public func menuElement(
  _ title: String, subtitle: String? = nil, image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
  state: UIMenuElement.State = .off
) -> UIAction {
  ConnectedElement(title, subtitle, image, attributes, state)
}

/// Lets the choice of a menu's element call an action by its Objective-C name, `sortPressed:`. The run ends as *missing* when the target has no
/// such action.
/// - Parameter target: `nil` for whoever takes it.
@MainActor public func connect(
  _ element: UIAction, to target: NSObject?, action: String, file: StaticString = #fileID, line: Int = #line
) {
  if let target, !_ObjectiveC.responds(target, to: Selector(action)) {
    Interface.missing("\(_ObjectiveC.className(of: target)) has no action '\(action)'", file, line)
  }
  (element as? ConnectedElement)?.connection.actions.append { [weak target, isDirected = target != nil] element in
    if isDirected, target == nil { return }
    UIApplication.shared.sendAction(Selector(action), to: target, from: element, for: nil)
  }
}
