import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a controller can do along with a push, a pop, a presentation or a dismissal.
@MainActor
@Suite(.freshApp) struct TransitionCoordinatorTests {
  final class Controller: UIViewController {
    let log: Log
    let name: String
    init(_ log: Log, _ name: String) {
      (self.log, self.name) = (log, name)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      guard let transitionCoordinator else { return log.add("\(name) alone") }
      let from = transitionCoordinator.viewController(forKey: .from) as? Controller
      log.add("\(name) after \(from?.name ?? "none")")
      transitionCoordinator.animate(
        alongsideTransition: { [log, name] _ in log.add("\(name) along") },
        completion: { [log, name] in log.add("\(name) \($0.isCancelled ? "cancelled" : "done")") })
    }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name) there") }
  }

  let log = Log()

  @Test(.documented("UIViewController, transitionCoordinator; UIViewControllerTransitionCoordinator"))
  func aPushTakesAnimationsAlong() {
    let navigation = UINavigationController(rootViewController: Controller(log, "A"))
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["A alone", "A there"])
    navigation.pushViewController(Controller(log, "B"), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    navigation.view.layoutIfNeeded()
    #expect(log.taken() == ["B after A", "B along"])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["B there", "B done"])
    #expect(navigation.transitionCoordinator == nil)
  }

  private final class Shown: NSObject, UINavigationControllerDelegate, _MethodTableProviding {
    let log: Log
    init(_ log: Log) { self.log = log }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("navigationController:didShow:animated:") { r, a in
            let navigation: UINavigationController = _argument(a, 0)
            let from = navigation.transitionCoordinator?.viewController(forKey: .from) as? Controller
            (r as? Shown)?.log.add("shown after \(from?.name ?? "none")")
            return nil
          }
        ], outlets: [])
    }
  }

  /// Coordinators find out in this way that a person has gone back.
  @Test(.observed("the delegate of a navigation controller can ask for the coordinator when a controller was shown"))
  func theDelegateKnowsWhatWasLeft() {
    let navigation = UINavigationController(rootViewController: Controller(log, "A"))
    let delegate = Shown(log)
    Stage.fresh().rootViewController = navigation
    navigation.pushViewController(Controller(log, "B"), animated: false)
    MainLoop.runUntilIdle()
    navigation.delegate = delegate
    _ = log.taken()
    navigation.popViewController(animated: true)
    MainLoop.runUntilIdle()
    #expect(log.taken().last == "shown after B")
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test(.documented("transitionCoordinator: nil where no transition is under way"))
  func aPushWithoutAnimationHasNoCoordinator() {
    let navigation = UINavigationController(rootViewController: Controller(log, "A"))
    Stage.fresh().rootViewController = navigation
    MainLoop.runUntilIdle()
    _ = log.taken()
    navigation.pushViewController(Controller(log, "B"), animated: false)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["B alone", "B there"])
  }

  @Test(.documented("UIViewController, transitionCoordinator: of a presentation and of a dismissal"))
  func aPresentationTakesAnimationsAlongAndSoDoesItsDismissal() {
    let root = Controller(log, "A")
    let window = Stage.fresh()
    window.rootViewController = root
    MainLoop.runUntilIdle()
    _ = log.taken()
    let sheet = Controller(log, "B")
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: true)
    #expect(log.taken() == ["B after A", "B along"])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["B there", "B done"])
    root.dismiss(animated: true)
    #expect(log.taken() == ["A after B", "A along"])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["A there", "A done"])
    #expect(root.transitionCoordinator == nil)
  }
}
