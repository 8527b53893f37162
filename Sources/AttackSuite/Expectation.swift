package import CourseModel
internal import Foundation

/// Which verdicts of the grader hold against an attack.
///
/// The words are the catalogue's: `fail` is any verdict of a program that ran and did not pass; `compile-error` is what a
/// program gets that was not made; `contained` says that nothing else changed, and the wrong answers did not pass.
package struct Expectation: Sendable, Hashable {
  package enum Word: String, Sendable, CaseIterable {
    case pass, fail, timeout, limit, crash, contained
    case compileError = "compile-error"
    /// The submission was not taken in, and the report says why.
    case refused
  }

  package var words: [Word]

  package init(_ words: [Word]) { self.words = words }

  /// Words with commas between; `nil` when one is unknown.
  package init?(parsing text: some StringProtocol) {
    let words = text.split(separator: ",").map { Word(rawValue: String($0.drop { $0 == " " })) }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    self.words = words.compactMap(\.self)
  }

  package var text: String { words.map(\.rawValue).joined(separator: ", ") }

  package func accepts(_ result: GradedSubmission) -> Bool { words.contains { Self.accepts($0, result) } }

  private static func accepts(_ word: Word, _ result: GradedSubmission) -> Bool {
    switch (word, result) {
    case (.refused, .refused), (.contained, .refused): true
    case (.pass, .verdict(.pass)), (.timeout, .verdict(.timeout)), (.limit, .verdict(.limit)),
      (.crash, .verdict(.crash)):
      true
    case (.fail, .verdict(let verdict)), (.contained, .verdict(let verdict)):
      [.fail, .crash, .timeout, .limit].contains(verdict)
    case (.compileError, .verdict(let verdict)): [.doesNotCompile, .missing].contains(verdict)
    default: false
    }
  }
}

extension Attack {
  /// Whether a word of the table, as ``AttackResult/got`` has it, is one that holds against this attack.
  package func holds(_ got: String) -> Bool {
    let words = got.components(separatedBy: ", ")
    return words.allSatisfy(holds(word:))
  }

  private func holds(word got: String) -> Bool {
    let graded = got == GradedSubmission.refused.text ? .refused : Verdict(rawValue: got).map(GradedSubmission.verdict)
    if let graded { return expected.accepts(graded) }
    // What a situation comes to when no verdict says it.
    guard case .situation = kind else { return false }
    return ["held", "interrupted", "undecided"].contains(got) && expected.words == [.contained]
  }
}

/// What the report says of one submission.
package enum GradedSubmission: Sendable, Hashable {
  /// The first verdict of the step that is not `pass`, or `pass`.
  case verdict(Verdict)
  /// No check was run, and a message says why.
  case refused
  /// The report says nothing of it.
  case absent

  package var text: String {
    switch self {
    case .verdict(let verdict): verdict.rawValue
    case .refused: "refused"
    case .absent: "not in the report"
    }
  }

  /// - Parameter step: The one that counts; when the report does not have it, all steps do.
  package init(_ report: LessonReport?, step: String) {
    guard let report else {
      self = .absent
      return
    }
    let steps = report.steps.filter { $0.step == step }
    let checks = (steps.isEmpty ? report.steps : steps).flatMap(\.checks)
    let verdicts = checks.map(\.verdict).filter { $0 != .skipped }
    let isUnread = verdicts.allSatisfy { $0 == .missing || $0 == .doesNotCompile }
    // Of a submission that nothing could be taken of, the checks say so; of a part, the message at its file.
    let words = report.messages.map(\.message) + checks.compactMap(\.reason)
    if verdicts.isEmpty || (isUnread && words.contains { $0.contains("can't be read") }) {
      self = .refused
    } else {
      self = .verdict(verdicts.first { $0 != .pass } ?? .pass)
    }
  }
}
