internal import ArgumentParser
internal import CourseModel
internal import Grading
internal import LessonParsing
internal import Reporting
internal import SystemPackage

/// `coursemark new check`
struct NewCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "A check in a step: a true one, about something that is on its screen.",
    discussion: """
      Runs the step's solution, and writes a check that asks for an element of its screen. Change it into what a user does and \
      expects; 'coursemark look LESSON STEP --solution' shows what else is there. A hidden check goes into answers.md.

      Examples:
        coursemark new check my-course/01-greetings greet --id keeps-name --title "The name stays in the field"
        coursemark new check my-course/01-greetings greet --hidden
      """)

  @Argument(help: "The lesson's folder.")
  var path: String

  @Argument(help: "The step's id.")
  var step: String

  @Option(help: ArgumentHelp("The check's id. Without it, one that no check of the lesson has.", valueName: "id"))
  var id: String?

  @Option(help: ArgumentHelp("What it checks, in a few words for learners.", valueName: "text"))
  var title = "What a user sees"

  @Flag(help: "Learners see neither the check nor what it expects.")
  var hidden = false

  @OptionGroup var work: GraderOptions

  func validate() throws {
    for (option, text) in [("title", title), ("id", id ?? "")] where text.contains("`") {
      throw ValidationError("'--\(option)' goes into a fence's first line, which can't have a backtick: leave it out.")
    }
  }

  func run() async throws {
    let inHand = try LessonInHand(path, for: "new check")
    let number = try inHand.number(ofStep: step)
    let id = id ?? inHand.unusedCheck("\(step)-check")
    let code = try await self.code(inHand.lesson, step: number)
    let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
    let fence = FenceText.block("swift role=check id=\(id) title=\"\(quoted)\"\(hidden ? " hidden" : "")", code + "\n")
    let edit =
      hidden
      ? try AnswersEdit(inHand, step: number).adding(fence) : try Self.edit(inHand.lesson, step: number, fence: fence)
    try inHand.write(edit, adding: "the new check") { $0.steps[number].checks.contains { $0.id == id } }
    // What passes with the start of a step is no reason to change anything.
    let isFirst = inHand.lesson.steps[number].checks.isEmpty
    edit.tell(
      "check '\(id)'",
      next: (isFirst
        ? "It is the step's only check, and passes with its start, too: let it ask for what the step teaches.\n" : "")
        + "Say in it what a user does and sees, and try it: coursemark verify \(path) --step \(step)")
  }

  /// Behind the last check that stands in the step, or at the step's end.
  private static func edit(_ lesson: Lesson, step number: Int, fence: String) throws -> LessonEdit {
    var edit = try LessonEdit(lesson.file)
    let section = LessonSections(edit.text).sections[number]
    let last = lesson.steps[number].checks.last { $0.fence.file == lesson.file }
    let end = last.map { check in
      check.location.file == lesson.file && check.location.position.line > check.fence.position.line
        ? check.location.position.line + check.code.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        : check.fence.position.line
    }
    edit.insert(fence, behindLine: end ?? section.lastLine)
    return edit
  }

  /// A check that passes with the solution.
  private func code(_ lesson: Lesson, step: Int) async throws -> String {
    let progress = ProgressLine()
    let looked = try await Interruption.cancelling { [work] in
      try await LessonInHand.grader(limits: work.limits, isUncontained: work.uncontained, progress)
        .look(at: lesson, step: step, app: .solution, events: "", from: "--do")
    }
    progress.clear()
    let elements = looked.screens.last?.elements ?? []
    // What has a name, something to type into before others.
    let named = elements.filter { $0.query.contains("[\"") }
    guard
      let element = named.first(where: { $0.words.hasPrefix("text ") && !$0.words.hasPrefix("text,") }) ?? named.first
    else { return "let word = random.word()\nexpect(word, isNot: \"\")" }
    return "expect(\(element.query).exists)"
  }
}

/// What is put into `answers.md`, under the heading of a step.
struct AnswersEdit {
  private var edit: LessonEdit
  private let step: Step

  init(_ inHand: LessonInHand, step: Int) throws {
    self.step = inHand.lesson.steps[step]
    let title = LessonTemplate.inMarkdown(inHand.lesson.title)
    edit = try LessonEdit(inHand.answersFile(), initial: "# \(title): what learners do not see\n")
  }

  /// The same with a block at the end of the step's section, which is made where there is none.
  func adding(_ block: String) -> LessonEdit {
    var edit = edit
    let sections = LessonSections(edit.text)
    if let section = sections.sections.last(where: { $0.id == step.id }) {
      edit.insert(block, behindLine: section.lastLine)
    } else {
      let heading = "## \(LessonTemplate.inMarkdown(step.title))\n<!-- step id=\(step.id) -->\n\n"
      edit.insert(heading + block, behindLine: sections.lastLine)
      edit.countLines(3)
    }
    return edit
  }
}
