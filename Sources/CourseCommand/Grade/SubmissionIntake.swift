internal import CourseModel
internal import Grading
internal import SourceReading
internal import Storage
internal import Synchronization

/// The submissions of a run, taken in before the first of them is run, so that none can change the others. Their bytes wait in a file.
struct SubmissionIntake: Sendable {
  private let numbers: [SubmissionPlace: Int]
  private let spool: ValueSpool<Submission>
  private let failures: [Int: any Error]

  /// - Parameters:
  ///   - places: A place that several lessons are graded at counts once.
  ///   - jobs: How many are read at once.
  init(_ places: some Sequence<SubmissionPlace>, jobs: Int) async throws {
    let reader = SubmissionProcess(program: try ReadingProgram())
    let sorted = Set(places).sorted { $0.path < $1.path }
    let spool = try ValueSpool<Submission>()
    let failed = try await sorted.enumerated().parallelMap(limit: jobs) { number, place -> (Int, any Error)? in
      do {
        try spool.keep(try await reader.read(place), at: number)
        return nil
      } catch { return (number, error) }
    }
    numbers = Dictionary(sorted.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    failures = Dictionary(failed.compactMap(\.self)) { first, _ in first }
    self.spool = spool
  }

  /// What was handed in.
  /// - Throws: Why it could not be read, then and now.
  func submission(at place: SubmissionPlace) throws -> Submission {
    guard let number = numbers[place] else { throw CancellationError() }
    if let failure = failures[number] { throw failure }
    guard let submission = try spool.value(at: number) else { throw CancellationError() }
    return submission
  }
}

/// Where the learners' files are that reports have messages about: their lines are shown, as they were graded.
final class ShownSources: Sendable {
  private let intake: SubmissionIntake
  private let places = Mutex<[String: SubmissionPlace]>([:])
  private let last = Mutex<(place: SubmissionPlace, submission: Submission)?>(nil)

  init(_ intake: SubmissionIntake) { self.intake = intake }

  /// Notes whose files the report tells of.
  func add(_ report: LessonReport, of place: SubmissionPlace, _ submission: Submission) {
    let shown = Set(report.messages.compactMap { $0.location?.file })
    for file in submission.files where shown.contains(file.path) {
      places.withLock { $0[file.path] = place }
    }
  }

  /// - Returns: `nil` for a file that no report has a message about.
  subscript(path: String) -> [String]? {
    guard let place = places.withLock({ $0[path] }), let submission = submission(at: place) else { return nil }
    return submission.files.first { $0.path == path }.map { SourceLines.lines(of: $0.text) }
  }

  /// Messages about one submission stand together, so the last one is held.
  private func submission(at place: SubmissionPlace) -> Submission? {
    if let held = last.withLock(\.self), held.place == place { return held.submission }
    guard let submission = try? intake.submission(at: place) else { return nil }
    last.withLock { $0 = (place, submission) }
    return submission
  }
}
