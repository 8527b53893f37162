import Storage
import Foundation
import Testing

@testable import Grading

@Suite struct SubmissionReaderTests {
  private func folder(_ body: (String) throws -> Void) throws {
    let directory = try TemporaryDirectory()
    defer { directory.remove() }
    try body(directory.path.string)
  }

  private func write(_ text: String, _ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func messages(_ submission: Submission, in folder: String) -> [String] {
    submission.messages.map {
      "\(($0.location?.file ?? "").replacing(folder + "/", with: "")): \($0.message)"
    }
  }

  @Test func swiftFilesOfAFolderAreReadInTheOrderOfTheirPaths() throws {
    try folder { folder in
      try write("b", folder + "/B.swift")
      try write("c", folder + "/Cells/C.swift")
      try write("a", folder + "/A.swift")
      try write("no", folder + "/notes.txt")
      let submission = try SubmissionReader.read(folder)
      #expect(submission.files.map(\.name) == ["A.swift", "B.swift", "C.swift"])
      #expect(submission.files.map(\.text) == ["a", "b", "c"])
      #expect(submission.messages.isEmpty)
    }
  }

  @Test func aSingleFileIsASubmission() throws {
    try folder { folder in
      try write("a", folder + "/A.swift")
      #expect(try SubmissionReader.read(folder + "/A.swift").files.map(\.name) == ["A.swift"])
    }
  }

  @Test func linksAreNotFollowed() throws {
    try folder { folder in
      try write("secret", folder + "/outside.txt")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/A.swift", withDestinationPath: folder + "/outside.txt")
      let submission = try SubmissionReader.read(folder)
      #expect(submission.files.isEmpty)
      #expect(
        messages(submission, in: folder) == ["A.swift: This was left out: it is a link; hand in the file itself."])
    }
  }

  @Test func aPipeWithTheNameOfAFileDoesNotHangTheGrader() throws {
    try folder { folder in
      #expect(mkfifo(folder + "/A.swift", 0o600) == 0)
      let submission = try SubmissionReader.read(folder)
      #expect(messages(submission, in: folder) == ["A.swift: This was left out: it is not a regular file."])
    }
  }

  @Test func aFolderWithTheNameOfAFileIsAFolder() throws {
    try folder { folder in
      try write("b", folder + "/A.swift/B.swift")
      #expect(try SubmissionReader.read(folder).files.map(\.name) == ["B.swift"])
    }
  }

  @Test func aLargeFileIsLeftOutBeforeItIsReadWhole() throws {
    try folder { folder in
      try write(String(repeating: " ", count: 2000), folder + "/A.swift")
      var limits = SubmissionReader.Limits()
      limits.fileSize = 1024
      let submission = try SubmissionReader.read(folder, limits: limits)
      #expect(messages(submission, in: folder) == ["A.swift: This was left out: it is larger than 1 KiB."])
    }
  }

  @Test func tooManyFilesAreLeftOutWithAWord() throws {
    try folder { folder in
      for number in 1...3 { try write("", folder + "/\(number).swift") }
      var limits = SubmissionReader.Limits()
      limits.files = 2
      let submission = try SubmissionReader.read(folder, limits: limits)
      #expect(submission.files.count == 2)
      #expect(
        messages(submission, in: folder) == ["3.swift: This was left out: the submission has more than 2 files."])
    }
  }

  @Test func otherEncodingsAreNamed() throws {
    try folder { folder in
      try Data([0xFF, 0xFE, 0x61, 0x00]).write(to: URL(fileURLWithPath: folder + "/Wide.swift"))
      try Data([0x61, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: folder + "/Latin.swift"))
      let submission = try SubmissionReader.read(folder)
      #expect(submission.files.isEmpty)
      #expect(
        messages(submission, in: folder) == [
          "Latin.swift: This can't be read: it is not UTF-8; save the file as UTF-8.",
          "Wide.swift: This can't be read: it is UTF-16; save the file as UTF-8.",
        ])
    }
  }

  @Test func twoFilesOfOneNameAreRefused() throws {
    try folder { folder in
      try write("1", folder + "/A.swift")
      try write("2", folder + "/Old/a.swift")
      let submission = try SubmissionReader.read(folder)
      #expect(submission.files.map(\.text) == ["1"])
      #expect(
        messages(submission, in: folder) == [
          "Old/a.swift: This can't be read: a file of this name is already there: \(folder)/A.swift."
        ])
    }
  }

  @Test func aManifestIsNeverEvaluated() throws {
    try folder { folder in
      try write("#error(\"evaluated\")", folder + "/Package.swift")
      try write("", folder + "/.build/A.swift")
      let submission = try SubmissionReader.read(folder)
      #expect(submission.files.isEmpty)
      #expect(
        messages(submission, in: folder) == [
          "Package.swift: This was left out: a package manifest is not part of the app."
        ])
    }
  }

  @Test func aPathThatIsNotThereIsAnError() {
    #expect(throws: SubmissionReader.NotReadable.self) { try SubmissionReader.read("/nowhere/at/all") }
  }
}
