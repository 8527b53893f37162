internal import ArgumentParser
internal import CourseModel

/// Whether the checks are tried on other ways to write a solution.
struct RewriteOptions: ParsableArguments {
  @Flag(help: "Try too whether the solutions pass when they are written otherwise.")
  var rewrites = false

  @Flag(
    help: "Print only tables in markdown: which rewrites of the solutions pass, and which wrong answers are noticed.")
  var fairness = false

  var areTried: Bool { rewrites || fairness }

  /// Whether a rule is asked, or has nothing to do with rewrites.
  func asks(_ rule: RuleID) -> Bool { rule != .overStrict || areTried }
}
