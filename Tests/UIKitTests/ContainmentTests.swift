import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct ContainmentTests {
  private final class Controller: UIViewController {
    let log: Log
    let name: String
    var forwards = true
    var allowsSegues = true
    init(_ log: Log, _ name: String) {
      self.log = log
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ line: String) { log.add("\(name) \(line)") }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    override func viewDidLoad() { note("loaded") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear\(isMovingToParent ? ", moving" : "")") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "out" : "in")") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      note("asked for \(identifier)")
      return allowsSegues
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let goal = segue.destination as? Controller
      let state = goal?.isViewLoaded == true ? "loaded" : "not loaded"
      note("prepares \(segue.identifier ?? "unwinding") to \(goal?.name ?? "?"), \(state)")
    }
    override class func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("back:") { r, a in
            let segue: UIStoryboardSegue = _argument(a, 0)
            return _result((r as? Controller)?.note("back from \((segue.source as? Controller)?.name ?? "?")"))
          }
        ], outlets: [])
    }
  }

  /// Hears of what changes in its children and its view.
  private final class Hearer: UIViewController {
    let log = Log()
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      log.add("\(Int(container.preferredContentSize.height))")
    }
    override func viewLayoutMarginsDidChange() { log.add("margins \(Int(view.layoutMargins.left))") }
  }

  @Test(.documented("UIContentContainer, preferredContentSizeDidChange(forChildContentContainer:): the parent is told"))
  func aParentHearsOfTheSizeThatAChildPrefers() {
    let (parent, child) = (Hearer(), UIViewController())
    child.preferredContentSize.height = 10
    parent.addChild(child)
    child.preferredContentSize.height = 80
    child.preferredContentSize.height = 80
    #expect(parent.log.taken() == ["80"])
  }

  @Test(.documented("UIViewController, viewLayoutMarginsDidChange(): the margins of the root view have changed"))
  func aControllerHearsOfTheMarginsOfItsView() {
    let controller = Hearer()
    controller.view.layoutMargins.left = 30
    #expect(controller.log.taken() == ["margins 30"])
    // Whoever sets them there again has changed nothing.
    controller.view.layoutMargins.left = 30
    #expect(controller.log.taken() == [])
  }

  private let log = Log()

  private func shownParent() -> Controller {
    let parent = Controller(log, "parent")
    Stage.fresh().rootViewController = parent
    _ = log.taken()
    return parent
  }

  @Test(.documented("Implementing a container view controller; header of UIViewController, addChild(_:)"))
  func aChildThatIsAddedToAVisibleParentAppearsWithItsView() {
    let parent = shownParent()
    let child = Controller(log, "child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.taken() == [
        "child willMove in", "child loaded", "child willAppear, moving", "child didAppear", "child didMove in",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.taken() == ["child willMove out", "child willDisappear", "child didDisappear", "child didMove out"])
  }

  @Test(.documented("UIViewController, shouldAutomaticallyForwardAppearanceMethods"))
  func childrenAppearWithTheirParentUnlessItForwardsByItself() {
    for forwards in [true, false] {
      let parent = Controller(log, "parent")
      parent.forwards = forwards
      let (child, aside) = (Controller(log, "child"), Controller(log, "aside"))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      parent.addChild(aside)
      _ = log.taken()
      let window = Stage.fresh()
      window.rootViewController = parent
      let forwarded = ["parent willAppear", "child willAppear", "parent didAppear", "child didAppear"]
      let alone = ["parent willAppear", "parent didAppear"]
      #expect(log.taken() == (forwards ? forwarded : alone))
      window.rootViewController = nil
      _ = log.taken()
    }
  }

  @Test(.documented("header of UIViewController, addChild(_:): a child of another controller leaves that one first"))
  func aChildHasOneParent() {
    let (one, two) = (UIViewController(), UIViewController())
    let child = UIViewController()
    one.addChild(child)
    two.addChild(child)
    #expect(one.children == [] && two.children == [child] && child.parent === two)
  }

  @Test(.documented("UIViewController, transition(from:to:duration:options:animations:completion:)"))
  func aTransitionExchangesTheViewsOfTwoChildren() {
    let parent = shownParent()
    let (old, new) = (Controller(log, "old"), Controller(log, "new"))
    parent.addChild(old)
    parent.view.addSubview(old.view)
    parent.addChild(new)
    _ = log.taken()
    var finished = false
    parent.transition(from: old, to: new, duration: 0.3, animations: nil) { finished = $0 }
    #expect(log.lines.count == 3 && !finished)
    MainLoop.runUntilIdle()
    #expect(finished && parent.view.subviews == [new.view])
    #expect(
      log.taken() == [
        "new loaded", "new willAppear, moving", "old willDisappear", "new didAppear", "old didDisappear",
      ])
  }

  // MARK: Segues

  @Test(.observed("An embed segue is prepared for before the parent's viewDidLoad, and the child has loaded by then"))
  func anEmbeddedChildIsPreparedForLoadedAndAdded() {
    let window = Stage.fresh()
    let (parent, child) = (Controller(log, "parent"), Controller(log, "child"))
    AppState.current.isBuildingInterface = true
    let container = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
    parent.view.addSubview(container)
    embed(child, in: container, of: parent, segue: "Child")
    show(parent)
    #expect(
      log.taken().prefix(5) == [
        "parent prepares Child to child, not loaded", "child willMove in", "child loaded", "child didMove in",
        "parent loaded",
      ])
    #expect(parent.children == [child] && child.view.superview === container)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 375, height: 200))
    container.frame.size.height = 300
    #expect(child.view.frame.height == 300)
    window.rootViewController = nil
  }

  @Test(
    .documented("UIViewController, performSegue(withIdentifier:sender:) and shouldPerformSegue(withIdentifier:sender:)")
  )
  func aControlAsksWhetherToFollowASegueAndCodeDoesNot() {
    let parent = shownParent()
    segue("Details", from: parent) { [log] in Controller(log, "details") }
    parent.performSegue(withIdentifier: "Details", sender: nil)
    MainLoop.runUntilIdle()
    let shown = [
      "parent prepares Details to details, not loaded", "details loaded", "details willAppear", "details didAppear",
    ]
    #expect(log.taken() == shown)
    parent.dismiss(animated: false)
    _ = log.taken()
    let control = UIButton(type: .system)
    connect(control, to: parent, segue: "Details")
    parent.allowsSegues = false
    control.sendActions(for: .touchUpInside)
    #expect(log.taken() == ["parent asked for Details"])
    parent.allowsSegues = true
    control.sendActions(for: .touchUpInside)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["parent asked for Details"] + shown)
  }

  @Test(.documented("Using unwind segues to go back: the source prepares, the controller with the action is told"))
  func anUnwindSegueLeadsBackToTheControllerThatHasTheAction() {
    let parent = shownParent()
    let details = Controller(log, "details")
    segue("Details", from: parent) { details }
    parent.performSegue(withIdentifier: "Details", sender: nil)
    MainLoop.runUntilIdle()
    _ = log.taken()
    let control = UIButton(type: .system)
    connect(control, of: details, unwind: "back:")
    control.sendActions(for: .touchUpInside)
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == [
        "details asked for ", "details prepares unwinding to parent, loaded", "parent back from details",
        "details willDisappear", "details didDisappear",
      ])
    #expect(parent.presentedViewController == nil)
  }

  @Test(.documented("Show segues push in a navigation controller; unwinding pops"))
  func aSegueInANavigationControllerPushesAndUnwindingPops() {
    let list = Controller(log, "list")
    let details = Controller(log, "details")
    let stack = UINavigationController(rootViewController: list)
    Stage.fresh().rootViewController = stack
    segue("Details", from: list) { details }
    list.performSegue(withIdentifier: "Details", sender: nil)
    MainLoop.runUntilIdle()
    #expect(stack.viewControllers == [list, details])
    _ = log.taken()
    details.unwind("back:", sender: nil)
    MainLoop.runUntilIdle()
    #expect(
      log.taken().prefix(3) == [
        "details asked for ", "details prepares unwinding to list, loaded", "list back from details",
      ])
    #expect(stack.viewControllers == [list])
  }

  @Test(.documented("allowedChildrenForUnwinding(from:): children of a container are looked through"))
  func unwindingFromWhatCoversANavigationControllerLeadsToWhoIsInIt() {
    let list = Controller(log, "list")
    let form = Controller(log, "form")
    let stack = UINavigationController(rootViewController: list)
    Stage.fresh().rootViewController = stack
    form.modalPresentationStyle = .fullScreen
    list.present(form, animated: false)
    MainLoop.runUntilIdle()
    #expect(form.presentingViewController === stack)
    _ = log.taken()
    form.unwind("back:", sender: nil)
    MainLoop.runUntilIdle()
    #expect(log.taken().contains("list back from form"))
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers == [list])
  }

  @Test(.documented("performSegue(withIdentifier:sender:): a segue that is not there raises an exception"))
  func aSegueThatIsNotThereEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await UIViewController().performSegue(withIdentifier: "Nowhere", sender: nil)
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("has no segue with identifier 'Nowhere'"))
  }
}
