import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Fingers that stay or move: long presses, pans and swipes.
@MainActor
@Suite(.freshApp) struct MovingTouchTests {
  private let log = Log()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
  private let hand: Hand

  @MainActor private final class Hand: NSObject, _MethodTableProviding {
    let log: Log
    init(_ log: Log) { self.log = log }
    private func heard(_ recognizer: UIGestureRecognizer) {
      let moved = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
      log.add("\(recognizer.name ?? "?") \(recognizer.state)" + (moved.map { " by \(Int($0.x)),\(Int($0.y))" } ?? ""))
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [_Method("heard:") { r, a in _result((r as? Hand)?.heard(_argument(a, 0))) }], outlets: [])
    }
  }

  init() {
    hand = Hand(log)
    Stage.fresh().addSubview(view)
  }

  private var window: UIWindow { UIApplication.shared.windows[0] }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(hand, action: "heard:")
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test(.documented("UILongPressGestureRecognizer, minimumPressDuration"))
  func aLongPressBeginsAfterItsTimeAndEndsWithTheTouch() {
    add(UILongPressGestureRecognizer(), "press")
    add(UITapGestureRecognizer(), "tap")
    window.press(at: CGPoint(x: 150, y: 150), seconds: 0.4)
    #expect(log.taken() == ["tap ended"])
    window.press(at: CGPoint(x: 150, y: 150), seconds: 2)
    #expect(log.taken() == ["press began", "press ended"])
    #expect(AppState.current.clock.now == 2.4)
  }

  @Test(.documented("UIGestureRecognizer, require(toFail:); UILongPressGestureRecognizer"))
  func aTapThatWaitsForASecondOneDoesNotComeAfterALongPress() {
    let twice = add(UITapGestureRecognizer(), "twice")
    twice.numberOfTapsRequired = 2
    add(UITapGestureRecognizer(), "once").require(toFail: twice)
    add(UILongPressGestureRecognizer(), "press")
    window.press(at: CGPoint(x: 150, y: 150), seconds: 1)
    AppState.current.clock.advance(to: AppState.current.clock.now + 1)
    #expect(log.taken() == ["press began", "press ended"])
    window.press(at: CGPoint(x: 150, y: 150), seconds: 0.1)
    AppState.current.clock.advance(to: AppState.current.clock.now + 1)
    #expect(log.taken() == ["once ended"])
  }

  @Test(.documented("UIControl, UILongPressGestureRecognizer")) func aLongPressTakesTheTouchFromItsView() {
    final class Paper: UIView {
      var ends = 0, cancels = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 1 }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancels += 1 }
    }
    let paper = Paper(frame: view.bounds)
    view.addSubview(paper)
    add(UILongPressGestureRecognizer(), "press")
    window.press(at: CGPoint(x: 150, y: 150), seconds: 1)
    #expect((paper.ends, paper.cancels) == (0, 1))
  }

  @Test(.documented("UIPanGestureRecognizer, translation(in:)")) func aPanTellsOfEachMovement() {
    add(UIPanGestureRecognizer(), "pan")
    #expect(window.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150)))
    let lines = log.taken()
    #expect(lines.first == "pan began by 10,0")
    #expect(lines.suffix(2) == ["pan changed by 100,0", "pan ended by 100,0"])
  }

  @Test(.documented("UISwipeGestureRecognizer, direction")) func aSwipeHasADirection() {
    add(UISwipeGestureRecognizer(), "right")
    add(UISwipeGestureRecognizer(), "left").direction = .left
    #expect(window.swipe(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 150, y: 160)))
    #expect(log.taken() == ["left ended"])
    #expect(window.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150)))
    #expect(log.taken() == ["right ended"])
    #expect(!window.swipe(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 150, y: 190)))
    #expect(log.taken() == [])
  }

  @Test(.documented("UIGestureRecognizer, require(toFail:)")) func aPanWaitsForASwipeThatIsRequiredToFail() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    window.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
    #expect(log.taken() == ["swipe ended"])
    window.swipe(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 150, y: 190))
    let lines = log.taken()
    #expect(lines.first?.hasPrefix("pan began") == true && lines.last?.hasPrefix("pan ended") == true)
  }

  @Test(.documented("UIScrollView, isPagingEnabled")) func pagesStopAtMultiplesOfTheBounds() {
    let pages = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    pages.contentSize = CGSize(width: 900, height: 100)
    pages.isPagingEnabled = true
    window.addSubview(pages)
    #expect(UserInput.swipe(pages, named: "the pages", .left) == .done)
    #expect(pages.contentOffset == CGPoint(x: 300, y: 0))
    pages.drag(by: CGPoint(x: 2000, y: 0))
    #expect(pages.contentOffset.x == 600)
    pages.drag(by: CGPoint(x: -100, y: 0))
    #expect(pages.contentOffset.x == 600)
    #expect(UserInput.swipe(pages, named: "the pages", .right) == .done)
    #expect(pages.contentOffset.x == 300)
  }

  @Test(.documented("UIScrollView, touchesShouldCancel(in:), canCancelContentTouches"))
  func aScrollViewCancelsTheTouchOfAViewAndNotOfAControl() {
    final class Paper: UIView {
      var ends = 0, cancels = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 1 }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancels += 1 }
    }
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentSize = CGSize(width: 300, height: 900)
    window.addSubview(scrollView)
    let paper = Paper(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.addSubview(paper)
    window.swipe(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100))
    #expect((paper.ends, paper.cancels) == (0, 1))
    // Sideways there is nothing to scroll.
    window.swipe(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 250, y: 150))
    #expect((paper.ends, paper.cancels) == (1, 1))
    // A control that has heard of the finger keeps it.
    let control = UIControl(frame: paper.frame)
    control.addAction(UIAction { [log] _ in log.add("inside") }, for: .touchUpInside)
    scrollView.addSubview(control)
    #expect(window.press(at: CGPoint(x: 150, y: 250), seconds: 1, thenDragTo: CGPoint(x: 150, y: 100)))
    #expect(log.taken() == ["inside"])
    window.swipe(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100))
    #expect(log.taken() == [])
  }
}
