extension KnownNames {
  /// A line of the data that is not in its format.
  package struct Malformed: Error, Equatable, CustomStringConvertible {
    /// 1-based.
    package var line: Int
    package var text: String

    package var description: String { "Line \(line) of the list of names is not in its format: '\(text)'." }
  }

  /// Reads format 1 of the names.
  package init(reading text: String) throws(Malformed) {
    var current: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      if line.hasPrefix("  ") {
        let members = try Self.members(line, index + 1)
        if let current { types[current]?.members += members } else { globals += members }
      } else if line == "global" {
        current = nil
      } else {
        let (name, type) = try Self.type(line, index + 1)
        types[name] = type
        current = name
      }
    }
  }

  /// The types that a list of names declares, without those inside of others; a line that can't be read counts as none.
  package static func typeNames(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") where !line.hasPrefix(" ") && !line.hasPrefix("#") {
      let head = line.prefix { $0 != ":" }.split(separator: " ")
      guard head.count > 1, let name = head.last, !name.contains("."), !head.contains("extension") else { continue }
      names.insert(String(name))
    }
    return names
  }

  private static let memberKinds: Set<String> = [
    "var", "let", "func", "init", "case", "subscript", "typealias", "associatedtype", "static var", "static let",
    "static func", "optional func", "optional var",
  ]

  private static func members(_ line: Substring, _ number: Int) throws(Malformed) -> [KnownMember] {
    var words = line.split(separator: " ").map(String.init)[...]
    let isDeprecated = words.first == "deprecated"
    if isDeprecated { words.removeFirst() }
    var kind = words.popFirst() ?? ""
    if kind == "static" || kind == "optional" { kind += " " + (words.popFirst() ?? "") }
    guard memberKinds.contains(kind), !words.isEmpty else { throw Malformed(line: number, text: String(line)) }
    return words.map { KnownMember(kind: kind, name: $0, isDeprecated: isDeprecated) }
  }

  private static func type(_ line: Substring, _ number: Int) throws(Malformed) -> (String, KnownType) {
    let halves = line.split(separator: ":", maxSplits: 1)
    var words = halves[0].split(separator: " ").map(String.init)[...]
    let isDeprecated = words.first == "deprecated"
    if isDeprecated { words.removeFirst() }
    guard words.count == 2, let kind = words.first.flatMap(KnownType.Kind.init), let name = words.last else {
      throw Malformed(line: number, text: String(line))
    }
    let inherited = halves.count < 2 ? [] : halves[1].split { ", ".contains($0) }.map(String.init)
    return (name, KnownType(kind: kind, inherited: inherited, isDeprecated: isDeprecated))
  }
}
