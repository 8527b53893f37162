package import CourseModel

/// The part of what can be verified that is asked for.
package struct VerificationScope: Sendable {
  /// `nil` for all that the course is asked otherwise.
  package var rules: Set<RuleID>?
  /// Ids; empty for all. What is tried of single steps is tried of these: their starts, solutions, wrong answers, mutants and rewrites.
  package var steps: Set<String>
  /// Of a lesson's wrong answers, and of its solutions beside those that later steps build on; `nil` for all.
  package var shard: Shard?

  package init(rules: Set<RuleID>? = nil, steps: Set<String> = [], shard: Shard? = nil) {
    self.rules = rules
    self.steps = steps
    self.shard = shard
  }

  /// Whether single steps are asked for.
  package var isLimitedToSteps: Bool { !steps.isEmpty }

  package var isAll: Bool { rules == nil && steps.isEmpty }

  /// Whether one of the rules is asked.
  package func asks(_ ids: [RuleID]) -> Bool { rules.map { !$0.isDisjoint(with: ids) } ?? true }

  func includes(step: String) -> Bool { steps.isEmpty || steps.contains(step) }

  /// Without what belongs to another shard.
  func of(_ tasks: [GradingTask]) -> [GradingTask] {
    guard let shard else { return tasks }
    let sharded: [GradingTask.Subject] = [.otherSolution, .wrongAnswer]
    let tried = sharded.flatMap { subject in shard.part(of: tasks.indices.filter { tasks[$0].subject == subject }) }
    return tasks.indices.filter { !sharded.contains(tasks[$0].subject) || tried.contains($0) }.map { tasks[$0] }
  }

  /// Whether what is found by looking at the whole lesson is asked for, which takes as long as many steps do.
  func includesWhole(_ rule: any Rule) -> Bool { steps.isEmpty || rules != nil }

  /// What could not be decided is always told.
  package func of(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let rules else { return diagnostics }
    return diagnostics.filter { rules.contains($0.rule) || $0.rule == .undecided }
  }
}
