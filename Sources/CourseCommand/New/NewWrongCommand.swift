internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import Scaffolding
internal import SwiftSource
internal import Verification

/// `coursemark new wrong`
struct NewWrongCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wrong",
    abstract: "A wrong answer: it is run, and written into answers.md with the checks that notice it.",
    discussion: """
      The code is a whole file of the lesson's program, or members of a type. Where the name of the file and what is declared in it \
      do not tell, '--file' or '--in' says which. An answer that passes is refused: no check notices it.

      Examples:
        coursemark new wrong my-course/01-greetings greet GreetingController.swift
        coursemark new wrong my-course/01-greetings greet - --in GreetingController --because "Return is not heard."
      """)

  @Argument(help: "The lesson's folder.")
  var path: String

  @Argument(help: "The step's id.")
  var step: String

  @Argument(help: "The answer's Swift files, or '-' for standard input.")
  var files: [String]

  @Option(name: .customLong("in"), help: ArgumentHelp("The type whose members the code is.", valueName: "type"))
  var type: String?

  @Option(name: .customLong("file"), help: ArgumentHelp("The file of the program that the code is.", valueName: "name"))
  var file: String?

  @Option(help: ArgumentHelp("The number of the step's hint that helps.", valueName: "number"))
  var hint: Int?

  @Option(help: ArgumentHelp("A sentence above it, for authors: what is wrong.", valueName: "text"))
  var because: String?

  @OptionGroup var work: GraderOptions

  func validate() throws {
    if type != nil, file != nil { throw ValidationError("Give '--in' or '--file', not both.") }
    if files.count > 1, type != nil || file != nil {
      throw ValidationError("'--in' and '--file' are for one file; several go by their names.")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read once; leave one '-' out.")
    }
  }

  func run() async throws {
    let inHand = try LessonInHand(path, for: "new wrong")
    let number = try inHand.number(ofStep: step)
    guard !inHand.lesson.steps[number].checks.isEmpty else {
      throw UsageError(
        "Step '\(step)' has no check yet, so nothing can notice a wrong answer: coursemark new check \(path) \(step)")
    }
    if let hint, !inHand.lesson.steps[number].hints.indices.contains(hint - 1) {
      throw UsageError("Step '\(step)' has \(inHand.lesson.steps[number].hints.count) hints; there is no hint \(hint).")
    }
    let states = LessonStates(inHand.lesson)
    let answer = try self.answer(inHand.lesson, number, states)
    try Self.refuseRepeated(answer, in: inHand.lesson.steps[number])
    let progress = ProgressLine()
    let trial = try await Interruption.cancelling { [work] in
      let grader = try await LessonInHand.grader(limits: work.limits, isUncontained: work.uncontained, progress)
      return try await WrongAnswerTrial(lesson: inHand.lesson, step: number, states: states).run(answer, grader)
    }
    progress.clear()
    let edit = try AnswersEdit(inHand, step: number).adding(block(trial.answer))
    let count = inHand.lesson.steps[number].wrongAnswers.count
    try inHand.write(edit, adding: "the wrong answer") { $0.steps[number].wrongAnswers.count == count + 1 }
    let fails = trial.answer.fails.sorted().joined(separator: ",")
    edit.tell(
      "a wrong answer that fails \(fails)",
      next: (trial.remarks(at: SourceLocation(file: edit.file, line: edit.line + (because == nil ? 0 : 2))) + [
        "Try the step with it: coursemark verify \(path) --step \(step)"
      ]).joined(separator: "\n")
    )
  }

  private func answer(_ lesson: Lesson, _ number: Int, _ states: LessonStates) throws -> Answer {
    let taken = Set(lesson.steps.flatMap { $0.snippets(.wrong) }.compactMap(\.id))
    let id = files.count > 1 ? LessonInHand.unused("wrong-1", taken) : nil
    let snippets = try files.map { path in
      let handed = try AnswerFile.read(path)
      guard handed.hasCode else {
        throw UsageError("\(path == "-" ? "Standard input" : path) has no code, so there is nothing to try.")
      }
      let chosen = type.map { Placement.members(of: $0) } ?? file.map { .file($0) }
      guard let placement = chosen ?? handed.placement(in: lesson, step: number, states) else {
        throw UsageError(
          "Where the code of \(path == "-" ? "standard input" : path) belongs can't be told; say '--in TYPE' for members of a type, or '--file NAME'."
        )
      }
      return Snippet(
        role: .wrong, code: handed.text, location: SourceLocation(file: path, line: 1), placement: placement, id: id,
        hint: hint)
    }
    return Answer(id: id, snippets: snippets)
  }

  /// An answer that is there already shows nothing new.
  private static func refuseRepeated(_ answer: Answer, in step: Step) throws {
    func parts(_ answer: Answer) -> Set<[String]> {
      Set(answer.snippets.map { ["\($0.placement)"] + $0.code.split(whereSeparator: \.isWhitespace).map(String.init) })
    }
    guard let same = step.wrongAnswers.first(where: { parts($0) == parts(answer) }),
      let place = same.snippets.first?.fence
    else { return }
    throw UsageError("\(place.file):\(place.position.line) has this wrong answer already, and nothing was written.")
  }

  private func block(_ answer: Answer) -> String {
    let reason = because.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n\n" } ?? ""
    return reason
      + answer.snippets.map { snippet in
        let place =
          switch snippet.placement {
          case .file(let name): "file=\(name)"
          case .members(let type): "in=\(type)"
          case .alone: ""
          }
        let words =
          ["swift role=wrong", place] + [snippet.id.map { "id=\($0)" }].compactMap(\.self)
          + (snippet.fails.isEmpty ? [] : ["fails=\(snippet.fails.joined(separator: ","))"])
          + (snippet.hint.map { ["hint=\($0)"] } ?? [])
        return FenceText.block(words.joined(separator: " "), snippet.code)
      }.joined(separator: "\n")
  }
}

