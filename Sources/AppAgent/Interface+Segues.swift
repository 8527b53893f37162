public import UIKit

// What segues of interface files have and those of lessons' scenes seldom need.

/// How a segue that is followed comes to its destination.
@MainActor public struct SegueCall {
  let source: UIViewController
  /// The file's own.
  let identifier: String?
  let sender: Any?
  /// The segue action, `makeDetail:`; `nil` where the destination's class makes it.
  let action: String?

  /// What the segue action makes of the destination's coder. [A] Xcode 11 Release Notes: it takes the coder, and if it wants to the sender and
  /// the segue's identifier; where it returns nil, the controller is made by `init(coder:)`.
  func controller(_ coder: NSCoder) -> UIViewController? {
    guard let action else { return nil }
    let selector = Selector(action)
    let arguments: [Any?] = [coder, sender, identifier]
    return _ObjectiveC.send(selector, to: source, Array(arguments.prefix(action.count { $0 == ":" })))
      as? UIViewController
  }
}

/// A segue as an interface file may have it.
/// - Parameters:
///   - isModal: Whether it presents; otherwise it shows, as ``segue(_:from:modally:to:)`` does.
///   - isNamed: Whether the file gives it the identifier. Without one, code is told of none.
///   - isPopover: Whether it presents from where the user touched. A phone gives it the whole screen, unless a delegate says otherwise.
///   - action: The method of the source that makes the destination, `makeDetail:`. The run ends as *missing* when there is none.
///   - type: Makes the segue, of a class of the app's.
///   - isCustom: Whether that class alone decides how the destination comes on the screen.
@MainActor public func segue(
  _ identifier: String, from source: UIViewController, modally isModal: Bool = false, isNamed: Bool = true,
  isAnimated: Bool = true, isPopover: Bool = false, made action: String? = nil,
  as type: (@MainActor (String?, UIViewController, UIViewController) -> UIStoryboardSegue)? = nil,
  isCustom: Bool = false, to destination: @escaping @MainActor (SegueCall) -> UIViewController,
  file: StaticString = #fileID, line: Int = #line
) {
  requireAction(action, source, file, line)
  let kind: SegueTemplate.Kind = isCustom ? .custom : isModal ? .present : .show
  var template = SegueTemplate(identifier: identifier, kind: kind) { [unowned source] sender in
    let name = isNamed ? identifier : nil
    let next = destination(SegueCall(source: source, identifier: name, sender: sender, action: action))
    if isPopover { present(next, from: sender) }
    return next
  }
  (template.isNamed, template.isAnimated, template.make) = (isNamed, isAnimated, type)
  source.addSegue(template)
}

/// A container view's embed segue, whose child is made when the parent's view is loaded.
/// - Parameter action: As for ``segue(_:from:modally:isNamed:isAnimated:isPopover:made:as:isCustom:to:file:line:)``.
@MainActor public func embed(
  in container: UIView, of parent: UIViewController, segue identifier: String, isNamed: Bool = true,
  made action: String? = nil, child: @escaping @MainActor (SegueCall) -> UIViewController,
  file: StaticString = #fileID, line: Int = #line
) {
  requireAction(action, parent, file, line)
  var template = SegueTemplate(identifier: identifier, kind: .embed(container: container)) {
    [unowned parent] sender in
    child(SegueCall(source: parent, identifier: isNamed ? identifier : nil, sender: sender, action: action))
  }
  template.isNamed = isNamed
  parent.addSegue(template)
}

/// A controller of a storyboard as a segue makes it: by the segue's action, if it has one.
/// - Parameter identifier: `nil` for the storyboard's first controller.
@MainActor public func storyboardController(
  _ storyboard: String, _ identifier: String? = nil, by call: SegueCall
) -> UIViewController {
  let file = UIStoryboard(name: storyboard, bundle: nil)
  guard let identifier else {
    guard let first = file.instantiateInitialViewController(creator: { call.controller($0) }) else {
      Interface.missing("\(storyboard) has no initial controller")
    }
    return first
  }
  return file.instantiateViewController(identifier: identifier, creator: { call.controller($0) })
}

@MainActor private func requireAction(
  _ action: String?, _ source: UIViewController, _ file: StaticString, _ line: Int
) {
  guard let action, !_ObjectiveC.responds(source, to: Selector(action)) else { return }
  Interface.missing("\(_ObjectiveC.className(of: source)) has no segue action '\(action)'", file, line)
}

/// [A] UIPopoverPresentationController: it points to a view or to an item of a bar.
@MainActor private func present(_ next: UIViewController, from sender: Any?) {
  next.modalPresentationStyle = .popover
  let popover = next.popoverPresentationController
  if let view = sender as? UIView {
    popover?.sourceView = view
  } else if let item = sender as? UIBarButtonItem {
    popover?.barButtonItem = item
  }
}
