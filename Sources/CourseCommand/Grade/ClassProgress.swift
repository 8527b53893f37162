internal import CourseModel
internal import Foundation
internal import Grading
internal import Synchronization

/// Says how far a class is: on a terminal one line, `58 of 200: 41 passed, 14 not passed, 3 not judged; 5.2 a minute, 27 min left`; in a log
/// the same after each tenth of the class, and of a small class what is being done with each.
final class ClassProgress: Sendable {
  /// A log tells this many submissions one by one.
  private static let few = 10

  private let line: ProgressLine
  private let total: Int
  private let start = ContinuousClock.now
  private let counts = Mutex(Counts())

  struct Counts: Equatable {
    var passed = 0
    var notPassed = 0
    var notJudged = 0
    /// Of all: found in the store, or equal to another of the class.
    var known = 0

    var done: Int { passed + notPassed + notJudged }
  }

  /// - Parameter total: Of submissions.
  init(_ line: ProgressLine, total: Int) {
    self.line = line
    self.total = total
  }

  /// What the grader says; of one submission among many it would change too fast to be read.
  func show(_ progress: Grading.Progress) {
    if case .known = progress { counts.withLock { $0.known += 1 } }
    switch progress {
    case .preparing, .compilingChecks, .notice: line.show(progress)
    case .compiling, .checking, .known: if total < 2 || !line.isTerminal && total <= Self.few { line.show(progress) }
    }
  }

  func count(_ report: LessonReport) {
    let counts = counts.withLock { counts in
      switch report.result {
      case .passed: counts.passed += 1
      case .notPassed, .unreadable, .absent: counts.notPassed += 1
      case .notJudged: counts.notJudged += 1
      }
      return counts
    }
    guard total > 1, line.isTerminal || total > Self.few && Self.isToldInLogs(counts.done, of: total) else { return }
    line.show(Self.words(counts, of: total, seconds: (ContinuousClock.now - start) / .seconds(1)))
  }

  /// Ten lines for a class, however large it is.
  static func isToldInLogs(_ done: Int, of total: Int) -> Bool { done * 10 / total > (done - 1) * 10 / total }

  /// What is known by now of all that was graded.
  var known: Int { counts.withLock(\.known) }

  static func words(_ counts: Counts, of total: Int, seconds: Double) -> String {
    var words = "\(counts.done) of \(total): \(counts.passed) passed, \(counts.notPassed) not passed"
    if counts.notJudged > 0 { words += ", \(counts.notJudged) not judged" }
    // The time left follows from what had to be graded; what is known takes none.
    let graded = counts.done - counts.known
    guard graded > 0, seconds >= 1 else { return words }
    let rate = Double(graded) / seconds
    words += String(format: "; %.1f a minute", rate * 60)
    let left = Double(total - counts.done) / rate
    if counts.done < total { words += ", \(duration(left)) left" }
    return words
  }

  private static func duration(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded(.up))
    return seconds < 60 ? "\(Int(seconds.rounded(.up))) s" : minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h"
  }
}
