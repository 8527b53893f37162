internal import AppProtocol
internal import Foundation
internal import UIKit

/// What a person does with touches and keys.
@MainActor
enum UserInput {
  /// XCUITest's tap: the element is scrolled to where it is visible first, and must not be covered.
  /// - Parameter count: How many taps come in a row.
  static func tap(_ view: UIView?, named name: String, count: Int = 1) -> Outcome {
    touch(view, named: name) { window, center in window.tap(at: center, count: count) }
  }

  /// XCUITest's `press(forDuration:)`.
  static func press(_ view: UIView?, named name: String, seconds: Double) -> Outcome {
    touch(view, named: name) { window, center in window.press(at: center, seconds: max(0, seconds)) }
  }

  /// XCUITest's `press(forDuration:thenDragTo:)`.
  static func press(
    _ view: UIView?, named name: String, seconds: Double, thenDragTo target: UIView?, named targetName: String
  ) -> Outcome {
    guard let target, let targetWindow = target.window else {
      return .refused("\(targetName) is no longer on the screen")
    }
    return touch(view, named: name) { window, center in
      let end = window.convert(HitTest.center(of: target), from: targetWindow)
      let isTaken = window.press(at: center, seconds: max(0, seconds), thenDragTo: end)
      if let view, !isTaken { scroll(from: view, moving: CGPoint(x: end.x - center.x, y: end.y - center.y)) }
    }
  }

  /// XCUITest's `swipeLeft()` and the others: across most of the element, and at least 100 points far.
  static func swipe(_ view: UIView?, named name: String, _ direction: SwipeDirection) -> Outcome {
    touch(view, named: name) { window, center in
      guard let view else { return }
      let (x, y): (CGFloat, CGFloat) =
        switch direction {
        case .left: (-1, 0)
        case .right: (1, 0)
        case .up: (0, -1)
        case .down: (0, 1)
        }
      let length = 0.8 * (x == 0 ? view.bounds.height : view.bounds.width)
      let distance = max(length, 100)
      // It begins within the element, however small that is.
      let start = CGPoint(x: center.x - x * length / 2, y: center.y - y * length / 2)
      let isTaken = window.swipe(from: start, to: CGPoint(x: start.x + x * distance, y: start.y + y * distance))
      if !isTaken { scroll(from: view, by: CGPoint(x: -x * distance, y: -y * distance), direction) }
    }
  }

  /// What a drag does that nothing of the app's has taken: it scrolls in the direction in which it goes farther.
  private static func scroll(from view: UIView, moving distance: CGPoint) {
    if abs(distance.x) > abs(distance.y) {
      scroll(from: view, by: CGPoint(x: -distance.x, y: 0), distance.x < 0 ? .left : .right)
    } else if distance.y != 0 {
      scroll(from: view, by: CGPoint(x: 0, y: -distance.y), distance.y < 0 ? .up : .down)
    }
  }

  /// What a swipe does that no recognizer of the app's has taken.
  private static func scroll(from view: UIView, by distance: CGPoint, _ direction: SwipeDirection) {
    let around = sequence(first: view, next: \.superview)
    if let cell = around.lazy.compactMap({ $0 as? UITableViewCell }).first, let table = cell.superview as? UITableView,
      direction == .left && table.userSwipesLeft(cell) || direction == .right && table.userSwipesRight(cell)
    {
      return
    }
    if let item = around.lazy.compactMap({ $0 as? UICollectionViewCell }).first,
      let collection = item.superview as? UICollectionView, direction == .left || direction == .right,
      collection.userSwipes(item, toTheLeft: direction == .left)
    {
      return
    }
    let isSideways = direction == .left || direction == .right
    let scrolling = around.lazy.compactMap { $0 as? UIScrollView }.first { $0.canScroll(isSideways: isSideways) }
    // [?] A sheet goes down with a finger that pulls at what would only bounce.
    let isLeftToSheet = direction == .down && view.sheet != nil && scrolling?.isPulledInVain == true
    if let scrolling, !isLeftToSheet { return scrolling.drag(by: distance) }
    if !isSideways { view.wasDragged(upwards: direction == .up) }
    if direction == .down { view.sheet?.attemptToDismiss() }
  }

  /// XCUITest's `adjust(toPickerWheelValue:)`.
  static func turn(_ view: UIView?, named name: String, to title: String) -> Outcome {
    guard let view, view.window != nil else { return .refused("\(name) is no longer on the screen") }
    guard let wheel = view as? PickerWheel else { return .refused("\(name) is no wheel of a picker") }
    return wheel.turn(to: title) ? .done : .refused("\(name) has no row \"\(title)\"")
  }

  /// XCUITest's `adjust(toNormalizedSliderPosition:)`.
  static func slide(_ view: UIView?, named name: String, to position: Double) -> Outcome {
    guard let slider = view as? UISlider else { return .refused("\(name) is no slider") }
    return touch(slider, named: name) { _, _ in slider.userSlides(to: min(max(position, 0), 1)) }
  }

  /// A finger on the middle of an element, which is scrolled to where it is visible first and must not be covered.
  private static func touch(_ view: UIView?, named name: String, _ body: (UIWindow, CGPoint) -> Void) -> Outcome {
    guard let view, let window = view.window else { return .refused("\(name) is no longer on the screen") }
    if !HitTest.isHittable(view) { scrollToVisible(view) }
    switch HitTest.obstacle(to: view) {
    case nil: break
    case .keyboard: return .refused("\(name) is covered by the keyboard")
    case .emptyBounds: return .refused("\(name) has no size")
    case .outside: return .refused("\(name) is outside of the screen")
    case .view(let other): return .refused("\(name) is covered by \(ScreenObserver.describe(other))")
    }
    if !UIApplication.shared.isIgnoringInteractionEvents { body(window, HitTest.center(of: view)) }
    return .done
  }

  static func tap(at point: CGPoint) {
    if UIApplication.shared.isIgnoringInteractionEvents { return }
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
      let clear = (scrollView as? UITableView)?.placeClearOfHeader(view)
      scrollView.scrollRectToVisible(clear ?? view.convert(view.bounds, to: scrollView), animated: false)
    }
    MainLoop.runUntilIdle()
  }
}
