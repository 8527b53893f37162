import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Messages that are sent later, unless they are cancelled.
@MainActor
@Suite(.freshApp) struct DelayedMessageTests {
  private let log = Log()
  private func pass(_ seconds: Double) { AppState.current.clock.advance(to: AppState.current.clock.now + seconds) }

  @Test(.documented("NSObject, cancelPreviousPerformRequests(withTarget:selector:object:)"))
  func whatIsCancelledIsNotSent() {
    let target = Target(log)
    target.perform("pressed", with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "pressed", object: nil)
    target.perform("pressed", with: nil, afterDelay: 1)
    pass(2)
    #expect(log.taken() == ["pressed"])
  }

  @Test(
    .documented("NSObject, cancelPreviousPerformRequests(withTarget:selector:object:): the argument has to be equal"))
  func anotherArgumentIsAnotherMessage() {
    let target = Target(log)
    target.perform("pressed", with: "a", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "pressed", object: "b")
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "pressed", object: nil)
    NSObject.cancelPreviousPerformRequests(withTarget: Target(log))
    pass(2)
    #expect(log.taken() == ["pressed"])
    target.perform("pressed", with: "a", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "pressed", object: "a")
    pass(2)
    #expect(log.taken() == [])
  }

  @Test(.documented("NSObject, cancelPreviousPerformRequests(withTarget:)"))
  func allMessagesOfATargetAreCancelled() {
    let target = Target(log)
    target.perform("pressed", with: "a", afterDelay: 1)
    target.perform("pressed", with: nil, afterDelay: 2)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    pass(3)
    #expect(log.taken() == [])
  }

  @Test(.documented("NSObject, perform(_:with:afterDelay:)")) func whatHasBeenSentIsLetGoOf() {
    weak var receiver: Target?
    weak var argument: NSObject?
    func schedule() {
      let (target, object) = (Target(log), NSObject())
      (receiver, argument) = (target, object)
      target.perform("pressed:", with: object, afterDelay: 1)
      SharedAppState.current.autoreleased.withLock { $0 = [] }
    }
    schedule()
    #expect(receiver != nil && argument != nil)
    pass(2)
    #expect(log.taken() == ["pressed false"])
    #expect(receiver == nil && argument == nil)
  }

  @Test(.documented("NSObject, perform(_:with:afterDelay:): with a delay of 0 as soon as possible, and not at once"))
  func aMessageWithoutADelayNeedsNoWait() {
    Target(log).perform("pressed", with: nil, afterDelay: 0)
    DispatchQueue.main.asyncAfter(deadline: .now()) { [log] in log.add("block") }
    #expect(log.taken() == [])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["pressed", "block"])
    #expect(AppState.current.clock.now == 0)
  }

  /// A target that asks again and again to be called without a delay.
  @MainActor private final class Restless: NSObject, _MethodTableProviding {
    var count = 0
    func turn() {
      count += 1
      perform("turn", with: nil, afterDelay: 0)
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(methods: [_Method("turn") { r, _ in _result((r as? Restless)?.turn()) }], outlets: [])
    }
  }

  @Test(.assumed("a turn of the run loop takes a millisecond after a hundred of them")) func noLoopHoldsUpTheClock() {
    let restless = Restless()
    restless.turn()
    MainLoop.runUntilIdle()
    let first = restless.count
    #expect(first > 50 && AppState.current.clock.now == 0)
    pass(1)
    #expect(restless.count > first && restless.count < first + 2_000)
    NSObject.cancelPreviousPerformRequests(withTarget: restless)
  }
}
