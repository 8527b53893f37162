/// Brings what later steps of a lesson start with into the files of a learner.
///
/// How this works: the starters of a lesson are taken apart into members. A member that the learner's type lacks is added. One
/// that is, comments included, as an earlier starter had it gives way to the new one. Every other one is the learner's own and
/// stays. Types are found by their names in whichever file they stand. Merging the same starters again changes nothing.
package struct StarterMerge: Sendable, Codable {
  /// The learner's files after the merge.
  package private(set) var program: ProgramSource
  /// In the order of the starters; of each name the last thing that was done.
  package private(set) var changes: [StarterChange] = []

  /// - Parameter handouts: All of the lesson, in its order.
  /// - Parameter program: The learner's files.
  /// - Throws: What of the learner's files can't be parsed, or a type that the starters go into and that is nowhere.
  package init(_ handouts: [StarterHandout], into program: ProgramSource) throws(MergeProblem) {
    var merger = try StarterMerger(into: program)
    try merger.merge(handouts)
    self.program = merger.program
    changes = merger.changes
  }
}
