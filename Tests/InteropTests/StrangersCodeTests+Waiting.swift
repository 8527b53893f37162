import Foundation
import Testing

extension StrangersCodeTests {
  /// The main thread may wait for what was delayed on another queue: its delay is over without the main thread's help.
  @Test func theMainThreadMayWaitForDelayedWork() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let semaphore = DispatchSemaphore(value: 0)
        let start = CACurrentMediaTime()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("too early") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 600) { semaphore.signal() }
        print(semaphore.wait(timeout: .now() + 3_600) == .success, CACurrentMediaTime() - start >= 600)
        print(semaphore.wait(timeout: .now() + 0.05) == .timedOut, semaphore.wait(wallTimeout: .now()) == .timedOut)
        let group = DispatchGroup()
        for seconds in [300.0, 100, 200] {
          group.enter()
          DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { group.leave() }
        }
        print(group.wait(timeout: .now() + 150) == .timedOut)
        group.wait()
        print(CACurrentMediaTime() - start >= 900)
        let item = DispatchWorkItem { print("item", word) }
        DispatchQueue.global().async(execute: item)
        item.wait()
        print(item.wait(timeout: .now()) == .success)
        let others = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { print("other", others.wait(timeout: .now() + 0.01) == .timedOut); semaphore.signal() }
        semaphore.wait()
      }
      """
    ).run(["ab"])
    #expect(
      printed == ["true true\ntrue true\ntrue\ntrue\nitem ab\ntrue\nother true\n"])
  }
}
