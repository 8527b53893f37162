import Foundation
import Grading
import LessonParsing
import Sandboxing
import Storage
import Synchronization
import SystemPackage
import TestSupport
import Testing
import Verification
@testable import CourseCommand

/// Seeing files change, and verifying what has changed.
@Suite struct WatchTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["01-a", "02-b"] {
      try folder.write("---\nformat: 1\n---\n# \(name)\n", to: "lessons/\(name)/lesson.md")
    }
  }

  private func times() -> FileSnapshot { FileSnapshot(under: folder.path + "/lessons") }

  private func changes(since before: FileSnapshot) -> [String] {
    let root = FilePath(folder.path).resolved.string + "/lessons/"
    return times().changes(since: before).map { String($0.dropFirst(root.count)) }
  }

  @Test func filesThatAreNewGoneOrChangedAreSeen() throws {
    let before = times()
    #expect(changes(since: before) == [])
    try folder.write("longer than before, and another file", to: "lessons/01-a/lesson.md")
    try folder.write("new", to: "lessons/01-a/Parts/Scene.swift")
    try FileManager.default.removeItem(atPath: folder.path + "/lessons/02-b/lesson.md")
    #expect(changes(since: before) == ["01-a/Parts/Scene.swift", "01-a/lesson.md", "02-b/lesson.md"])
  }

  @Test func hiddenFilesAndAnEditorsCopiesDoNotCount() throws {
    let before = times()
    for name in [".lesson.md.swp", "lesson.md~", ".git/index", "node_modules/a.js"] {
      try folder.write("x", to: "lessons/01-a/" + name)
    }
    #expect(changes(since: before) == [])
  }

  @Test func aSingleFileIsWatchedToo() throws {
    let path = folder.path + "/lessons/01-a/lesson.md"
    let before = FileSnapshot(under: path)
    try folder.write("changed", to: "lessons/01-a/lesson.md")
    #expect(FileSnapshot(under: path).changes(since: before) == [FilePath(path).resolved.string])
  }

  @Test func onlyTheChangedLessonIsVerifiedAgainAndCancellingEndsInOrder() async throws {
    let path = folder.path + "/lessons"
    let report = folder.path + "/lessons/report.json"
    let run = VerificationRun(
      verifier: Verifier(tools: RuleTools(grade: { _, _, _ in throw CancellationError() })), rules: [])
    let output = VerificationOutput(
      format: .json, destination: ReportDestination(path: report, noColour: true), listsLinks: false,
      listsListings: false)
    let watch = VerificationWatch(
      path: path, start: FileSnapshot(under: path), run: run, output: output, progress: ProgressLine())
    let part = try CourseSelection(CourseFinder(path: path))
    let task = Task { try await watch.run(startingWith: part) }
    try await wait(for: report, toName: "01-a")
    try folder.write("---\nformat: 1\n---\n# Changed\n", to: "lessons/02-b/lesson.md")
    try await wait(for: report, toName: "Changed")
    #expect(try !folder.read("lessons/report.json").contains("01-a/lesson.md"))
    task.cancel()
    try await task.value
  }

  private func wait(for file: String, toName text: String) async throws {
    for _ in 0..<3000 {
      if let found = FileManager.default.contents(atPath: file), String(decoding: found, as: UTF8.self).contains(text) {
        return
      }
      try await Task.sleep(for: .milliseconds(100))
    }
    Issue.record("\(file) never names '\(text)'")
  }
}
