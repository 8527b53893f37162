package import CourseModel
internal import Grading
internal import Scaffolding
internal import SwiftSource

/// A step starts with what the solution before it has built: its starters add to that, and take nothing of it back. Otherwise
/// learners find their own work replaced. What the step's own solution takes up again may start as it likes: there the
/// change is the exercise.
package struct SolutionIsNextStart: Rule {
  package static let id = RuleID.solutionIsNextStart

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    let states = LessonStates(lesson)
    var found: [Diagnostic] = []
    /// The members that a solution wrote last, with its step.
    var solved: [ProgramMember.Key: (tokens: [String], step: String)] = [:]
    for (index, step) in lesson.steps.enumerated() {
      let start = states.starts[index].tokens
      if index > 0, !step.snippets(.starter).isEmpty {
        found += Self.changes(of: solved, by: start, states.solutions[index].tokens, step)
        solved = solved.filter { start[$0.key] == $0.value.tokens }
      }
      for (key, tokens) in states.solutions[index].tokens where start[key] != tokens { solved[key] = (tokens, step.id) }
    }
    return found
  }

  private static func changes(
    of solved: [ProgramMember.Key: (tokens: [String], step: String)], by start: [ProgramMember.Key: [String]],
    _ end: [ProgramMember.Key: [String]], _ step: Step
  ) -> [Diagnostic] {
    let changes = solved.filter { key, solution in
      start[key] == end[key] && start[key].map { !$0.hold(solution.tokens) } != false
    }.map { key, solution in
      let path = (key.type.map { $0 + "." } ?? "") + key.name
      let does = start[key] == nil ? "removes" : "changes"
      return (path: path, words: "\(does) '\(path)', which the solution of step '\(solution.step)' has built")
    }.sorted { $0.path < $1.path }
    guard let first = changes.first else { return [] }
    return [
      Diagnostic(
        id, .warning, at: step.snippets(.starter)[0].fence,
        "The start of step '\(step.id)' \(first.words); start with the solution, or let a step ask for the change.",
        details: changes.dropFirst().map { "It also \($0.words)." })
    ]
  }
}

extension ProgramSource {
  fileprivate var tokens: [ProgramMember.Key: [String]] {
    Dictionary(members.map { ($0.key, $0.tokens) }) { first, _ in first }
  }
}

extension [String] {
  /// Whether the tokens are all there, in their order, with others between them.
  fileprivate func hold(_ tokens: [String]) -> Bool {
    var rest = tokens[...]
    for token in self where token == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
