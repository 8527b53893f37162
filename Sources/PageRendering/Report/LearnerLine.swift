internal import CourseModel

/// A line of a learner's file, where something is said of it, or beside such a line.
struct LearnerLine {
  let lineNumber: Int
  let code: String
  /// Whether it is the one that is meant.
  let isMeant: Bool

  /// Lines around the one that is meant.
  private static let (before, after) = (2, 1)
  /// In characters; a longer line is cut.
  private static let longest = 400

  /// The lines around a place; none where the file is not to be had.
  static func around(_ place: SourceLocation?, source: (String) -> [String]?) -> [LearnerLine] {
    guard let place, let lines = source(place.file), lines.indices.contains(place.position.line - 1) else { return [] }
    let meant = place.position.line - 1
    let shown = max(0, meant - before)...min(lines.count - 1, meant + after)
    return shown.map { index in
      LearnerLine(
        lineNumber: index + 1, code: ReportText.plain(String(lines[index].prefix(longest))), isMeant: index == meant)
    }
  }
}
