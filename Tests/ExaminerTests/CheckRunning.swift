import AppProtocol
import Foundation
import Synchronization

@testable import Examiner

/// Runs a check against a pretended app in this process and gives what the examiner found.
///
/// A check ends by never returning, so it has a thread of its own, which then sleeps until the tests are over.
/// - Parameters:
///   - solution: The app of the lesson's solution.
///   - continuation: What an earlier run has left to try.
func finding(
  with app: some AppConnection & Sendable, solution: (any AppConnection & Sendable)? = nil, seed: UInt64 = 1,
  continuation: Data? = nil, traces: Bool = false, drawing: Assignment.Drawing = .none,
  of check: @escaping @Sendable () -> Void
) async -> Finding {
  await withCheckedContinuation { waiting in
    let thread = Thread {
      let session = Session(
        connection: app, solution: solution, seed: seed, continuation: continuation, traces: traces,
        drawing: drawing
      ) { finding in
        waiting.resume(returning: finding)
        while true { Thread.sleep(forTimeInterval: 3600) }
      }
      session.run(check)
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
}

/// What the grader makes of a check that compares: runs it with an app launched anew for each story that it has to play, and then until
/// the one that shows a difference is as short as it gets.
func shortest(
  seed: UInt64 = 1, solution: @Sendable () -> (any AppConnection & Sendable)? = { nil },
  of check: @escaping @Sendable () -> Void, with app: @Sendable () -> some AppConnection & Sendable
) async -> (finding: Finding, runs: Int) {
  var best = await finding(with: app(), solution: solution(), seed: seed, of: check)
  var runs = 1
  while let story = best.nextStory {
    best = await finding(with: app(), solution: solution(), seed: seed, continuation: story, of: check)
    runs += 1
  }
  var next = best.shrinking?.next
  while let continuation = next, runs < 300 {
    let found = await finding(with: app(), solution: solution(), seed: seed, continuation: continuation, of: check)
    if found.shrinking?.isShortest == true { best = found }
    next = found.shrinking?.next
    runs += 1
  }
  return (best, runs)
}

/// An app that always shows one screen and writes down what it is told to do.
final class StaticApp: AppConnection, Sendable {
  private let screen: Screen
  private let outcome: @Sendable (Event) -> Outcome
  private let log = Mutex<[Event]>([])
  var events: [Event] { log.withLock { $0 } }

  init(
    _ elements: [Element] = [], keyboard: Keyboard? = nil,
    outcome: @escaping @Sendable (Event) -> Outcome = { _ in .done }
  ) {
    self.screen = Screen(
      size: Size(width: 375, height: 667), elements: elements.enumerated().map { $1.numbered($0 + 1) },
      keyboard: keyboard)
    self.outcome = outcome
  }

  func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    log.withLock { $0.append(event) }
    return (event == .launch ? .done : outcome(event), screen)
  }

  func finish() throws(ConnectionFailure) {}

  typealias Element = AppProtocol.Element
  typealias Keyboard = AppProtocol.Keyboard
}

extension AppProtocol.Element {
  static func of(
    _ type: ElementType, _ identifier: String = "", label: String = "", value: String = "", isEnabled: Bool = true,
    hasCheckmark: Bool? = nil, hasFocus: Bool = false, scroll: ScrollState? = nil, sections: [TableSection]? = nil,
    section: Int? = nil,
    row: Int? = nil, _ children: [Self] = []
  ) -> Self {
    Self(
      id: ElementID(0), type: type, identifier: identifier, label: label, value: value,
      frame: Rect(x: 0, y: 0, width: 100, height: 44), isEnabled: isEnabled,
      hasFocus: hasFocus, scroll: scroll,
      sections: sections, section: section, row: row, hasCheckmark: hasCheckmark, children: children)
  }

  /// Gives every element a number of its own: 1, and inside of it 11, 12, …
  func numbered(_ number: Int) -> Self {
    var copy = self
    copy.id = ElementID(number)
    copy.children = children.enumerated().map { $1.numbered(number * 10 + $0 + 1) }
    return copy
  }
}

extension AppProtocol.Keyboard {
  static func up(returnKey: String = "Done", isReturnKeyEnabled: Bool = true) -> Self {
    Self(
      frame: Rect(x: 0, y: 407, width: 375, height: 260), returnKey: returnKey, isReturnKeyEnabled: isReturnKeyEnabled)
  }
}
