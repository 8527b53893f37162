package import CourseModel
package import Grading
package import SwiftSource

/// Something that must be true of a lesson. What has to be run to know it is planned first, and judged afterwards.
package protocol Rule: Sendable {
  static var id: RuleID { get }

  /// What the lesson's text alone tells.
  func diagnostics(of lesson: Lesson) -> [Diagnostic]

  /// What has to be graded to know more.
  func trials(of lesson: Lesson, states: LessonStates) -> [Trial]
}

extension Rule {
  package func diagnostics(of lesson: Lesson) -> [Diagnostic] { [] }
  package func trials(of lesson: Lesson, states: LessonStates) -> [Trial] { [] }
}

/// A program made from the lesson's own snippets, the steps to grade it against, and what its report says of the lesson.
package struct Trial: Sendable {
  /// For people: `solution of step 'trim'`.
  package var title: String
  package var program: ProgramSource
  /// The ids of the steps whose checks are run.
  package var steps: Set<String>
  /// Why the program could not be made; then it is not run.
  package var problems: [Diagnostic]
  package var judge: @Sendable (LessonReport) -> [Diagnostic]

  package init(
    title: String, program: ProgramSource, steps: Set<String>, problems: [Diagnostic] = [],
    judge: @escaping @Sendable (LessonReport) -> [Diagnostic]
  ) {
    self.title = title
    self.program = program
    self.steps = steps
    self.problems = problems
    self.judge = judge
  }
}
