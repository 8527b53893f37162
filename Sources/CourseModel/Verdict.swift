/// What became of a check, and whose doing it is.
package enum Verdict: String, CaseIterable, Hashable, Sendable, Codable {
  // The learner's
  case pass, fail
  /// A file, type or member that the step asks for is not there yet.
  case missing
  case doesNotCompile = "does-not-compile"
  /// The app trapped, or ended by itself.
  case crash
  case timeout
  /// A limit was broken: memory, output, processes, disk.
  case limit

  // Nobody's
  /// A check that this one needs did not pass.
  case skipped

  // Ours, the lesson's or the host's
  /// Valid UIKit or Swift that the headless module lacks; never a fail.
  case unsupported
  /// The sandbox, the toolchain or the lesson broke; never blamed on the learner.
  case fault

  package enum Owner: Sendable { case learner, nobody, grader }

  package var owner: Owner {
    switch self {
    case .pass, .fail, .missing, .doesNotCompile, .crash, .timeout, .limit: .learner
    case .skipped: .nobody
    case .unsupported, .fault: .grader
    }
  }

  /// Whether there is something for the learner to mend.
  package var isMistake: Bool { owner == .learner && self != .pass }
}

/// How a command ends, from best to worst. Of several, the highest wins.
package enum ExitCode: Int32, Comparable, Sendable {
  case allPassed = 0
  /// Something of the learner's did not pass.
  case notPassed = 1
  /// The lesson or the command line is wrong.
  case lessonWrong = 2
  /// A fault, or something unsupported, left something undecided.
  case undecided = 3

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
