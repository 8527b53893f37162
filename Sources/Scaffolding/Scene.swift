package import CourseModel
package import InterfaceFiles
internal import SwiftSource

/// What Interface Builder would have made for a learner's code: statements that build the screen, and files of Xcode's.
package struct Scene: Sendable, Hashable {
  /// Counts the scenes of the lesson from 1.
  package var number: Int
  package var snippet: Snippet
  /// Declarations that the lessons of the course share.
  package var prelude: [Snippet]
  let outline: CodeOutline
  /// The lesson's files of Xcode's, up to this scene.
  package let resources: [ResourceFile]
  /// What they come to.
  package let ofLesson: AppResources
  /// What they come to together with those of a submission; `nil` where it brings none.
  private var brought: AppResources?
  /// With which classes of the program the app begins, where no statement of the lesson shows anything.
  package var delegates = AppDelegates()

  init(
    number: Int, snippet: Snippet, prelude: [Snippet] = [], resources: [ResourceFile] = []
  ) {
    self.number = number
    self.snippet = snippet
    self.prelude = prelude
    self.resources = resources
    outline = CodeOutline(snippet.code)
    ofLesson = AppResources(resources)
  }

  /// Every scene is a module of this name; an app has one.
  package static let moduleName = "LessonScene"

  /// Whether it is a file by itself: then the app begins as on a phone.
  package var startsApp: Bool { !snippet.resources.isEmpty }

  /// Whether it has storyboards or nibs, for which those of a submission can stand.
  package var hasInterfaces: Bool { !ofLesson.interfaces.isEmpty }

  /// What its storyboards and other files come to.
  package var codeOfInterfaces: [String] { (brought ?? ofLesson).parts.map(\.code) }
  /// What of the app's code its interface files name: classes, outlets, actions.
  package var namesInInterfaces: Set<String> { Set((brought ?? ofLesson).interfaces.flatMap(\.names)) }

  /// The outlets that it connects, by their names, without those of later steps (`isLater: true`).
  package var outlets: Set<String> {
    Self.outlets(in: snippet).union(codeOfInterfaces.flatMap(Self.outlets(inCode:)))
  }

  /// The same of a scene by itself, without what has been there before it. The calls are known by their text, a call in a line.
  package static func outlets(in scene: Snippet) -> Set<String> {
    let code = [scene.code] + AppResources(scene.resources).parts.map(\.code)
    return Set(code.flatMap(outlets(inCode:)))
  }

  private static func outlets(inCode code: String) -> Set<String> {
    code.split(whereSeparator: \.isNewline).reduce(into: []) { outlets, line in
      guard !line.contains("isLater: true"),
        let match = line.firstMatch(of: /\bconnect\(.*,\s*"(\w+)",\s*to:/)
      else { return }
      outlets.insert(String(match.1))
    }
  }

  /// The same without what a submission brings.
  package var own: Scene {
    var scene = self
    scene.brought = nil
    return scene
  }

  /// The same with what the lesson's files and those of a submission come to together.
  package func bringing(_ resources: AppResources) -> Scene {
    var scene = self
    scene.brought = resources
    return scene
  }

  /// What the app's files come to, each with its own places.
  package var files: AppResources { brought ?? ofLesson }

  /// The storyboard with which the app begins; `nil` where code makes the window.
  private var mainStoryboard: String? {
    if let name = files.mainStoryboard { return name }
    if files.saysHowItBegins, brought != nil { return nil }
    let named = snippet.resources.first { $0.kind == .storyboard }?.stem
    let initial = files.interfaces.filter(\.hasInitialController).map(\.name)
    return initial.first { $0 == named } ?? initial.last
  }

  /// The source of the scene's module. It reaches what is private in the learner's files, as a nib does.
  ///
  /// Types and extensions stand outside of the function that builds the screen, everything else in it.
  package func module(learnerFiles: [String]) -> GeneratedFile {
    var text = SourceText(imports: ["UIKit", "AppAgent"] + learnerImports(learnerFiles), isForApp: true)
    text.append(outline.imports, of: snippet)
    for shared in prelude { text.append(shared) }
    text.append(outline.parts.filter { $0.kind == .type || $0.kind == .extension }, of: snippet)
    for (index, part) in files.parts.enumerated() {
      text.append("@MainActor func makePart\(index + 1)() {")
      text.append(statementsOf: part)
      text.append("}")
    }
    text.append("@MainActor public func makeScene() {")
    for index in files.parts.indices { text.append("makePart\(index + 1)()") }
    text.append(outline.parts.filter { $0.kind == .statement || $0.kind == .function }, of: snippet)
    if startsApp { text.append(delegates.launch(storyboard: mainStoryboard)) }
    text.append("}")
    return GeneratedFile(name: "Scene.swift", text: text.text)
  }
}

/// Imports of the learner's module by which each file's private declarations can be named.
func learnerImports(_ files: [String]) -> [String] {
  files.isEmpty ? ["YourApp"] : files.map { "@_private(sourceFile: \(SourceText.literal($0))) YourApp" }
}
