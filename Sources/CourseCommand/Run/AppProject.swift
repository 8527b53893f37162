internal import CourseModel
internal import Foundation
internal import Grading
internal import InterfaceFiles
internal import Interop
internal import SourceReading
internal import Storage
internal import SwiftSource
internal import SystemPackage

/// The files of an app that was not written for a lesson.
struct AppProject {
  /// For messages: the folder's or first file's name.
  let name: String
  private(set) var files: [SubmissionFile] = []
  /// What was left out, and why.
  private(set) var notes: [String] = []
  /// What its storyboards, asset catalogues and other files come to.
  private(set) var resources = AppResources()
  private(set) var classes: [ClassDeclaration] = []

  /// - Parameter paths: Folders, Swift files, archives.
  /// - Throws: ``UsageError``
  init(_ paths: [String]) async throws {
    let current = FileManager.default.currentDirectoryPath
    name =
      paths.first.flatMap { FilePath(current).pushing(FilePath($0)).lexicallyNormalized().lastComponent?.string }
      ?? "app"
    var found: [ResourceFile] = []
    for path in paths {
      try CourseFinder.requireThere(path)
      let submission: Submission
      do {
        submission = try await SubmissionProcess(program: ReadingProgram()).read(.typed(path))
      } catch let problem as SubmissionReader.NotReadable {
        throw UsageError(problem.description)
      }
      files += submission.files.filter { !Self.isTest($0.path, in: path) }
      try add(submission.messages, folder: path)
      let tests = submission.files.count { Self.isTest($0.path, in: path) }
      if tests > 0 { notes.append("\(tests) \(tests == 1 ? "file" : "files") of tests left out.") }
      found += submission.resources.filter { !Self.isTest($0.path, in: path) }
    }
    if files.contains(where: { $0.text.contains(/@main\s+struct\s+\w+\s*:\s*(?:SwiftUI\.)?App\b/) }) {
      throw UsageError("\(name) is an app of SwiftUI, and Coursemark runs those of UIKit.")
    }
    if files.isEmpty { throw UsageError("There is no Swift file at \(paths.joined(separator: ", ")).") }
    try await read(found)
  }

  private mutating func add(_ messages: [SubmissionMessage], folder: String) throws {
    for message in messages {
      let words = (message.location.map { "\($0.file): " } ?? "") + message.message
      // What stands in a folder of tests is left out whatever it is.
      if message.location.map({ Self.isTest($0.file, in: folder) }) ?? false { continue }
      if message.kind == .error { throw UsageError(words) }
      if message.kind == .warning || message.kind == .note && message.location == nil { notes.append(words) }
    }
  }

  private mutating func read(_ found: [ResourceFile]) async throws {
    do {
      let reader = try SourceReader()
      classes = try await reader.classes(in: files.map { Interop.File(name: $0.name, text: $0.text) })
      resources = try await reader.resources(found, classes: nil)
      if let symbols = AssetSymbols(CollectionOfOne(resources), usedIn: files.map(\.text)).text,
        !files.contains(where: { $0.name == AssetSymbols.fileName })
      {
        files.append(SubmissionFile(name: AssetSymbols.fileName, path: AssetSymbols.fileName, text: symbols))
      }
      notes += resources.problems.map { "\($0.path):\($0.line): \($0.message)" }
    } catch let reason as UnreadableSource {
      throw UsageError("\(name) can't be read: \(reason).")
    }
  }

  /// As Xcode's templates call the folders of test targets.
  private static func isTest(_ path: String, in folder: String) -> Bool {
    let depth = FilePath(folder).components.count
    return FilePath(path).removingLastComponent().components.dropFirst(depth).contains { component in
      component.string.hasSuffix("Tests") || component.string.hasSuffix("UITest")
    }
  }
}
