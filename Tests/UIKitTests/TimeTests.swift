import Dispatch
import Foundation
import Synchronization
import Testing

@testable import AppAgent
@testable import UIKit

private typealias Timer = UIKit.Timer
private typealias DispatchWorkItem = UIKit.DispatchWorkItem

@MainActor
@Suite(.freshApp) struct TimeTests {
  private let log = Log()
  private var clock: VirtualClock { AppState.current.clock }
  private func pass(_ seconds: TimeInterval) { clock.advance(to: clock.now + seconds) }

  @Test(.documented("RunLoop, run(until:) and run(mode:before:): timers fire meanwhile"))
  func aRunLoopThatAProgramRunsFiresItsTimers() {
    Stage.fresh()
    let log = Log()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.add("tick") }
    _RunLoop.run(.main, until: Date(timeIntervalSinceNow: 3.5))
    #expect(log.taken() == ["tick", "tick", "tick"])
    #expect(_RunLoop.run(.main, mode: .default, before: Date(timeIntervalSinceNow: 5)))
    #expect(log.taken() == ["tick"])
    timer.invalidate()
  }

  @Test(.documented("Timer, scheduledTimer(withTimeInterval:repeats:block:), invalidate()"))
  func aTimerFiresWhenTimePasses() {
    let once = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [log] _ in log.add("once") }
    let often = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { [log] _ in log.add("often") }
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    pass(4)
    #expect(log.taken() == ["once", "often", "often"])
    #expect(!once.isValid && often.isValid)
    often.invalidate()
    pass(4)
    #expect(log.taken() == [])
  }

  @Test(.documented("Timer, scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"))
  func aTimerSendsAMessage() {
    let target = Target(log)
    Timer.scheduledTimer(timeInterval: 1, target: target, selector: "pressed", userInfo: nil, repeats: false)
    pass(1)
    #expect(log.taken() == ["pressed"])
  }

  @Test(.documented("RunLoop, add(_:forMode:): a timer that is not scheduled waits for a run loop"))
  func aTimerStartsWhenItIsAddedToARunLoop() {
    let timer = Timer(timeInterval: 1, repeats: false) { [log] _ in log.add("fired") }
    pass(2)
    #expect(log.taken() == [])
    RunLoop.main.add(timer, forMode: .common)
    pass(1)
    #expect(log.taken() == ["fired"])
  }

  @Test(.documented("DispatchWorkItem, cancel()"))
  func delayedWorkIsDoneInVirtualTimeUnlessItIsCancelled() {
    let kept = DispatchWorkItem { [log] in MainActor.assumeIsolated { log.add("kept") } }
    let cancelled = DispatchWorkItem { [log] in MainActor.assumeIsolated { log.add("cancelled") } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 30, execute: kept)
    DispatchQueue.main.asyncAfter(deadline: .now() + 30, execute: cancelled)
    DispatchQueue.main.asyncAfter(deadline: .now() + 31) { [log] in log.add("block") }
    cancelled.cancel()
    #expect(cancelled.isCancelled)
    pass(40)
    #expect(log.taken() == ["kept", "block"])
  }

  /// Written down on any thread.
  private final class Words: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock(\.self) }
    func add(_ word: String) { words.withLock { $0.append(word) } }
  }

  @Test(.documented("DispatchQueue, asyncAfter(deadline:execute:)"))
  func delayedWorkOfAnotherQueueIsDoneInVirtualTimeToo() {
    let queue = DispatchQueue(label: "work")
    let done = Words()
    queue.asyncAfter(deadline: .now() + 0.05, execute: DispatchWorkItem { done.add("soon") })
    queue.asyncAfter(deadline: .now() + 30, execute: DispatchWorkItem { done.add("late") })
    usleep(100_000)
    queue.sync {}
    #expect(done.all == [])
    pass(1)
    queue.sync {}
    #expect(done.all == ["soon"])
    pass(40)
    queue.sync {}
    #expect(done.all == ["soon", "late"])
  }

  @Test(.documented("DispatchQueue, asyncAfter(deadline:qos:flags:execute:)"))
  func delayedBlocksOfAnotherQueueAreDoneInVirtualTimeToo() {
    let queue = DispatchQueue(label: "work")
    let done = Words()
    _DelayedWork.pass(until: DispatchTime.now() + 30, on: queue) { done.add("block") }
    _DelayedWork.pass(until: DispatchWallTime.now() + 60, on: queue) { done.add("by the calendar") }
    _DelayedWork.pass(until: DispatchTime.now() + 20, on: .main) { done.add("main") }
    pass(25)
    #expect(done.all == ["main"])
    pass(10)
    queue.sync {}
    pass(40)
    queue.sync {}
    #expect(done.all == ["main", "block", "by the calendar"])
  }

  @Test(.documented("DispatchSourceTimer: made suspended, repeats on its queue until it is cancelled"))
  func aTimerOfDispatchIsInVirtualTime() {
    let timer = _DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 2, repeating: .seconds(3))
    timer.setEventHandler { [log] in log.add("tick") }
    timer.setCancelHandler { [log] in log.add("cancelled") }
    pass(10)
    #expect(log.taken() == [])
    timer.activate()
    timer.activate()
    #expect(log.taken() == [])
    pass(3.5)
    #expect(log.taken() == ["tick", "tick"])
    timer.suspend()
    pass(10)
    #expect(log.taken() == [])
    timer.resume()
    timer.setEventHandler { [log] in
      log.add("last")
      timer.cancel()
    }
    pass(2)
    #expect(log.taken() == ["last", "cancelled"])
    timer.cancel()
    pass(10)
    #expect(timer.isCancelled)
    #expect(log.taken() == [])
  }

  @Test(.observed("a source that is resumed more often than it was suspended ends the app"))
  func aTimerOfDispatchThatIsResumedTooOftenEndsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let timer = _DispatchSource.makeTimerSource(queue: .main)
        timer.resume()
        timer.resume()
      }
    }
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("Over-resume") == true)
  }

  @Test(.documented("DispatchSourceTimer, schedule(deadline:repeating:leeway:)"))
  func aTimerOfDispatchTakesNewTimesAndItsOwnQueue() {
    let queue = DispatchQueue(label: "work")
    let done = Words()
    var timer: (any _DispatchSourceTimer)? = _TimerSource(queue: queue)
    timer?.setEventHandler { done.add("event") }
    timer?.schedule(wallDeadline: .distantFuture)
    timer?.schedule(deadline: .now() + 5, repeating: 100)
    timer?.resume()
    pass(3)
    queue.sync {}
    #expect(done.all == [])
    pass(10)
    queue.sync {}
    #expect(done.all == ["event"])
    timer = nil
    pass(1_000)
    queue.sync {}
    #expect(done.all == ["event"])
  }

  @Test(.documented("CADisplayLink")) func aDisplayLinkTellsOfEachPictureUntilItIsInvalidated() {
    let link = CADisplayLink(target: Target(log), selector: "pressed")
    link.preferredFramesPerSecond = 10
    pass(1)
    #expect(log.taken() == [])
    link.add(to: .main, forMode: .common)
    pass(0.35)
    #expect(log.taken() == ["pressed", "pressed", "pressed"])
    #expect(abs(link.timestamp - 1.3) < 0.001)
    link.isPaused = true
    pass(1)
    #expect(log.taken() == [])
    link.isPaused = false
    pass(0.15)
    #expect(log.taken() == ["pressed"])
    link.invalidate()
    pass(1)
    #expect(log.taken() == [])
    #expect(abs(CACurrentMediaTime() - clock.now) < 0.001)
  }

  @Test(.documented("Timer, fireDate: setting it changes when the timer fires next"))
  func aTimerIsBroughtForwardByItsFireDate() {
    let log = Log()
    let timer = Timer.scheduledTimer(withTimeInterval: 20, repeats: true) { _ in
      MainActor.assumeIsolated { log.add("fired") }
    }
    #expect(abs(timer.fireDate.timeIntervalSince(_VirtualTime.date) - 20) < 0.01)
    timer.fireDate = _VirtualTime.date.addingTimeInterval(2)
    AppState.current.clock.advance(to: AppState.current.clock.now + 3)
    #expect(log.taken() == ["fired"])
    AppState.current.clock.advance(to: AppState.current.clock.now + 20)
    #expect(log.taken() == ["fired"])
    timer.invalidate()
  }

  @Test(.documented("Timer, invalidate(): the timer lets go of its target"))
  func anInvalidatedTimerKeepsNobody() {
    final class Clock { var timer: Timer? }
    var clock: Clock? = Clock()
    weak let known = clock
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [clock] _ in _ = clock }
    clock?.timer = timer
    clock = nil
    #expect(known != nil)
    timer.invalidate()
    #expect(known == nil)
  }

  @Test(
    .documented("DispatchWorkItem, notify(queue:execute:): when the item is done, and at once where it is done already")
  )
  func aWorkItemTellsThatItIsDone() {
    let log = Log()
    let item = DispatchWorkItem { @Sendable in MainActor.assumeIsolated { log.add("done") } }
    item.notify(queue: .main) { log.add("told") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    AppState.current.clock.advance(to: AppState.current.clock.now + 1)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["done", "told"])
    item.notify(queue: .main) { log.add("told again") }
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["told again"])
  }

  @Test(.documented("Timer: a timer that repeats fires once in each interval"))
  func aTimerFiresInEachOfItsIntervals() {
    let log = Log()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      MainActor.assumeIsolated { log.add("fired") }
    }
    AppState.current.clock.advance(to: AppState.current.clock.now + 1.001)
    #expect(log.taken().count == 10)
    timer.invalidate()
  }

  @Test(.documented("Timer, fireDate: set in the timer's own action, it says when the timer fires next"))
  func aTimerThatPutsItselfOffFiresOnceThen() {
    let log = Log()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      MainActor.assumeIsolated { log.add("fired") }
      timer.fireDate = _VirtualTime.date.addingTimeInterval(5)
    }
    AppState.current.clock.advance(to: AppState.current.clock.now + 1.5)
    #expect(log.taken().count == 1)
    AppState.current.clock.advance(to: AppState.current.clock.now + 4)
    #expect(log.taken().count == 0)
    AppState.current.clock.advance(to: AppState.current.clock.now + 1)
    #expect(log.taken().count == 1)
    timer.invalidate()
  }

  @Test(.documented("CADisplayLink, invalidate(): the link lets go of its target"))
  func anInvalidatedLinkKeepsNobody() {
    var target: NSObject? = NSObject()
    weak let known = target
    let link = target.map { CADisplayLink(target: $0, selector: "tick") }
    link?.add(to: .main, forMode: .common)
    target = nil
    #expect(known != nil)
    link?.invalidate()
    #expect(known == nil)
  }
}
