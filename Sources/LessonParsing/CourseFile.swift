internal import CourseModel
internal import Yams

/// A course's `course.yml`, which gives its title, and the limits of its lessons.
struct CourseFile {
  static let name = "course.yml"
  /// What can be written in it.
  private static let keys = ["title", "limits"]

  private(set) var title: String?
  private(set) var limits = ResourceLimits()
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
    } else if let text = value.scalar?.string, !text.isEmpty {
      title = text
    } else {
      add(.wrongValue, line, "The value of 'title' is not a text; write it behind the colon.")
    }
  }

  private mutating func add(
    _ rule: RuleID, _ line: Int, _ message: String, _ severity: Diagnostic.Severity = .error
  ) { problems.append((rule, severity, line, message)) }
}
