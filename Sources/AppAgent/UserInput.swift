internal import AppProtocol
internal import Foundation
internal import UIKit

/// What a person does with touches and keys.
@MainActor
enum UserInput {
  /// XCUITest's tap: the element is scrolled to where it is visible first, and must not be covered.
  static func tap(_ view: UIView?, named name: String) -> Outcome {
    guard let view, let window = view.window else { return .refused("\(name) is no longer on the screen") }
    if !HitTest.isHittable(view) { scrollToVisible(view) }
    switch HitTest.obstacle(to: view) {
    case nil: break
    case .keyboard: return .refused("\(name) is covered by the keyboard")
    case .emptyBounds: return .refused("\(name) has no size")
    case .outside: return .refused("\(name) is outside of the screen")
    case .view(let other): return .refused("\(name) is covered by \(ScreenObserver.describe(other))")
    }
    window.tap(at: HitTest.center(of: view))
    return .done
  }

  static func tap(at point: CGPoint) {
    if let host = AppState.current.keyboard.host, host.frame.contains(point) {
      host.tap(at: CGPoint(x: point.x - host.frame.minX, y: point.y - host.frame.minY))
    } else if AppState.current.keyboard.frame?.contains(point) != true {
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
      guard AppState.current.keyboard.receiver != nil else { return .refused("the keyboard is not up") }
      AppState.current.keyboard.press(character)
      MainLoop.runUntilIdle()
    }
    return .done
  }

  static func pressDelete() -> Outcome {
    guard AppState.current.keyboard.receiver != nil else { return .refused("the keyboard is not up") }
    AppState.current.keyboard.pressDelete()
    return .done
  }

  static func paste(_ text: String) -> Outcome {
    guard AppState.current.keyboard.receiver != nil else { return .refused("the keyboard is not up") }
    AppState.current.keyboard.paste(text)
    return .done
  }

  private static func scrollToVisible(_ view: UIView) {
    for case let scrollView as UIScrollView in sequence(first: view, next: \.superview).dropFirst()
    where scrollView.isScrollEnabled {
      scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
    }
    MainLoop.runUntilIdle()
  }
}
