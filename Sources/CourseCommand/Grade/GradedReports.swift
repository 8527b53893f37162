internal import CourseModel
internal import Storage
internal import Synchronization

/// The reports of a run as they come, in a file: how many there are makes no difference to the memory that a run needs.
final class GradedReports: Sendable {
  private let spool: ValueSpool<LessonReport>
  /// Called before a report is kept.
  private let willKeep: @Sendable (LessonReport) throws -> Void
  private let state = Mutex((numbers: [Int](), tally: ReportTally()))

  /// - Parameter willKeep: Called before a report is kept; what it throws is thrown in its place.
  /// - Throws: When nothing can be written to the folder of temporary files.
  init(willKeep: @escaping @Sendable (LessonReport) throws -> Void = { _ in }) throws {
    spool = try ValueSpool()
    self.willKeep = willKeep
  }

  /// - Parameter number: The place in the plan; reports may come in any order.
  func add(_ report: LessonReport, at number: Int) throws {
    try willKeep(report)
    try spool.keep(report, at: number)
    state.withLock { state in
      state.numbers.append(number)
      state.tally.count(report)
    }
  }

  /// All reports so far in the order of the plan.
  /// - Parameter head: What is said of the run as a whole.
  func report(_ head: Report) -> ClassReport<any Error> {
    let numbers = state.withLock { $0.numbers.sorted() }
    return ClassReport(head: head, count: numbers.count) { [spool] index throws(any Error) in
      guard let report = try spool.value(at: numbers[index]) else { throw Missing() }
      return report
    }
  }

  func exitCode(_ head: Report) -> ExitCode { state.withLock { $0.tally }.exitCode(of: head) }

  private struct Missing: Error, CustomStringConvertible {
    var description: String { "A report that was made in this run is no longer there." }
  }
}
