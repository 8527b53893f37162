/// What a run is doing now, for a terminal.
package enum Progress: Sendable, Hashable {
  /// A part of the runtime is compiled: at the first run, and after an update.
  case preparing(String)
  case compilingChecks(lesson: String)
  case compiling(submission: String, lesson: String)
  case checking(submission: String, done: Int, of: Int)
}
