import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

private typealias Timer = UIKit.Timer

/// When animations end, and what can be done to them meanwhile.
@MainActor
@Suite(.freshApp) struct AnimationRuleTests {
  private let log = Log()

  private func shown() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    Stage.fresh().addSubview(view)
    return view
  }

  private var now: TimeInterval { AppState.current.clock.now }

  @Test(
    .documented(
      "UIView, animate(withDuration:delay:options:animations:completion:): the completion comes after delay and duration"
    ))
  func aDelayComesBeforeTheDuration() {
    let view = shown()
    let start = now
    var ended: TimeInterval?
    UIView.animate(withDuration: 0.5, delay: 2, animations: { view.alpha = 0 }, completion: { _ in ended = self.now })
    MainLoop.runUntilIdle()
    #expect(abs((ended ?? 0) - start - 2.5) < 0.001)
  }

  @Test(.documented("UIView, animate(withDuration:animations:): the properties have their new values at once"))
  func theValuesAreThereAtOnce() {
    let view = shown()
    UIView.animate(withDuration: 1) { view.center.x = 90 }
    #expect(view.center.x == 90)
  }

  @Test(
    .documented(
      "UIViewPropertyAnimator, fractionComplete, isRunning, state, continueAnimation(withTimingParameters:durationFactor:)"
    ))
  func anAnimatorGoesOnAfterAPause() {
    let view = shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    #expect(animator.state == .inactive && !animator.isRunning)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    MainLoop.runUntilIdle()
    #expect(position == .end && animator.state == .inactive)
  }

  @Test(
    .documented(
      "UIViewPropertyAnimator, runningPropertyAnimator(withDuration:delay:options:animations:completion:): it runs already"
    ))
  func anAnimatorCanRunFromTheStart() {
    let view = shown()
    var ended = false
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.3, delay: 0, options: [], animations: { view.alpha = 0 }, completion: { _ in ended = true })
    #expect(animator.state == .active && !ended)
    MainLoop.runUntilIdle()
    #expect(ended)
  }

  @Test(
    .documented(
      "UIView, animateKeyframes(withDuration:delay:options:animations:completion:), addKeyframe(withRelativeStartTime:relativeDuration:animations:)"
    ))
  func keyframesEndWithTheWholeAnimation() {
    let view = shown()
    let start = now
    var ended: TimeInterval?
    UIView.animateKeyframes(withDuration: 4, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 50 }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.center.y = 60 }
    } completion: { _ in
      ended = self.now
    }
    MainLoop.runUntilIdle()
    #expect(view.center == CGPoint(x: 50, y: 60) && abs((ended ?? 0) - start - 4) < 0.001)
  }

  @Test(
    .documented("UIView, transition(with:duration:options:animations:completion:): changes inside of the container"))
  func aTransitionChangesWhatIsInTheView() {
    let view = shown()
    let label = UILabel()
    view.addSubview(label)
    var ended = false
    UIView.transition(with: view, duration: 0.4, options: .transitionCrossDissolve) {
      label.text = "new"
    } completion: { _ in
      ended = true
    }
    #expect(label.text == "new" && !ended)
    MainLoop.runUntilIdle()
    #expect(ended)
  }

  @Test(.documented("CAAnimationDelegate, animationDidStart(_:), animationDidStop(_:finished:)"))
  func theDelegateOfAnAnimationHearsOfItsEnds() {
    final class Listener: Teller, CAAnimationDelegate {
      nonisolated override class var methods: [_Method] {
        [
          tells("animationDidStart:") { _ in "start" },
          tells("animationDidStop:finished:") { "stop \(_argument($0, 1, as: Bool.self))" },
        ]
      }
    }
    let listener = Listener(log)
    let view = shown()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1
    fade.delegate = listener
    view.layer.add(fade, forKey: "fade")
    #expect(view.layer.animationKeys() == ["fade"])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["start", "stop true"])
    #expect(view.layer.animationKeys() == nil)
  }

  // MARK: Time

  @Test(.documented("Timer, invalidate(), isValid: a timer that does not repeat is not valid once it has fired"))
  func aTimerFiresOnceUnlessItRepeats() {
    Stage.fresh()
    let once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in
      MainActor.assumeIsolated { log.add("once") }
    }
    #expect(once.isValid)
    AppState.current.clock.advance(to: now + 5)
    #expect(log.taken() == ["once"] && !once.isValid)
  }

  @Test(.documented("Timer, fire(): a timer that does not repeat is over after it was fired by hand"))
  func aTimerThatWasFiredByHandIsOver() {
    Stage.fresh()
    let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [log] _ in
      MainActor.assumeIsolated { log.add("fired") }
    }
    timer.fire()
    #expect(log.taken() == ["fired"] && !timer.isValid)
    AppState.current.clock.advance(to: now + 100)
    #expect(log.taken() == [])
  }
}
