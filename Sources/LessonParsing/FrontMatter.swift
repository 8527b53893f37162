internal import CourseModel
internal import MarkdownTree
internal import Yams

/// The YAML between two lines `---` at the very start of a file.
struct FrontMatter {
  private(set) var format: Int?
  private(set) var title: String?
  private(set) var summary: String?
  private(set) var languageModes: [LanguageMode]?
  private(set) var problems: [Diagnostic] = []
  /// The markdown after it; its lines keep their numbers.
  let body: String

  private static let keys = ["format", "title", "summary", "swift", "order"]

  private let file: String

  init(_ text: String, file: String) {
    self.file = file
    let source = SourceText(text)
    guard source.line(1) == "---" || source.line(1) == "\u{FEFF}---",
      let end = source.lines.dropFirst().firstIndex(where: { $0 == "---" || $0 == "..." })
    else {
      body = text
      return
    }
    body =
      String(repeating: "\n", count: end + 1) + source.lines.dropFirst(end + 1).joined(separator: "\n")
    read(source.lines[1..<end].joined(separator: "\n"))
  }

  /// Whether the file says that it was written for Coursemark.
  var isOurs: Bool { format != nil || problems.contains { $0.rule == "front-matter-format" } }

  private mutating func read(_ yaml: String) {
    let node: Node?
    do { node = try Yams.compose(yaml: yaml) } catch {
      return note("front-matter-yaml", nil, "The front matter is not YAML: \(Self.brief(error)).")
    }
    guard let mapping = node?.mapping else {
      if node != nil { note("front-matter-yaml", nil, "The front matter has to be a list of 'key: value' lines.") }
      return
    }
    let claimsFormat = mapping.contains { $0.key.string == "format" }
    for (key, value) in mapping {
      let name = key.string ?? ""
      switch name {
      case "format": readFormat(value)
      case "title": title = text(value, of: name, ours: claimsFormat)
      case "summary": summary = text(value, of: name, ours: claimsFormat)
      case "swift": readModes(value, ours: claimsFormat)
      case "order": break
      default:
        if claimsFormat {
          note(
            "front-matter-key", key.mark,
            "The front matter has no key '\(name)'\(NearestWord.remedy(name, among: Self.keys))")
        }
      }
    }
  }

  private mutating func readFormat(_ value: Node) {
    format = value.int
    if format != 1 {
      note(
        "front-matter-format", value.mark,
        "Format '\(value.string ?? "…")' is not known to this version of Coursemark; write 'format: 1'.")
    }
  }

  private mutating func readModes(_ value: Node, ours: Bool) {
    let nodes = value.sequence.map(Array.init) ?? [value]
    var modes: [LanguageMode] = []
    for node in nodes {
      if let mode = node.string.flatMap(LanguageMode.init(rawValue:)) {
        modes.append(mode)
      } else if ours {
        let known = LanguageMode.allCases.map(\.rawValue).joined(separator: ", ")
        note(
          "front-matter-swift", node.mark,
          "'\(node.string ?? "…")' is no language mode of Swift; write one or a list of \(known).")
      }
    }
    languageModes = modes.isEmpty ? nil : modes
  }

  private mutating func text(_ value: Node, of key: String, ours: Bool) -> String? {
    if let text = value.string { return text }
    if ours { note("front-matter-type", value.mark, "The value of '\(key)' has to be a text.") }
    return nil
  }

  /// - Parameter mark: Counts lines from 1 within the YAML, which starts on the file's second line.
  private mutating func note(_ rule: String, _ mark: Mark?, _ message: String) {
    problems.append(
      Diagnostic(
        rule, at: SourceLocation(file: file, line: (mark?.line ?? 0) + 1, column: mark?.column ?? 1), message))
  }

  private static func brief(_ error: any Error) -> String {
    "\(error)".split(separator: "\n").first.map { String($0).replacing("\"", with: "'") } ?? "it can't be read"
  }
}
