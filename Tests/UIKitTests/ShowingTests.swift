import Foundation
import Testing

@testable import UIKit

/// `show(_:sender:)` and its sister, which leave the way to the containers around a controller.
@MainActor
@Suite(.freshApp) struct ShowingTests {
  @Test(.documented("UINavigationController, show(_:sender:)"))
  func aNavigationControllerPushes() {
    let (root, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    Stage.fresh().rootViewController = stack
    root.show(detail, sender: nil)
    #expect(stack.topViewController === detail)
  }

  @Test(.documented("UIViewController, show(_:sender:)"))
  func withoutAContainerItIsPresented() {
    let (root, detail) = (UIViewController(), UIViewController())
    Stage.fresh().rootViewController = root
    root.show(detail, sender: nil)
    #expect(root.presentedViewController === detail)
  }

  @Test(.documented("UISplitViewController, showDetailViewController(_:sender:)"))
  func onAPhoneThePrimaryControllerShowsTheDetails() {
    let (root, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let split = UISplitViewController()
    split.viewControllers = [stack]
    Stage.fresh().rootViewController = split
    root.showDetailViewController(UINavigationController(rootViewController: detail), sender: nil)
    #expect(stack.topViewController === detail)
  }

  @Test func settingTheRecognizersOfAViewAttachesThem() {
    let (view, other) = (UIView(), UIView())
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    other.addGestureRecognizer(pan)
    view.gestureRecognizers = [tap, pan]
    #expect(tap.view === view && pan.view === view && other.gestureRecognizers?.isEmpty == true)
    view.gestureRecognizers = nil
    #expect(tap.view == nil && pan.view == nil)
  }
}
