import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Messages to an object on a thread, and what one thread alone may do.
@MainActor
@Suite(.freshApp) struct ThreadMessageTests {
  private let log = Log()

  @Test(.documented("NSObject, performSelector(onMainThread:with:waitUntilDone:)"))
  func whoWaitsOnTheMainThreadSendsTheMessageAtOnce() {
    let target = Target(log)
    target.performSelector(onMainThread: "pressed", with: nil, waitUntilDone: false)
    #expect(log.taken() == [])
    target.perform("pressed", on: .main, with: nil, waitUntilDone: true)
    #expect(log.taken() == ["pressed"])
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["pressed"])
  }

  @Test(.documented("NSObject, performSelector(inBackground:with:)"))
  func aMessageComesFromAnotherThreadAndGoesBackToTheMainOne() async {
    final class Worker: NSObject, _MethodTableProviding, @unchecked Sendable {
      var steps: [Bool] = []
      var isDone: CheckedContinuation<Void, Never>?
      func work() {
        steps.append(NotificationCenter.isOnMainQueue)
        performSelector(onMainThread: "finish", with: nil, waitUntilDone: true)
        steps.append(NotificationCenter.isOnMainQueue)
        isDone?.resume()
      }
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("work") { r, _ in _result((r as? Worker)?.work() ?? ()) },
            _Method("finish") { r, _ in _result((r as? Worker)?.steps.append(NotificationCenter.isOnMainQueue) ?? ()) },
          ], outlets: [])
      }
    }
    let worker = Worker()
    await withCheckedContinuation { done in
      worker.isDone = done
      worker.performSelector(inBackground: "work", with: nil)
    }
    #expect(worker.steps == [false, true, false])
  }

  @Test(.observed("objc_sync_enter may be called again by the thread that has called it"))
  func oneThreadAtATimeHasAnObject() {
    nonisolated(unsafe) let object = NSObject()
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 {
        objc_sync_enter(object)
        objc_sync_enter(object)
        count += 1
        objc_sync_exit(object)
        objc_sync_exit(object)
      }
    }
    #expect(count == 4_000)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test(.observed("An object that was waited for is let go of afterwards")) func aLockKeepsNoObject() {
    weak var gone: NSObject?
    do {
      let object = NSObject()
      gone = object
      objc_sync_enter(object)
      objc_sync_exit(object)
    }
    #expect(gone == nil)
  }
}
