import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct ViewControllerTests {
  final class Controller: UIViewController {
    let log: Log
    let name: String
    init(_ log: Log, _ name: String = "") {
      self.log = log
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ line: String) { log.add(name + line) }
    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func willMove(toParent parent: UIViewController?) { note("willMove(\(parent != nil))") }
    override func didMove(toParent parent: UIViewController?) { note("didMove(\(parent != nil))") }
  }

  let log = Log()

  @Test(.documented("UIViewController, life cycle"))
  func aRootControllerAppearsInTheDocumentedOrder() {
    let window = Stage.fresh()
    window.rootViewController = Controller(log)
    #expect(
      log.taken() == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
    window.rootViewController = nil
    #expect(log.taken() == ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test(.documented("header, addChild calls willMove and not didMove; removeFromParent the reverse"))
  func containmentTellsWhatApplesHeadersSay() {
    let parent = UIViewController()
    let child = Controller(log)
    parent.addChild(child)
    #expect(log.taken() == ["willMove(true)"])
    #expect(parent.children == [child] && child.parent === parent)
    child.removeFromParent()
    #expect(log.taken() == ["didMove(false)"])
    #expect(parent.children == [] && child.parent == nil)
  }

  @Test(.documented("beginAppearanceTransition(_:animated:), shouldAutomaticallyForwardAppearanceMethods"))
  func aContainerMayTellItsChildrenOfTheirAppearanceItself() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let window = Stage.fresh()
    let container = Container()
    let child = Controller(log)
    container.addChild(child)
    window.rootViewController = container
    #expect(log.taken() == ["willMove(true)"])
    child.beginAppearanceTransition(true, animated: false)
    container.view.addSubview(child.view)
    child.endAppearanceTransition()
    #expect(log.taken() == ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
    window.rootViewController = nil
  }

  @Test(.documented("UIStoryboard: views are made when first asked for"), .observed("The words of the exception"))
  func aStoryboardsControllerHasNoOutletsBeforeItsViewIsLoaded() {
    Stage.fresh()
    storyboard("Test", identifier: "One", Titled.self, isInitial: true) { controller in
      controller.log.add("connects")
      controller.view = UIView()
    }
    let board = UIStoryboard(name: "Test", bundle: nil)
    let made = board.instantiateViewController(withIdentifier: "One") as? Titled
    #expect(made?.log.taken() == [])
    #expect(made?.storyboard === board)
    made?.loadViewIfNeeded()
    #expect(made?.log.taken() == ["connects", "viewDidLoad"])
    #expect(board.instantiateInitialViewController() is Titled)
  }

  @Test(
    .documented(
      "NSObject, awakeFromNib(): once, when the objects of the file are there; the view is of another archive"))
  func aStoryboardsControllerWakesWhenItIsMade() {
    Stage.fresh()
    storyboard("Test", identifier: "One", Waking.self, isInitial: true) { $0.view = UIView() }
    let made = UIStoryboard(name: "Test", bundle: nil).instantiateInitialViewController() as? Waking
    #expect(made?.wakes == 1 && made?.isViewLoaded == false)
    made?.loadViewIfNeeded()
    #expect(made?.wakes == 1)
  }

  final class Waking: UIViewController {
    private(set) var wakes = 0
    override func awakeFromNib() { wakes += 1 }
  }

  @Test(.documented("UIStoryboard, instantiateViewController(identifier:creator:)"))
  func aCreatorMakesTheControllerOfAStoryboard() {
    Stage.fresh()
    storyboard("Test", identifier: "One", Numbered.self, isInitial: true) { $0.view = UIView() }
    let board = UIStoryboard(name: "Test", bundle: nil)
    let made = board.instantiateViewController(identifier: "One") { Numbered(coder: $0, number: 7) }
    #expect(made.number == 7 && made.storyboard === board)
    let initial: Numbered? = board.instantiateInitialViewController { Numbered(coder: $0, number: 8) }
    #expect(initial?.number == 8)
    let left: Numbered = board.instantiateViewController(identifier: "One") { _ in nil }
    #expect(left.number == 0)
  }

  final class Numbered: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
      self.number = number
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      number = 0
      super.init(coder: coder)
    }
  }

  final class Titled: UIViewController {
    let log = Log()
    override func viewDidLoad() { log.add("viewDidLoad") }
  }
}
