internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import LessonParsing
internal import Storage

/// `coursemark new step`
struct NewStepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "step",
    abstract: "A step in a lesson: heading, starter, check, hint and solution, which are true.",
    discussion: """
      It is about a function in a file of its own, so that it fits any lesson. Change it piece by piece.

      Examples:
        coursemark new step my-course/01-greetings farewell --title "Say farewell"
        coursemark new step my-course/01-greetings farewell --after greet
      """)

  @Argument(help: "The lesson's folder.")
  var path: String

  @Argument(help: "The step's id: letters, digits, '-', '_' and '.'.")
  var id: String

  @Option(help: ArgumentHelp("The heading. Without it, the id in words.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The step behind which it goes. Without it, the end of the lesson.", valueName: "step"))
  var after: String?

  func validate() throws {
    let characters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
    guard id.allSatisfy(characters.contains), id.first.map({ $0.isLetter || $0.isNumber }) ?? false, id.count <= 100
    else {
      throw ValidationError("'\(id)' is no id; write letters, digits, '-', '_' and '.', a letter or digit first.")
    }
  }

  func run() throws {
    let inHand = try LessonInHand(path, for: "new step")
    let lesson = inHand.lesson
    guard !lesson.steps.contains(where: { $0.id == id }) else {
      throw UsageError("\(lesson.file) has a step '\(id)' already; give the new one another id.")
    }
    let place = try after.map { try inHand.number(ofStep: $0) }
    var edit = try LessonEdit(lesson.file)
    let sections = LessonSections(edit.text)
    edit.insert(
      try StepTemplate(id: id, title: title, check: inHand.unusedCheck("\(id)-works"), lesson: lesson).text(),
      behindLine: place.map { sections.sections[$0].lastLine } ?? sections.lastLine)
    try inHand.write(edit, adding: "the new step") { $0.steps.contains { $0.id == id && !$0.checks.isEmpty } }
    edit.tell(
      "step '\(id)', with a starter, a check, a hint and a solution",
      next: "Change it piece by piece, and try it alone: coursemark verify \(path) --step \(id)")
  }
}

/// The step that new steps begin as.
struct StepTemplate {
  var id: String
  var title: String?
  /// The id of its check.
  var check: String
  var lesson: Lesson

  func text() throws -> String {
    let file = try Home.find().data.appending("new-lesson").appending("step.md")
    guard let data = FileManager.default.contents(atPath: file.string) else {
      throw UsageError("The template \(file) is not there; install Coursemark again.")
    }
    let type = name.prefix(1).uppercased() + name.dropFirst()
    let text = String(decoding: data, as: UTF8.self).replacing("{{title}}", with: LessonTemplate.inMarkdown(heading))
      .replacing("{{id}}", with: id).replacing("{{check}}", with: check).replacing("{{name}}", with: name)
      .replacing("{{file}}", with: "\(type).swift")
    return IndentationStyle(of: lesson).applied(to: text)
  }

  private var heading: String {
    if let title { return title.split(whereSeparator: \.isNewline).joined(separator: " ") }
    let words = id.split { "-_.".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// `farewell-twice` gives `farewellTwice`, or another name where the lesson has that in its code.
  private var name: String {
    let words = id.split { "-_.".contains($0) }.map(String.init)
    let camel = words.enumerated().map { $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst() }
    let wish = camel.joined()
    let code = (lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)).map(\.code).joined(
      separator: "\n")
    let files = Set(
      (lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)).compactMap { snippet -> String? in
        if case .file(let name) = snippet.placement { name.lowercased() } else { nil }
      })
    // A file and a function have names of whole words; files are not told apart by capitals everywhere.
    let used = Set(code.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let start = wish.first?.isLetter == true && !Self.keywords.contains(wish) ? wish : "step" + wish
    let isTaken = { (name: String) in used.contains(name.lowercased()) || files.contains("\(name).swift".lowercased()) }
    return isTaken(start) ? (2...).lazy.map { "\(start)\($0)" }.first { !isTaken($0) } ?? start : start
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// How far a lesson's Swift is indented by a level.
struct IndentationStyle {
  private let unit: String

  /// Of the first indented line of its starters and solutions; four blanks where there is none.
  init(of lesson: Lesson) {
    let snippets = (lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)).filter {
      [.starter, .solution].contains($0.role)
    }
    let lines = snippets.flatMap { $0.code.split(separator: "\n") }
    let indents = lines.map { $0.prefix { $0 == " " || $0 == "\t" } }
    unit = indents.first { !$0.isEmpty }.map { $0.first == "\t" ? "\t" : String($0) } ?? "    "
  }

  /// - Parameter text: Indented by four blanks a level.
  func applied(to text: String) -> String {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line -> String in
      let blanks = line.prefix { $0 == " " }.count
      return String(repeating: unit, count: blanks / 4) + line.dropFirst(blanks / 4 * 4)
    }.joined(separator: "\n")
  }
}
