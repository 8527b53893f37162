import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct SafeAreaTests {
  private func screen(_ device: DeviceModel) -> UIViewController {
    let window = Stage.fresh(device)
    let controller = UIViewController()
    window.rootViewController = controller
    return controller
  }

  /// As wide as the screen.
  private func band(from y: CGFloat, height: CGFloat, in view: UIView) -> UIView {
    let band = UIView(frame: CGRect(x: 0, y: y, width: 375, height: height))
    view.addSubview(band)
    return band
  }

  @Test(.observed("the status bar and the home indicator, in points; a phone on its side has no status bar"))
  func theSafeAreaLeavesOutWhatTheDeviceCovers() {
    let old = screen(.phone375)
    #expect(old.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let tall = screen(.tallPhone375)
    #expect(tall.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    UIApplication.shared.turn(to: .landscapeLeft)
    #expect(tall.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
  }

  @Test(.documented("UIView safeAreaInsets: what reaches into the view; additionalSafeAreaInsets of its controller"))
  func aViewHasWhatReachesIntoIt() {
    let controller = screen(.tallPhone375)
    let upper = band(from: 30, height: 100, in: controller.view)
    let lower = band(from: 700, height: 112, in: controller.view)
    controller.additionalSafeAreaInsets.bottom = 6
    #expect(upper.safeAreaInsets == UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
    #expect(lower.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
    #expect(UIView(frame: UIScreen.main.bounds).safeAreaInsets == .zero)
  }

  @Test(.documented("UIView safeAreaInsets: zero for a view that is not visible on the screen"))
  func whatHangsOutOfItsSuperviewHasNoMoreThanThatHas() {
    let controller = screen(.tallPhone375)
    let tall = band(from: 100, height: 2000, in: controller.view)
    let gone = band(from: 900, height: 50, in: controller.view)
    #expect(tall.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(gone.safeAreaInsets == .zero)
  }

  @Test(.documented("UIViewController viewSafeAreaInsetsDidChange(), UIView safeAreaInsetsDidChange()"))
  func aControllerIsToldOfItsSafeAreaOnce() {
    final class Told: UIViewController {
      var log: [String] = []
      override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
      override func viewWillLayoutSubviews() { log.append("layout") }
    }
    let window = Stage.fresh(.tallPhone375)
    let controller = Told()
    window.rootViewController = controller
    controller.view.setNeedsLayout()
    MainLoop.runUntilIdle()
    #expect(controller.log == ["safe area", "layout", "layout"])
  }

  @Test(.documented("safeAreaLayoutGuide; topLayoutGuide and bottomLayoutGuide say where bars end"))
  func guidesFollowTheSafeArea() {
    let controller = screen(.tallPhone375)
    let safe = UIView()
    let old = UIView()
    for view in [safe, old] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      safe.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      safe.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      safe.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
      old.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      NSLayoutConstraint(
        item: old, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top,
        multiplier: 1, constant: -8),
      old.widthAnchor.constraint(equalToConstant: 10),
    ])
    MainLoop.runUntilIdle()
    #expect(safe.frame == CGRect(x: 16, y: 44, width: 343, height: 734))
    #expect(old.frame == CGRect(x: 0, y: 44, width: 10, height: 726))
    #expect([controller.topLayoutGuide.length, controller.bottomLayoutGuide.length] == [44, 34])
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
  }

  @Test(.documented("UIKeyboardLayoutGuide: follows the keyboard, and the safe area's bottom while that is away"))
  func theKeyboardGuideFollowsTheKeyboard() {
    let controller = screen(.tallPhone375)
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      field.widthAnchor.constraint(equalToConstant: 100),
      field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    MainLoop.runUntilIdle()
    #expect(field.frame.maxY == 778)
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(field.frame.maxY == 477)
    field.resignFirstResponder()
    MainLoop.runUntilIdle()
    #expect(field.frame.maxY == 778)
  }

  @Test(.observed("margins in points: 8 in a view, 16 at the sides of a controller's view, 20 on wide screens"))
  func marginsAreWiderAtTheSidesOfAScreen() {
    let controller = screen(.phone375)
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    controller.view.addSubview(view)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins.leading = 30
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 8, width: 62, height: 84))
    #expect(screen(.phone414).view.layoutMargins.left == 20)
  }

  @Test(.documented("UIScrollView.ContentInsetAdjustmentBehavior"))
  func aScrollViewKeepsItsContentOutOfTheStatusBar() {
    let controller = screen(.phone375)
    let table = UITableView(frame: controller.view.bounds)
    controller.view.addSubview(table)
    MainLoop.runUntilIdle()
    #expect(table.adjustedContentInset.top == 20)
    #expect(table.contentOffset.y == -20)
    let plain = UIScrollView(frame: controller.view.bounds)
    plain.contentSize = CGSize(width: 375, height: 100)
    controller.view.addSubview(plain)
    #expect(plain.adjustedContentInset == .zero)
    plain.contentInsetAdjustmentBehavior = .always
    #expect(plain.adjustedContentInset.top == 20)
  }

  @Test(.documented("Auto Layout Guide, Working with Scroll Views: edges are the content's, sizes the frame's"))
  func contentSizesAScrollView() {
    let controller = screen(.phone375)
    let scroll = UIScrollView()
    let content = UIView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(scroll)
    scroll.addSubview(content)
    scroll.contentInsetAdjustmentBehavior = .never
    let floating = UIView()
    floating.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(floating)
    var constraints: [NSLayoutConstraint] = []
    for edge: NSLayoutConstraint.Attribute in [.top, .bottom, .leading, .trailing] {
      for (inner, outer) in [(scroll as UIView, controller.view as UIView), (content, scroll)] {
        constraints.append(
          NSLayoutConstraint(
            item: inner, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge, multiplier: 1, constant: 0)
        )
      }
    }
    NSLayoutConstraint.activate(
      constraints + [
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1000),
        floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 10),
        floating.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      ])
    MainLoop.runUntilIdle()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(scroll.contentSize == CGSize(width: 375, height: 1000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 375, height: 1000))
    scroll.contentOffset.y = 300
    MainLoop.runUntilIdle()
    #expect(content.frame.minY == 0)
    #expect(floating.frame.minY == 310)
  }

  @Test(
    .observed("the content of a cell does not inset its margins by the safe area: rows keep their height below a bar"))
  func theContentOfACellKeepsItsMarginsUnderABar() {
    let controller = screen(.tallPhone375)
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    controller.view.addSubview(cell)
    #expect(cell.safeAreaInsets.top == 44)
    #expect(!cell.contentView.insetsLayoutMarginsFromSafeArea && cell.contentView.layoutMargins.top == 11)
    cell.contentView.insetsLayoutMarginsFromSafeArea = true
    #expect(cell.contentView.layoutMargins.top == 55)
    #expect(UIView().insetsLayoutMarginsFromSafeArea)
  }

  @Test(.observed("the bar of tabs reaches down to the edge, its buttons stand above the home indicator"))
  func aBarOfTabsStandsAboveTheHomeIndicator() throws {
    let (content, tabs) = (UIViewController(), UITabBarController())
    tabs.viewControllers = [content, UIViewController()]
    let window = Stage.fresh(.tallPhone375)
    window.rootViewController = tabs
    MainLoop.runUntilIdle()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 812 - 83, width: 375, height: 83))
    #expect(try #require(tabs.tabBar.subviews.first).frame.height == 49)
    #expect(content.view.safeAreaInsets.bottom == 83)
  }

  @Test(.documented("UIView, safeAreaInsets: zero for a view that is not on the screen; safeAreaInsetsDidChange()"))
  func whoComesBackToTheScreenIsToldOfTheSafeAreaAgain() {
    final class Told: UIViewController {
      var insets: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() { insets.append(view.safeAreaInsets.top) }
    }
    let (content, tabs) = (Told(), UITabBarController())
    tabs.viewControllers = [content, UIViewController()]
    Stage.fresh().rootViewController = tabs
    MainLoop.runUntilIdle()
    for index in [1, 0] {
      tabs.selectedIndex = index
      MainLoop.runUntilIdle()
    }
    #expect(content.insets == [20, 20])
  }
}
