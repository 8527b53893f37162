internal import CourseModel
internal import Foundation
internal import SharedStore
internal import Storage

/// Reports on submissions that were graded before, here or elsewhere, by all that decides them; and those that are being graded now.
///
/// A report that rests on trouble of the computer's is given once and not kept.
actor VerdictStore {
  /// `nil` where nothing is to be kept.
  private let store: SealedStore?
  private var underWay: [ContentHash: (exact: ContentHash, task: Task<Graded, any Error>)] = [:]

  /// A report, and whether it would be the same at any time.
  struct Graded: Sendable {
    var report: LessonReport
    var isSound: Bool
  }

  init(_ store: SealedStore?) { self.store = store }

  /// What decides a report, and what decides it where it speaks of no line.
  struct Identity: Sendable {
    /// Of equal submissions.
    var exact: ContentHash
    /// Of those that differ in comments and layout alone; `nil` where that is not certain of the program.
    var alike: ContentHash?

    fileprivate func key(isShared: Bool) -> ContentHash { isShared ? alike ?? exact : exact }
  }

  /// The report that was kept, or what `grade` returns. Of equal submissions one is graded, and the others wait for it.
  /// - Parameters:
  ///   - found: Called when nothing had to be graded.
  ///   - isShared: Whether a report is that of all submissions that are alike.
  func report(
    for identity: Identity, found: @Sendable () -> Void, isShared: @escaping @Sendable (LessonReport) -> Bool,
    grade: @escaping @Sendable () async throws -> Graded
  ) async throws -> LessonReport {
    let key = identity.alike ?? identity.exact
    if let first = underWay[key] {
      let graded = try await Self.value(of: first.task)
      if graded.isSound, first.exact == identity.exact || isShared(graded.report) {
        found()
        return graded.report
      }
      if graded.isSound, first.exact != identity.exact {
        // The first one's report speaks of its own lines.
        return try await report(for: Identity(exact: identity.exact), found: found, isShared: isShared, grade: grade)
      }
      // What went wrong for the first need not go wrong for the next.
      return try await grade().report
    }
    let task = Task { [store] in
      for known in Set([key, identity.exact]) {
        if let text = await store?.value(for: known), let report = Self.decoded(text) {
          return (graded: Graded(report: report, isSound: true), isFound: true)
        }
      }
      let graded = try await grade()
      if graded.isSound, !Task.isCancelled, let store, let text = Self.encoded(graded.report) {
        await store.keep(text, for: identity.key(isShared: isShared(graded.report)))
      }
      return (graded: graded, isFound: false)
    }
    underWay[key] = (identity.exact, Task { try await Self.value(of: task).graded })
    defer { underWay[key] = nil }
    let result = try await Self.value(of: task)
    if result.isFound { found() }
    return result.graded.report
  }

  /// Waits for a task, and ends it when whoever waits is to end.
  private static func value<Value>(of task: Task<Value, any Error>) async throws -> Value {
    try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private static func encoded(_ report: LessonReport) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(report)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func decoded(_ text: String) -> LessonReport? {
    try? JSONDecoder().decode(LessonReport.self, from: Data(text.utf8))
  }
}

extension LessonReport {
  /// Whether the computer had no part in it. What took too long or used too much has done so by itself where the kernel counts how
  /// long a program waits for a processor (Decision 039); elsewhere it may have been unlucky.
  func isSound(waitingIsCounted: Bool = WaitingTime.isCounted) -> Bool {
    steps.flatMap(\.checks).allSatisfy { check in
      check.verdict != .fault && (waitingIsCounted || check.verdict.isRepeatable)
    }
  }
}

enum WaitingTime {
  /// Whether the kernel says how long a thread has waited for a processor.
  static let isCounted = FileManager.default.contents(atPath: "/proc/self/schedstat")?.isEmpty == false
}
