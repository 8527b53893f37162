internal import CourseModel
internal import Foundation
internal import Grading

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

  /// What became of one item.
  private enum Outcome: Sendable {
    case graded(LessonReport, [SubmissionFile])
    case notGraded(LessonReport)
    case mistakes([Diagnostic])
    case interrupted
  }

  /// Grades the items side by side, and reports them in their order.
  func run() async throws -> Result {
    let outcomes = try await plan.items.parallelMap(limit: jobs) { item in await outcome(of: item) }
    var reports: [LessonReport] = []
    var sources: [String: [String]] = [:]
    var mistakes: [Diagnostic] = []
    var isInterrupted = false
    for outcome in outcomes {
      switch outcome {
      case .graded(let report, let files):
        reports.append(report)
        for file in files { sources[file.path] = SourceLines.lines(of: file.text) }
      case .notGraded(let report): reports.append(report)
      // Once is enough, however many submissions there are.
      case .mistakes(let found): mistakes += found.filter { !mistakes.contains($0) }
      case .interrupted: isInterrupted = true
      }
    }
    let report = Report(
      generator: CommandLineTool.generator, isolation: .reached, isInterrupted: isInterrupted, lessons: reports)
    return Result(report: report, sources: sources, mistakes: mistakes)
  }

  private func outcome(of item: GradePlan.Item) async -> Outcome {
    if Task.isCancelled { return .interrupted }
    do {
      let submission = try SubmissionReader.read(item.submission)
      return .graded(try await grader.grade(item.lesson, submission: submission), submission.files)
    } catch let problem as SubmissionReader.NotReadable {
      return .notGraded(ungraded(item, .missing, "The submission can't be read.", problem.description))
    } catch let problem as LessonMistakes {
      return .mistakes(problem.diagnostics)
    } catch {
      if error is CancellationError || Task.isCancelled { return .interrupted }
      // Whatever broke, it broke for this one; the others are still graded.
      return .notGraded(ungraded(item, .fault, "Coursemark could not grade this.", "\(error)"))
    }
  }

  /// One submission that can't be read or graded is no reason to leave the others ungraded.
  private func ungraded(_ item: GradePlan.Item, _ verdict: Verdict, _ reason: String, _ message: String) -> LessonReport
  {
    let lesson = item.lesson
    let steps = lesson.steps.filter { plan.steps?.contains($0.id) ?? true }.map { step in
      StepReport(
        step: step.id, title: step.title,
        checks: step.checks.map { check in
          CheckReport(
            check: check.id ?? "", title: check.title ?? check.id ?? "", verdict: verdict,
            reason: reason, location: check.fence)
        }, points: 0, possiblePoints: step.checks.isEmpty ? 0 : step.points)
    }
    return LessonReport(
      lesson: lesson.id, title: lesson.title, file: lesson.file, submission: item.submission,
      languageMode: lesson.languageModes.first ?? .swift5, seed: "0",
      messages: [SubmissionMessage(.error, at: nil, message)], steps: steps, points: 0,
      possiblePoints: steps.reduce(0) { $0 + $1.possiblePoints }, seconds: 0)
  }
}
