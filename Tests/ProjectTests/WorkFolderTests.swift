import CourseModel
import Foundation
import TestSupport
import Testing

@testable import CourseCommand
@testable import ServeCommand

/// A reader's own folder, as pages read it and save to it.
@Suite struct WorkFolderTests {
  private let folder: TemporaryFolder
  private let work: WorkFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# A lesson\n", to: "course/01-a/lesson.md")
    try folder.write(#"{"format": 1, "id": "01-a", "lesson": "../course/01-a"}"#, to: "work/.coursemark")
    try folder.write("class A {}\n", to: "work/A.swift")
    work = WorkFolder(try #require(try StartedFolder(at: folder.path + "/work")))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: folder.path).appending(path: path), encoding: .utf8)
  }

  @Test func isThatOfOneLesson() {
    func lesson(_ name: String) -> Lesson {
      Lesson(id: name, title: name, directory: folder.path + "/course/" + name, file: "lesson.md")
    }
    #expect(work.isOf(lesson("01-a")))
    #expect(!work.isOf(lesson("02-b")))
  }

  @Test func readsSwiftFilesAndNothingThatALinkLeadsTo() throws {
    try folder.write("secret", to: "elsewhere/Secret.swift")
    try folder.write("notes", to: "work/notes.txt")
    try folder.write("", to: "work/Folder.swift/B.swift")
    try FileManager.default.createSymbolicLink(
      atPath: URL(filePath: folder.path).appending(path: "work/Link.swift").path,
      withDestinationPath: "../elsewhere/Secret.swift")
    #expect(work.files() == [WorkFile(name: "A.swift", text: "class A {}\n")])
    let link = WorkFile(name: "Link.swift", text: "mine")
    #expect(work.conflicts([link], knowing: work.files()) == ["Link.swift"])
    try work.save([link])
    #expect(try text("elsewhere/Secret.swift") == "secret")
    #expect(try text("work/Link.swift") == "mine")
  }

  @Test func whatWasWrittenElsewhereMeanwhileIsNamed() throws {
    let mine = WorkFile(name: "A.swift", text: "class A { let page = 1 }\n")
    let known = work.files()
    #expect(work.conflicts([mine], knowing: known) == [])
    #expect(work.conflicts([mine], knowing: []) == ["A.swift"], "the page has never seen it")
    try folder.write("class A { let editor = 1 }\n", to: "work/A.swift")
    #expect(work.conflicts([mine], knowing: known) == ["A.swift"])
    #expect(work.conflicts(work.files(), knowing: known) == [], "it is the same already")
    #expect(work.conflicts([WorkFile(name: "B.swift", text: "")], knowing: known) == [])
    try work.save([mine, WorkFile(name: "B.swift", text: "class B {}\n")])
    #expect(try text("work/A.swift") == mine.text)
    #expect(work.files().map(\.name) == ["A.swift", "B.swift"])
  }
}
