internal import ArgumentParser
internal import CourseModel

/// How strong the checks have to be.
struct MutantOptions: ParsableArguments {
  @Flag(name: .customLong("no-mutants"), help: "Do not try whether the checks notice small changes of the solutions.")
  var areOff = false

  @Option(
    help: ArgumentHelp("An error where the checks of a lesson notice fewer of them.", valueName: "percent"))
  var leastScore: Double?

  /// Whether a rule is asked, or has nothing to do with mutants.
  func asks(_ rule: RuleID) -> Bool {
    switch rule {
    case .mutantSurvives: !areOff
    case .mutationScore: leastScore != nil
    default: true
    }
  }

  func validate() throws {
    guard let leastScore else { return }
    if !(0...100).contains(leastScore) { throw ValidationError("'--least-score' is a percentage: 0 to 100.") }
    if areOff { throw ValidationError("'--least-score' needs the changes that '--no-mutants' leaves out.") }
  }
}
