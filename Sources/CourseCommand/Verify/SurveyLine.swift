internal import CourseModel
internal import Reporting
internal import Synchronization
internal import Verification

/// Says how far a survey is, how fast it goes, and what it has found: `412 of 1073 listings, 38 a second, 12 broken`.
struct SurveyLine: Sendable {
  private let line: ProgressLine
  /// Whether each broken listing is told as soon as it is found.
  private let listsListings: Bool
  private let pace = Pace()

  init(_ line: ProgressLine, listsListings: Bool) {
    self.line = line
    self.listsListings = listsListings
  }

  func show(_ progress: SurveyProgress) {
    if listsListings, progress.last.outcome == .fails {
      let place = progress.last.place ?? progress.last.location
      line.clear()
      Console.note(visible("\(place): \(progress.last.cause?.rawValue ?? ""): \(progress.last.message ?? "")"))
    }
    guard let words = pace.words(progress, isLog: !line.isTerminal) else { return }
    line.show(words)
  }
}

/// How many listings a second were decided since the first one, and when that was told last.
private final class Pace: Sendable {
  private let start = ContinuousClock.now
  /// Seconds from the start to the last time that a log was told.
  private let told = Mutex(0.0)

  /// - Parameter isLog: Where lines stay, one each ten seconds is enough.
  func words(_ progress: SurveyProgress, isLog: Bool) -> String? {
    let time = (ContinuousClock.now - start).components
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    if isLog {
      let isDue = told.withLock { told in
        guard seconds - told >= 10 || progress.done == progress.count else { return false }
        told = seconds
        return true
      }
      guard isDue else { return nil }
    }
    let rate = seconds > 0 ? Double(progress.done) / seconds : 0
    let pace = rate >= 10 ? "\(Int(rate))" : "\(Double(Int(rate * 10)) / 10)"
    return "\(progress.done) of \(progress.count) listings, \(pace) a second, \(progress.broken) broken"
  }
}
