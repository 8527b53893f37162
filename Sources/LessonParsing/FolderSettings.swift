internal import CourseModel
internal import Foundation
internal import SystemPackage
internal import Yams

/// `coursemark.yml` in a folder of texts that were not written for Coursemark: what holds for them and for those in the folders inside.
///
///     swift: 5
///     prelude: [Stubs.swift]
///     ignore: [drafts, "*-old.md"]
///     modules: [RxSwift, SnapKit]
struct FolderSettings: Sendable {
  static let name = "coursemark.yml"
  private static let keys = ["swift", "prelude", "ignore", "modules"]

  private(set) var languageMode: LanguageMode?
  /// Code that the listings can use without showing it, the outermost folder's first.
  private(set) var prelude: [Snippet] = []
  /// Modules that exist elsewhere, those of the folders outside too.
  private(set) var modules: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Where such files are or would be, and all that they name, the outermost folder's first.
  private(set) var files: [String] = []
  /// Patterns, each with the folder that its path begins in.
  private var ignored: [(folder: FilePath, pattern: String)] = []

  /// The settings of a course's folder before its file is read.
  init() {}

  /// Those of a folder inside, or the same where it has no such file.
  func inside(_ folder: String, _ bounds: CourseBounds) -> FolderSettings {
    var settings = self
    settings.diagnostics = []
    let file = LessonFiles.join(folder, Self.name)
    settings.files.append(file)
    guard FileManager.default.fileExists(atPath: file) else { return settings }
    switch TextFile.read(file, inside: bounds) {
    case .success(let text): settings.read(text, file: file, folder, bounds)
    case .failure(let problem):
      settings.add(.unreadable, file, 1, "The settings of the folder can't be read, because \(problem.reason).")
    }
    return settings
  }

  /// Whether a file or folder is not to be read.
  func ignores(_ path: String) -> Bool {
    let path = FilePath(path).lexicallyNormalized()
    return ignored.contains { folder, pattern in
      guard path.starts(with: folder) || folder.isEmpty else { return false }
      var rest = path
      _ = rest.removePrefix(folder)
      // As in .gitignore: a pattern without a slash is a name at any depth.
      return pattern.contains("/")
        ? fnmatch(pattern, rest.string, FNM_PATHNAME) == 0
        : rest.components.contains { fnmatch(pattern, $0.string, 0) == 0 }
    }
  }

  private mutating func read(_ text: String, file: String, _ folder: String, _ bounds: CourseBounds) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    guard FrontMatter.isShallow(lines) else {
      return add(.frontMatter, file, 1, "The file is nested too deeply; write plain keys and values.")
    }
    do {
      guard let node = try Yams.compose(yaml: lines.joined(separator: "\n")) else { return }
      guard let mapping = node.mapping else {
        return add(
          .frontMatter, file, node.mark?.line ?? 1, "The file is no list of keys and values; write 'swift: 5'.")
      }
      for (key, value) in mapping { read(key, value, file: file, folder, bounds) }
    } catch {
      let (line, words) = FrontMatter.place(of: error)
      add(.frontMatter, file, max(1, min(line, lines.count)), "The file is not YAML (\(words)); correct this line.")
    }
  }

  private mutating func read(_ key: Node, _ value: Node, file: String, _ folder: String, _ bounds: CourseBounds) {
    let line = key.mark?.line ?? 1
    switch key.string {
    case "swift":
      languageMode = value.scalar.flatMap { LanguageMode(rawValue: $0.string) }
      if languageMode == nil {
        let known = LanguageMode.allCases.map(\.rawValue).joined(separator: ", ")
        add(
          .unknownMode, file, line,
          "Swift '\(value.scalar?.string ?? "")' is not a language mode; write one of \(known).")
      }
    case "prelude":
      for name in texts(value, "prelude", file, line) { addPrelude(name, file, line, folder, bounds) }
    case "modules": modules.formUnion(texts(value, "modules", file, line))
    case "ignore":
      let start = folder == "." ? FilePath() : FilePath(folder).lexicallyNormalized()
      ignored += texts(value, "ignore", file, line).map { (start, $0.hasSuffix("/") ? String($0.dropLast()) : $0) }
    default:
      let advice = SpellingSuggestion.remedy(key.string ?? "", among: Self.keys, list: "the keys are")
      add(.unknownKey, file, line, "Key '\(key.string ?? "")' is unknown\(advice)")
    }
  }

  private mutating func addPrelude(
    _ name: String, _ file: String, _ line: Int, _ folder: String, _ bounds: CourseBounds
  ) {
    let path = LessonFiles.join(folder, name)
    files.append(path)
    switch TextFile.read(path, inside: bounds) {
    case .success(let code):
      let start = SourceLocation(file: path, line: 1)
      prelude.append(
        Snippet(role: .scene, code: code, location: start, placement: .file("Prelude-\(prelude.count + 1).swift")))
    case .failure(let problem):
      add(.partNotFound, file, line, "The prelude '\(name)' can't be read, because \(problem.reason).")
    }
  }

  /// One text, or a list of texts.
  private mutating func texts(_ value: Node, _ key: String, _ file: String, _ line: Int) -> [String] {
    let nodes = value.sequence.map { Array($0) } ?? [value]
    let texts = nodes.compactMap { $0.scalar?.string }.filter { !$0.isEmpty }
    if texts.count < nodes.count {
      add(.wrongValue, file, line, "The value of '\(key)' is no list of texts; write '\(key): [\(Self.example(key))]'.")
    }
    return texts
  }

  private static func example(_ key: String) -> String {
    ["prelude": "Stubs.swift", "modules": "RxSwift, SnapKit"][key] ?? "drafts, \"*-old.md\""
  }

  private mutating func add(_ rule: RuleID, _ file: String, _ line: Int, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: SourceLocation(file: file, line: line), message))
  }
}
