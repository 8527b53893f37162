import Foundation
import Testing

@testable import Grading

/// How much may be handed in, and under which names.
@Suite struct SubmissionLimitsTests {
  private func limits(_ change: (inout SubmissionLimits) -> Void) -> SubmissionLimits {
    var limits = SubmissionLimits()
    change(&limits)
    return limits
  }

  @Test func aLargeFileIsRefusedBeforeItIsRead() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("", "A.swift")
      // 100 GB that take no place on the disk.
      #expect(truncate(folder.path + "/A.swift", 100 << 30) == 0)
      #expect(try folder.refusal() == ["A.swift: This can't be read: it is larger than 1 MiB."])
    }
  }

  @Test func allFilesTogetherHaveALimitToo() throws {
    try SubmissionFixture.folder { folder in
      for number in 1...3 { try folder.write(String(repeating: " ", count: 1000), "\(number).swift") }
      let submission = try folder.read(limits: limits { $0.totalSize = 2048 })
      #expect(submission.files.map(\.name) == ["1.swift", "2.swift"])
      #expect(
        folder.messages(submission) == [
          "3.swift: This can't be read: with it, the files come to more than 2 KiB."
        ])
    }
  }

  @Test func tooManyFilesAreToldOnce() throws {
    try SubmissionFixture.folder { folder in
      for number in 1...5 { try folder.write("", "\(number).swift") }
      let fewFiles = limits { $0.files = 2 }
      let fewEntries = limits { $0.entries = 3 }
      #expect(
        try folder.refusal(limits: fewFiles) == ["3.swift: This can't be read: the submission has more than 2 files."])
      let submission = try folder.read(limits: fewEntries)
      #expect(submission.defect == .refused)
      #expect(
        submission.messages.map(\.message) == [
          "This can't be read: the submission holds more than 3 files and folders."
        ])
    }
  }

  @Test func fiveThousandFilesAreBounded() throws {
    try SubmissionFixture.folder { folder in
      for number in 1...5_000 { #expect(close(creat(folder.path + "/\(number).swift", 0o600)) == 0) }
      let submission = try folder.read()
      #expect(submission.files.count <= 200)
      #expect(submission.defect == .refused)
      #expect(submission.messages.count <= 20)
    }
  }

  @Test func aFolderThatIsDeeperThanAnyPathIsRefused() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("", "A.swift")
      var deep = open(folder.path, O_RDONLY | O_DIRECTORY)
      let name = String(repeating: "d", count: 200)
      for _ in 0..<30 {
        #expect(mkdirat(deep, name, 0o700) == 0)
        let next = openat(deep, name, O_RDONLY | O_DIRECTORY)
        close(deep)
        deep = next
      }
      close(deep)
      let submission = try folder.read()
      #expect(submission.files.map(\.name) == ["A.swift"])
      #expect(submission.messages.count == 1)
      #expect(submission.messages.first?.message == "This can't be read: it is more than 8 folders deep.")
    }
  }

  @Test(arguments: [
    ([0x41, 0xFF, 0x2E] + Array("swift".utf8), #"A\xFF.swift: This can't be read: its name is not UTF-8; rename it."#),
    (
      Array("A\n::error::x.swift".utf8),
      "A\n::error::x.swift: This can't be read: its name holds the invisible character U+000A; rename it."
    ),
    (
      Array("A\u{1B}]0;x\u{7}.swift".utf8),
      "A\u{1B}]0;x\u{7}.swift: This can't be read: its name holds the invisible character U+001B; rename it."
    ),
    (
      Array("A\u{202E}tfiws.swift".utf8),
      "A\u{202E}tfiws.swift: This can't be read: its name holds the invisible character U+202E; rename it."
    ),
  ])
  func namesThatAreNoHonestTextAreRefused(name: [UInt8], message: String) throws {
    try SubmissionFixture.folder { folder in
      try folder.write("", "B.swift")
      let path = (Array((folder.path + "/").utf8) + name + [0]).map { CChar(bitPattern: $0) }
      let file = creat(path, 0o600)
      try #require(file >= 0)
      close(file)
      #expect(try folder.refusal() == [message])
    }
  }

  @Test(arguments: ["-O.swift", "@args.swift", "=1+1.swift", "a;rm -rf $HOME.swift", "<b>.swift", "Größe.swift"])
  func otherNamesAreJustNames(name: String) throws {
    try SubmissionFixture.folder { folder in
      try folder.write("a", name)
      #expect(try folder.read().files.map(\.name) == [name.precomposedStringWithCanonicalMapping])
    }
  }

  @Test(arguments: [("A.swift", "Old/a.swift"), ("Gr\u{F6}\u{DF}e.swift", "Old/Gro\u{308}\u{DF}e.swift")])
  func filesThatSomeSystemsTakeForOneAreRefused(first: String, second: String) throws {
    try SubmissionFixture.folder { folder in
      try folder.write("1", first)
      try folder.write("2", second)
      let submission = try folder.read()
      #expect(submission.files.map(\.text) == ["1"])
      #expect(submission.defect == .refused)
      #expect(
        folder.messages(submission)
          == [
            "\(second): This can't be read: a file of this name is already there: \(folder.path)/\(first)."
          ].map { $0.replacing(folder.path + "/", with: "") })
    }
  }

  @Test(arguments: ["A.SWIFT", "A.swift.txt", "A.Swift"])
  func filesThatAreAlmostNamedLikeSwiftAreNotPassedOver(name: String) throws {
    try SubmissionFixture.folder { folder in
      try folder.write("a", name)
      #expect(
        try folder.refusal() == [
          "\(name): This can't be read: the names of Swift files end in '.swift'; rename it."
        ])
    }
  }

  @Test func answersOfAMarkdownFileCountAsFilesDo() throws {
    try SubmissionFixture.folder { folder in
      let fence = "```swift file=A%.swift\nlet a = 1\n```\n"
      let fences = (1...201).map { fence.replacing("%", with: "\($0)") }
      try folder.write(fences.dropLast().joined(separator: "\n"), "answers.md")
      #expect(try folder.read().answers.count == 200)
      try folder.write(fences.joined(separator: "\n"), "answers.md")
      let submission = try folder.read()
      #expect(submission.defect == .refused && submission.answers.isEmpty)
      #expect(submission.messages.map(\.message) == ["This can't be read: the submission has more than 200 answers."])
    }
  }

  @Test func manyRemarksOnOneFileAreNotAllSaid() throws {
    try SubmissionFixture.folder { folder in
      try folder.write(String(repeating: "```swift\n```\n", count: 20_000), "answers.md")
      #expect(try folder.read().messages.count <= 50)
    }
  }
}
