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
