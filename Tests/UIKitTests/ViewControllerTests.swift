import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.serialized) struct ViewControllerTests {
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

  @Test(.assumed("The order of the last two calls"))
  func aFullScreenPresentationHidesThePresenterAndDismissingBringsItBack() {
    let window = Stage.fresh()
    let below = Controller(log, "below.")
    let above = Controller(log, "above.")
    window.rootViewController = below
    _ = below.view
    above.loadViewIfNeeded()
    _ = log.taken()
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true) { log.add("presented") }
    Rest.come()
    #expect(
      log.taken().filter { !$0.contains("Layout") } == [
        "below.viewWillDisappear", "above.viewWillAppear", "above.viewIsAppearing", "above.viewDidAppear",
        "below.viewDidDisappear", "presented",
      ])
    #expect(below.presentedViewController === above && above.presentingViewController === below)
    above.dismiss(animated: true)
    Rest.come()
    #expect(
      log.taken() == [
        "above.viewWillDisappear", "below.viewWillAppear", "below.viewDidAppear", "above.viewDidDisappear",
      ])
    #expect(below.presentedViewController == nil)
  }
}
