internal import ArgumentParser
internal import CourseModel
internal import Verification

/// What becomes of the addresses outside of a course that its lessons lead to.
struct LinkOptions: ParsableArguments {
  @Flag(help: "List the addresses outside of the course that its lessons lead to.")
  var listLinks = false

  @Flag(help: "Ask for these addresses; one that can't be read is a warning.")
  var followLinks = false

  /// The rules beside those that are always asked.
  var extraRules: [any Rule] {
    guard followLinks else { return [] }
    let follower = LinkChecker()
    return [DeadLink { await follower.problem(with: $0) }]
  }

  /// All that are asked of a course; what there is beside them is asked of submissions.
  var rules: [RuleID] { RuleID.allCases.filter { $0 != .noAnswer && (followLinks || $0 != DeadLink.id) } }
}
