internal import CourseModel
internal import MarkdownTree
internal import Yams

/// The lines between `---` and `---` at the start of a lesson.
struct FrontMatter {
  /// `nil` when no format is named: the text was not written for Coursemark.
  var format: Int?
  var title: String?
  var summary: String?
  var languageModes: [LanguageMode]?
  var order: Int?
  var limits = ResourceLimits()
  var codeWidth: Int?

  /// What can be written, in the order in which people write it.
  static let keys = ["format", "title", "summary", "swift", "order", "limits", "code-width"]
  static let currentFormat = 1
  /// Bytes.
  private static let largest = 64_000

  /// The rest of the text, with empty lines in place of the front matter, so that places stay true.
  private(set) var body: String
  private(set) var problems: [(rule: RuleID, place: SourcePosition, message: String)] = []

  init(_ text: String) {
    body = text
    let lines = SourceLines(text)
    guard lines.text(ofLine: 1).isFence("---") else { return }
    // A text that was not written for us may begin with a thematic break, and have the next one far away.
    let last = lines.text(ofLine: 2).hasPrefix("format:") ? lines.count : min(lines.count, 1000)
    let end = (2...max(2, last)).first {
      lines.text(ofLine: $0).isFence("---") || lines.text(ofLine: $0).isFence("...")
    }
    guard let end else {
      addMissingEnd(lines)
      return
    }
    let yaml = (2..<end).map { lines.text(ofLine: $0) }
    body = String(repeating: "\n", count: end) + lines.text(fromLine: end + 1)
    // Should the YAML be broken, this tells whether it was meant for us.
    if yaml.contains(where: { $0.hasPrefix("format:") }) { format = Self.currentFormat }
    guard yaml.reduce(0, { $0 + $1.utf8.count }) <= Self.largest else {
      problems.append(
        (
          .frontMatter, .init(line: 1, column: 1),
          "The front matter is longer than \(Self.largest / 1000) KB; put the text behind the '---' that ends it."
        ))
      return
    }
    guard Self.isShallow(yaml) else {
      problems.append(
        (
          .frontMatter, .init(line: 1, column: 1),
          "The front matter is nested too deeply; write plain keys and values."
        ))
      return
    }
    do {
      guard let node = try Yams.compose(yaml: yaml.joined(separator: "\n") + "\n") else { return }
      read(node)
    } catch {
      addYAMLError(error)
    }
  }

  /// A text may begin with a thematic break; only one that goes on with our first key was meant as front matter.
  private mutating func addMissingEnd(_ lines: SourceLines) {
    guard lines.text(ofLine: 2).hasPrefix("format:") else { return }
    format = Self.currentFormat
    problems.append(
      (.frontMatter, .init(line: 1, column: 1), "The front matter does not end; write '---' under its last line."))
  }

  private mutating func read(_ node: Node) {
    guard let mapping = node.mapping else {
      return add(node, .frontMatter, "The front matter is not a list of keys and values; write 'format: 1'.")
    }
    format = nil
    guard let formatNode = mapping.first(where: { $0.key.string == "format" })?.value else {
      // A foreign front matter: its title is all that counts, and nothing of it is wrong.
      title = mapping["title"]?.string
      return
    }
    format = Self.currentFormat
    if formatNode.scalar?.string != "\(Self.currentFormat)" {
      let value = formatNode.scalar?.string ?? ""
      add(formatNode, .unknownFormat, "Format '\(value)' is not one that this version reads; write 'format: 1'.")
    }
    for (key, value) in mapping {
      switch key.string {
      case "format": break
      case "title": title = text(value, "title")
      case "summary": summary = text(value, "summary")
      case "swift": languageModes = modes(value)
      case "order":
        order = value.int
        if order == nil { add(value, .wrongValue, "The value of 'order' is not a whole number; write 'order: 1'.") }
      case "code-width":
        codeWidth = CodeWidthValue.read(value)
        if codeWidth == nil { add(value, .wrongValue, CodeWidthValue.refusal) }
      case "limits":
        let reading = LimitReading(value)
        limits = reading.limits
        for problem in reading.problems { add(problem.node, problem.rule, problem.message) }
      default:
        let name = key.string ?? ""
        let advice = SpellingSuggestion.remedy(name, among: Self.keys, list: "the keys are")
        add(key, .unknownKey, "Key '\(name)' is unknown\(advice)")
      }
    }
  }

  private mutating func text(_ node: Node, _ key: String) -> String? {
    if let scalar = node.scalar?.string, !scalar.isEmpty { return scalar }
    add(node, .wrongValue, "The value of '\(key)' is not a text; write it behind the colon.")
    return nil
  }

  private mutating func modes(_ node: Node) -> [LanguageMode]? {
    let nodes = node.sequence.map { Array($0) } ?? [node]
    if nodes.isEmpty { add(node, .wrongValue, "The list of language modes is empty; write 'swift: 5'.") }
    var modes: [LanguageMode] = []
    for node in nodes {
      let name = node.scalar?.string ?? ""
      if let mode = LanguageMode(rawValue: name) {
        if !modes.contains(mode) { modes.append(mode) }
      } else {
        let known = LanguageMode.allCases.map(\.rawValue).joined(separator: ", ")
        add(node, .unknownMode, "Swift '\(name)' is not a language mode; write one of \(known).")
      }
    }
    return modes.isEmpty ? nil : modes
  }

  private mutating func add(_ node: Node, _ rule: RuleID, _ message: String) {
    // The marks of Yams are 1-based in its own text, which starts on line 2 of the file; its columns count characters.
    let mark = node.mark
    problems.append((rule, .init(line: (mark?.line ?? 0) + 1, column: mark?.column ?? 1), message))
  }

  private mutating func addYAMLError(_ error: any Error) {
    let (line, words) = Self.place(of: error)
    problems.append(
      (.frontMatter, .init(line: line + 1, column: 1), "The front matter is not YAML (\(words)); correct this line."))
  }

  /// - Returns: The line, 1-based in the text that Yams was given, and what is wrong there.
  static func place(of error: any Error) -> (line: Int, words: String) {
    var line = 0
    var words = "it can't be read"
    if case .some(.parser(_, let problem, let mark, _)) = error as? YamlError {
      (words, line) = (problem, mark.line)
    } else if case .some(.scanner(_, let problem, let mark, _)) = error as? YamlError {
      (words, line) = (problem, mark.line)
    } else if case .some(.duplicatedKeysInMapping(let keys, let context)) = error as? YamlError {
      words = "a key stands there twice: \(keys.map { "'\($0)'" }.sorted().joined(separator: ", "))"
      line = context.mark.line
    }
    return (line, words)
  }

  /// Yams reads by recursion: what could nest deeply is not given to it.
  static func isShallow(_ lines: [String]) -> Bool {
    var brackets = 0
    var aliases = 0
    for line in lines {
      aliases += line.utf8.count { $0 == UInt8(ascii: "*") }
      brackets += line.utf8.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
      let marks = zip(line.utf8, line.utf8.dropFirst()).count { mark, next in
        (mark == UInt8(ascii: "-") || mark == UInt8(ascii: "?") || mark == UInt8(ascii: ":")) && next <= 0x20
      }
      if marks > 50 { return false }
    }
    return brackets <= 100 && aliases <= 20 && lines.reduce(0) { $0 + $1.utf8.count } <= largest
  }
}

extension String {
  /// Whether the line is the mark, with nothing but blanks behind it.
  fileprivate func isFence(_ mark: String) -> Bool {
    hasPrefix(mark) && dropFirst(mark.count).allSatisfy { $0 == " " || $0 == "\t" }
  }
}
