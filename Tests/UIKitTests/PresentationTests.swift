import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct PresentationTests {
  /// Writes down its calls of appearance, with what it knows of the presentation then.
  final class Controller: UIViewController {
    let log: Log
    let name: String
    init(_ log: Log, _ name: String, style: UIModalPresentationStyle = .automatic) {
      self.log = log
      self.name = name
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = style
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ call: String, _ animated: Bool) {
      let words = [
        "\(name).\(call)", animated ? "animated" : "", isBeingPresented ? "presented" : "",
        isBeingDismissed ? "dismissed" : "",
      ]
      log.add(words.filter { !$0.isEmpty }.joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
  }

  /// Answers a person's attempts to dismiss.
  final class Guard: NSObject, UIAdaptivePresentationControllerDelegate, _MethodTableProviding {
    let log: Log
    var allows: Bool
    init(_ log: Log, allows: Bool) {
      self.log = log
      self.allows = allows
    }
    private func note(_ call: String) -> Bool {
      log.add(call)
      return allows
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      func method(_ selector: Selector, _ name: String) -> _Method {
        _Method(selector) { receiver, _ in _result((receiver as? Guard)?.note(name) ?? true) }
      }
      return _MethodTable(
        methods: [
          method("presentationControllerShouldDismiss:", "should"),
          method("presentationControllerWillDismiss:", "will"), method("presentationControllerDidDismiss:", "did"),
          method("presentationControllerDidAttemptToDismiss:", "attempt"),
        ], outlets: [])
    }
  }

  let log = Log()

  private func presenter() -> Controller {
    let window = Stage.fresh()
    let controller = Controller(log, "below")
    window.rootViewController = controller
    MainLoop.runUntilIdle()
    _ = log.taken()
    return controller
  }

  @Test(
    .documented("UIModalPresentationStyle.automatic, pageSheet: the presenter stays on the screen, and hears nothing"))
  func aSheetDoesNotMakeThePresenterDisappear() {
    let below = presenter()
    let above = Controller(log, "above")
    below.present(above, animated: true) { log.add("completion") }
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == [
        "above.willAppear animated presented", "above.isAppearing animated presented",
        "above.didAppear animated presented", "completion",
      ])
    #expect(above.presentationController is UISheetPresentationController)
    #expect(above.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
    #expect(below.view.window != nil && !HitTest.isHittable(below.view))
    below.dismiss(animated: true) { log.add("completion") }
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == [
        "above.willDisappear animated dismissed", "above.didDisappear animated dismissed", "completion",
      ])
    #expect(HitTest.isHittable(below.view) && !above.isBeingDismissed)
  }

  @Test(
    .documented("present(_:animated:completion:), fullScreen, viewIsAppearing(_:)"),
    .observed("The order between the two controllers"))
  func aFullScreenPresentationTakesThePresenterOffTheScreen() {
    let below = presenter()
    let above = Controller(log, "above", style: .fullScreen)
    below.present(above, animated: true)
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == [
        "below.willDisappear animated", "above.willAppear animated presented", "above.isAppearing animated presented",
        "above.didAppear animated presented", "below.didDisappear animated",
      ])
    #expect(below.view.window == nil && above.view.frame == UIScreen.main.bounds)
    above.dismiss(animated: false)
    #expect(
      log.taken() == [
        "above.willDisappear dismissed", "below.willAppear", "below.isAppearing", "below.didAppear",
        "above.didDisappear dismissed",
      ])
    #expect(below.view.window != nil && above.view.window == nil)
  }

  @Test(
    .documented("UIModalPresentationStyle: which styles take the presenter's view away"),
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.currentContext, true), (.overFullScreen, false),
      (.overCurrentContext, false), (.pageSheet, false), (.formSheet, false), (.custom, false),
    ])
  func onlyTheseStylesMakeThePresenterDisappear(_ style: UIModalPresentationStyle, _ removes: Bool) {
    let below = presenter()
    below.present(Controller(log, "above", style: style), animated: false)
    #expect(log.taken().contains("below.willDisappear") == removes)
    below.dismiss(animated: false)
  }

  @Test(.documented("Before iOS 13 the default is full screen"))
  func anOldSystemPresentsFullScreenByDefault() {
    var device = DeviceModel.phone375
    device.systemVersion = 12
    let window = Stage.fresh(device)
    let below = Controller(log, "below")
    window.rootViewController = below
    below.present(Controller(log, "above"), animated: false)
    #expect(below.view.window == nil)
    Stage.fresh()
  }

  @Test(.documented("presentedViewController, presentingViewController: those of an ancestor count"))
  func theRootPresentsForItsChildren() {
    let below = presenter()
    let child = UIViewController()
    below.addChild(child)
    below.view.addSubview(child.view)
    child.didMove(toParent: below)
    let above = Controller(log, "above")
    child.present(above, animated: false)
    #expect(above.presentingViewController === below)
    #expect(child.presentedViewController === above)
    child.dismiss(animated: false)
    #expect(below.presentedViewController == nil)
  }

  @Test(.documented("dismiss(animated:completion:): the stack above goes; only the topmost is animated"))
  func dismissingBelowTakesAllThatIsAbove() {
    let below = presenter()
    let middle = Controller(log, "middle")
    let top = Controller(log, "top")
    below.present(middle, animated: false)
    middle.present(top, animated: false)
    #expect(below.presentedViewController === middle && middle.presentedViewController === top)
    _ = log.taken()
    below.dismiss(animated: true)
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == [
        "top.willDisappear animated dismissed", "top.didDisappear animated dismissed",
        "middle.willDisappear dismissed", "middle.didDisappear dismissed",
      ])
    #expect(below.presentedViewController == nil && middle.presentedViewController == nil)
  }

  @Test(.observed("A line in the log, no completion, nothing shown"))
  func onlyOneControllerCanBePresentedAtATime() {
    let below = presenter()
    below.present(UIViewController(), animated: false)
    var completed = false
    let second = UIViewController()
    below.present(second, animated: false) { completed = true }
    #expect(second.presentingViewController == nil && !completed)
    below.dismiss(animated: false)
  }

  @Test(.documented("'Disabling the pull-down gesture for a sheet'"))
  func aPersonPullsASheetDownWhenItsDelegateAllows() {
    let below = presenter()
    let above = Controller(log, "above")
    let guardian = Guard(log, allows: false)
    below.present(above, animated: false)
    above.presentationController?.delegate = guardian
    _ = log.taken()
    above.presentationController?.attemptToDismiss()
    #expect(log.taken() == ["should", "attempt"])
    guardian.allows = true
    above.isModalInPresentation = true
    above.presentationController?.attemptToDismiss()
    #expect(log.taken() == ["should", "attempt"])
    above.isModalInPresentation = false
    #expect(UserInput.drag(above.view, named: "", by: CGPoint(x: 0, y: -300)) == .done)
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == [
        "should", "will", "above.willDisappear animated dismissed", "above.didDisappear animated dismissed", "did",
      ])
    #expect(below.presentedViewController == nil)
  }

  @Test(.documented("'Disabling the pull-down gesture for a sheet': it is set in the navigation controller's child"))
  func aChildOfANavigationControllerKeepsTheSheet() {
    let below = presenter()
    let form = Controller(log, "form")
    let above = UINavigationController(rootViewController: form)
    below.present(above, animated: false)
    form.isModalInPresentation = true
    above.presentationController?.attemptToDismiss()
    MainLoop.runUntilIdle()
    #expect(below.presentedViewController === above)
    form.isModalInPresentation = false
    above.presentationController?.attemptToDismiss()
    MainLoop.runUntilIdle()
    #expect(below.presentedViewController == nil)
  }

  @Test(
    .observed("Since iOS 8 the keyboard leaves when something is presented"), .assumed("After viewWillDisappear(_:)"))
  func thePresenterLosesTheKeyboard() {
    let below = presenter()
    let listener = Listener(log, [UIResponder.keyboardWillHideNotification])
    textField(in: below.view).becomeFirstResponder()
    MainLoop.runUntilIdle()
    _ = log.taken()
    below.present(Controller(log, "above", style: .fullScreen), animated: false)
    #expect(Array(log.taken().prefix(3)) == ["below.willDisappear", "WillHide", "above.willAppear presented"])
    below.dismiss(animated: false)
    withExtendedLifetime(listener) {}
  }

  @Test(.documented("Using responders and the responder chain"))
  func theChainOfAPresentedControllerLeadsToItsPresenter() {
    let below = presenter()
    let above = Controller(log, "above")
    below.present(above, animated: false)
    #expect(sequence(first: above as UIResponder, next: \.next).contains { $0 === below })
    below.dismiss(animated: false)
  }
}
