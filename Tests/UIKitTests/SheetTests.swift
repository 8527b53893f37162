import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// How high a sheet is, and what keeps a popover on a phone.
@MainActor
@Suite(.freshApp) struct SheetTests {
  private let root = UIViewController()
  private let presented = UIViewController()

  private func present(_ prepare: () -> Void) {
    Stage.fresh().rootViewController = root
    prepare()
    root.present(presented, animated: false)
    MainLoop.runUntilIdle()
  }

  @Test(.documented("UISheetPresentationController.Detent, custom(identifier:resolver:)"))
  func aSheetMayHaveAHeightOfTheAppsOwn() {
    present { presented.sheetPresentationController?.detents = [.custom { _ in nil }, .custom { _ in 200 }, .large()] }
    #expect(presented.view.frame.height == 200)
    #expect(presented.view.frame.maxY == 667)
    presented.sheetPresentationController?.animateChanges {
      presented.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    #expect(presented.view.frame.height > 600)
  }

  @Test(.documented("UISheetPresentationControllerDetentResolutionContext, maximumDetentValue"))
  func aHeightCanBeAPartOfTheLargest() {
    var largest: CGFloat = 0
    present {
      presented.sheetPresentationController?.detents = [
        .custom { context in
          largest = context.maximumDetentValue
          return largest / 4
        }
      ]
    }
    #expect(largest > 600 && presented.view.frame.height == largest / 4)
  }

  private func presentField(_ detents: [UISheetPresentationController.Detent]) -> UITextField {
    present { presented.sheetPresentationController?.detents = detents }
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    presented.view.addSubview(field)
    return field
  }

  @Test(.assumed("A sheet without a larger detent is as high as it was, measured from the keyboard's top"))
  func aSheetAvoidsTheKeyboard() throws {
    let field = presentField([.medium()])
    let frame = presented.view.frame
    field.becomeFirstResponder()
    let keyboard = try #require(AppState.current.keyboard.frame)
    #expect(presented.view.frame.minY == max(667 - 637, frame.minY - keyboard.height))
    #expect(presented.view.frame.maxY == 667)
    #expect(presented.view.convert(CGPoint(x: 20, y: 160), to: nil).y < keyboard.minY)
    field.resignFirstResponder()
    #expect(presented.view.frame == frame)
  }

  @Test(.observed("For the keyboard a sheet expands to its largest detent"))
  func aSheetExpandsForTheKeyboard() {
    let field = presentField([.medium(), .large()])
    field.becomeFirstResponder()
    let large = presented.view.frame
    #expect(large == CGRect(x: 0, y: 30, width: 375, height: 637))
    presented.view.frame.origin.y = 40
    presented.sheetPresentationController?.animateChanges {}
    #expect(presented.view.frame == large)
    field.resignFirstResponder()
    #expect(presented.view.frame.minY > 300)
  }

  @Test(.assumed("A sheet moves for the keyboard of its own fields alone"))
  func aSheetStaysForTheKeyboardOfAnother() {
    let own = presentField([.medium()])
    let frame = presented.view.frame
    let other = UITextField(frame: CGRect(x: 0, y: 20, width: 100, height: 30))
    root.view.addSubview(other)
    other.becomeFirstResponder()
    #expect(presented.view.frame == frame)
    own.becomeFirstResponder()
    own.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    own.reloadInputViews()
    #expect(presented.view.frame.minY == frame.minY - 100)
  }

  private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate, _MethodTableProviding {
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("adaptivePresentationStyleFor:traitCollection:") { _, _ in _result(UIModalPresentationStyle.none) }
        ], outlets: [])
    }
  }

  @Test(.documented("UIAdaptivePresentationControllerDelegate, adaptivePresentationStyle(for:traitCollection:)"))
  func aPopoverStaysOneWhereTheDelegateSaysSo() {
    let keeper = Keeper()
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 100)
    present {
      presented.popoverPresentationController?.sourceView = root.view
      presented.popoverPresentationController?.delegate = keeper
    }
    #expect(presented.presentationController?.adaptivePresentationStyle == .popover)
    #expect(presented.view.frame.size == CGSize(width: 200, height: 100))
  }
}
