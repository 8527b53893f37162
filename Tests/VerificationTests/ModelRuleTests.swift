import CourseModel
import Testing
import Verification

/// Whether a step's models find its wrong answers; nothing is compiled here.
@Suite struct ModelRuleTests {
  private static let step = Step(
    id: "s", title: "S", location: SourceLocation(file: "l.md", line: 3),
    blocks: [("a", ""), ("model", "expect(app, behavesLike: Board.self, events: 10)")].map { id, code in
      .snippet(Snippet(role: .check, code: code, location: RuleTests.place, id: id))
    })

  private func answer(unseen: String? = nil, fails: [String] = ["a"]) -> Answer {
    Answer(
      id: nil, snippets: [Snippet(role: .wrong, code: "", location: RuleTests.place, fails: fails, unseen: unseen)])
  }

  private func judge(model: Verdict, unseen: String? = nil) -> [String] {
    ModelFindsMistakes.judge(
      RuleTests.report(["a": .fail, "model": model]), step: Self.step, answer: answer(unseen: unseen),
      place: RuleTests.place
    ).map(\.message)
  }

  @Test func aMistakeThatTheModelFindsIsRight() {
    #expect(judge(model: .fail) == [])
    #expect(judge(model: .crash) == [])
  }

  @Test func aMistakeThatTheModelMissesIsReported() {
    #expect(
      judge(model: .pass) == [
        "Wrong answer at l.md:7 is not found by the model alone ('model'); let the model see it, or write "
          + "unseen=\"why it can't\"."
      ])
  }

  @Test func aMistakeThatIsMarkedUnseenIsNotFound() {
    #expect(judge(model: .pass, unseen: "It is on no screen.") == [])
    #expect(
      judge(model: .fail, unseen: "It is on no screen.") == [
        "Wrong answer at l.md:7 is marked unseen, but 'model' finds it; remove 'unseen'."
      ])
  }

  @Test func aStepWithoutAModelIsNotAsked() {
    let found = ModelFindsMistakes.judge(
      RuleTests.report(["a": .fail]), step: RuleTests.step, answer: answer(), place: RuleTests.place)
    #expect(found == [])
  }

  @Test func aModelNeedNotBeNamedAsWhatFails() {
    let found = WrongAnswerFails.judge(
      RuleTests.report(["a": .fail, "model": .fail]), step: Self.step, answer: answer(), place: RuleTests.place)
    #expect(found == [])
  }

  @Test func oneInTenMayBeUnseen() {
    func diagnostics(seen: Int, unseen: Int) -> [String] {
      var step = Self.step
      let answers = (0..<seen).map { _ in answer() } + (0..<unseen).map { _ in answer(unseen: "Why.") }
      step.blocks += answers.flatMap(\.snippets).map { .snippet($0) }
      return ModelFindsMistakes().diagnostics(
        of: Lesson(id: "l", title: "L", directory: ".", file: "l.md", steps: [step])
      ).map(\.message)
    }
    #expect(diagnostics(seen: 9, unseen: 1) == [])
    #expect(
      diagnostics(seen: 8, unseen: 1) == [
        "1 of 9 wrong answers are marked unseen, more than one in ten; let the models see more."
      ])
  }
}