/// Finds out which checks notice a wrong answer.
struct WrongAnswerTrial: Sendable {
  var lesson: Lesson
  var step: Int
  var states: LessonStates

  struct Outcome: Sendable {
    /// With the checks that it fails.
    var answer: Answer
    /// With the answer.
    fileprivate var step: Step
    /// With the hint that its learners are shown.
    fileprivate var report: LessonReport

    /// What `verify` will have to say of it; sentences.
    /// - Parameter place: Where it stands in the lesson.
    func remarks(at place: SourceLocation) -> [String] {
      let found =
        WrongAnswerFails.judge(report, step: step, answer: answer, place: place)
        + ModelFindsMistakes.judge(report, step: step, answer: answer, place: place)
      return found.map { "Still to mend: \($0.message)" }
    }
  }

  /// - Throws: ``UsageError`` for one that no check notices, or that shows nothing.
  func run(_ answer: Answer, _ grader: Grader) async throws -> Outcome {
    let taught = lesson.steps[step]
    let (program, problems) = states.state(of: step, wrongAnswer: answer)
    guard problems.isEmpty else { throw UsageError(Self.lines(problems.map { ($0.location, $0.message) })) }
    let report: LessonReport
    do {
      report = try await grader.grade(
        lesson, program: program, named: "a new wrong answer", languageMode: lesson.languageModes.first ?? .swift5,
        steps: [taught.id], selection: .allAndModelsByThemselves)
    } catch let mistakes as LessonMistakes {
      throw UsageError(mistakes.description)
    }
    let checks = report.steps.first { $0.step == taught.id }?.checks ?? []
    if checks.contains(where: { $0.verdict == .doesNotCompile }) {
      let errors = report.messages.filter { $0.kind == .error }.map { ($0.location, $0.message) }
      throw UsageError(
        "The answer does not compile, which learners see without a check; nothing was written.\n" + Self.lines(errors))
    }
    if let open = checks.first(where: \.isUndecided) {
      throw UsageError(
        "Check '\(open.check)' could not be decided, so nothing was written: \(open.reason ?? "no reason is known")")
    }
    return try outcome(answer, report, checks)
  }

  private func outcome(_ answer: Answer, _ report: LessonReport, _ checks: [CheckReport]) throws -> Outcome {
    let taught = lesson.steps[step]
    let failed = checks.filter { $0.verdict != .pass && $0.verdict != .skipped }.map(\.check)
    guard !failed.isEmpty else {
      throw UsageError(
        """
        The answer passes all checks of step '\(taught.id)', and nothing was written: \(added(by: answer) ?? "the checks do not notice this mistake"). \
        Add a check that does (coursemark new check), or make the answer wrong.
        """)
    }
    let models = Set(taught.modelChecks.compactMap(\.id))
    let written = failed.filter { !models.contains($0) }
    var answer = answer
    // A comparison with a model finds whatever is wrong, and is named only where nothing else does.
    answer.snippets[0].fails = written.isEmpty ? failed : written
    return Outcome(answer: answer, step: taught.with(answer), report: report.withHints(of: taught.with(answer), models))
  }

  /// Where it leaves all of the solution as it is; ends a sentence.
  private func added(by answer: Answer) -> String? {
    let members = answer.snippets.filter { if case .members = $0.placement { true } else { false } }
    guard members.count == answer.snippets.count else { return nil }
    let names = members.flatMap { CodeOutline($0.code).functions.map(\.name) }
    let words = Set(states.solutions[step].files.flatMap { CodeText.words(in: $0.text) }.map(String.init))
    guard !names.isEmpty, words.isDisjoint(with: names) else { return nil }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return "it replaces nothing of the step's solution, and only adds \(list), which nothing there calls"
  }

  private static func lines(_ messages: [(SourceLocation?, String)]) -> String {
    messages.map { ($0.0.map { "\($0): " } ?? "") + $0.1 }.joined(separator: "\n")
  }
}

extension Step {
  fileprivate func with(_ answer: Answer) -> Step {
    var step = self
    step.blocks += answer.snippets.map(Block.snippet)
    return step
  }
}

extension LessonReport {
  /// The same with the hints of a step that has another wrong answer.
  fileprivate func withHints(of taught: Step, _ models: Set<String>) -> LessonReport {
    var report = self
    for index in report.steps.indices where report.steps[index].step == taught.id {
      let checks = report.steps[index].checks
      let failed = checks.filter { $0.verdict != .pass && $0.verdict != .skipped }.map(\.check)
      let silent = models.union(checks.filter { $0.verdict == .skipped }.map(\.check))
      let hint = taught.hint(forFailing: Set(failed), ignoring: silent)?.text
      for number in checks.indices where failed.contains(checks[number].check) {
        report.steps[index].checks[number].hint = hint
      }
    }
    return report
  }
}
