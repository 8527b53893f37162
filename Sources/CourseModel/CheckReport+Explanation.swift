extension CheckReport {
  /// Whether the reason says what was expected and what was seen; short values stand in it.
  package var isComparisonInReason: Bool {
    guard let reason = reason?.lowercased(), let expected, let seen else { return false }
    return Self.says(reason, expected.lowercased()) && Self.says(reason, seen.lowercased())
  }

  /// As words of its own: `10` does not say `1`.
  private static func says(_ reason: String, _ value: String) -> Bool {
    guard !value.isEmpty else { return false }
    return reason.ranges(of: value).contains { range in
      let around = [reason[..<range.lowerBound].last, reason[range.upperBound...].first]
      return !around.compactMap(\.self).contains { $0.isLetter || $0.isNumber }
    }
  }

  /// Whether the reason is what the compiler says, and stands among the messages on the submission already.
  package func isReasonIn(_ messages: [SubmissionMessage]) -> Bool {
    guard verdict == .doesNotCompile, let reason else { return false }
    return messages.contains { $0.kind == .error && reason.contains($0.message) }
  }

  /// What was done, expected and seen, a line each.
  package var explanation: [String] {
    var lines: [String] = []
    if !story.isEmpty { lines.append("The user: " + story.suffix(12).joined(separator: "; ")) }
    if let expected { lines.append("Expected: \(expected)") }
    if let seen { lines.append("Seen: \(seen)") }
    return lines
  }
}
