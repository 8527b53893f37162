extension CheckReport {
  /// Whether the reason says what was expected and what was seen; short values stand in it.
  package var isComparisonInReason: Bool {
    guard let reason = reason?.lowercased(), let expected, let seen else { return false }
    return reason.contains(expected.lowercased()) && reason.contains(seen.lowercased())
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
