internal import ArgumentParser
internal import Foundation
internal import Reporting
internal import Storage
internal import SystemPackage

/// `coursemark new`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin to write a course or a lesson, or add to a lesson.",
    discussion: """
      Writes a small lesson that is true: a scene, a starter, two checks, two solutions and two wrong answers, with a word on what \
      each is for. Change it piece by piece; 'coursemark verify FOLDER --watch' says after each what no longer holds.

      Examples:
        coursemark new course my-course
        coursemark new lesson my-course/02-search --title Searching
        coursemark new step my-course/02-search scopes
        coursemark new check my-course/02-search scopes --id shows
        coursemark new wrong my-course/02-search scopes wrong.swift
        coursemark new scene my-course/02-search Main.storyboard
      """,
    subcommands: [
      NewCourseCommand.self, NewLessonCommand.self, NewStepCommand.self, NewCheckCommand.self, NewWrongCommand.self,
      NewSceneCommand.self,
    ])
}

/// `coursemark new course`
struct NewCourseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "course", abstract: "A course with one lesson.")

  @Argument(help: "The folder to make.")
  var folder: String

  @Option(help: ArgumentHelp("The title of the course.", valueName: "text"))
  var title = "A course about text input"

  func run() throws {
    try NewFiles.refuseInLesson(folder, "course")
    let lesson = FilePath(folder).appending("01-greetings").string
    var files = try LessonTemplate.find().files(title: "Greetings").map {
      (path: "01-greetings/\($0.path)", text: $0.text)
    }
    files.append(("course.yml", "title: \(LessonTemplate.inYAML(title))\n"))
    try NewFiles(folder: folder, files: files).write()
    NewFiles.tellNextSteps(course: folder, lesson: lesson)
  }
}

/// `coursemark new lesson`
struct NewLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "lesson", abstract: "A lesson in a folder of its own.")

  @Argument(help: "The folder to make; its name is the lesson's id, by which lessons are in order.")
  var folder: String

  @Option(help: ArgumentHelp("The title of the lesson.", valueName: "text"))
  var title = "Greetings"

  func run() throws {
    let name = FilePath(folder)
    if name.appending("course.yml").exists || NewFiles.holdsLessons(name) {
      let next = name.appending("\(NewFiles.nextNumber(in: name))-name").string
      throw UsageError("\(folder) is a course, and nothing was changed; name a folder in it: \(next)")
    }
    let parent = name.removingLastComponent()
    try NewFiles.refuseInLesson(parent.isEmpty ? "." : parent.string, "lesson")
    try NewFiles(folder: folder, files: LessonTemplate.find().files(title: title)).write()
    let course = FilePath(folder).removingLastComponent()
    NewFiles.tellNextSteps(course: course.isEmpty ? "." : course.string, lesson: folder)
  }
}

/// The lesson that new lessons begin as.
struct LessonTemplate {
  private var folder: FilePath

  private static let names = ["lesson.md", "answers.md", "Scene.swift"]

  static func find() throws -> LessonTemplate {
    LessonTemplate(folder: try Home.find().data.appending("new-lesson"))
  }

  func files(title: String) throws -> [(path: String, text: String)] {
    try Self.names.map { name in
      guard let data = FileManager.default.contents(atPath: folder.appending(name).string) else {
        throw UsageError("The template \(folder.appending(name)) is not there; install Coursemark again.")
      }
      return (name, Self.filled(String(decoding: data, as: UTF8.self), title: title))
    }
  }

  /// - Parameter title: In the front matter it is a text of YAML, elsewhere one of markdown.
  static func filled(_ text: String, title: String) -> String {
    let title = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    return text.replacing("title: {{title}}", with: "title: \(inYAML(title))").replacing(
      "{{title}}", with: inMarkdown(title))
  }

  /// Without quotes where it can be written so.
  static func inYAML(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true && text.last?.isWhitespace == false && !text.contains(/[:#'"\\\[\]{},&*!|>%@`]/)
    let isWord = ["true", "false", "yes", "no", "on", "off", "null"].contains(text.lowercased())
    guard !isPlain || isWord else { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  static func inMarkdown(_ text: String) -> String {
    text.replacing(/[\\`*_\[\]<>#&]/) { "\\" + $0.output }
  }
}

/// Files in a folder that is made for them.
struct NewFiles {
  var folder: String
  var files: [(path: String, text: String)]

  /// Writes nothing where something would be lost.
  func write() throws {
    let root = FilePath(folder)
    if root.exists, !root.isDirectory { throw UsageError("\(folder) is a file; name a folder to make.") }
    let taken = files.map(\.path).filter { root.appending($0).exists }
    guard taken.isEmpty else {
      throw UsageError(
        "\(folder) has \(taken.joined(separator: ", ")) already, and nothing was changed; name another folder.")
    }
    for file in files {
      let path = root.appending(file.path)
      try path.removingLastComponent().makeDirectory()
      try Data(file.text.utf8).write(to: path.url, options: .withoutOverwriting)
    }
  }

  /// Whether a folder in it is a lesson.
  static func holdsLessons(_ folder: FilePath) -> Bool {
    folder.isDirectory && folder.entries.contains { folder.appending($0).appending("lesson.md").exists }
  }

  /// The number behind the last one with which a lesson's folder begins: `02`.
  static func nextNumber(in course: FilePath) -> String {
    let last = course.entries.compactMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }.max() ?? 0
    return last < 9 ? "0\(last + 1)" : "\(last + 1)"
  }

  /// A folder with a lesson.md is one lesson, and nothing in it is another.
  static func refuseInLesson(_ folder: String, _ what: String) throws {
    let path = FilePath(folder)
    guard path.appending("lesson.md").exists else { return }
    throw UsageError(
      "\(folder) is a lesson, so that no \(what) in it would be found, and nothing was changed; name a folder beside it."
    )
  }

  static func tellNextSteps(course: String, lesson: String) {
    Console.write(
      visible(
        """
        A lesson that verifies stands in \(lesson): lesson.md, answers.md, Scene.swift.
        Change it piece by piece, and let this run beside it: coursemark verify \(lesson) --watch
        See it as readers do: coursemark serve \(course)

        """))
  }
}
