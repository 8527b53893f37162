import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// A navigation controller whose bars go by themselves.
@MainActor
@Suite(.freshApp) struct BarHidingTests {
  private let content = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    window = Stage.fresh()
    content.title = "A"
    content.view.addSubview(field)
    content.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    MainLoop.runUntilIdle()
  }

  private func tapBeside() {
    window.tap(at: CGPoint(x: 300, y: 250))
    MainLoop.runUntilIdle()
  }

  @Test(.documented("UINavigationController, hidesBarsOnTap")) func aTapHidesTheBarsAndShowsThem() {
    navigation.hidesBarsOnTap = true
    tapBeside()
    #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
    tapBeside()
    #expect(!navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
  }

  @Test(.documented("UINavigationController.h: the toolbar only participates if it has items"))
  func aToolbarWithItemsGoesAlong() {
    content.toolbarItems = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    navigation.isToolbarHidden = false
    navigation.hidesBarsOnTap = true
    tapBeside()
    #expect(navigation.isToolbarHidden)
    tapBeside()
    #expect(!navigation.isToolbarHidden)
  }

  @Test(.assumed("what takes a tap itself leaves the bars")) func aTapOnAFieldLeavesTheBars() {
    navigation.hidesBarsOnTap = true
    window.tap(at: CGPoint(x: 50, y: 215))
    MainLoop.runUntilIdle()
    #expect(field.isFirstResponder)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test(.documented("UINavigationController, hidesBarsOnSwipe")) func aSwipeUpHidesTheBarsAndOneDownShowsThem() {
    scrollView.drag(by: CGPoint(x: 0, y: 100))
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    scrollView.drag(by: CGPoint(x: 0, y: 100))
    #expect(navigation.isNavigationBarHidden)
    scrollView.drag(by: CGPoint(x: 0, y: -50))
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test(.documented("UINavigationController.h, hidesBarsWhenKeyboardAppears"))
  func theKeyboardHidesTheBarsAndATapShowsThem() {
    navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    MainLoop.runUntilIdle()
    #expect(navigation.isNavigationBarHidden)
    tapBeside()
    #expect(!navigation.isNavigationBarHidden)
    tapBeside()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test(.documented("UINavigationController, hidesBarsWhenVerticallyCompact"), .observed("they come back upright"))
  func aPhoneOnItsSideHidesTheBars() {
    navigation.hidesBarsWhenVerticallyCompact = true
    UIApplication.shared.turn(to: .landscapeLeft)
    MainLoop.runUntilIdle()
    #expect(navigation.isNavigationBarHidden)
    UIApplication.shared.turn(to: .portrait)
    MainLoop.runUntilIdle()
    #expect(!navigation.isNavigationBarHidden)
  }
}
