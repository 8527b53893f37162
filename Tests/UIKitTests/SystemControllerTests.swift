import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct SystemControllerTests {
  @Test(.documented("UIImagePickerController, isSourceTypeAvailable(_:)"))
  func thereAreALibraryAndNoCamera() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test(.documented("UIActivityViewController, completionWithItemsHandler"))
  func leavingTheShareSheetTellsThatNothingWasChosen() {
    let window = Stage.fresh()
    let controller = UIViewController()
    window.rootViewController = controller
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    var heard: [Bool] = []
    sheet.completionWithItemsHandler = { _, completed, _, _ in heard.append(completed) }
    #expect(sheet.popoverPresentationController != nil)
    controller.present(sheet, animated: false)
    sheet.presentationController?.attemptToDismiss()
    MainLoop.runUntilIdle()
    #expect(heard == [false])
  }

  @Test(.observed("UIPopoverPresentationController needs a place to point at, on a tablet"))
  func aPopoverWithoutAPlaceEndsTheAppOnATablet() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        let window = Stage.fresh(.pad820)
        window.rootViewController = UIViewController()
        let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
        window.rootViewController?.present(sheet, animated: false)
      }
    }
  }

  @Test(.documented("UIPopoverPresentationController: a touch beside it dismisses it"))
  func aTouchBesideAPopoverDismissesIt() {
    let window = Stage.fresh(.pad820)
    let controller = UIViewController()
    window.rootViewController = controller
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = controller.view
    controller.present(popover, animated: false)
    #expect(popover.view.frame.size == CGSize(width: 320, height: 480))
    window.tap(at: CGPoint(x: 400, y: 600))
    #expect(controller.presentedViewController === popover)
    window.tap(at: CGPoint(x: 5, y: 5))
    MainLoop.runUntilIdle()
    #expect(controller.presentedViewController == nil)
    Stage.fresh()
  }

  @Test(.documented("UINib, instantiate(withOwner:options:)"))
  func aNibMakesWhatTheSceneSays() {
    nib("Test", UILabel.self) { $0.text = "made" }
    let made = Bundle.main.loadNibNamed("Test", owner: nil)?.first as? UILabel
    #expect(made?.text == "made")
  }
}
