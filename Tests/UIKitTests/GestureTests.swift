import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct GestureTests {
  private let log = Log()

  /// Target and delegate in one; writes down each gesture by its recognizer's name.
  private final class Hand: NSObject, UIGestureRecognizerDelegate, _MethodTableProviding {
    let log: Log
    var receives = true
    var begins = true
    var together = false
    init(_ log: Log) { self.log = log }

    private func heard(_ recognizer: UIGestureRecognizer) {
      let place = recognizer.location(in: recognizer.view)
      log.add("\(recognizer.name ?? "tap") \(recognizer.state) at \(Int(place.x)),\(Int(place.y))")
    }

    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("heard:") { r, a in _result((r as? Hand)?.heard(_argument(a, 0))) },
          _Method("gestureRecognizer:shouldReceive:") { r, _ in (r as? Hand)?.receives },
          _Method("gestureRecognizerShouldBegin:") { r, _ in (r as? Hand)?.begins },
          _Method("gestureRecognizer:shouldRecognizeSimultaneouslyWith:") { r, _ in (r as? Hand)?.together },
        ], outlets: [])
    }
  }

  private final class Paper: UIView {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("cancelled") }
  }

  private func paper(in window: UIView) -> Paper {
    let paper = Paper(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    paper.log = log
    window.addSubview(paper)
    return paper
  }

  @discardableResult
  private func tap(_ name: String, on view: UIView, _ hand: Hand, taps: Int = 1) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(target: hand, action: "heard:")
    recognizer.name = name
    recognizer.numberOfTapsRequired = taps
    recognizer.delegate = hand
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test(.documented("UIGestureRecognizer, cancelsTouchesInView and location(in:)"))
  func aTapIsToldOnceItIsRecognisedAndCancelsTheTouch() {
    let window = Stage.fresh()
    let hand = Hand(log)
    let recognizer = tap("tap", on: paper(in: window), hand)
    window.tap(at: CGPoint(x: 130, y: 140))
    #expect(log.taken() == ["began", "tap ended at 30,40", "cancelled"])
    #expect(recognizer.state == .possible)
    recognizer.cancelsTouchesInView = false
    window.tap(at: CGPoint(x: 130, y: 140))
    #expect(log.taken() == ["began", "tap ended at 30,40", "ended"])
  }

  @Test(
    .documented("UIGestureRecognizer: of two that recognise the same touch, the one deeper in the views comes first"))
  func theInnermostRecognizerKeepsTheOthersFromTheTouch() {
    let window = Stage.fresh()
    let hand = Hand(log)
    tap("outer", on: window, hand)
    tap("inner", on: paper(in: window), hand)
    window.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.taken() == ["began", "inner ended at 10,10", "cancelled"])
    hand.together = true
    window.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.taken() == ["began", "inner ended at 10,10", "outer ended at 110,110", "cancelled"])
    window.gestureRecognizers?.forEach(window.removeGestureRecognizer)
  }

  @Test(
    .documented("UIGestureRecognizerDelegate, gestureRecognizer(_:shouldReceive:), gestureRecognizerShouldBegin(_:)"))
  func theDelegateCanKeepATouchFromARecognizer() {
    let window = Stage.fresh()
    let hand = Hand(log)
    let recognizer = tap("tap", on: paper(in: window), hand)
    hand.receives = false
    window.tap(at: CGPoint(x: 110, y: 110))
    hand.receives = true
    hand.begins = false
    window.tap(at: CGPoint(x: 110, y: 110))
    hand.begins = true
    recognizer.isEnabled = false
    window.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.taken() == ["began", "ended", "began", "ended", "began", "ended"])
  }

  @Test(.documented("UITapGestureRecognizer, numberOfTapsRequired; UIGestureRecognizer, require(toFail:)"))
  func aSingleTapThatRequiresADoubleTapToFailWaitsForIt() {
    let window = Stage.fresh()
    let hand = Hand(log)
    let paper = paper(in: window)
    paper.log = nil
    let single = tap("single", on: paper, hand)
    let double = tap("double", on: paper, hand, taps: 2)
    single.require(toFail: double)
    window.tap(at: CGPoint(x: 110, y: 110), count: 2)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["double ended at 10,10"])
    window.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.taken() == [])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["single ended at 10,10"])
  }

  @Test(
    .documented(
      "UIGestureRecognizer.State: a recognizer may recognise a gesture when the finger comes down, and one that goes on may be cancelled"
    ))
  func aGestureMayBeRecognisedBeforeTheFingerIsLifted() {
    final class Down: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .recognized }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
      override func reset() { resets += 1 }
    }
    final class Fickle: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    }
    let window = Stage.fresh()
    let hand = Hand(log)
    let paper = paper(in: window)
    let down = Down(target: hand, action: "heard:")
    let press = UILongPressGestureRecognizer(target: hand, action: "heard:")
    press.minimumPressDuration = 0
    for recognizer in [down, press, Fickle(target: hand, action: "heard:")] {
      recognizer.name = "touch"
      paper.addGestureRecognizer(recognizer)
      window.tap(at: CGPoint(x: 110, y: 110))
      paper.removeGestureRecognizer(recognizer)
    }
    #expect(
      log.taken() == [
        "began", "touch ended at 10,10", "cancelled", "began", "touch began at 10,10", "cancelled",
        "touch ended at 10,10",
        "began", "touch began at 10,10", "cancelled", "touch cancelled at 10,10",
      ])
    #expect(down.resets == 1)
  }

  @Test(
    .documented(
      "UIGestureRecognizer, delaysTouchesEnded: the view is told of the end of a touch when the recognizer has failed, or that it is cancelled"
    ))
  func aTapThatWaitsForAnotherHoldsTheEndOfItsTouchBack() {
    let window = Stage.fresh()
    let hand = Hand(log)
    let paper = paper(in: window)
    let double = tap("double", on: paper, hand, taps: 2)
    window.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.taken() == ["began"])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["ended"])
    window.tap(at: CGPoint(x: 110, y: 110), count: 2)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["began", "began", "double ended at 10,10", "cancelled", "cancelled"])
    // A single tap that waits takes the touch away when it is recognised.
    let single = tap("single", on: paper, hand)
    single.require(toFail: double)
    window.tap(at: CGPoint(x: 110, y: 110))
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["began", "single ended at 10,10", "cancelled"])
    paper.removeGestureRecognizer(single)
    double.delaysTouchesEnded = false
    window.tap(at: CGPoint(x: 110, y: 110), count: 2)
    #expect(log.taken() == ["began", "ended", "began", "double ended at 10,10", "cancelled"])
  }

  @Test(.documented("UIView, gestureRecognizerShouldBegin(_:)"))
  func aViewCanRefuseAGesture() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let window = Stage.fresh()
    let view = Refusing(frame: window.bounds)
    window.addSubview(view)
    let hand = Hand(log)
    tap("tap", on: view, hand)
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.taken() == [])
  }

  @Test(.assumed("A form that ends editing by a tap of its background lets a text view in it be tapped and edited"))
  func aTapOfATextViewIsNoTapOfTheViewBehindIt() {
    let window = Stage.fresh()
    let hand = Hand(log)
    let background = UIView(frame: window.bounds)
    window.addSubview(background)
    let behind = tap("behind", on: background, hand)
    let text = UITextView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    background.addSubview(text)
    for cancels in [true, false] {
      behind.cancelsTouchesInView = cancels
      text.resignFirstResponder()
      window.tap(at: CGPoint(x: 130, y: 140))
      #expect(text.isFirstResponder && AppState.current.noticedAssumptions == [.tapOfTextView])
      window.tap(at: CGPoint(x: 130, y: 140))
      #expect(log.taken() == [] && text.isFirstResponder)
    }
    window.tap(at: CGPoint(x: 30, y: 40))
    #expect(log.taken() == ["behind ended at 30,40"])
    // What can't be edited has no such tap, and a recognizer of its own is asked first.
    text.isEditable = false
    window.tap(at: CGPoint(x: 130, y: 140))
    #expect(log.taken() == ["behind ended at 130,140"])
    text.isEditable = true
    tap("own", on: text, hand)
    window.tap(at: CGPoint(x: 130, y: 140))
    #expect(log.taken() == ["own ended at 30,40"])
  }

  @Test(.documented("UIGestureRecognizer, methods for subclasses: the state that a subclass sets sends the action"))
  func aRecognizerOfOnesOwnDecidesBySettingItsState() {
    final class Press: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let window = Stage.fresh()
    let hand = Hand(log)
    let press = Press(target: hand, action: "heard:")
    press.name = "press"
    let paper = paper(in: window)
    paper.addGestureRecognizer(press)
    window.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.taken() == ["began", "press began at 10,10", "cancelled", "press ended at 10,10"])
    press.cancelsTouchesInView = false
    window.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.taken() == ["began", "press began at 10,10", "press ended at 10,10", "ended"])
    #expect(press.view === paper && paper.gestureRecognizers == [press])
  }
}
