extension CheckReport {
  /// What was done, expected and seen, a line each.
  package var explanation: [String] {
    var lines: [String] = []
    if !story.isEmpty { lines.append("The user: " + story.suffix(12).joined(separator: "; ")) }
    if let expected { lines.append("Expected: \(expected)") }
    if let seen { lines.append("Seen: \(seen)") }
    return lines
  }
}
