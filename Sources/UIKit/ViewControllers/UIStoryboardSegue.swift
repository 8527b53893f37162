import Foundation

/// A way from one controller to another.
@MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  fileprivate var handler: () -> Void

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  open func perform() { handler() }
}

/// What an interface file holds of a segue: where it leads, and how.
@MainActor
package struct SegueTemplate {
  package enum Kind {
    /// The destination's view fills the container, from when the source's view is loaded.
    case embed(container: UIView)
    /// [A] Pushed where the source is in a navigation controller, and presented elsewhere.
    case show
    case present
    /// What the segue's own class does.
    case custom
    /// Back to the controller that has the action.
    case unwind(Selector)
  }

  /// Makes the segue itself, of a class of the app's.
  package typealias Making =
    @MainActor (
      _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue

  package var identifier: String
  package var kind: Kind
  /// Whether the identifier is the file's own. Another one is known to nobody but the control that begins the segue.
  package var isNamed = true
  package var isAnimated = true
  package var make: Making?
  package var makeDestination: (_ sender: Any?) -> UIViewController

  var isEmbedding: Bool {
    if case .embed = kind { true } else { false }
  }

  /// What code is told: [A] UIStoryboardSegue, identifier: `nil` where the file gives none.
  var shownIdentifier: String? { isNamed ? identifier : nil }

  package init(identifier: String, kind: Kind, makeDestination: @escaping (_ sender: Any?) -> UIViewController) {
    self.identifier = identifier
    self.kind = kind
    self.makeDestination = makeDestination
  }
}

extension UIViewController {
  package func addSegue(_ segue: SegueTemplate) { segues.append(segue) }

  /// [A] Embedded controllers are prepared for before `viewDidLoad`, and have loaded their views by then [O].
  func performEmbedSegues() {
    for template in segues {
      guard case .embed(let container) = template.kind else { continue }
      perform(template, sender: container) { source, child in
        source.addChild(child)
        child.finishBuildingInterface()
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: source)
      }
    }
  }

  /// [A] performSegue(withIdentifier:sender:): `shouldPerformSegue` is not asked, `prepare` is told.
  func perform(_ identifier: String, _ sender: Any?) {
    guard let template = segues.first(where: { $0.identifier == identifier && !$0.isEmbedding }) else {
      _raise(
        "NSInvalidArgumentException",
        "Receiver (<\(_ObjectiveC.className(of: self)): \(_ObjectiveC.address)>) has no segue with identifier "
          + "'\(identifier)'")
    }
    if case .unwind(let action) = template.kind { return goBack(action, template.isNamed ? identifier : nil, sender) }
    perform(template, sender: sender) { source, destination in
      // [A] UIStoryboardSegue, perform(): of a custom segue, its class decides how the destination comes on the screen.
      if case .custom = template.kind { return }
      let isAnimated = template.isAnimated && UIView.areAnimationsEnabled
      destination.finishBuildingInterface()
      if case .show = template.kind, let stack = source.navigationController {
        stack.pushViewController(destination, animated: isAnimated)
      } else {
        source.present(destination, animated: isAnimated)
      }
    }
  }

  /// A segue that begins with a touch on a control. [A] shouldPerformSegue(withIdentifier:sender:)
  package func follow(_ identifier: String, sender: Any?) {
    let isNamed = segues.first { $0.identifier == identifier && !$0.isEmbedding }?.isNamed ?? true
    // A string of Swift's can't be nil, and is empty for a segue without an identifier.
    guard shouldPerformSegue(withIdentifier: isNamed ? identifier : "", sender: sender) else { return }
    perform(identifier, sender)
  }

  private func perform(
    _ template: SegueTemplate, sender: Any?, _ move: @escaping (UIViewController, UIViewController) -> Void
  ) {
    let destination = template.makeDestination(sender)
    let segue =
      template.make?(template.shownIdentifier, self, destination)
      ?? UIStoryboardSegue(identifier: template.shownIdentifier, source: self, destination: destination)
    segue.handler = { [unowned self] in move(self, destination) }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The controllers that the user came through, nearest first: below on the stack, around, and presenting, with whoever is inside of that.
  /// [A] allowedChildrenForUnwinding(from:): a container's children are asked before it.
  private var wayBack: [UIViewController] {
    var way: [UIViewController] = []
    var next: UIViewController? = self
    while let here = next {
      if let stack = here.navigationController?.viewControllers, let index = stack.firstIndex(where: { $0 === here }) {
        way += stack[..<index].reversed()
      }
      next = here.parent ?? here.presentingViewController
      guard let next else { break }
      if here.parent == nil { way += next.inside }
      way.append(next)
    }
    return way
  }

  /// Of a container, whoever is in it: those on top first, since they were come to last.
  private var inside: [UIViewController] { children.reversed().flatMap { $0.inside + [$0] } }

  /// [A] Unwinding: the nearest controller on the way back that has the action is told, and what lies above it goes.
  package func unwind(_ action: Selector, _ identifier: String? = nil, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    goBack(action, identifier, sender)
  }

  private func goBack(_ action: Selector, _ identifier: String?, _ sender: Any?) {
    guard let end = wayBack.first(where: { $0.canPerformUnwindSegueAction(action, from: self, sender: sender) }) else {
      return
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: end) {
      let isAnimated = UIView.areAnimationsEnabled
      if end.presentedViewController != nil { end.dismiss(animated: isAnimated) }
      if let stack = end.navigationController, stack.topViewController !== end {
        stack.popToViewController(end, animated: isAnimated)
      }
    }
    prepare(for: segue, sender: sender)
    _ObjectiveC.send(action, to: end, Array([segue].prefix(action.argumentCount)))
    segue.perform()
  }
}
