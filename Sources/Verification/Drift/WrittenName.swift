/// A name as prose writes it between back quotes.
///
///     UIBarButtonItem.Style.plain     path ["UIBarButtonItem", "Style", "plain"]
///     tableView.cellForRow(at:)       path ["tableView", "cellForRow"], labels ["at"]
struct WrittenName: Equatable {
  var path: [String]
  /// `[]` for `()`; `nil` without parentheses.
  var labels: [String]?

  /// - Returns: `nil` for what is no name alone: code, a file, a word in angle brackets.
  init?(_ text: String) {
    let pattern = /([A-Za-z_][A-Za-z0-9_]*[?!]?(?:\.[A-Za-z_][A-Za-z0-9_]*[?!]?)*)(\((?:[A-Za-z_][A-Za-z0-9_]*:)*\))?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    path = match.1.split(separator: ".").map { String($0.filter { $0 != "?" && $0 != "!" }) }
    labels = match.2.map { $0.dropFirst().dropLast().split(separator: ":").map(String.init) }
    if labels == nil, let ending = path.last, path.count > 1, Self.fileEndings.contains(ending) { return nil }
  }

  var name: String { path[path.count - 1] }

  /// `move(by:)`
  var fullName: String { Self.fullName(name, labels) }

  static func fullName(_ name: String, _ labels: [String]?) -> String {
    name + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
  }

  private static let fileEndings: Set<String> = [
    "swift", "md", "yml", "yaml", "json", "txt", "png", "jpg", "svg", "storyboard", "xib", "nib", "plist", "strings",
    "xcodeproj", "playground", "h", "m", "c", "sh", "html", "css", "com", "org", "net", "io", "dev",
  ]
}
