import Foundation
import Testing

extension StrangersCodeTests {
  /// Deadlines are of the app's clock; what others are at already is waited for.
  @Test func theMainThreadMayWaitForOthers() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let semaphore = DispatchSemaphore(value: 0)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("later") }
        DispatchQueue.global().asyncAfter(deadline: .now() + 600) { print("much later") }
        DispatchQueue.global().async { semaphore.signal() }
        semaphore.wait()
        print(semaphore.wait(timeout: .now() + 0.05) == .timedOut, semaphore.wait(wallTimeout: .now()) == .timedOut)
        let group = DispatchGroup()
        for _ in 1...3 { DispatchQueue.global().async(group: group) {} }
        print(group.wait(timeout: .now() + 3_600) == .success)
        group.wait()
        let item = DispatchWorkItem { print("item", word) }
        DispatchQueue.global().async(execute: item)
        item.wait()
        print(item.wait(timeout: .now()) == .success)
        DispatchQueue.global().async { print("other", DispatchSemaphore(value: 0).wait(timeout: .now() + 0.01) == .timedOut); semaphore.signal() }
        semaphore.wait()
      }
      """
    ).run(["ab"])
    #expect(printed == ["true true\ntrue\nitem ab\ntrue\nother true\n"])
  }
}
