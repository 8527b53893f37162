package import CourseModel
internal import SwiftSource

// A call of the compiler costs a quarter of a second before it has read the first line of the scene. So the scene, the probes and
// `main.swift` are compiled as one module where that means the same as a module each.

extension LessonScaffold {
  /// The app's parts besides the learner's code as the files of one module.
  package struct AppModule: Sendable {
    package var name: String
    package var files: [GeneratedFile]
    /// Whose places `#sourceLocation` names in the files.
    package var snippets: [Snippet]
  }

  /// - Returns: `nil` where a module each might mean something else: a part declares what another one names, or extends a type.
  package static func appModule(scene: Scene?, probes: [Probe], learnerFiles: [String]) -> AppModule? {
    guard let scene, areIndependent([ModulePart(scene)] + probes.map(ModulePart.init)) else { return nil }
    let tables = probes.map { "\(Probe.table)\($0.number)" }
    let main = appMain(imports: [], scene: scene, tables: tables.map { "\(Scene.moduleName).\($0)" })
    return AppModule(
      name: Scene.moduleName,
      files: [main, scene.module(learnerFiles: learnerFiles)]
        + zip(probes, tables).map { $0.module(learnerFiles: learnerFiles, table: $1) },
      snippets: [scene.snippet] + scene.files.parts + scene.prelude + probes.map(\.snippet))
  }

  private static func areIndependent(_ parts: [ModulePart]) -> Bool {
    parts.indices.allSatisfy { index in
      guard let names = parts[index].names else { return false }
      return parts.indices.allSatisfy { $0 == index || names.isDisjoint(with: parts[$0].words) }
    }
  }
}

/// A scene or a probe among the files of one module.
private struct ModulePart {
  /// What the other files would see; `nil` where that can't be told from names.
  let names: Set<String>?
  /// What it may name.
  private(set) var words: Set<String>

  init(_ scene: Scene) {
    let shared = scene.prelude.flatMap { CodeOutline($0.code).parts.filter { $0.kind != .importing } }
    self.init(
      scene.snippet, visible: scene.outline.parts.filter { $0.kind == .type || $0.kind == .extension } + shared,
      and: Set(["makeScene"] + scene.files.parts.indices.map { "makePart\($0 + 1)" }))
    words.formUnion((scene.prelude + scene.files.parts).flatMap { CodeText.words(in: $0.code).map(String.init) })
  }

  init(_ probe: Probe) {
    self.init(probe.snippet, visible: probe.ownParts.filter { $0.kind != .importing }, and: [])
  }

  private init(_ snippet: Snippet, visible: [CodeOutline.Part], and names: Set<String>) {
    words = Set(CodeText.words(in: snippet.code).map(String.init))
    self.names = visible.filter { !$0.isPrivate }.reduce(names as Set<String>?) { names, part in
      guard let names, let own = part.namesForOthers else { return nil }
      return names.union(own)
    }
  }
}

extension CodeOutline.Part {
  /// The names that a declaration in one file gives to other files; `nil` for an extension, whose members any value can have, and
  /// for what is no declaration of a type, a function or a variable.
  fileprivate var namesForOthers: Set<String>? {
    switch kind {
    case .importing: []
    case .extension: nil
    case .type: type.map { [$0.name] }
    case .function, .statement:
      OutermostNames(text).wordsOnly
    }
  }
}

extension OutermostNames {
  /// `nil` where one is an operator's: that is used without its name being a word.
  fileprivate var wordsOnly: Set<String>? {
    names.allSatisfy { $0.first.map { $0.isLetter || $0 == "_" } ?? false } ? names : nil
  }
}
