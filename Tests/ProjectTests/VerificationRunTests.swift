import CourseModel
import LessonParsing
import Synchronization
import TestSupport
import Testing
import Verification

@testable import CourseCommand

/// In which order lessons are tried, and what of them counts.
@Suite struct VerificationRunTests {
  private func report(_ verdict: Verdict) -> LessonReport {
    LessonReport(
      lesson: "l", title: "L", file: "l.md", submission: "x", languageMode: .swift5, seed: "0", messages: [],
      steps: [
        StepReport(
          step: "seven", title: "Seven",
          checks: [
            CheckReport(
              check: "seven", title: "Seven", verdict: verdict, location: SourceLocation(file: "l.md", line: 1))
          ], points: 0, possiblePoints: 1)
      ], points: 0, possiblePoints: 1, seconds: 0)
  }

  private func lesson(_ id: String, solution: String) throws -> Lesson {
    let text = SevenLesson.text + "\n```swift role=solution file=Numbers.swift\n\(solution)\n```\n"
    let (lesson, problems) = LessonParser.parse(text, file: "\(id)/lesson.md", directory: id, id: id)
    try #require(problems == [])
    return lesson
  }

  @Test func errorsOfALaterLessonDoNotWaitForTheMutantsOfAnEarlierOne() async throws {
    let events = Events()
    let tools = RuleTools(
      grade: { lesson, task, _ in
        events.note("\(lesson.id): \(task.title)")
        return report(task.program.files.contains { $0.text.contains("{ 7 }") } ? .pass : .fail)
      },
      mutationScore: { lesson, step in
        events.note("\(lesson.id): mutants")
        return MutationScore(step: lesson.steps[step].id, mutants: 1)
      })
    let run = VerificationRun(
      verifier: Verifier(tools: tools), rules: [], found: { found in events.note("told: \(found.map(\.rule))") })
    let course = Course(
      title: "C", directory: ".",
      lessons: [try lesson("a", solution: SevenLesson.right), try lesson("b", solution: SevenLesson.wrong)])
    let found = try await run.report(of: CourseSelection(course: course, diagnostics: []))
    #expect(
      events.all.suffix(4) == [
        "b: start of step 'seven'", "b: solution of step 'seven'", "told: [solution-passes]", "a: mutants",
      ])
    #expect(found.lessons.map(\.triedMutants) == [true, false])
    #expect(found.diagnostics.filter { $0.severity == .error }.map(\.rule) == [.solutionPasses])
  }

  @Test func aLessonOfWhichNothingIsTriedNeverPasses() async throws {
    let place = SourceLocation(file: "a/lesson.md", line: 3)
    let mistake = Diagnostic(.unknownRole, at: place, "Fence names role 'chek'.")
    let run = VerificationRun(
      verifier: Verifier(tools: RuleTools(grade: { _, _, _ in report(.pass) })), rules: [],
      // A baseline that has whatever is found.
      known: { $0.diagnostics.removeAll { $0.rule != .undecided } })
    let course = Course(title: "C", directory: ".", lessons: [try lesson("a", solution: SevenLesson.right)])
    let found = try await run.report(of: CourseSelection(course: course, diagnostics: [mistake]))
    #expect(found.diagnostics.map(\.rule) == [.undecided])
    #expect(found.diagnostics[0].location == place)
    #expect(found.exitCode() == .undecided)
    // Without a baseline the mistake itself says it.
    var plain = run
    plain.known = { _ in }
    #expect(
      try await plain.report(of: CourseSelection(course: course, diagnostics: [mistake])).diagnostics == [mistake])
  }
}

/// What happened, in its order.
private final class Events: Sendable {
  private let events = Mutex<[String]>([])
  var all: [String] { events.withLock { $0 } }
  func note(_ event: String) { events.withLock { $0.append(event) } }
}
