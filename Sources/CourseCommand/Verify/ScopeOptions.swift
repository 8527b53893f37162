internal import ArgumentParser
internal import CourseModel
internal import LessonParsing
internal import Verification

/// Which part of what can be verified is asked for.
struct ScopeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Ask only these rules, separated by commas. Rules about text, such as broken-link, are then asked of texts that were not written for Coursemark, too.",
      valueName: "rules"))
  var rules: String?

  @Option(
    name: .customLong("step"),
    help: ArgumentHelp(
      "Try only what belongs to this step; may be repeated. Listings and pictures are then left out.", valueName: "id"))
  var steps: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Grade solutions and starts in the first language mode of each lesson alone, not in all that it claims, and solutions beside the first with the checks of their own step alone."
    ))
  var firstMode = false

  @Option(
    help: ArgumentHelp(
      "Try only every n-th of a lesson's wrong answers, and of its solutions beside the first ones, from the k-th; with 'verify' on n machines, each tries another part.",
      valueName: "k/n"))
  var shard: Shard?

  func validate() throws { _ = try named() }

  private func named() throws -> Set<RuleID>? {
    guard let rules else { return nil }
    let known = RuleID.allCases.map(\.rawValue)
    return Set(
      try rules.split(separator: ",").map { name in
        guard let rule = RuleID(rawValue: name.trimming(" ")) else {
          throw ValidationError("There is no rule '\(name)'" + SpellingSuggestion.remedy(String(name), among: known))
        }
        return rule
      })
  }

  /// - Throws: For a step that no lesson has.
  func scope(of course: Course) throws -> VerificationScope {
    let known = course.lessons.flatMap(\.steps).map(\.id)
    for step in steps where !known.contains(step) {
      throw UsageError("No lesson here has a step '\(step)'" + SpellingSuggestion.remedy(step, among: known))
    }
    return VerificationScope(
      rules: try named(), steps: Set(steps), shard: shard)
  }
}

extension Substring {
  fileprivate func trimming(_ blank: Character) -> String {
    String(drop { $0 == blank }.reversed().drop { $0 == blank }.reversed())
  }
}
