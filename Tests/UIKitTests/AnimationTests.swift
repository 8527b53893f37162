import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct AnimationTests {
  private typealias Record = AnimationRecorder.Record
  private var last: Record? { AppState.current.animations.records.last }

  /// How the view last came to another place: `jump`, or duration and curve.
  private func motion(_ view: UIView) -> String {
    guard let motion = view.motionOnScreen else { return "none" }
    guard let animation = motion.animation else { return "jump" }
    return "\(animation.duration) s, curve \(animation.options.rawValue >> 16 & 0xF)"
  }

  @Test(
    .documented(
      "UIView.AnimationOptions, overrideInheritedDuration and overrideInheritedCurve: without them the values of the "
        + "animation in progress count"))
  func anAnimationInsideOfAnotherTakesOverItsDurationAndCurve() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 3, delay: 0, options: .curveEaseIn) { view.frame.origin.x = 5 }
    }
    #expect(motion(view) == "0.25 s, curve 3")
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
      UIView.animate(
        withDuration: 3, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { view.frame.origin.x = 9 }
    }
    #expect(motion(view) == "3.0 s, curve 1")
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test(.observed("Handlers of the keyboard's notifications run inside its animation; changes in them animate along"))
  func whatAHandlerMovesGlidesWithTheKeyboard() {
    let window = Stage.fresh()
    let field = textField(in: window)
    let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 40))
    window.addSubview(bar)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { bar.frame.origin.y = 300 } }
    field.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(motion(bar) == "0.25 s, curve 7")
  }

  @Test(.documented("animate(withDuration:…): what changes outside of the block is not animated"))
  func whatChangesOutsideOfAnAnimationJumps() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.addSubview(child)
    UIView.animate(withDuration: 0.5) { child.frame.origin.x = 2 }
    #expect(motion(child) == "0.5 s, curve 0")
    view.center.y = 50
    #expect(motion(child) == "jump")
    UIView.animate(withDuration: 0.5) { UIView.performWithoutAnimation { child.transform = .init(scaleX: 2, y: 2) } }
    #expect(motion(child) == "jump")
    UIView.animate(withDuration: 0.4) { view.bounds.size.height = 20 }
    #expect(motion(child) == "0.4 s, curve 0")
  }

  @Test(.documented("UIView.AnimationCurve to UIView.AnimationOptions: a shift by 16 bits, by the header's values"))
  func aCurveBecomesAnOptionByAShift() {
    #expect(UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.easeIn.rawValue) << 16) == .curveEaseIn)
    #expect(UIView.AnimationOptions(rawValue: UInt(UIView.AnimationCurve.linear.rawValue) << 16) == .curveLinear)
  }

  @Test(.documented("UIView, performWithoutAnimation(_:) and setAnimationsEnabled(_:)"))
  func withoutAnimationsTheBlockRunsAndTheCompletionFollowsAtOnce() {
    let before = AppState.current.animations.records
    var finished: [Bool] = []
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}, completion: { finished.append($0) })
    }
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: {}, completion: { finished.append($0) })
    UIView.setAnimationsEnabled(true)
    #expect(finished == [true, true])
    #expect(AppState.current.animations.records == before)
  }

  @Test(.documented("UIView.AnimationOptions, repeat and autoreverse"))
  func anAnimationThatTurnsBackTakesTwiceAsLongAndOneThatRepeatsNeverEnds() {
    var ends: [String] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .autoreverse, animations: {}, completion: { _ in ends.append("reversed") })
    UIView.animate(
      withDuration: 1, delay: 0, options: .repeat, animations: {}, completion: { _ in ends.append("repeated") })
    let clock = AppState.current.clock
    clock.advance(to: clock.now + 1.9)
    #expect(ends == [])
    clock.advance(to: clock.now + 10)
    #expect(ends == ["reversed"])
  }

  @Test(.documented("animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:…)"))
  func aSpringAndKeyframesAreAnimationsOfTheirDuration() {
    UIView.animate(
      withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: .curveEaseOut,
      animations: {})
    #expect(last == Record(duration: 0.6, delay: 0.1, options: .curveEaseOut))
    let view = UIView()
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: [.beginFromCurrentState, .calculationModeCubic],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 1 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 2 }
      })
    #expect(last == Record(duration: 2, delay: 0, options: .beginFromCurrentState))
    #expect(view.frame.origin.x == 2 && motion(view) == "2.0 s, curve 0")
  }

  @Test(.documented("transition(from:to:duration:options:completion:)"))
  func aTransitionPutsOneViewInTheOthersPlace() {
    let parent = UIView()
    let (old, new) = (UIView(), UIView())
    parent.addSubview(old)
    UIView.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve)
    #expect(parent.subviews == [new])
    UIView.transition(from: new, to: old, duration: 0.3, options: .showHideTransitionViews)
    #expect(parent.subviews == [new] && new.isHidden)
  }

  @available(*, deprecated, message: "Tests what is deprecated.")
  @Test(.documented("UIView, beginAnimations(_:context:), setAnimationDuration(_:): 0.2 seconds unless set"))
  func theOldCallsMakeAnAnimationToo() {
    let view = UIView()
    let log = Log()
    UIView.beginAnimations("slide", context: nil)
    UIView.setAnimationDuration(0.3)
    UIView.setAnimationCurve(.easeOut)
    UIView.setAnimationDelegate(Stopped(log))
    let delegate = Stopped(log)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDidStop("animationDidStop:finished:context:")
    view.frame.origin.y = 40
    UIView.commitAnimations()
    #expect(motion(view) == "0.3 s, curve 2")
    #expect(last == Record(duration: 0.3, delay: 0, options: .curveEaseOut))
    #expect(log.taken() == [])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["slide stopped"])
  }

  private final class Stopped: NSObject, _MethodTableProviding {
    let log: Log
    init(_ log: Log) { self.log = log }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("animationDidStop:finished:context:") { r, a in
            _result((r as? Stopped)?.log.add("\(_argument(a, 0, as: String.self)) stopped"))
          }
        ], outlets: [])
    }
  }

  @Test(.documented("UIViewPropertyAnimator, startAnimation(), pauseAnimation(), addCompletion(_:)"))
  func anAnimatorRunsPausesAndEnds() {
    let view = UIView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.frame.origin.x = 7 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.frame.origin.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && motion(view) == "2.0 s, curve 1")
    let clock = AppState.current.clock
    clock.advance(to: clock.now + 0.5)
    #expect(animator.fractionComplete == 0.25)
    animator.pauseAnimation()
    clock.advance(to: clock.now + 5)
    #expect(animator.fractionComplete == 0.25 && !animator.isRunning && ends == [])
    animator.startAnimation()
    clock.advance(to: clock.now + 1.5)
    #expect(animator.state == .inactive && ends == [.end])
  }

  @Test(.documented("UIViewAnimating, stopAnimation(_:), finishAnimation(at:)"))
  func aStoppedAnimatorIsFinishedByHandOrNotAtAll() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear, animations: {}, completion: { ends.append($0) })
    #expect(last == Record(duration: 1, delay: 0, options: .curveLinear))
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive && ends == [.current])
    let other = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    other.addCompletion { ends.append($0) }
    other.startAnimation()
    other.stopAnimation(true)
    MainLoop.runUntilIdle()
    #expect(other.state == .inactive && ends == [.current])
  }

  @Test(
    .documented(
      "UIView.animate: the layer has an animation for each property that the block changes; the completion is told whether they finished"
    ))
  func anAnimationOfViewsGivesOneToEachLayer() {
    let (view, other, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView(), Log())
    UIView.animate(withDuration: 0.5) {
      view.alpha = 0.2
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      view.backgroundColor = nil
      other.transform = CGAffineTransform(scaleX: 2, y: 2)
      UIView.performWithoutAnimation { other.alpha = 0 }
    } completion: {
      log.add("ended \($0)")
    }
    #expect(view.layer.animationKeys() == ["opacity", "position", "bounds.size"])
    #expect(other.layer.animationKeys() == ["transform"] && view.layer.animation(forKey: "opacity")?.duration == 0.5)
    MainLoop.runUntilIdle()
    #expect(view.layer.animationKeys() == nil && other.layer.animationKeys() == nil && log.taken() == ["ended true"])

    // Removed on one layer, it goes on to its end on the other; removed on both, it is over.
    let begin = AppState.current.clock.now
    for layers in [[view.layer], [view.layer, other.layer]] {
      UIView.animate(withDuration: 1) {
        for view in [view, other] { view.center.x += 5 }
      } completion: {
        log.add("\($0) at \(AppState.current.clock.now - begin)")
      }
      for layer in layers { layer.removeAllAnimations() }
      MainLoop.runUntilIdle()
    }
    #expect(log.taken() == ["false at 1.0", "false at 1.0"])
  }

  @Test(.documented("UIView.AnimationOptions, repeat: the animation has no end until it is removed"))
  func anAnimationThatRepeatsEndsWhenItIsRemoved() {
    let (view, log) = (UIView(), Log())
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      view.alpha = 0
    } completion: {
      log.add("ended \($0)")
    }
    MainLoop.runUntilIdle()
    #expect(view.layer.animationKeys() == ["opacity"] && log.taken() == [])
    view.layer.removeAnimation(forKey: "opacity")
    MainLoop.runUntilIdle()
    #expect(view.layer.animationKeys() == nil && log.taken() == ["ended false"])
  }

  @Test(.documented("CATransaction, setCompletionBlock(_:): called once all animations of the transaction have ended"))
  func aTransactionWaitsForAnimationsOfViews() {
    let (view, log) = (UIView(), Log())
    let begin = AppState.current.clock.now
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.add("\(AppState.current.clock.now - begin)") }
    UIView.animate(withDuration: 0.7) { view.alpha = 0 }
    CATransaction.commit()
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["0.7"])
  }
}
