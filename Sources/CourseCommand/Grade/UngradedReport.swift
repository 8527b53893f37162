internal import CourseModel
internal import Grading

/// The report on a submission that nothing of could be run. One that can't be read or graded is no reason to leave the others
/// ungraded.
struct UngradedReport {
  private let item: GradePlan.Item
  private let steps: [Step]

  /// - Parameter steps: Ids of the steps to grade; `nil` for all.
  init(_ item: GradePlan.Item, steps: Set<String>?) {
    self.item = item
    self.steps = item.lesson.steps.filter { steps?.contains($0.id) ?? true }
  }

  /// There is no way to anything that was handed in.
  func unreadable(_ problem: SubmissionReader.NotReadable) -> LessonReport {
    unreadable(
      .missing, "The submission can't be read: \(problem.reason).",
      [SubmissionMessage(.error, at: nil, problem.description)])
  }

  /// Something of it could not be taken. Of a part nothing is graded: the lesson's starters would stand in for the rest.
  func defective(_ submission: Submission, _ defect: Submission.Defect) -> LessonReport {
    let first = submission.messages.first { $0.kind == .error }
    let reason = first.map { message in
      (message.location.map { "\($0.file): " } ?? "") + message.message
    }
    return unreadable(
      defect == .notSwift ? .doesNotCompile : .missing, reason ?? "The submission can't be read.", submission.messages)
  }

  /// Coursemark, or the computer that it runs on, broke.
  func fault(_ message: String) -> LessonReport {
    report(.fault, "Coursemark could not grade this.", [SubmissionMessage(.error, at: nil, message)])
  }

  private func unreadable(_ verdict: Verdict, _ reason: String, _ messages: [SubmissionMessage]) -> LessonReport {
    var report = report(verdict, reason, messages)
    report.isUnreadable = true
    return report
  }

  private func report(_ verdict: Verdict, _ reason: String, _ messages: [SubmissionMessage]) -> LessonReport {
    let lesson = item.lesson
    let steps = steps.map { step in
      StepReport(
        step: step.id, title: step.title,
        checks: step.checks.map { check in
          CheckReport(
            check: check.id ?? "", title: check.title ?? check.id ?? "", verdict: verdict, reason: reason,
            location: check.fence)
        }, points: 0, possiblePoints: step.checks.isEmpty ? 0 : step.points)
    }
    return LessonReport(
      lesson: lesson.id, title: lesson.title, file: lesson.file, submission: item.submission.path,
      languageMode: lesson.languageModes.first ?? .swift5, seed: "0", messages: messages, steps: steps, points: 0,
      possiblePoints: steps.reduce(0) { $0 + $1.possiblePoints }, seconds: 0)
  }
}
