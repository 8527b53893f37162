import CourseModel
import Foundation
import Testing

@testable import Grading

/// Folders of Xcode's projects as submissions, and the files in them that are no Swift.
@Suite struct ProjectSubmissionTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      G = {isa = PBXGroup; children = (A, T, S, ); sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = App/A.swift; sourceTree = "<group>"; };
      T = {isa = PBXFileReference; path = AppTests/T.swift; sourceTree = "<group>"; };
      S = {isa = PBXFileReference; path = App/Assets.xcassets; sourceTree = "<group>"; };
      AB = {isa = PBXBuildFile; fileRef = A; }; TB = {isa = PBXBuildFile; fileRef = T; }; SB = {isa = PBXBuildFile; fileRef = S; };
      AP = {isa = PBXSourcesBuildPhase; files = (AB, ); }; TP = {isa = PBXSourcesBuildPhase; files = (TB, ); };
      SP = {isa = PBXResourcesBuildPhase; files = (SB, ); };
      APP = {isa = PBXNativeTarget; name = App; buildPhases = (AP, SP, ); productType = "com.apple.product-type.application"; };
      TESTS = {isa = PBXNativeTarget; name = AppTests; buildPhases = (TP, ); productType = "com.apple.product-type.bundle.unit-test"; };
      P = {isa = PBXProject; mainGroup = G; targets = (APP, TESTS, ); };
    }; rootObject = P; }
    """

  @Test func theFilesAreThoseOfTheAppsTarget() throws {
    try SubmissionFixture.folder { folder in
      try folder.write(Self.project, "Work/App.xcodeproj/project.pbxproj")
      try folder.write("not taken", "Work/App.xcodeproj/xcuserdata/B.swift")
      try folder.write("a", "Work/App/A.swift")
      // Of one name with a file of the app's: in another target, that is no matter.
      try folder.write("t", "Work/AppTests/T.swift")
      try folder.write("a", "Work/Old/A.swift")
      try folder.write("{}", "Work/App/Assets.xcassets/Brand.colorset/Contents.json")
      try folder.write("no", "Work/App/Assets.xcassets/Brand.colorset/C.swift")
      try folder.write("{}", "Work/Other/Assets.xcassets/Old.colorset/Contents.json")
      let submission = try folder.read()
      #expect(submission.files.map(\.name) == ["A.swift"])
      #expect(
        folder.messages(submission) == [
          "2 files were left out, because the project's app is the target 'App': 1 of the target 'AppTests', 1 of no target."
        ])
      #expect(submission.resources.map(\.fileName) == ["project.pbxproj", "Contents.json"])
      #expect(
        submission.resources.last?.path.hasSuffix("Work/App/Assets.xcassets/Brand.colorset/Contents.json") == true)
    }
  }

  /// What code reads from the bundle is counted by itself, and takes no room from storyboards.
  @Test func filesOfTheBundleBeyondALimitAreKnownByTheirNames() throws {
    try SubmissionFixture.folder { folder in
      try folder.write("a", "A.swift")
      try folder.write("[1]", "a.json")
      try folder.write("[1234]", "b.json")
      try folder.write("[2]", "c.json")
      try folder.write("ID3", "d.mp3")
      try folder.write("<document/>", "z.storyboard")
      var limits = SubmissionLimits()
      (limits.bundledFileSize, limits.bundledSize, limits.resourcesSize) = (4, 5, 11)
      let submission = try folder.read(limits: limits)
      #expect(folder.messages(submission) == [])
      #expect(
        submission.resources.map { "\($0.fileName) \($0.hasContents)" } == [
          "a.json true", "b.json false", "c.json false", "d.mp3 false", "z.storyboard true",
        ])
    }
  }

  /// Xcode copies a folder that is itself among the resources, and compiles nothing in it.
  @Test func aFolderOfResourcesIsTheAppsWithAllButItsCode() throws {
    try SubmissionFixture.folder { folder in
      try folder.write(Self.project.replacing("App/Assets.xcassets", with: "App/Data"), "App.xcodeproj/project.pbxproj")
      try folder.write("a", "App/A.swift")
      try folder.write("[]", "App/Data/deep/list.json")
      try folder.write("b", "App/Data/B.swift")
      try folder.write("[]", "Other/more.json")
      let submission = try folder.read()
      #expect(submission.files.map(\.name) == ["A.swift"])
      #expect(submission.resources.map(\.fileName) == ["project.pbxproj", "list.json"])
    }
  }

  @Test func aListThatNamesNothingOfTheFolderDecidesNothing() throws {
    for list in [Self.project, "{", String(repeating: "(", count: 100_000)] {
      try SubmissionFixture.folder { folder in
        try folder.write(list, "Work/App.xcodeproj/project.pbxproj")
        try folder.write("b", "Work/B.swift")
        let submission = try folder.read()
        #expect(submission.files.map(\.name) == ["B.swift"])
        #expect(submission.messages.isEmpty)
        #expect(submission.resources.isEmpty)
      }
    }
  }

  @Test func anArchiveOfAProjectIsReadAsItsFolder() throws {
    try SubmissionFixture.folder { folder in
      try folder.write(
        try ArchiveMaker.make(
          .zip,
          [
            .text("Work/App.xcodeproj/project.pbxproj", Self.project), .text("Work/App/A.swift", "a"),
            .text("Work/AppTests/T.swift", "t"),
            .text("Work/App/Assets.xcassets/Brand.colorset/Contents.json", "{}"),
          ]), "work.zip")
      let submission = try folder.read("work.zip")
      #expect(submission.files.map(\.name) == ["A.swift"])
      #expect(submission.resources.map(\.fileName) == ["project.pbxproj", "Contents.json"])
    }
  }

  @Test func whatIsTooLargeIsLeftOutAndTheRestIsGraded() throws {
    try SubmissionFixture.folder { folder in
      var limits = SubmissionLimits()
      (limits.resourceSize, limits.resourcesSize, limits.catalogEntries) = (10, 15, 3)
      try folder.write("a", "A.swift")
      try folder.write("<123456789>", "Large.storyboard")
      try folder.write("<1234567>", "One.storyboard")
      try folder.write("<1234567>", "Two.storyboard")
      for index in 1...5 { try folder.write("{}", "Assets.xcassets/C\(index).colorset/Contents.json") }
      let submission = try folder.read(limits: limits)
      #expect(submission.defect == nil)
      #expect(submission.files.map(\.name) == ["A.swift"])
      #expect(submission.messages.count == 2)
      #expect(submission.resources.count < 5)
    }
  }
}
