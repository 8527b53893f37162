internal import CourseModel
internal import Yams

/// A course's `course.yml`, which gives its title, the limits of its lessons, code that all of them can use, and how its pages are made.
struct CourseFile {
  static let name = "course.yml"
  /// What can be written in it.
  private static let keys = ["title", "limits", "prelude", "lang", "url", "edit", "code-width"] + Array(switches.keys)

  /// What pages do unless it says `false`.
  private static let switches: [String: WritableKeyPath<PageSettings, Bool> & Sendable] = [
    "smart-punctuation": \.hasSmartPunctuation, "documentation-links": \.linksToDocumentation,
  ]

  private(set) var title: String?
  private(set) var limits = ResourceLimits()
  /// Files beside it, with what they are for: `check` is what fences of the role `model` declare.
  private(set) var prelude: [(role: Role, name: String, line: Int)] = []
  private(set) var pages = PageSettings()
  /// Of its lessons.
  private(set) var codeWidth: Int?
  private(set) var problems: [(rule: RuleID, severity: Diagnostic.Severity, line: Int, message: String)] = []

  init(_ text: String) { read(text) }

  private mutating func read(_ text: String) {
    let text = text.replacing("\r\n", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do {
      guard FrontMatter.isShallow(lines) else {
        return add(.frontMatter, 1, "The file is nested too deeply; write plain keys and values.")
      }
      guard let node = try Yams.compose(yaml: text) else { return }
      guard let mapping = node.mapping else {
        return add(.frontMatter, node.mark?.line ?? 1, "The file is not a list of keys and values; write 'title: …'.")
      }
      for (key, value) in mapping { read(key, value) }
    } catch {
      let (line, words) = FrontMatter.place(of: error)
      add(.frontMatter, max(1, min(line, lines.count)), "The file is not YAML (\(words)); correct this line.")
    }
  }

  private mutating func read(_ key: Node, _ value: Node) {
    let name = key.string ?? ""
    let line = key.mark?.line ?? 1
    // It may be written like a lesson's front matter.
    if name == "format" { return }
    if !Self.keys.contains(name) {
      let advice =
        SpellingSuggestion.to(name, among: Self.keys).map { "; did you mean '\($0)'?" } ?? " here, and has no effect."
      add(.unknownKey, line, "Key '\(name)' is unknown\(advice)", .warning)
    } else if name == "limits" {
      let reading = LimitReading(value)
      limits = reading.limits
      for problem in reading.problems { add(problem.rule, problem.node.mark?.line ?? line, problem.message) }
    } else if name == "code-width" {
      codeWidth = CodeWidthValue.read(value)
      if codeWidth == nil { add(.wrongValue, line, CodeWidthValue.refusal) }
    } else if name == "prelude" {
      readPrelude(value, line)
    } else if let property = Self.switches[name] {
      if let isOn = value.bool {
        pages[keyPath: property] = isOn
      } else {
        add(.wrongValue, line, "The value of '\(name)' is neither true nor false; write '\(name): false'.")
      }
    } else if let text = value.scalar?.string, !text.isEmpty {
      read(name, text, line)
    } else {
      add(.wrongValue, line, "The value of '\(name)' is not a text; write it behind the colon.")
    }
  }

  private mutating func read(_ name: String, _ text: String, _ line: Int) {
    switch name {
    case "url" where PageSettings.isAddress(text): pages.address = PageSettings(address: text).address
    case "url": add(.wrongValue, line, "The value of 'url' is not the address of a site; write 'url: https://…'.")
    case "edit" where isPattern(text): pages.editPattern = text
    case "edit":
      add(
        .wrongValue, line,
        "The value of 'edit' is not an address with '{path}' in it; write 'edit: https://…/edit/main/{path}'.")
    case "lang" where text.wholeMatch(of: /[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*/) != nil: pages.language = text
    case "lang": add(.wrongValue, line, "The value of 'lang' is not the tag of a language; write 'lang: de'.")
    default: title = text
    }
  }

  private func isPattern(_ text: String) -> Bool {
    text.contains("{path}") && PageSettings.isAddress(String(text.prefix { $0 != "?" }).replacing("{path}", with: ""))
  }

  /// `scene: Screens.swift`, and so on; each a name or a list of names.
  private mutating func readPrelude(_ value: Node, _ line: Int) {
    guard let mapping = value.mapping else {
      return add(
        .wrongValue, line, "The value of 'prelude' says what each file is for; write 'check: Steps.swift' under it.")
    }
    let roles: [String: Role] = ["scene": .scene, "probe": .probe, "check": .model]
    for (key, value) in mapping {
      let line = key.mark?.line ?? line
      guard let role = roles[key.string ?? ""] else {
        let advice = SpellingSuggestion.remedy(key.string ?? "", among: roles.keys.sorted(), list: "a prelude is for")
        add(.unknownKey, line, "Key '\(key.string ?? "")' is unknown in 'prelude'\(advice)")
        continue
      }
      let nodes = value.sequence.map { Array($0) } ?? [value]
      let names = nodes.compactMap { $0.scalar?.string }.filter { !$0.isEmpty }
      if names.count < nodes.count {
        add(.wrongValue, line, "The value of '\(key.string ?? "")' is no file's name, nor a list of them.")
      }
      prelude += names.map { (role, $0, line) }
    }
  }

  private mutating func add(
    _ rule: RuleID, _ line: Int, _ message: String, _ severity: Diagnostic.Severity = .error
  ) { problems.append((rule, severity, line, message)) }
}
