internal import Foundation
internal import Grading
internal import MarkupText
internal import Reporting
internal import Synchronization

/// Says on standard error what a run is doing: one line that changes on a terminal, plain lines in a log.
package final class ProgressLine: Sendable {
  let isTerminal = Console.isTerminal(.standardError)
  private let width = Console.terminal(.standardError).width
  private let last = Mutex("")
  /// What a log has been told already; it need not be told again.
  private let told = Mutex<Set<String>>([])

  package init() {}

  func show(_ progress: Grading.Progress) {
    switch progress {
    case .preparing(let part): show("Preparing \(part) (only the first time)…")
    case .compilingChecks(let lesson): show("Compiling the checks of \(lesson)…")
    case .compiling(let submission, let lesson): show("Compiling \(submission) for \(lesson)…")
    case .checking(let submission, let done, let count):
      // A log gets each line once.
      if isTerminal { show("Checking \(submission): \(done) of \(count)") }
    case .known(let submission): show("\(submission) is known from before.")
    case .notice(let sentence): tell(sentence)
    }
  }

  /// Says something that stays on the screen, once.
  private func tell(_ sentence: String) {
    guard told.withLock({ $0.insert(sentence).inserted }) else { return }
    clear()
    Console.note("warning: " + visible(sentence))
  }

  func show(_ text: String) {
    let line = visible(text).replacing("\n", with: " ")
    if !isTerminal, !told.withLock({ $0.insert(line).inserted }) { return }
    last.withLock { last in
      guard last != line else { return }
      last = line
      Console.write(isTerminal ? "\r\u{1B}[K\(fitting(line))" : line + "\n", to: .standardError)
    }
  }

  /// Takes the line away from a terminal, before something else is printed.
  package func clear() {
    last.withLock { last in
      if isTerminal, !last.isEmpty { Console.write("\r\u{1B}[K", to: .standardError) }
      last = ""
    }
  }

  private func fitting(_ line: String) -> String {
    guard columns(line) >= width else { return line }
    var result = ""
    var used = 0
    for character in line {
      used += columns(String(character))
      if used > width - 2 { break }
      result.append(character)
    }
    return result + "…"
  }
}
