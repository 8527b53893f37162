internal import CourseModel
internal import Foundation
internal import Grading
internal import Storage

/// Carries a plan out: reads each submission, grades it, and collects the reports.
struct GradeRun: Sendable {
  var plan: GradePlan
  var grader: Grader
  /// How many submissions are graded at once.
  var jobs = 1
  /// Told of each report.
  var progress: ClassProgress?
  /// Where reports wait for the end.
  var makeReports: @Sendable () throws -> GradedReports = { try GradedReports() }

  struct Result: Sendable {
    var report: ClassReport<any Error>
    var exitCode: ExitCode
    /// The lines of the learners' files as they were graded, by path.
    var sources: ShownSources
    /// Why lessons could not be graded with.
    var mistakes: [Diagnostic]
    /// Why reports could not be kept until the end, which are missing then.
    var trouble: (any Error)?
  }

  /// What became of one item, besides its report.
  private enum Outcome: Sendable {
    case graded
    case mistakes([Diagnostic])
    case interrupted(GradePlan.Item)
    /// Its report could not be kept.
    case lost(GradePlan.Item, any Error)
  }

  private enum Graded {
    case report(LessonReport)
    case mistakes([Diagnostic])
    case interrupted
  }

  /// Grades the items side by side, and reports them in their order.
  func run() async throws -> Result {
    let intake = try await SubmissionIntake(plan.items.map(\.submission), jobs: jobs)
    let sources = ShownSources(intake)
    let reports = try makeReports()
    let outcomes = try await plan.items.enumerated().parallelMap(limit: jobs) { number, item -> Outcome in
      switch await graded(item, intake, sources) {
      case .mistakes(let found): return .mistakes(found)
      case .interrupted: return .interrupted(item)
      case .report(var report):
        report.learner = item.learner
        report.isLate = item.isLate ? true : nil
        // A disk that is full now may have had room for others: what they came to is reported all the same.
        do { try reports.add(report, at: number) } catch { return .lost(item, error) }
        progress?.count(report)
        return .graded
      }
    }
    var mistakes: [Diagnostic] = []
    var left: [GradePlan.Item] = []
    var trouble: (any Error)?
    for outcome in outcomes {
      switch outcome {
      case .graded: break
      // A lesson's mistake is reported once, not once for each submission.
      case .mistakes(let found): mistakes += found.filter { !mistakes.contains($0) }
      case .interrupted(let item): left.append(item)
      case .lost(let item, let error):
        left.append(item)
        trouble = trouble ?? error
      }
    }
    let head = head(left: left)
    return Result(
      report: reports.report(head), exitCode: reports.exitCode(head), sources: sources, mistakes: mistakes,
      trouble: trouble)
  }

  /// What the report says of the run as a whole.
  private func head(left: [GradePlan.Item]) -> Report {
    var head = Report(
      generator: CommandLineTool.generator, isolation: .reached, isInterrupted: !left.isEmpty,
      notGraded: left.map { Report.NotGraded(lesson: $0.lesson.id, submission: $0.submission.path) }, lessons: [])
    head.absent = plan.absent.isEmpty ? nil : plan.absent
    head.remarks = plan.remarks.isEmpty ? nil : plan.remarks
    head.shard = plan.shard
    return head
  }

  private func graded(_ item: GradePlan.Item, _ intake: SubmissionIntake, _ sources: ShownSources) async -> Graded {
    if Task.isCancelled { return .interrupted }
    let ungraded = UngradedReport(item, steps: plan.steps)
    do {
      let submission = try intake.submission(at: item.submission)
      let report =
        if let defect = submission.defect {
          ungraded.defective(submission, defect)
        } else {
          try await grader.grade(item.lesson, submission: submission)
        }
      sources.add(report, of: item.submission, submission)
      return .report(report)
    } catch let problem as SubmissionReader.NotReadable {
      return .report(ungraded.unreadable(problem))
    } catch let problem as LessonMistakes {
      return .mistakes(problem.diagnostics)
    } catch {
      if error is CancellationError || Task.isCancelled { return .interrupted }
      // A failure with one submission does not stop the others.
      return .report(ungraded.fault(HostError.behind(error)?.description ?? "\(error)"))
    }
  }
}
