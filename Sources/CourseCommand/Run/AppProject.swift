internal import CourseModel
internal import Foundation
internal import Grading
internal import InterfaceFiles
internal import SourceReading
internal import Storage
internal import SystemPackage

/// The files of an app that was not written for a lesson.
struct AppProject {
  /// For messages: the folder's or first file's name.
  let name: String
  private(set) var files: [SubmissionFile] = []
  /// What was left out, and why.
  private(set) var notes: [String] = []
  private(set) var interfaces: [InterfaceFile] = []
  /// The storyboard that the app begins with; `nil` where its code makes the window.
  private(set) var mainStoryboard: String?

  /// - Parameter paths: Folders, Swift files, archives.
  /// - Throws: ``UsageError``
  init(_ paths: [String]) async throws {
    let current = FileManager.default.currentDirectoryPath
    name =
      paths.first.flatMap { FilePath(current).pushing(FilePath($0)).lexicallyNormalized().lastComponent?.string }
      ?? "app"
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
      try await addInterfaces(in: path)
    }
    if files.contains(where: { $0.text.contains(/@main\s+struct\s+\w+\s*:\s*(?:SwiftUI\.)?App\b/) }) {
      throw UsageError("\(name) is an app of SwiftUI, and Coursemark runs those of UIKit.")
    }
    if files.isEmpty { throw UsageError("There is no Swift file at \(paths.joined(separator: ", ")).") }
  }

  private mutating func add(_ messages: [SubmissionMessage], folder: String) throws {
    for message in messages {
      let words = (message.location.map { "\($0.file): " } ?? "") + message.message
      // What stands in a folder of tests is left out whatever it is.
      if message.location.map({ Self.isTest($0.file, in: folder) }) ?? false { continue }
      if message.kind == .error { throw UsageError(words) }
      if message.kind == .warning { notes.append(words) }
    }
  }

  /// The storyboards and nibs of a folder.
  private mutating func addInterfaces(in path: String) async throws {
    guard FilePath(path).isDirectory else { return }
    let found = ProjectFiles(in: path)
    mainStoryboard = mainStoryboard ?? found.mainStoryboard
    for file in found.interfaces where !Self.isTest(file.path, in: path) {
      do {
        let interface = try await SourceReader().interfaceFile(file.name, text: file.text)
        interfaces.append(interface)
        notes += interface.problems.map { "\(file.path):\($0.line): \($0.message)" }
      } catch let problem as InterfaceProblem {
        notes.append("\(file.path):\(problem.line): \(problem.message) It is left out.")
      } catch let reason as UnreadableSource {
        notes.append("\(file.path): it can't be read: \(reason). It is left out.")
      }
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
