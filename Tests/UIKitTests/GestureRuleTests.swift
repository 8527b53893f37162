import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Which of several recognizers have a touch, and when one fails.
@MainActor
@Suite(.freshApp) struct GestureRuleTests {
  private let log = Log()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let hand: Hand

  private final class Hand: Teller, UIGestureRecognizerDelegate {
    /// Done when a recognizer tells of itself.
    var reaction: ((UIGestureRecognizer) -> Void)?
    /// Which recognizer waits for the failure of which other.
    var waits: [(String, String)] = []
    func heard(_ recognizer: UIGestureRecognizer) {
      log.add("\(recognizer.name ?? "?") \(recognizer.state)")
      reaction?(recognizer)
    }
    private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
      waits.contains { $0.0 == one.name && $0.1 == other.name }
    }
    nonisolated override class var methods: [_Method] {
      [
        _Method("heard:") { r, a in _result((r as? Hand)?.heard(_argument(a, 0))) },
        _Method("gestureRecognizer:shouldRequireFailureOf:") { r, a in
          (r as? Hand)?.waits(_argument(a, 0), for: _argument(a, 1))
        },
        _Method("gestureRecognizer:shouldBeRequiredToFailBy:") { r, a in
          (r as? Hand)?.waits(_argument(a, 1), for: _argument(a, 0))
        },
      ]
    }
  }

  init() {
    hand = Hand(log)
    Stage.fresh().addSubview(view)
  }

  private var window: UIWindow { UIApplication.shared.windows[0] }

  @discardableResult
  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(hand, action: "heard:")
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test(.documented("UITapGestureRecognizer: a finger that moves away makes no tap"))
  func aFingerThatMovesMakesNoTap() {
    add(UITapGestureRecognizer(), "tap")
    window.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
    #expect(log.taken() == [])
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.taken() == ["tap ended"])
  }

  @Test(
    .documented("UILongPressGestureRecognizer, allowableMovement: a finger that moves farther makes the gesture fail"))
  func aPressFailsWhereTheFingerMovesTooFar() {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    press.minimumPressDuration = 0.5
    window.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150))
    #expect(log.taken() == [])
  }

  @Test(.documented("UIPanGestureRecognizer, setTranslation(_:in:): the translation goes on from there"))
  func aTranslationThatIsSetBackIsCountedAnew() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    var sum: CGFloat = 0
    var last: CGFloat = 0
    hand.reaction = { _ in
      last = pan.translation(in: nil).x
      sum += last
      pan.setTranslation(.zero, in: nil)
    }
    window.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150))
    #expect(sum == 100 && last < 100)
  }

  @Test(.documented("UIGestureRecognizer, isEnabled: a gesture under way is cancelled when it is set to false"))
  func aGestureThatIsDisabledIsCancelled() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    hand.reaction = { if $0.state == .began { $0.isEnabled = false } }
    window.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150))
    #expect(log.taken() == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    hand.reaction = nil
    pan.isEnabled = true
    window.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150))
    #expect(log.taken().last == "pan ended")
  }

  @Test(.documented("UIGestureRecognizer, Overview: a recognizer follows the touches of all views inside of its own"))
  func aRecognizerHearsOfTouchesInSubviews() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    view.addSubview(inner)
    let tap = add(UITapGestureRecognizer(), "tap")
    var place = CGPoint.zero
    hand.reaction = { place = $0.location(in: inner) }
    window.tap(at: CGPoint(x: 130, y: 135))
    #expect(log.taken() == ["tap ended"] && place == CGPoint(x: 20, y: 25) && tap.view === view)
  }

  @Test(.documented("UIGestureRecognizer, removeTarget(_:action:): nil removes all of them"))
  func targetsAreRemoved() {
    let tap = add(UITapGestureRecognizer(), "tap")
    let other = Hand(log)
    tap.addTarget(other, action: "heard:")
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.taken() == ["tap ended", "tap ended"])
    tap.removeTarget(other, action: "heard:")
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.taken() == ["tap ended"])
    tap.removeTarget(nil, action: nil)
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.taken() == [])
  }

  @Test(.documented("UIGestureRecognizerDelegate, gestureRecognizer(_:shouldRequireFailureOf:)"))
  func theDelegateMakesARecognizerWait() {
    add(UISwipeGestureRecognizer(), "swipe")
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.delegate = hand
    hand.waits = [("pan", "swipe")]
    window.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150))
    #expect(log.taken() == ["swipe ended"])
  }

  @Test(.documented("UIGestureRecognizerDelegate, gestureRecognizer(_:shouldBeRequiredToFailBy:)"))
  func theDelegateMakesOthersWaitForItsRecognizer() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.delegate = hand
    add(UIPanGestureRecognizer(), "pan")
    hand.waits = [("pan", "swipe")]
    window.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150))
    #expect(log.taken() == ["swipe ended"])
  }

  @Test(.documented("UIGestureRecognizer, canBePrevented(by:), for subclasses"))
  func aSubclassThatCannotBePreventedRecognisesToo() {
    final class Stubborn: UITapGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    add(UITapGestureRecognizer(), "inner", to: inner)
    add(Stubborn(), "outer")
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.taken() == ["inner ended", "outer ended"])
  }

  @Test(.documented("UIGestureRecognizer, reset(), for subclasses: called when the gesture has ended or failed"))
  func aSubclassIsResetAfterEachGesture() {
    final class Counting: UITapGestureRecognizer {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let tap = add(Counting(), "tap")
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(tap.resets == 1)
    window.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150))
    #expect(tap.resets == 2)
  }

  @Test(.documented("UIView, addGestureRecognizer(_:), removeGestureRecognizer(_:)"))
  func aRecognizerThatIsRemovedHearsNothing() {
    let tap = add(UITapGestureRecognizer(), "tap")
    view.removeGestureRecognizer(tap)
    window.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.taken() == [] && tap.view == nil)
  }

  @Test(.documented("UIGestureRecognizer, cancelsTouchesInView: a pan cancels the touch of the view once it begins"))
  func aPanTakesTheTouchFromTheView() {
    final class Paper: UIView {
      var told: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { told.append("cancelled") }
    }
    let paper = Paper(frame: view.bounds)
    view.addSubview(paper)
    let pan = add(UIPanGestureRecognizer(), "pan")
    window.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150))
    #expect(paper.told == ["began", "cancelled"])
    pan.cancelsTouchesInView = false
    window.swipe(from: CGPoint(x: 120, y: 150), to: CGPoint(x: 220, y: 150))
    #expect(paper.told == ["began", "cancelled", "began", "ended"])
  }
}
