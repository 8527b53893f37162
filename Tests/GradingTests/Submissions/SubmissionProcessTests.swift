import CourseModel
import Foundation
import SourceReading
import SystemPackage
import Testing

@testable import Grading

/// Archives and markdown, read by a child.
@Suite struct SubmissionProcessTests {
  private func read(
    _ folder: SubmissionFixture, _ name: String, by program: ReadingProgram? = nil
  ) async throws -> Submission {
    try await SubmissionProcess(program: program ?? ReadingProgram()).read(.typed(folder.path + "/" + name))
  }

  @Test func whatAChildReadsIsWhatThisProcessWouldRead() async throws {
    let answers = "```swift file=B.swift\nclass B {}\n```\n\n```swift\nclass C {}\n```\n"
    try await SubmissionFixture.folder { folder in
      try folder.write("class A {}", "mine/A.swift")
      try folder.write(answers, "mine/answers.md")
      try folder.write([0x89, 0x50, 0x4E, 0x47], "mine/plan.png")
      let members: [ArchiveMaker.Member] = [.text("A.swift", "class A {}"), .text("answers.md", answers)]
      try folder.write(ArchiveMaker.make(.zip, members), "mine.zip")
      try folder.write(ArchiveMaker.make(.compressedTar, members), "mine.tar.gz")
      for name in ["mine", "mine.zip", "mine.tar.gz"] {
        let (read, own) = (try await read(folder, name), try folder.read(name))
        #expect(read.files == own.files && read.answers == own.answers && read.besides == own.besides)
        #expect(folder.messages(read) == folder.messages(own))
        #expect(read.files.count == 1 && read.answers.count == 1 && read.messages.count == 1)
      }
    }
  }

  /// As Windows, macOS and Python write them: with the mark that says that names are UTF-8.
  @Test func aZipMayHaveNamesBeyondASCII() async throws {
    var bytes = try ArchiveMaker.make(
      .zip, [.text("XXbung 1/A.swift", "class A {}"), .text("XXbung 1/LXXsung.pdf", "%PDF")])
    let (umlaut, small) = (Array("Ü".utf8), Array("ö".utf8))
    for index in bytes.indices.dropLast(4) {
      // The headers of members: of each by itself, and in the table at the end.
      if bytes[index...].starts(with: [0x50, 0x4B, 3, 4]) { bytes[index + 7] |= 8 }
      if bytes[index...].starts(with: [0x50, 0x4B, 1, 2]) { bytes[index + 9] |= 8 }
      if bytes[index...].starts(with: Array("XXb".utf8)) { bytes.replaceSubrange(index..<index + 2, with: umlaut) }
      if bytes[index...].starts(with: Array("XXs".utf8)) { bytes.replaceSubrange(index..<index + 2, with: small) }
    }
    try await SubmissionFixture.folder { folder in
      try folder.write(bytes, "mine.zip")
      let read = try await read(folder, "mine.zip")
      #expect(read.files.map(\.name) == ["A.swift"])
      #expect(read.files.map { $0.path.replacing(folder.path, with: "") } == ["/mine.zip/Übung 1/A.swift"])
    }
  }

  @Test func whatAChildRefusesIsRefusedInItsWords() async throws {
    try await SubmissionFixture.folder { folder in
      try folder.write(ArchiveMaker.make(.tar, [.text("../evil.swift", "")]), "a.tar")
      try folder.write("no archive", "b.zip")
      for name in ["a.tar", "b.zip"] {
        let own = try folder.refusal(name)
        await #expect {
          try await read(folder, name)
        } throws: { error in
          ["\(error)".replacing(folder.path + "/", with: "")] == own
        }
      }
    }
  }

  @Test func aChildThatBreaksIsAnErrorOfThatSubmission() async throws {
    try await SubmissionFixture.folder { folder in
      try folder.write(ArchiveMaker.make(.zip, [.text("A.swift", "")]), "a.zip")
      await #expect {
        try await read(folder, "a.zip", by: ReadingProgram(executable: "/bin/false"))
      } throws: { error in
        (error as? SubmissionReader.NotReadable)?.reason
          == "reading it broke what reads it; hand in the files themselves"
      }
    }
  }

  @Test func archivesThatADownloadHasPutSideBySideAreReadByOneChild() async throws {
    try await SubmissionFixture.folder { folder in
      try folder.write(ArchiveMaker.make(.zip, [.text("A.swift", "class A {}")]), "ada_1_mine.zip")
      try folder.write(ArchiveMaker.make(.tar, [.text("B.swift", "class B {}")]), "ada_2_more.tar")
      try folder.write("no archive", "ada_3_broken.zip")
      let parts = [("ada_1_mine.zip", "mine.zip"), ("ada_2_more.tar", "more.tar"), ("ada_3_broken.zip", "broken.zip")]
      let place = try #require(
        SubmissionPlace.parts(parts.map { (entry: $0.0, name: $0.1) }, in: FilePath(folder.path)))
      let read = try await SubmissionProcess(program: ReadingProgram()).read(place)
      #expect(read.files.map(\.name) == ["A.swift", "B.swift"])
      #expect(read.defect == .refused)
      #expect(folder.messages(read).count == 1, "\(folder.messages(read))")
    }
  }

  @Test func aFolderOfSwiftNeedsNoChild() async throws {
    try await SubmissionFixture.folder { folder in
      try folder.write("class A {}", "mine/A.swift")
      let submission = try await read(folder, "mine", by: ReadingProgram(executable: "/nowhere"))
      #expect(submission.files.map(\.text) == ["class A {}"])
    }
  }

  @Test func aChildCannotSpeakOfAnotherSubmission() {
    let own = SubmissionFile(name: "A.swift", path: "class/eve.zip/A.swift", text: "a")
    let other = SubmissionFile(name: "A.swift", path: "class/ada/A.swift", text: "a")
    let place = SubmissionPlace.typed("class/eve.zip")
    #expect(Submission(name: "class/eve.zip", files: [own]).isOf(place, SubmissionLimits()))
    #expect(!Submission(name: "class/eve.zip", files: [other]).isOf(place, SubmissionLimits()))
    let sister = SubmissionFile(name: "A.swift", path: "class/eve.zip.zip/A.swift", text: "a")
    #expect(!Submission(name: "class/eve.zip", files: [sister]).isOf(place, SubmissionLimits()))
    #expect(!Submission(name: "class/ada", files: [own]).isOf(place, SubmissionLimits()))
  }
}
