import CourseModel
import Testing

@testable import Grading

/// Equal submissions of two learners are one submission to the grader, and each gets its own names back.
@Suite struct NamelessSubmissionTests {
  private func submission(_ name: String, file: String, _ code: String = "let a = 1") -> Submission {
    Submission(
      name: name, files: [SubmissionFile(name: "A.swift", path: file, text: code)],
      messages: [SubmissionMessage(.note, at: SourceLocation(file: name, line: 1), "B.swift was not handed in.")])
  }

  @Test func aFolderAndAnArchiveOfAnotherLearnerAreEqual() {
    let ada = NamelessSubmission(submission("class/ada", file: "class/ada/A.swift"))
    let bob = NamelessSubmission(submission("class/bob.zip", file: "class/bob.zip/work/A.swift"))
    #expect(ada.identity == bob.identity)
    #expect(ada.submission.files.map(\.path) == bob.submission.files.map(\.path))
  }

  @Test func whatWasFoundBesidesMakesADifference() {
    var bob = submission("bob", file: "bob/A.swift")
    bob.messages.append(SubmissionMessage(.warning, at: nil, "notes.txt was left out."))
    #expect(
      NamelessSubmission(submission("ada", file: "ada/A.swift")).identity != NamelessSubmission(bob).identity)
  }

  @Test func aReportGetsTheLearnersNamesBack() throws {
    let nameless = NamelessSubmission(submission("it's ada", file: "it's ada/A.swift"))
    let file = try #require(nameless.submission.files.first?.path)
    let name = nameless.submission.name
    var check = CheckReport(
      check: "a", title: "A", verdict: .doesNotCompile, reason: "Other files do not compile: \(file):3:1: no.",
      location: SourceLocation(file: "lesson.md", line: 9))
    check.replay = "coursemark replay lesson a --submission \(ShellWord.quoted(name))"
    let report = LessonReport(
      lesson: "l", title: "L", file: "lesson.md", submission: name, languageMode: .swift5, seed: "1",
      messages: [
        SubmissionMessage(.error, at: SourceLocation(file: file, line: 3), "no"),
        SubmissionMessage(.note, at: SourceLocation(file: name, line: 1), "note"),
      ], steps: [StepReport(step: "s", title: "S", checks: [check], points: 0, possiblePoints: 1)], points: 0,
      possiblePoints: 1, seconds: 0)
    let named = nameless.named(report)
    #expect(named.submission == "it's ada")
    #expect(named.messages.compactMap(\.location?.file) == ["it's ada/A.swift", "it's ada"])
    let found = try #require(named.steps.first?.checks.first)
    #expect(found.reason == "Other files do not compile: it's ada/A.swift:3:1: no.")
    #expect(found.replay == #"coursemark replay lesson a --submission 'it'\''s ada'"#)
    #expect(found.location.file == "lesson.md")
  }

  @Test func aFileThatIsAllOfASubmissionIsCalledAsTheSubmission() {
    let nameless = NamelessSubmission(submission("A.swift", file: "A.swift"))
    #expect(nameless.submission.name == nameless.submission.files.first?.path)
    #expect(nameless.submission.messages.first?.location?.file == nameless.submission.name)
  }
}
