/// A code fence as it is written into a lesson.
enum FenceText {
  /// - Parameters:
  ///   - words: The language, and what stands behind it; without backticks.
  ///   - code: Empty, or lines that end with a line feed.
  /// - Returns: A fence with more marks than any line of the code begins with, so that none of these closes it.
  static func block(_ words: String, _ code: String) -> String {
    let runs = code.split { $0 != "`" }.map(\.count)
    let marks = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return "\(marks)\(words)\n\(code)\(marks)\n"
  }
}
