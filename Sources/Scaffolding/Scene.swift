package import CourseModel
internal import SwiftSource

/// What Interface Builder would have made for a learner's code: statements that build the screen.
package struct Scene: Sendable, Hashable {
  /// Counts the scenes of the lesson from 1.
  package var number: Int
  package var snippet: Snippet
  /// Declarations that the lessons of the course share.
  package var prelude: [Snippet]
  let outline: CodeOutline

  init(number: Int, snippet: Snippet, prelude: [Snippet] = []) {
    self.number = number
    self.snippet = snippet
    self.prelude = prelude
    outline = CodeOutline(snippet.code)
  }

  /// Every scene is a module of this name; an app has one.
  package static let moduleName = "LessonScene"

  /// The source of the scene's module. It reaches what is private in the learner's files, as a nib does.
  ///
  /// Types and extensions stand outside of the function that builds the screen, everything else in it.
  package func module(learnerFiles: [String]) -> GeneratedFile {
    var text = SourceText(imports: ["UIKit", "AppAgent"] + learnerImports(learnerFiles), isForApp: true)
    text.append(outline.imports, of: snippet)
    for shared in prelude { text.append(shared) }
    text.append(outline.parts.filter { $0.kind == .type || $0.kind == .extension }, of: snippet)
    text.append("@MainActor public func makeScene() {")
    text.append(outline.parts.filter { $0.kind == .statement || $0.kind == .function }, of: snippet)
    text.append("}")
    return GeneratedFile(name: "Scene.swift", text: text.text)
  }
}

/// Imports of the learner's module by which each file's private declarations can be named.
func learnerImports(_ files: [String]) -> [String] {
  files.isEmpty ? ["YourApp"] : files.map { "@_private(sourceFile: \(SourceText.literal($0))) YourApp" }
}
