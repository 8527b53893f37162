internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import InterfaceFiles
internal import LessonParsing
internal import MarkupText
internal import Reporting
internal import Storage
internal import SystemPackage

/// `coursemark new scene`
struct NewSceneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "A scene that is made of a storyboard or a nib.",
    discussion: """
      Writes what 'coursemark scene' prints into a file beside the lesson, and a comment that makes it the lesson's scene, or that of \
      a step and those after it. What of the interface file is not understood is told with its line.

      Examples:
        coursemark new scene my-course/01-greetings MyApp/Base.lproj/Main.storyboard
        coursemark new scene my-course/01-greetings Main.storyboard --step greet

      Exit codes: 0 when all of it was understood, 3 when something is left out, 2 when nothing was written.
      """)

  @Argument(help: "The lesson's folder.")
  var path: String

  @Argument(help: "A file '.storyboard' or '.xib'.")
  var file: String

  @Option(help: ArgumentHelp("The id of the step that it begins with; the lesson without one.", valueName: "id"))
  var step: String?

  func run() async throws {
    let inHand = try LessonInHand(path, for: "new scene")
    let number = try step.map(inHand.number)
    let interface = try await SceneCommand.read(file)
    let name = "\(interface.name).swift"
    let code = FilePath(inHand.lesson.directory).appending(name)
    guard name.wholeMatch(of: /[\w+.-]+/) != nil else {
      throw UsageError("'\(name)' can't be named in a comment of the lesson; rename \(file).")
    }
    guard !code.exists else { throw UsageError("\(code) is there already, and nothing was changed; rename \(file).") }
    var edit = try LessonEdit(inHand.lesson.file)
    edit.insert("<!-- scene file=\(name) -->\n", behindLine: line(in: edit.text, number))
    try Data(text(of: interface).utf8).write(to: code.url, options: .withoutOverwriting)
    do {
      try inHand.write(edit, adding: "the new scene") { lesson in
        let blocks = number.map { lesson.steps[$0].blocks } ?? lesson.introduction
        return blocks.snippets.contains {
          $0.role == .scene && FilePath($0.location.file).lastComponent?.string == name
        }
      }
    } catch {
      try? FileManager.default.removeItem(at: code.url)
      throw error
    }
    edit.tell(
      "the scene, of \(code)",
      next: interface.hasInitialController
        ? "It shows the storyboard's first controller. See what is on the screen: coursemark look \(path)"
          + (step.map { " \($0)" } ?? "")
        : "Show a controller of it at its end, as the comment there says.")
    try SceneCommand.tellProblems(of: interface, in: file)
  }

  private func text(of interface: InterfaceFile) -> String {
    let name = SwiftLiteral.string(interface.name)
    let end =
      interface.hasInitialController
      ? "launch(nil, storyboard: \(name))\n" : "// Show a controller that uses it: show(…)\n"
    return interface.scene + end
  }

  /// The last line that is not blank before the first step, or under the heading of one.
  private func line(in text: String, _ step: Int?) -> Int {
    let sections = LessonSections(text).sections
    if let step { return sections[step].lastLine }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = sections.first.map { $0.line - 1 } ?? lines.count
    return (lines.prefix(end).lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1) + 1
  }
}
