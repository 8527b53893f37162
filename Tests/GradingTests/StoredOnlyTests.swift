import AppProtocol
import CourseModel
import LessonParsing
import Testing

@testable import Grading

/// A check that fails may have been right on a phone where the app uses what Coursemark only stores.
@Suite struct StoredOnlyTests {
  private func names(_ used: [String], lesson: String = "") throws -> StoredOnlyNames {
    let text =
      "---\nformat: 1\n---\n# A\n\n## B\n<!-- step id=b -->\n\n```swift role=solution file=A.swift\n\(lesson)\n```\n"
    return StoredOnlyNames(used, lesson: LessonParser.parse(text, file: "lesson.md", directory: ".").0)
  }

  private func judged(_ verdict: Verdict, _ names: StoredOnlyNames) -> Judgement {
    var judgement = Judgement(
      .init(app: .init(status: .exited(0)), examiner: .init(status: .exited(0)), finding: nil),
      limits: CheckLimits(timeout: 10))
    (judgement.verdict, judgement.reason) = (verdict, "there is no label \"Hi\"")
    return names.examined(judgement, isHidden: false)
  }

  @Test func aFailIsNotJudged() throws {
    let names = try names(["prompt", "tableView(_:canMoveRowAt:)", "prompt"])
    #expect(names.names == ["prompt", "tableView(_:canMoveRowAt:)"])
    #expect(judged(.fail, names).verdict == .unsupported)
    #expect(
      judged(.fail, names).reason
        == "The app uses 'prompt', 'tableView(_:canMoveRowAt:)', which Coursemark keeps and does nothing more with yet, "
        + "so this is not judged: there is no label \"Hi\"")
    for verdict in [Verdict.pass, .crash, .timeout, .missing, .fault] {
      #expect(judged(verdict, names).verdict == verdict)
    }
  }

  @Test func aHiddenCheckDoesNotTellWhatItExpects() throws {
    var finding = Finding(decision: .fail, reason: "the text shows \"8\"; expected \"7\"")
    finding.reasonWithoutExpectation = "the text shows \"8\""
    var judgement = Judgement(
      .init(app: .init(status: .exited(0)), examiner: .init(status: .exited(0)), finding: finding),
      limits: CheckLimits(timeout: 10))
    (judgement.verdict, judgement.reason) = (.fail, finding.reason)
    let names = try names(["prompt"])
    #expect(names.examined(judgement, isHidden: false).reason?.contains("expected \"7\"") == true)
    #expect(names.examined(judgement, isHidden: true).reason?.hasSuffix("the text shows \"8\"") == true)
  }

  @Test func whatTheLessonItselfUsesChangesNothing() throws {
    let names = try names(
      ["prompt", "tableView(_:canMoveRowAt:)"],
      lesson: "func tableView(_ t: T, canMoveRowAt p: P) -> Bool { bar.prompt = nil; return true }")
    #expect(names.names == [] && judged(.fail, names).verdict == .fail)
    // A method of another name is another.
    #expect(
      try self.names(["tableView(_:canMoveRowAt:)"], lesson: "func tableView(_ t: T, rows: Int) {}").names.count == 1)
  }
}
