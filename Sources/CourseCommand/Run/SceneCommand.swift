internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import InterfaceFiles
internal import Reporting
internal import SourceReading
internal import SystemPackage

/// `coursemark scene`
struct SceneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "Print an interface file of Xcode's as a lesson's scene in Swift.",
    discussion: """
      Reads a storyboard or a nib as Xcode writes it, and prints the statements that make the same screens. What of the file is not \
      understood is told with its line; nothing is guessed in its place.

      Example:
        coursemark scene MyApp/Base.lproj/Main.storyboard

      Exit codes: 0 when all of it was understood, 3 when something is left out, 2 for what is no interface file.
      """)

  @Argument(help: "A file '.storyboard' or '.xib'.")
  var file: String

  func run() async throws {
    let interface = try await Self.read(file)
    Console.write(visible(interface.scene))
    try Self.tellProblems(of: interface, in: file)
  }

  /// - Throws: ``UsageError`` for what is no interface file.
  static func read(_ file: String) async throws -> InterfaceFile {
    let text = try AnswerFile.read(file).text
    do {
      return try await SourceReader().interfaceFile(FilePath(file).stem ?? "Main", text: text)
    } catch let problem as InterfaceProblem {
      throw UsageError("\(file):\(problem.line): \(problem.message)")
    } catch let reason as UnreadableSource {
      throw UsageError("\(file) can't be read: \(reason).")
    }
  }

  /// What of the file is left out, a line each; there is an exit code for that.
  static func tellProblems(of interface: InterfaceFile, in file: String) throws {
    for problem in interface.problems { Console.note(visible("\(file):\(problem.line): \(problem.message)")) }
    if !interface.problems.isEmpty { try CommandExit.with(.undecided) }
  }
}
