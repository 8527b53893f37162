import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What is presented and follows what its app, or a touch beside it, says.
@MainActor
@Suite(.freshApp) struct SheetChoiceTests {
  private func presenter() -> UIViewController {
    let controller = UIViewController()
    Stage.fresh().rootViewController = controller
    MainLoop.runUntilIdle()
    return controller
  }

  @Test(.observed("a touch beside an action sheet does what its Cancel button does; without one it does nothing"))
  func aTouchBesideAnActionSheetCancelsIt() {
    let log = Log()
    for hasCancel in [true, false] {
      let presenter = presenter()
      let sheet = UIAlertController(title: "Colour", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Red", style: .default) { _ in log.add("red") })
      if hasCancel { sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.add("cancel") }) }
      presenter.present(sheet, animated: true)
      MainLoop.runUntilIdle()
      UserInput.tap(at: CGPoint(x: 180, y: 40))
      MainLoop.runUntilIdle()
      #expect(log.taken() == (hasCancel ? ["cancel"] : []))
      #expect((presenter.presentedViewController == nil) == hasCancel)
    }
  }

  @Test(
    .documented(
      "UISheetPresentationController, selectedDetentIdentifier: outside of animateChanges(_:) it changes at once"))
  func aSheetMovesToItsDetentWithoutAnAnimation() throws {
    let presenter = presenter()
    let sheet = UIViewController()
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    presenter.present(sheet, animated: true)
    MainLoop.runUntilIdle()
    let medium = sheet.view.frame.minY
    presentation.selectedDetentIdentifier = .large
    #expect(sheet.view.frame.minY < medium - 100)
  }

  @Test(
    .documented("header of UIViewController, modalPresentationStyle: automatic is read as a style that is concrete"))
  func theAutomaticStyleIsReadAsThatWhichItStandsFor() {
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.modalPresentationStyle == .fullScreen)
  }

  @Test(.documented("UIContentContainer, preferredContentSizeDidChange(forChildContentContainer:)"))
  func thePresentationIsToldOfAnotherPreferredSize() {
    final class Told: UIPresentationController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    let (presenter, shown) = (presenter(), UIViewController())
    let told = Told(presentedViewController: shown, presenting: presenter)
    shown.modal.presentation = told
    shown.modalPresentationStyle = .custom
    shown.preferredContentSize = CGSize(width: 100, height: 100)
    presenter.present(shown, animated: false)
    MainLoop.runUntilIdle()
    shown.preferredContentSize = CGSize(width: 100, height: 200)
    #expect(told.sizes == [CGSize(width: 100, height: 200)])
  }

  @Test(.observed("a controller whose view was taken off the screen comes back to where it lay"))
  func aPartOfTheScreenComesBackAsLargeAsItWas() {
    let (parent, pane) = (presenter(), UIViewController())
    parent.addChild(pane)
    pane.definesPresentationContext = true
    pane.view.frame = CGRect(x: 0, y: 400, width: 375, height: 200)
    parent.view.addSubview(pane.view)
    pane.didMove(toParent: parent)
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    pane.present(cover, animated: false)
    MainLoop.runUntilIdle()
    pane.dismiss(animated: false)
    MainLoop.runUntilIdle()
    #expect(pane.view.frame == CGRect(x: 0, y: 400, width: 375, height: 200))
  }

  @Test(.documented("UITabBarController: the bar shows the items of its controllers"))
  func anotherItemOfAControllerIsShownInTheBar() {
    let tabs = UITabBarController()
    let (red, green) = (UIViewController(), UIViewController())
    (red.title, green.title) = ("Red", "Green")
    tabs.viewControllers = [red, green]
    Stage.fresh().rootViewController = tabs
    MainLoop.runUntilIdle()
    green.tabBarItem = UITabBarItem(title: "Grass", image: nil, tag: 7)
    #expect(tabs.tabBar.items?.map(\.title) == ["Red", "Grass"] && tabs.tabBar.selectedItem === red.tabBarItem)
  }
}
