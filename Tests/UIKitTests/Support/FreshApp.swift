import Testing

@testable import UIKit

extension Trait where Self == FreshApp {
  /// Each test of the suite starts with a new app, and has it for itself until it ends.
  static var freshApp: Self { FreshApp() }
}

/// A process has one `AppState`, and tests of several suites take turns on the main actor: a test that awaits something
/// would find the app of another one afterwards. So the tests with this trait run one after another.
struct FreshApp: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Self.queue.enter()
    await AppState.reset()
    do { try await function() } catch {
      await Self.queue.leave()
      throw error
    }
    await Self.queue.leave()
  }

  private static let queue = TestQueue()
}

/// Lets one test in at a time, in the order in which they came.
private actor TestQueue {
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
  }
}
