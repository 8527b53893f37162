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
  private var underWay: [ContentHash: Task<Graded, any Error>] = [:]

  /// A report, and whether it would be the same at any time.
  struct Graded: Sendable {
    var report: LessonReport
    var isSound: Bool
  }

  init(_ store: SealedStore?) { self.store = store }

  /// The report that was kept, or what `grade` returns. Of equal submissions one is graded, and the others wait for it.
  /// - Parameters:
  ///   - found: Called when nothing had to be graded.
  ///   - fitsAll: Whether a report that is sound holds for all that have this identity.
  func graded(
    for identity: ContentHash, found: @escaping @Sendable () -> Void,
    fitsAll: @escaping @Sendable (LessonReport) -> Bool = { _ in true },
    grade: @escaping @Sendable () async throws -> Graded
  ) async throws -> Graded {
    if let task = underWay[identity] {
      let graded = try await Self.value(of: task)
      if graded.isSound, fitsAll(graded.report) {
        found()
        return graded
      }
      // What went wrong for the first need not go wrong for the next.
      return try await grade()
    }
    let task = Task { [store] in
      if let text = await store?.value(for: identity), let report = Self.decoded(text) {
        return (graded: Graded(report: report, isSound: true), isFound: true)
      }
      let graded = try await grade()
      if graded.isSound, fitsAll(graded.report), !Task.isCancelled, let store, let text = Self.encoded(graded.report) {
        await store.keep(text, for: identity)
      }
      return (graded: graded, isFound: false)
    }
    let shared = Task { try await Self.value(of: task).graded }
    underWay[identity] = shared
    defer { underWay[identity] = nil }
    let result = try await Self.value(of: task)
    if result.isFound { found() }
    return result.graded
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
