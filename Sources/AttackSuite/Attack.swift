/// One row of the catalogue: what a submission, or a situation, does to the grader, and which answers of the grader hold.
package struct Attack: Sendable {
  /// As the catalogue numbers it: `01`, `D14`, `A02`.
  package var row: String
  /// What is done, a clause: `prints success in every report format, then answers wrongly`.
  package var summary: String
  package var expected: Expectation
  package var kind: Kind

  package enum Kind: Sendable {
    /// Something handed in; the suite grades it, and then an honest wrong and an honest right submission.
    case submission(SubmissionAttack)
    /// Anything else: it uses the tool by itself and says what it has seen.
    case situation(@Sendable (AttackWorkspace) throws -> Observation)
  }

  /// What a situation came to.
  package struct Observation: Sendable {
    /// A word or two for the table: `fail`, `refused`, `held`.
    package var got: String
    /// What does not hold; empty when all does.
    package var problems: [String]

    package init(got: String = "held", problems: [String] = []) {
      self.got = got
      self.problems = problems
    }
  }

  package init(_ row: String, _ summary: String, _ expected: Expectation, _ kind: Kind) {
    self.row = row
    self.summary = summary
    self.expected = expected
    self.kind = kind
  }
}

/// Something handed in, and how it is graded.
package struct SubmissionAttack: Sendable {
  /// Writes what is handed in into an empty folder that exists.
  package var make: @Sendable (_ folder: String, AttackWorkspace) throws -> Void
  package var lesson = AttackLesson.double
  /// What stands for the submission on the command line, below its folder; `nil` for the folder itself.
  package var named: String?
  /// A step that passes all the same, because the attack has answered it honestly.
  package var honestStep: String?
  /// The step whose verdict counts.
  package var step = "double"
  /// Whether it needs a terminal whose other end the suite watches.
  package var watchesTerminal = false
  /// Whether every format of the report is looked at for what it should have escaped.
  package var looksAtSinks = false
  /// Something that goes on while the submission is graded.
  package var meanwhile: (@Sendable (_ folder: String) -> Void)?

  package init(make: @escaping @Sendable (_ folder: String, AttackWorkspace) throws -> Void) { self.make = make }
}

/// What a submission is graded with.
package enum AttackLesson: Sendable, Equatable {
  /// Two functions, no screen.
  case double
  /// A screen that is compared with the app of the solution.
  case oracle
  /// The project's first lesson: this step of it. The complete sample is handed in, with the attack's file in the place of one.
  case first(step: String, file: String)
}
