package import CourseModel

/// A verdict as a terminal shows it: a mark, its word, and what the word means.
extension Verdict {
  package var mark: String {
    switch self {
    case .pass: "✓"
    case .fail, .missing, .doesNotCompile, .crash, .timeout, .limit: "✗"
    case .skipped: "–"
    case .unsupported, .fault: "!"
    }
  }

  package var word: String { rawValue }

  package var style: Style {
    switch owner {
    case .learner: self == .pass ? .good : .bad
    case .nobody: .quiet
    case .grader: .doubt
    }
  }

  /// For the end of a report, so that a newcomer need not look words up; `nil` for `pass` and `fail`.
  package var meaning: String? {
    switch self {
    case .pass, .fail: nil
    case .missing: "a file, type or member that the step asks for is not there yet"
    case .doesNotCompile: "the compiler refuses the code; its words stand above"
    case .crash: "the program stopped by itself before the check was over"
    case .timeout: "the program did not answer in time"
    case .limit: "the program used more memory, output, processes or disk than it may"
    case .skipped: "not run, because a check that it needs did not pass"
    case .unsupported:
      """
      the code uses a part of UIKit or Swift that Coursemark lacks, which is nobody's mistake; please tell those who make \
      Coursemark ('coursemark uikit' shows what there is)
      """
    case .fault: "the lesson, Coursemark or this computer broke; nothing of the learner's"
    }
  }
}
