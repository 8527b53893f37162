internal import Foundation
internal import Yams

/// `strings.yml` or `strings.de.yml`: all words that templates, scripts and the renderer put on pages.
struct StringsFile {
  /// A text, or its forms for different numbers. `{name}` stands for a value.
  enum Text: Equatable {
    case plain(String)
    case forms([PluralCategory: String])
  }

  struct Problem: Error, Equatable {
    /// 1-based.
    var line: Int
    var reason: String
  }

  /// The texts by their names; those of a list begin with its name: `script.done`.
  private(set) var texts: [String: Text] = [:]
  /// Where each stands; 1-based.
  private(set) var lines: [String: Int] = [:]

  /// Lists of texts that belong together: what `site.js` says, what `serve` adds to pages, reports, the page of a class, and what examiners say.
  private static let lists: Set<String> = ["script", "serve", "report", "gradebook", "told"]

  /// The language that a file of this name is for: empty for `strings.yml`; `nil` for another file.
  static func language(ofFile path: String) -> String? {
    path.wholeMatch(of: /strings(?:\.([A-Za-z0-9-]+))?\.yml/).map { String($0.1 ?? "") }
  }

  init(_ data: Data) throws(Problem) {
    guard let source = String(data: data, encoding: .utf8) else {
      throw Problem(line: 1, reason: "it is not written in UTF-8")
    }
    let node: Node?
    do { node = try Yams.compose(yaml: source) } catch {
      let line = (error as? YamlError).flatMap(Self.line) ?? 1
      throw Problem(line: line, reason: "it is not YAML")
    }
    guard let mapping = node?.mapping else {
      if node == nil { return }
      throw Problem(line: 1, reason: "it is no list of names and texts")
    }
    for (key, value) in mapping {
      let name = key.string ?? ""
      if Self.lists.contains(name), let list = value.mapping {
        for (key, value) in list { try add("\(name).\(key.string ?? "")", key, value) }
      } else {
        try add(name, key, value)
      }
    }
  }

  private mutating func add(_ name: String, _ key: Node, _ value: Node) throws(Problem) {
    let line = key.mark?.line ?? 1
    lines[name] = line
    if let text = value.scalar?.string {
      texts[name] = .plain(text)
      return
    }
    var forms: [PluralCategory: String] = [:]
    for (key, value) in value.mapping ?? [:] {
      guard let category = PluralCategory(rawValue: key.string ?? ""), let text = value.scalar?.string else {
        throw Problem(
          line: key.mark?.line ?? line,
          reason: "'\(key.string ?? "")' is no form of '\(name)'; the forms are zero, one, two, few, many and other")
      }
      forms[category] = text
    }
    guard forms[.other] != nil else {
      throw Problem(line: line, reason: "'\(name)' is neither a text nor a list of forms with 'other'")
    }
    texts[name] = .forms(forms)
  }

  private static func line(of error: YamlError) -> Int? {
    switch error {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
    default: nil
    }
  }
}
