import CourseModel
import Foundation
import Grading
import Sandboxing
import Storage
import SystemPackage
import TestSupport
import Testing
@testable import CourseCommand

/// What git says has changed, in a repository made for the test.
@Suite struct GitChangesTests {
  let folder: TemporaryFolder

  /// Without the settings of whoever runs the tests, and without a repository around the folder.
  private var environment: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_CEILING_DIRECTORIES": FilePath(folder.path + "/..").resolved.string,
    ]
  }

  init() throws { folder = try TemporaryFolder() }

  private func git(_ arguments: String...) async throws {
    let ending = try await Supervisor.run(
      Command(
        executable: "/usr/bin/env",
        arguments: ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments,
        environment: environment, directory: folder.path))
    try #require(ending.succeeded, "\(ending.errorText)")
  }

  private func makeRepository() async throws {
    try folder.writeLesson()
    for name in ["02-moved", "03-same", "04 spaces é"] {
      try folder.write("---\nformat: 1\n---\n# \(name)\n", to: "lessons/\(name)/lesson.md")
    }
    try await git("init", "--quiet")
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message", "Begin")
    try await git("tag", "before")
  }

  private func names(since revision: String) async throws -> [String] {
    let root = FilePath(folder.path).resolved.string + "/"
    return try await GitChanges(environment: environment).paths(since: revision, around: folder.path + "/lessons")
      .map { String($0.dropFirst(root.count)) }
  }

  @Test func whatIsCommittedChangedNewOrGoneIsNamed() async throws {
    try await makeRepository()
    #expect(try await names(since: "before") == [])
    try folder.write("new", to: "lessons/01-number/answers.md")
    try await git("add", "--all")
    try await git("commit", "--quiet", "--message", "Go on")
    try await git("mv", "lessons/02-moved/lesson.md", "lessons/02-moved/old.md")
    try folder.write("changed", to: "lessons/04 spaces é/lesson.md")
    try folder.write("new", to: "lessons/04 spaces é/key.png")
    #expect(
      try await names(since: "before") == [
        "lessons/01-number/answers.md", "lessons/02-moved/lesson.md", "lessons/02-moved/old.md",
        "lessons/04 spaces é/lesson.md", "lessons/04 spaces é/key.png",
      ])
    let part = try CourseSelection(CourseFinder(path: folder.path + "/lessons"))
    let changes = try await GitChanges(environment: environment).paths(since: "before", around: folder.path)
    #expect(part.touched(by: changes).course.lessons.map(\.id) == ["01-number", "04 spaces é"])
  }

  @Test(arguments: ["nowhere", "--help", "", "before:lessons"])
  func anUnknownRevisionIsSaidSo(revision: String) async throws {
    try await makeRepository()
    await #expect {
      try await names(since: revision)
    } throws: { "\($0)".hasPrefix("Git knows no revision '\(revision)' here;") }
  }

  @Test func aFolderWithoutARepositoryIsSaidSo() async throws {
    try folder.writeLesson()
    await #expect { try await names(since: "main") } throws: { "\($0)".contains("not a git repository") }
  }

  @Test func missingGitIsSaidSo() async throws {
    await #expect {
      try await GitChanges(environment: ["PATH": "/nowhere"]).paths(since: "main", around: folder.path)
    } throws: { "\($0)" == "'--changed-since' needs git, which is not there; install it, or verify all lessons." }
  }
}
