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
    let path = "\(folder)/\(identity).json"
    if let data = FileManager.default.contents(atPath: path),
      let value = try? JSONDecoder().decode(Value.self, from: data)
    {
      utimes(path, nil)
      return value
    }
    let value = try await make()
    if isKept(value) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try JSONEncoder().encode(value).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return value
  }
}

extension LessonReport {
  /// Whether the same programs give the same report at any time. A check that took too long may have been unlucky.
  var isRepeatable: Bool {
    steps.flatMap(\.checks).allSatisfy { ![.timeout, .limit, .fault].contains($0.verdict) }
  }
}

extension GradingPlan {
  /// All of the lesson that a report of this plan tells or rests on, besides programs and the examiner.
  var identity: [String] {
    lesson.steps.map { step in
      "\(step.id) \(step.title) \(step.points) \(step.hints.map(\.text)) "
        + "\(step.wrongAnswers.map { "\($0.hint ?? 0) \($0.fails.sorted())" })"
    }
      + checks.map { check in
        let snippet = check.snippet
        return "\(check.scaffold.id) \(check.title) \(snippet.location) \(snippet.isHidden) \(check.needs) "
          + "\(snippet.points ?? -1) \(snippet.timeout ?? -1) \(snippet.oracle?.rawValue ?? "")"
      }
  }
}
