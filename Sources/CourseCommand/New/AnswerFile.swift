internal import CourseModel
internal import Foundation
internal import LessonParsing
internal import Scaffolding
internal import SwiftSource
internal import SystemPackage

/// Swift that an author hands over, in a file or on standard input.
struct AnswerFile: Sendable {
  /// Its file name; `nil` for standard input.
  var name: String?
  var text: String

  /// Bytes; a file of a lesson is never so large.
  private static let largest = 1 << 20

  /// - Parameter path: `-` is standard input.
  static func read(_ path: String) throws -> AnswerFile {
    if path != "-" { try CourseFinder.requireThere(path) }
    let data =
      path == "-"
      ? try FileHandle.standardInput.read(upToCount: largest + 1) ?? Data() : FileManager.default.contents(atPath: path)
    let shown = path == "-" ? "Standard input" : path
    guard let data, let text = String(validating: data, as: UTF8.self) else {
      throw UsageError("\(shown) can't be read as text in UTF-8.")
    }
    guard data.count <= largest else { throw UsageError("\(shown) is larger than 1 MiB.") }
    let lines = text.replacing("\r\n", with: "\n")
    return AnswerFile(
      name: path == "-" ? nil : FilePath(path).lastComponent?.string,
      text: lines.isEmpty || lines.hasSuffix("\n") ? lines : lines + "\n")
  }

  /// Where it belongs in the program of a step: the file that declares one of its types or has its name; otherwise, where it declares
  /// no type, the type that the step's solution puts members into.
  func placement(in lesson: Lesson, step: Int, _ states: LessonStates) -> Placement? {
    let program = states.solutions[step]
    let types = declaredTypes
    if let file = program.files.first(where: { $0.name == name || FilePath($0.name).lastComponent?.string == name }) {
      return .file(file.name)
    }
    if let type = types.first {
      let declares = { (code: String) in Self.types(in: code).contains(type) }
      return program.files.first { declares($0.text) }.map { .file($0.name) }
    }
    return lesson.steps[step].solutions.first?.snippets.map(\.placement).first {
      if case .members = $0 { true } else { false }
    }
  }

  /// Whether there is something else than blanks and comments.
  var hasCode: Bool { !CodeOutline(text).parts.isEmpty || CodeOutline(text).syntaxError != nil }

  private var declaredTypes: [String] { Self.types(in: text) }

  /// The names of classes, structures, enumerations and actors that stand at the outermost level.
  private static func types(in code: String) -> [String] {
    code.split(separator: "\n").compactMap { line in
      line.firstMatch(
        of: /^(?:(?:@\w+|public|open|internal|private|fileprivate|final)\s+)*(?:class|struct|enum|actor)\s+(\w+)/
      )
      .map { String($0.1) }
    }
  }
}
