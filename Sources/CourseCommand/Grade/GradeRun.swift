internal import CourseModel
internal import Foundation
internal import Grading
internal import SourceReading
internal import Storage

/// Carries a plan out: reads each submission, grades it, and collects the reports.
struct GradeRun: Sendable {
  var plan: GradePlan
  var grader: Grader
  /// How many submissions are graded at once.
  var jobs = 1

  struct Result: Sendable {
    var report: Report
    /// The lines of the learners' files as they were graded, by path.
    var sources: [String: [String]]
    /// Why lessons could not be graded with.
    var mistakes: [Diagnostic]
  }

  private typealias Intake = Swift.Result<Submission, any Error>

  /// What became of one item.
  private enum Outcome: Sendable {
    case graded(LessonReport)
    case mistakes([Diagnostic])
    case interrupted(GradePlan.Item)

    /// The same, with whose work it is.
    func with(_ item: GradePlan.Item) -> Outcome {
      guard case .graded(var report) = self else { return self }
      report.learner = item.learner
      report.isLate = item.isLate ? true : nil
      return .graded(report)
    }
  }

  /// Grades the items side by side, and reports them in their order.
  func run() async throws -> Result {
    // All are taken in before the first of them is run, so that none can change the others.
    let reader = SubmissionProcess(program: try ReadingProgram())
    let places = Set(plan.items.map(\.submission)).sorted { $0.path < $1.path }
    let read = try await places.parallelMap(limit: jobs) { place -> Intake in
      do { return .success(try await reader.read(place)) } catch { return .failure(error) }
    }
    let taken = Dictionary(zip(places, read)) { first, _ in first }
    var sources: [String: [String]] = [:]
    for submission in taken.values.compactMap({ try? $0.get() }) {
      for file in submission.files { sources[file.path] = SourceLines.lines(of: file.text) }
    }
    let outcomes = try await plan.items.parallelMap(limit: jobs) { [taken] item in
      await outcome(of: item, taken[item.submission]).with(item)
    }
    var reports: [LessonReport] = []
    var mistakes: [Diagnostic] = []
    var left: [GradePlan.Item] = []
    for outcome in outcomes {
      switch outcome {
      case .graded(let report): reports.append(report)
      // A lesson's mistake is reported once, not once for each submission.
      case .mistakes(let found): mistakes += found.filter { !mistakes.contains($0) }
      case .interrupted(let item): left.append(item)
      }
    }
    var report = Report(
      generator: CommandLineTool.generator, isolation: .reached, isInterrupted: !left.isEmpty,
      notGraded: left.map { Report.NotGraded(lesson: $0.lesson.id, submission: $0.submission.path) },
      lessons: reports)
    report.absent = plan.absent.isEmpty ? nil : plan.absent
    report.remarks = plan.remarks.isEmpty ? nil : plan.remarks
    return Result(report: report, sources: sources, mistakes: mistakes)
  }

  private func outcome(of item: GradePlan.Item, _ taken: Intake?) async -> Outcome {
    guard let taken, !Task.isCancelled else { return .interrupted(item) }
    let ungraded = UngradedReport(item, steps: plan.steps)
    do {
      let submission = try taken.get()
      if let defect = submission.defect { return .graded(ungraded.defective(submission, defect)) }
      return .graded(try await grader.grade(item.lesson, submission: submission))
    } catch let problem as SubmissionReader.NotReadable {
      return .graded(ungraded.unreadable(problem))
    } catch let problem as LessonMistakes {
      return .mistakes(problem.diagnostics)
    } catch {
      if error is CancellationError || Task.isCancelled { return .interrupted(item) }
      // A failure with one submission does not stop the others.
      return .graded(ungraded.fault(HostError.behind(error)?.description ?? "\(error)"))
    }
  }
}
