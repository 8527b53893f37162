import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct AlertTests {
  let log = Log()

  private func present(_ style: UIAlertController.Style, _ build: (UIAlertController) -> Void) -> UIViewController {
    let window = Stage.fresh()
    let controller = UIViewController()
    window.rootViewController = controller
    let alert = UIAlertController(title: "Delete it?", message: "It will be gone.", preferredStyle: style)
    build(alert)
    controller.present(alert, animated: true)
    MainLoop.runUntilIdle()
    return controller
  }

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    let log = log
    return UIAlertAction(title: title, style: style) { log.add("\($0.title ?? "")") }
  }

  /// Taps what is on the screen under that name.
  private func tap(_ label: String) -> Outcome {
    let observer = ScreenObserver()
    var elements = observer.observe().elements
    while let element = elements.popLast() {
      if element.type == .button, element.label == label {
        let outcome = UserInput.tap(observer.view(element.id), named: label)
        MainLoop.runUntilIdle()
        return outcome
      }
      elements += element.children
    }
    return .refused("there is no \(label)")
  }

  private var shown: Element? {
    func find(_ elements: [Element]) -> Element? {
      for element in elements {
        if element.type == .alert || element.type == .sheet { return element }
        if let inner = find(element.children) { return inner }
      }
      return nil
    }
    return find(ScreenObserver().observe().elements)
  }

  @Test(.documented("UIAlertController: title, message, actions"))
  func anAlertIsSeenInFrontOfEverything() {
    let controller = present(.alert) { alert in
      alert.addAction(action("Delete", .destructive))
      alert.addAction(action("Cancel", .cancel))
    }
    #expect(shown?.type == .alert)
    #expect(shown?.label == "Delete it?")
    #expect(shown?.children.map(\.label) == ["Delete it?", "It will be gone.", "Delete", "Cancel"])
    #expect(!HitTest.isHittable(controller.view))
  }

  @Test(
    .documented("UIAlertController: a button dismisses the alert"),
    .observed("The action's closure runs when the alert has gone"))
  func aButtonDismissesTheAlertAndThenRunsItsAction() {
    let controller = present(.alert) { alert in
      let log = log
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
          log.add("ran, presented: \(alert?.presentingViewController != nil)")
        })
    }
    #expect(tap("OK") == .done)
    #expect(log.taken() == ["ran, presented: false"])
    #expect(controller.presentedViewController == nil)
    #expect(shown == nil)
  }

  @Test(.documented("UIAlertAction, isEnabled"))
  func aDisabledActionDoesNothing() {
    let delete = action("Delete")
    let controller = present(.alert) { alert in
      alert.addAction(delete)
      delete.isEnabled = false
    }
    #expect(tap("Delete") == .done)
    #expect(log.taken() == [])
    delete.isEnabled = true
    #expect(tap("Delete") == .done)
    #expect(log.taken() == ["Delete"])
    #expect(controller.presentedViewController == nil)
  }

  @Test(
    .documented("UIAlertController, addTextField(configurationHandler:)"),
    .observed("The first field of an alert has the focus, and the alert stands clear of the keyboard"))
  func aTextFieldOfAnAlertIsReadyForTyping() {
    var alert: UIAlertController?
    _ = present(.alert) {
      alert = $0
      $0.addTextField { $0.placeholder = "Name" }
      $0.addAction(action("OK"))
    }
    #expect(UserInput.type("Ann") == .done)
    #expect(alert?.textFields?.map(\.text) == ["Ann"])
    #expect(tap("OK") == .done)
    #expect(log.taken() == ["OK"])
    #expect(AppState.current.keyboard.frame == nil)
  }

  @Test(.observed("Two buttons stand side by side, Cancel first; more stand one above the other, Cancel last"))
  func cancelStandsWherePeopleLookForIt() {
    func places(_ titles: [(String, UIAlertAction.Style)]) -> [CGPoint] {
      let actions = titles.map { action($0.0, $0.1) }
      _ = present(.alert) { alert in actions.forEach(alert.addAction) }
      return actions.compactMap { $0.button?.frame.origin }
    }
    #expect(places([("Delete", .default), ("Cancel", .cancel)]).map(\.x) == [135, 0])
    #expect(places([("Cancel", .cancel), ("Copy", .default), ("Move", .default)]).map(\.y) == [164, 76, 120])
  }

  @Test(.documented("UIAlertController.Style, actionSheet"))
  func anActionSheetRisesFromTheLowerEdge() {
    _ = present(.actionSheet) { alert in
      alert.addAction(action("Copy"))
      alert.addAction(action("Cancel", .cancel))
    }
    #expect(shown?.type == .sheet)
    #expect(shown?.frame.maxY == 659)
    #expect(tap("Copy") == .done)
    #expect(log.taken() == ["Copy"])
  }

  @Test(.observed("UIKit's words when an alert gets a second cancel button, or a sheet a text field"))
  func whatAnAlertCannotHaveEndsTheApp() async {
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
    #expect(
      words(second).contains("UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    let field = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField() }
    }
    #expect(words(field).contains("Text fields can only be added to an alert controller of style"))
  }

  private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
