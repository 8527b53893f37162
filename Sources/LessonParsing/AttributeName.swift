internal import CourseModel

/// An attribute that format 1 knows: what its value is, and which roles have it.
enum AttributeName: String, CaseIterable {
  case role, file, `in`, id, title, needs, fails, hint, hidden
  case neededBy = "needed-by"
  case compileFail = "compile-fail"
  case traps
  case noRun = "no-run"
  case timeout, points, unseen, oracle, complete, highlight, of
  // Of `<!-- ignore … -->`.
  case rule, reason, about
  // Of `<!-- step … -->`, with `timeout`.
  case processorTime = "processor-time"
  case memory, threads, output, disk, files

  enum Value {
    case none, text
    /// Names with commas between them.
    case names
    /// A whole number from that one to 10,000.
    case number(from: Int)
    case seconds
    /// Numbers of lines, and ranges of them, with commas between them.
    case lines
  }

  var value: Value {
    switch self {
    case .role, .file, .in, .id, .title, .compileFail, .unseen, .oracle, .rule, .reason, .about, .processorTime,
      .memory, .threads,
      .output, .disk, .files:
      .text
    case .needs, .neededBy, .fails, .of: .names
    case .hidden, .traps, .noRun, .complete: .none
    case .hint: .number(from: 1)
    case .points: .number(from: 0)
    case .timeout: .seconds
    case .highlight: .lines
    }
  }

  /// The roles that may have the attribute.
  var roles: [Role] {
    switch self {
    case .role, .id, .title: Role.allCases
    case .file, .in: [.starter, .solution, .wrong, .example]
    case .complete: [.starter, .solution, .example]
    case .needs, .neededBy, .hidden, .points, .oracle: [.check]
    case .fails, .hint, .unseen: [.wrong]
    case .of: [.screen]
    case .compileFail: [.starter, .example]
    case .traps, .noRun: [.example]
    case .timeout: [.check, .example]
    case .highlight: [.starter, .solution, .check, .example, .output, .display]
    case .rule, .reason, .about, .processorTime, .memory, .threads, .output, .disk, .files: []
    }
  }

  /// Those that make an example of a fence without a role.
  static let ofExamples: Set<String> = [
    compileFail.rawValue, traps.rawValue, noRun.rawValue, highlight.rawValue,
  ]

  static func names(for role: Role) -> [String] { allCases.filter { $0.roles.contains(role) }.map(\.rawValue) }
}
