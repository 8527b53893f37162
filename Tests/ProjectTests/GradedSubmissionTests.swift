import AttackSuite
import CourseModel
import Testing

@testable import CourseCommand
@testable import Grading

/// The attack suite knows a submission that could not be taken from one that was graded.
@Suite struct GradedSubmissionTests {
  private func report(_ make: (UngradedReport) -> LessonReport) -> LessonReport {
    let place = SourceLocation(file: "lesson.md", line: 9)
    let check = Snippet(role: .check, code: "", location: place, id: "a")
    let step = Step(id: "double", title: "Double", location: place, blocks: [.snippet(check)])
    let lesson = Lesson(id: "l", title: "L", directory: ".", file: "lesson.md", steps: [step])
    return make(UngradedReport(GradePlan.Item(lesson: lesson, submission: .typed("eve")), steps: nil))
  }

  private func graded(_ make: (UngradedReport) -> LessonReport) -> GradedSubmission {
    GradedSubmission(report(make), step: "double")
  }

  @Test func whatCannotBeTakenIsRefused() {
    #expect(graded { $0.unreadable(.init(path: "eve", reason: "it is a link")) } == .refused)
    var collector = SubmissionCollector(name: "eve", limits: SubmissionLimits())
    collector.refuse("eve/A.swift", "it is a link")
    let submission = collector.finished().submission ?? Submission(name: "eve")
    #expect(graded { $0.defective(submission, .refused) } == .refused)
    #expect(graded { $0.defective(submission, .notSwift) } == .refused)
  }

  /// A teacher's table tells a PDF from work that has every mistake.
  @Test func whatCannotBeTakenIsNoWorkWithMistakes() {
    #expect(report { $0.unreadable(.init(path: "eve", reason: "it is a link")) }.result == .unreadable)
    #expect(report { $0.defective(Submission(name: "eve"), .notSwift) }.result == .unreadable)
    #expect(report { $0.fault("no space left") }.result == .notJudged)
  }

  @Test func whatIsOurFaultOrIsMissingIsNotRefused() {
    #expect(graded { $0.fault("no space left") } == .verdict(.fault))
    var missing = report { $0.unreadable(.init(path: "eve", reason: "")) }
    for step in missing.steps.indices { missing.steps[step].checks[0].reason = "There is no function 'double'." }
    missing.messages = []
    #expect(GradedSubmission(missing, step: "double") == .verdict(.missing))
  }
}
