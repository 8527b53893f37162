internal import CourseModel
internal import Foundation
internal import Grading

/// Carries a plan out: reads each submission, grades it, and collects the reports.
struct GradeRun: Sendable {
  var plan: GradePlan
  var grader: Grader

  struct Result: Sendable {
    var report: Report
    /// The lines of the learners' files as they were graded, by path.
    var sources: [String: [String]]
    /// Why lessons could not be graded with.
    var mistakes: [Diagnostic]
  }

  func run() async throws -> Result {
    var reports: [LessonReport] = []
    var sources: [String: [String]] = [:]
    var mistakes: [Diagnostic] = []
    var isInterrupted = false
    for item in plan.items {
      if Task.isCancelled { isInterrupted = true }
      if isInterrupted { break }
      do {
        let submission = try SubmissionReader.read(item.submission)
        for file in submission.files { sources[file.path] = SourceLines.lines(of: file.text) }
        reports.append(try await grader.grade(item.lesson, submission: submission))
      } catch let problem as SubmissionReader.NotReadable {
        reports.append(ungraded(item, .missing, "The submission can't be read.", problem.description))
      } catch let problem as LessonMistakes {
        // Once is enough, however many submissions there are.
        mistakes += problem.diagnostics.filter { !mistakes.contains($0) }
      } catch {
        if error is CancellationError || Task.isCancelled {
          isInterrupted = true
        } else {
          // Whatever broke, it broke for this one; the others are still graded.
          reports.append(ungraded(item, .fault, "Coursemark could not grade this.", "\(error)"))
        }
      }
    }
    let report = Report(
      generator: CommandLineTool.generator, isolation: .process, isInterrupted: isInterrupted, lessons: reports)
    return Result(report: report, sources: sources, mistakes: mistakes)
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

extension Report.Isolation {
  /// What this version of Coursemark does, and does not.
  static let process = Report.Isolation(
    tier: "process",
    notice: """
      Isolation: each submission ran as a process of its own with a clean environment, an empty folder and limits, and \
      nothing more. Files that you can read, it can read. A run on the learner's own computer is a convenience; a run \
      on the teacher's side is evidence.
      """)
}
