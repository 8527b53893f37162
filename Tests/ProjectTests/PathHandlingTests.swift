import Foundation
import Testing

/// Paths are joined and taken apart by swift-system's `FilePath`.
@Suite struct PathHandlingTests {
  /// All targets but `AttackSuite`, which hands in names that no `FilePath` can hold.
  static let targets = ((try? Repository.folders(under: "Sources")) ?? []).filter { $0 != "AttackSuite" }

  /// Files in which a text with slashes is no path of a file: why.
  static let notOfFiles = [
    "Sources/Grading/Runs/Judgement.swift": "the words of a crash, which the app has printed",
    "Sources/Gradebook/Pseudonyms.swift": "a submission's name, as a report shows it",
    "Sources/CourseModel/LessonResult.swift": "a submission's name, as a gradebook shows it",
    "Sources/Scaffolding/SourceText.swift": "the name that '#sourceLocation' gives to a file",
    "Sources/UIKitNames/ModelledNamesReader.swift": "the name of a file, as the reader of UIKit's source was given it",
    "Sources/Interop/Tables/SelectorResolver.swift": "the name of a file, as the compiler printed it",
    "Sources/Interop/UnsupportedAPI/MissingModule.swift": "the name of a file, as the compiler printed it",
    "Sources/AppAgent/Interface.swift": "the name of a file, as '#sourceLocation' gave it",
    "Sources/CourseModel/ResourceFile.swift":
      "the place of a file in a project or a lesson, in a module that imports no package",
    "Sources/InterfaceFiles/AssetCatalog.swift": "names of pictures, with the folders that give them a name space",
    "Sources/InterfaceFiles/XcodeProject.swift": "groups of a project, as Xcode wrote them",
    "Sources/Scaffolding/Lesson+Resources.swift": "the place of a file in a lesson, in a module that imports no paths",
    "Sources/ScreenDrawing/SVGCanvas.swift": "the end of an element of XML",
    "Sources/CourseModel/PageSettings.swift": "the end of a URL",
    "Sources/UIKit/Foundation/AppBundle.swift": "the name of a file of a bundle, in a module that imports no package",
    "Sources/Interop/SupportText+Foundation.swift": "a learner's members of these names",
    "Sources/Interop/SupportText+Parts.swift": "a learner's members of these names",
    "Sources/UIKit/Foundation/Paths.swift": "what a phone makes of a learner's paths",
    "Sources/UIKit/Foundation/ErrorTexts.swift": "the name of a file in a message, in a module that imports no package",
    "Sources/UIKit/Documents/UIDocument.swift": "a URL, in a module that imports no package",
    "Sources/UIKit/Documents/UIDocumentInteractionController.swift": "a URL, in a module that imports no package",
    "Sources/PageRendering/LessonPageRenderer.swift": "paths of URLs",
    "Sources/PageRendering/LinkPolicy.swift": "paths of URLs",
    "Sources/PageRendering/PageContent.swift": "paths of URLs",
    "Sources/PageRendering/SiteOptions.swift": "the end of a URL",
    "Sources/PageRendering/SiteRenderer+Parts.swift": "paths of URLs",
    "Sources/SiteServer/PageReferences.swift": "paths of URLs",
    "Sources/SiteServer/RequestTarget.swift": "paths of URLs",
    "Sources/SiteServer/SiteAnswer.swift": "paths of URLs",
  ]

  /// What joins or splits paths as text.
  static func textualPaths(in source: String) -> [String] {
    let patterns: [Regex<Substring>] = [
      /(?:appending|deletingLast|last)PathComponent/, /\+ "\/[^"]*"/, /"\/" \+/,
      /(?:joined|split)\(separator: "\/"/, /as NSString\)\s*\.\w*(?:Path|path)/,
    ]
    return source.split(separator: "\n").map(String.init).filter { line in
      !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") && patterns.contains { line.contains($0) }
    }
  }

  @Test(arguments: targets) func noTargetJoinsPathsAsText(target: String) throws {
    var found: [String] = []
    for path in try Repository.files(under: "Sources/\(target)")
    where path.hasSuffix(".swift") && Self.notOfFiles[path] == nil {
      found += Self.textualPaths(in: try Repository.text(path)).map { "\(path): \($0)" }
    }
    #expect(found == [])
  }

  /// An exception that is no longer needed would hide the next mistake.
  @Test(arguments: notOfFiles.keys.sorted()) func eachExceptionIsNeeded(path: String) throws {
    #expect(Self.textualPaths(in: try Repository.text(path)) != [])
  }

  /// In no target, and in no test.
  @Test func noPathIsCastToNSString() throws {
    let files = try Repository.files(under: "Sources") + Repository.files(under: "Tests")
    let cast = #/as NSString\)\s*\.(?:deleting|appending|last|path)\w*(?:Component|Extension)/#
    let found = try files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/PathHandlingTests.swift") }
      .filter { try Repository.text($0).contains(cast) }
    #expect(found == [])
  }

  @Test(arguments: [
    ("(path as NSString).lastPathComponent", true), ("folder + \"/\" + name", true), ("root + \"/lessons\"", true),
    ("names.joined(separator: \"/\")", true), ("url.deletingLastPathComponent()", true),
    ("folder.appending(\"lessons/a\")", false), ("// (path as NSString)", false), ("\"a/b\"", false),
  ])
  func theTestFindsTextualPaths(line: String, isFound: Bool) {
    #expect(Self.textualPaths(in: line).isEmpty != isFound)
  }
}
