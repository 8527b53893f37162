import Foundation
import SystemPackage
import Testing

@testable import Grading

/// What is taken of a folder, and what is not.
@Suite struct SubmissionReaderTests {
  @Test func swiftFilesOfAFolderAreReadInTheOrderOfTheirPaths() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("b", "B.swift")
      try folder.write("c", "Cells/C.swift")
      try folder.write("a", "A.swift")
      try folder.write("no", "notes.txt")
      let submission = try folder.read()
      #expect(submission.files.map(\.name) == ["A.swift", "B.swift", "C.swift"])
      #expect(submission.files.map(\.text) == ["a", "b", "c"])
      #expect(submission.messages.isEmpty)
      #expect(submission.defect == nil)
    }
  }

  @Test func aSingleFileIsASubmission() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("a", "A.swift")
      #expect(try folder.read("A.swift").files.map(\.name) == ["A.swift"])
    }
  }

  @Test func aFolderWithTheNameOfAFileIsAFolder() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("b", "A.swift/B.swift")
      #expect(try folder.read().files.map(\.name) == ["B.swift"])
    }
  }

  @Test func whatXcodeAndMacsLeaveBehindIsPassedOver() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("a", "A.swift")
      for name in [
        ".build/B.swift", "Pods/C.swift", "App.xcodeproj/D.swift", "__MACOSX/._A.swift", "Lib.framework/E.swift",
        "._A.swift",
      ] { try folder.write("", name) }
      try FileManager.default.createDirectory(
        atPath: folder.path + "/Lib.framework/V", withIntermediateDirectories: true)
      try folder.link("Lib.framework/Current", to: "V")
      let submission = try folder.read()
      #expect(submission.files.map(\.name) == ["A.swift"])
      #expect(submission.messages.isEmpty)
    }
  }

  @Test func aManifestIsNeverEvaluated() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("#error(\"evaluated\")", "Package.swift")
      try folder.write("module Evil {}", "module.modulemap")
      try folder.write("", "UIKit.swiftinterface")
      try folder.write("", ".git/hooks/post-checkout")
      let submission = try folder.read()
      #expect(submission.files.isEmpty)
      #expect(
        folder.messages(submission) == [
          "Package.swift: This was left out: a package manifest is not part of the app."
        ])
    }
  }

  @Test func linksAreNotFollowed() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("secret", "outside/Secret.swift")
      for (name, target) in [
        ("mine/A.swift", "../outside/Secret.swift"), ("mine/Cells", "../outside"), ("mine/B.swift", "/dev/zero"),
      ] {
        try folder.write("", "mine/C.swift")
        try folder.link(name, to: target)
      }
      let submission = try folder.read("mine")
      #expect(submission.files.map(\.name) == ["C.swift"])
      #expect(submission.defect == .refused)
      #expect(
        folder.messages(submission)
          == ["A.swift", "B.swift", "Cells"].map {
            "mine/\($0): This can't be read: it is a link; hand in the file or folder itself."
          })
    }
  }

  @Test func aPathThatAPersonTypedIsResolvedAndTheReportNamesWhereItLed() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("a", "real/A.swift")
      try folder.link("typed", to: "real")
      let submission = try folder.read("typed")
      #expect(submission.files.map(\.text) == ["a"])
      #expect(submission.defect == nil)
      #expect(
        folder.messages(submission) == [
          "typed is a link, or lies behind one; it led to real."
        ])
    }
  }

  @Test func whatStandsInAFolderOfSubmissionsIsNeverALinkToAnother() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("answer", "solution/A.swift")
      try folder.write("mine", "submissions/ada/A.swift")
      try folder.link("submissions/eve", to: "../solution")
      try folder.link("submissions/mallory.swift", to: "../solution/A.swift")
      let places = SubmissionPlace.all(in: FilePath(folder.path).appending("submissions"))
      #expect(places.map(\.path) == ["ada", "eve", "mallory.swift"].map { folder.path + "/submissions/" + $0 })
      let outcomes = places.map { place in
        do throws(SubmissionReader.NotReadable) {
          return try SubmissionReader.read(place).files.map(\.text).joined()
        } catch { return error.reason }
      }
      let link = "it is a link; hand in the file or folder itself"
      #expect(outcomes == ["mine", link, link])
    }
  }

  @Test func aHardLinkIsNotTaken() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("answer", "solution.swift")
      try folder.write("", "mine/B.swift")
      #expect(Foundation.link(folder.path + "/solution.swift", folder.path + "/mine/A.swift") == 0)
      let submission = try folder.read("mine")
      #expect(submission.files.map(\.name) == ["B.swift"])
      #expect(
        folder.messages(submission) == [
          "mine/A.swift: This can't be read: it is a hard link, a file with 2 names; hand in a copy."
        ])
    }
  }

  @Test func pipesSocketsAndDevicesAreNeitherOpenedNorWaitedFor() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("", "mine/B.swift")
      #expect(mkfifo(folder.path + "/mine/A.swift", 0o600) == 0)
      #expect(mkfifo(folder.path + "/mine/pipe", 0o600) == 0)
      let submission = try folder.read("mine")
      #expect(
        folder.messages(submission) == [
          "mine/A.swift: This can't be read: it is neither a file nor a folder.",
          "mine/pipe: This can't be read: it is neither a file nor a folder.",
        ])
      #expect(try folder.refusal("mine/A.swift") == ["mine/A.swift: it is neither a file nor a folder"])
      #expect(throws: SubmissionReader.NotReadable.self) { try SubmissionReader.read(.typed("/dev/zero")) }
    }
  }

  @Test func theBytesThatWereReadAreThoseThatCount() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("mine", "A.swift")
      let submission = try folder.read()
      try FileManager.default.removeItem(atPath: folder.path + "/A.swift")
      try folder.link("A.swift", to: "/etc/passwd")
      #expect(submission.files.map(\.text) == ["mine"])
    }
  }

  @Test func anUnreadableFileIsNotMadeGoodByAStarter() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("a", "A.swift")
      try folder.write("b", "B.swift")
      #expect(chmod(folder.path + "/A.swift", 0) == 0)
      let submission = try folder.read()
      if geteuid() == 0 {
        // Nothing is unreadable for root.
        #expect(submission.files.map(\.name) == ["A.swift", "B.swift"])
      } else {
        #expect(submission.defect == .refused)
      }
    }
  }

  @Test func aPathThatIsNotThereIsAnError() {
    #expect(throws: SubmissionReader.NotReadable.self) { try SubmissionReader.read(.typed("/nowhere/at/all")) }
  }
}
