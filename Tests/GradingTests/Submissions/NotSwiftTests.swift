import Foundation
import Testing

@testable import Grading

/// What is handed in and is no Swift is told to be what it is.
@Suite struct NotSwiftTests {
  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D], "it is a picture (PNG), not Swift"),
      ([0xFF, 0xD8, 0xFF, 0xE0], "it is a picture (JPEG), not Swift"),
      (Array("%PDF-1.7\n".utf8), "it is a PDF document, not Swift"),
      (Array("{\\rtf1 let a = 1}".utf8), "it is a document of a word processor (RTF), not Swift"),
      ([0x50, 0x4B, 0x03, 0x04, 0], "it is a ZIP archive, or a document of an office program, not Swift"),
      (Array("\n<!DOCTYPE html><html></html>".utf8), "it is a web page, not Swift"),
      (Array(repeating: 0, count: 257) + Array("ustar".utf8), "it is a TAR archive, not Swift"),
      ([], "it is empty"),
      (Array(" \n\t\n".utf8), "it is empty"),
      ([0xFF, 0xFE, 0x61, 0x00], "it is text in UTF-16; save the file as UTF-8"),
      (Array("let a = 1".utf8).flatMap { [$0, 0] }, "it is text in UTF-16; save the file as UTF-8"),
      (Array("let a = 1".utf8).flatMap { [0, $0] }, "it is text in UTF-16; save the file as UTF-8"),
      ([0x61, 0xE9, 0x0A], "it is not UTF-8; save the file as UTF-8"),
      ([0x61, 0x00, 0x0A], "it holds bytes that are no text (NUL)"),
    ] as [([UInt8], String)])
  func theMessageSaysWhatItIs(bytes: [UInt8], words: String) throws {
    try SubmissionFixture.folder { folder in
      try folder.write(bytes, "A.swift")
      let submission = try folder.read()
      #expect(submission.files.isEmpty)
      #expect(submission.defect == .notSwift)
      #expect(folder.messages(submission) == ["A.swift: This can't be read: \(words)."])
    }
  }

  @Test func aFolderWithoutSwiftSaysWhatIsThere() throws {
    try SubmissionFixture.folder { folder in
      try folder.write([0x89, 0x50, 0x4E, 0x47], "mine/plan.png")
      try folder.write("", "mine/notes.txt")
      try FileManager.default.createDirectory(atPath: folder.path + "/empty", withIntermediateDirectories: true)
      #expect(
        try folder.refusal("mine") == [
          "mine: there is no Swift file and no answer in it; what is there: mine/notes.txt; mine/plan.png, a picture (PNG)"
        ])
      #expect(try folder.refusal("empty") == ["empty: there is no Swift file and no answer in it"])
    }
  }

  @Test func anotherFileIsToldWhatCanBeHandedIn() throws {
    try SubmissionFixture.folder { folder in
      try folder.write(Array("%PDF-1.7".utf8), "ada.pdf")
      #expect(
        try folder.refusal("ada.pdf") == [
          "ada.pdf: it is a PDF document, not Swift; hand in a folder, a Swift file, or a zip or tar archive of them"
        ])
    }
  }

  @Test func emptyFilesAndOtherLineEndsAreSwift() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("", "A.swift")
      try folder.write(" \n\t\n", "B.swift")
      try folder.write("\u{FEFF}let a = 1\r\n", "C.swift")
      try folder.write("let b = 1\rlet c = 2\r", "D.swift")
      let submission = try folder.read()
      #expect(submission.files.count == 4)
      #expect(submission.messages.isEmpty)
    }
  }
}
