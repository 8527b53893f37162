internal import CourseModel
internal import Foundation

/// What was found out about a lesson's own programs, kept by everything that it rests on. A lesson is verified again and
/// again, and most of it is as it was. What was found out about learners' work is never kept.
struct KeptValues<Value: Codable & Sendable>: Sendable {
  /// In the user's cache; an entry is a file of JSON.
  let folder: String

  /// What is kept, or what `make` finds out now.
  /// - Parameter isKept: Whether it is the same at any time.
  func value(
    _ identity: ContentHash, isKept: (Value) -> Bool = { _ in true }, make: () async throws -> Value
  ) async throws -> Value {
    if let value = kept(identity) { return value }
    let value = try await make()
    if isKept(value) { keep(value, identity) }
    return value
  }

  /// `nil` when it has to be found out.
  func kept(_ identity: ContentHash) -> Value? {
    let path = path(identity)
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let value = try? JSONDecoder().decode(Value.self, from: data) else { return nil }
    utimes(path, nil)
    return value
  }

  /// A cache that is full, or can't be written to, costs time and nothing else.
  func keep(_ value: Value, _ identity: ContentHash) { try? write(value, to: path(identity)) }

  private func path(_ identity: ContentHash) -> String { "\(folder)/\(identity).json" }

  private func write(_ value: Value, to path: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(value).write(to: URL(fileURLWithPath: path), options: .atomic)
    CacheDirectory.removeOldest(in: folder, above: 5_000)
  }
}

extension Verdict {
  /// Whether the same program gets it at any time. A check that took too long may have been unlucky.
  var isRepeatable: Bool { ![.timeout, .limit, .fault].contains(self) }
}

extension LessonReport {
  /// Whether the same programs give the same report at any time.
  var isRepeatable: Bool {
    steps.flatMap(\.checks).allSatisfy { check in
      check.verdict.isRepeatable && check.reason?.hasPrefix(LearnerModule.compilerGaveUp) != true
    }
  }
}

extension GradingPlan {
  /// All of the lesson that a report of this plan tells or rests on, besides programs and the examiner.
  var identity: [String] {
    let steps = lesson.steps.flatMap { step in
      [step.id, step.title, "\(step.points)"] + step.hints.map(\.text)
        + step.wrongAnswers.flatMap { ["\($0.hint ?? 0)"] + $0.fails.sorted() }
    }
    let plans = checks.flatMap { check in
      let snippet = check.snippet
      return [
        check.scaffold.id, check.title, "\(snippet.location)", "\(snippet.isHidden)", "\(check.needs)",
        "\(snippet.points ?? -1)", "\(snippet.timeout ?? -1)", snippet.oracle?.rawValue ?? "",
      ]
    }
    return steps + plans
  }
}
