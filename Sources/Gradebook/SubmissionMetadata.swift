internal import CourseModel
internal import Foundation
internal import Yams

/// Gradescope's `submission_metadata.yml`: whose each `submission_NUMBER` is, and when it was handed in.
package struct SubmissionMetadata: Sendable, Equatable {
  package static let fileName = "submission_metadata.yml"

  /// By the name of the folder.
  package private(set) var entries: [String: ClassList.Entry] = [:]

  /// - Returns: `nil` for a text that is no such file.
  package init?(_ text: String) {
    // Ruby writes a symbol's colon in front of each key.
    guard text.utf8.count <= 8 << 20, let node = try? Yams.compose(yaml: text), let mapping = node.mapping else {
      return nil
    }
    for (key, value) in mapping {
      guard let name = key.string.map(Self.withoutColon), name.hasPrefix("submission_"), let fields = value.mapping
      else { continue }
      func field(_ name: String, in fields: Node.Mapping) -> Node? {
        fields.first { $0.key.string.map(Self.withoutColon) == name }?.value
      }
      let people = field("submitters", in: fields)?.sequence.map(Array.init) ?? []
      let learners = people.compactMap { person -> Learner? in
        guard let person = person.mapping, let name = field("name", in: person)?.string else { return nil }
        return Learner(
          name: name, email: field("email", in: person)?.string, number: field("sid", in: person)?.string)
      }
      let date = field("created_at", in: fields)?.string.flatMap(Self.date)
      entries[name] = ClassList.Entry(
        name: name, date: date, learner: learners.first, partners: Array(learners.dropFirst()))
    }
  }

  private static func withoutColon(_ key: String) -> String { key.hasPrefix(":") ? String(key.dropFirst()) : key }

  /// `2026-11-20 14:03:07.512000000 Z`
  private static func date(_ text: String) -> Date? {
    guard let match = text.firstMatch(of: /([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]([0-9]{2}:[0-9]{2}:[0-9]{2})/) else {
      return nil
    }
    return try? Date("\(match.1)T\(match.2)Z", strategy: .iso8601)
  }
}
