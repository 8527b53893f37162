/// What a run is doing now, for a terminal.
package enum Progress: Sendable, Hashable {
  /// Something is made that is kept: a part of the runtime, at the first run and after an update, or a lesson's pictures.
  case preparing(String)
  case compilingChecks(lesson: String)
  case compiling(submission: String, lesson: String)
  case checking(submission: String, done: Int, of: Int)
  /// What is known of it was found out before, or is found out for another that is equal.
  case known(submission: String)
  /// A sentence about the computer that a person should read, whatever is done meanwhile.
  case notice(String)
}
