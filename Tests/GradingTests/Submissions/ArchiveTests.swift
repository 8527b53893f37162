import Foundation
import Testing

@testable import Grading

/// Archives that are handed in.
@Suite struct ArchiveTests {
  typealias Member = ArchiveMaker.Member

  static let kinds: [(ArchiveMaker.Kind, String)] = [(.zip, "a.zip"), (.tar, "a.tar"), (.compressedTar, "a.tar.gz")]

  /// What is said of an archive with these members beside an honest file.
  private func refusal(
    _ kind: ArchiveMaker.Kind, _ name: String, _ members: [Member], limits: SubmissionLimits = SubmissionLimits()
  ) throws -> [String] {
    var found: [String] = []
    try SubmissionFixture.folder { folder in
      try folder.write(ArchiveMaker.make(kind, [.text("Honest.swift", "let honest = 1")] + members), name)
      found = try folder.refusal(name, limits: limits)
      // Nothing has come out of the archive.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/../evil.swift"))
    }
    return found
  }

  @Test(arguments: kinds)
  func theFilesOfAnArchiveAreASubmission(kind: ArchiveMaker.Kind, name: String) throws {
    try SubmissionFixture.folder { folder in
      let members: [Member] = [
        .folder("work/"), .text("work/B.swift", "b"), .text("work/Cells/A.swift", "a"), .text("work/notes.txt", "n"),
        .text("work/.DS_Store", "x"), .text("__MACOSX/work/._A.swift", "x"), .text("work/Größe.swift", "g"),
        .text("work/Package.swift", "#error(\"evaluated\")"),
      ]
      try folder.write(ArchiveMaker.make(kind, members), name)
      let submission = try folder.read(name)
      #expect(submission.files.map(\.name) == ["B.swift", "A.swift", "Größe.swift"])
      #expect(submission.files.map(\.text) == ["b", "a", "g"])
      #expect(submission.files.first?.path == "\(folder.path)/\(name)/work/B.swift")
      #expect(submission.defect == nil)
      #expect(
        folder.messages(submission) == [
          "\(name)/work/Package.swift: This was left out: a package manifest is not part of the app."
        ])
    }
  }

  @Test(arguments: kinds)
  func noPathLeadsOutOfAnArchive(kind: ArchiveMaker.Kind, name: String) throws {
    #expect(
      try refusal(kind, name, [.text("../evil.swift", "")]) == [
        "\(name): the path of its member '../evil.swift' leads out of it"
      ])
    #expect(
      try refusal(kind, name, [.text("a/../../evil.swift", "")]) == [
        "\(name): the path of its member 'a/../../evil.swift' leads out of it"
      ])
    #expect(
      try refusal(kind, name, [.text("/tmp/evil.swift", "")]) == [
        "\(name): its member '/tmp/evil.swift' has an absolute path"
      ])
  }

  @Test(arguments: kinds)
  func anArchiveWithALinkIsRefused(kind: ArchiveMaker.Kind, name: String) throws {
    #expect(
      try refusal(kind, name, [.link("A.swift", to: "/etc/passwd")]) == ["\(name): its member 'A.swift' is a link"])
    #expect(try refusal(kind, name, [.link("Cells", to: "..")]) == ["\(name): its member 'Cells' is a link"])
  }

  @Test func aTarWithAHardLinkOrAPipeIsRefused() throws {
    #expect(
      try refusal(.tar, "a.tar", [.hardLink("A.swift", to: "Honest.swift")]) == [
        "a.tar: its member 'A.swift' is a link"
      ])
    #expect(
      try refusal(.tar, "a.tar", [.pipe("A.swift")]) == ["a.tar: its member 'A.swift' is neither a file nor a folder"])
  }

  @Test(arguments: kinds)
  func twoMembersOfOnePathAreRefused(kind: ArchiveMaker.Kind, name: String) throws {
    #expect(
      try refusal(kind, name, [.text("A.swift", "1"), .text("./A.swift", "2")]) == [
        "\(name): two members of it have the name 'A.swift'"
      ])
    #expect(
      try refusal(kind, name, [.text("A.swift", "1"), .text("a.swift", "2")]) == [
        "\(name): two members of it have the name 'a.swift'"
      ])
  }

  @Test(arguments: kinds)
  func aBombIsNotUnpacked(kind: ArchiveMaker.Kind, name: String) throws {
    let zeros = [UInt8](repeating: 0x20, count: 3 << 20)
    var limits = SubmissionLimits()
    limits.unpackedSize = 8 << 20
    let found = try refusal(
      kind, name, (0..<(kind == .tar ? 1 : 4)).map { .file("\($0).png", zeros) }, limits: limits)
    if kind == .tar {
      // Not larger than it is.
      #expect(found == [])
    } else {
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("\(name): it holds more than ") == true)
    }
  }

  @Test func aMemberThatIsTooLargeIsRefusedByItself() throws {
    let large = [UInt8](repeating: 0x20, count: 2 << 20)
    #expect(
      try refusal(.zip, "a.zip", [.file("A.swift", large)]).last?.hasSuffix("holds more than 1 MiB in 2 KiB") == true)
    var limits = SubmissionLimits()
    limits.unpackedRatio = 10_000
    #expect(
      try refusal(.zip, "a.zip", [.file("A.swift", large)], limits: limits) == [
        "a.zip/A.swift: This can't be read: it is larger than 1 MiB."
      ])
  }

  @Test(arguments: kinds)
  func manyMembersAndDeepOnesAreBounded(kind: ArchiveMaker.Kind, name: String) throws {
    var limits = SubmissionLimits()
    limits.entries = 20
    #expect(
      try refusal(kind, name, (0..<30).map { .text("\($0).txt", "") }, limits: limits) == [
        "\(name): This can't be read: the submission holds more than 20 files and folders."
      ])
    let deep = String(repeating: "d/", count: 20) + "A.swift"
    #expect(
      try refusal(kind, name, [.text(deep, "")]) == [
        "\(name)/\(deep): This can't be read: it is more than 8 folders deep."
      ])
  }

  @Test(arguments: kinds)
  func namesInArchivesHaveTheSameRules(kind: ArchiveMaker.Kind, name: String) throws {
    #expect(
      try refusal(kind, name, [.text("A\n::error::x.swift", "")]) == [
        "\(name)/A\n::error::x.swift: This can't be read: its name holds the invisible character U+000A; rename it."
      ])
  }

  @Test(arguments: kinds)
  func whatIsNoArchiveIsSaidToBeNone(kind: ArchiveMaker.Kind, name: String) throws {
    try SubmissionFixture.folder { folder in
      for bytes in [Array("let a = 1\n".utf8), [], [UInt8](repeating: 0, count: 4_096), Array("PK\u{3}\u{4}".utf8)] {
        try folder.write(bytes, name)
        let found = try folder.refusal(name)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("\(name): it is no ") == true, "\(found)")
      }
      // Half of an archive.
      let members = (0..<20).map { Member.text("\($0).swift", String(repeating: "let a\($0) = 1\n", count: 100)) }
      let whole = try ArchiveMaker.make(kind, members)
      try folder.write(Array(whole.prefix(whole.count / 2)), name)
      let found = try folder.refusal(name)
      #expect(found.contains { $0.contains("no readable") }, "\(found)")
    }
  }

  /// Moodle puts a folder around what a learner has uploaded.
  @Test(arguments: kinds)
  func anArchiveAloneInAFolderIsTheSubmission(kind: ArchiveMaker.Kind, name: String) throws {
    try SubmissionFixture.folder { folder in
      try folder.write(ArchiveMaker.make(kind, [.text("work/A.swift", "a")]), "ada/\(name)")
      #expect(try folder.read("ada").files.map(\.path) == ["\(folder.path)/ada/\(name)/work/A.swift"])
      // Beside files it is something that was left in the folder.
      try folder.write(Array("let b = 1\n".utf8), "ada/B.swift")
      #expect(try folder.read("ada").files.map(\.name) == ["B.swift"])
      try folder.write(Array("PK no archive".utf8), "ben/a.zip")
      #expect(try folder.read("ben").defect == .refused)
    }
  }

  @Test func anotherArchiveThanItsNameSaysIsRefused() throws {
    try SubmissionFixture.folder { folder in
      try folder.write(ArchiveMaker.make(.tar, [.text("A.swift", "let a = 1")]), "a.zip")
      #expect(try folder.refusal("a.zip").first?.hasPrefix("a.zip: it is no readable ZIP archive") == true)
    }
  }
}
