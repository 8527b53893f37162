internal import AppProtocol
internal import Foundation
internal import UIKit

/// What a person does with fingers and keyboard.
@MainActor
enum User {
  /// XCUITest's tap: the element is scrolled into sight first, and must not be covered.
  static func tap(_ view: UIView?, named name: String) -> Outcome {
    guard let view, let window = view.window else { return .refused("\(name) is no longer on the screen") }
    if !Sight.isHittable(view) { scrollIntoSight(view) }
    switch Sight.cover(of: view) {
    case nil: break
    case .keyboard: return .refused("\(name) is covered by the keyboard")
    case .nothing: return .refused("\(name) has no size")
    case .outside: return .refused("\(name) is outside of the screen")
    case .view(let cover): return .refused("\(name) is covered by \(ScreenObserver.describe(cover))")
    }
    window.tap(at: Sight.middle(of: view))
    return .done
  }

  static func tap(at point: CGPoint) {
    if let host = KeyboardController.shared.host, host.frame.contains(point) {
      host.tap(at: CGPoint(x: point.x - host.frame.minX, y: point.y - host.frame.minY))
    } else if KeyboardController.shared.frame?.contains(point) != true {
      UIApplication.shared.windows.last { !$0.isHidden }?.tap(at: point)
    }
  }

  /// Scrolls, or pulls down the sheet that the view is on.
  static func drag(_ view: UIView?, named name: String, by distance: CGPoint) -> Outcome {
    if let scrollView = view as? UIScrollView {
      scrollView.drag(by: distance)
    } else if let sheet = view?.sheet, distance.y < 0 {
      sheet.attemptToDismiss()
    } else {
      return .refused("\(name) cannot be scrolled")
    }
    return .done
  }

  static func type(_ text: String) -> Outcome {
    for character in text {
      guard KeyboardController.shared.receiver != nil else { return .refused("the keyboard is not up") }
      KeyboardController.shared.press(character)
      Rest.come()
    }
    return .done
  }

  static func pressDelete() -> Outcome {
    guard KeyboardController.shared.receiver != nil else { return .refused("the keyboard is not up") }
    KeyboardController.shared.pressDelete()
    return .done
  }

  private static func scrollIntoSight(_ view: UIView) {
    for case let scrollView as UIScrollView in sequence(first: view, next: \.superview).dropFirst()
    where scrollView.isScrollEnabled {
      scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
    }
    Rest.come()
  }
}
