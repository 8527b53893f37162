internal import CourseModel
internal import MarkdownTree

/// Makes a snippet of a fence's attributes, and says what is wrong with them.
struct SnippetMaker {
  let file: String
  private(set) var problems: [Diagnostic] = []

  init(file: String) { self.file = file }

  private static let keys = [
    "role", "file", "in", "id", "title", "needs", "fails", "hint", "hidden", "compile-fail", "traps", "no-run",
    "timeout", "points",
  ]
  private static let flags: Set<String> = ["hidden", "traps", "no-run"]

  /// - Parameters:
  ///   - place: Where the info string starts.
  ///   - start: Where the first line of the code stands.
  ///   - role: For a comment that stands for a fence, its first word.
  /// - Returns: `nil` when the fence has no role that is known.
  mutating func snippet(
    _ info: FenceInfo, at place: SourceLocation, code: String, start: SourceLocation, role given: Role? = nil
  ) -> Snippet? {
    if let quote = info.unclosedQuote {
      report("unclosed-quotation", place, quote, "This quotation does not end; add the second quotation mark.")
    }
    guard let role = given ?? role(info, at: place) else {
      checkKeys(info, at: place)
      return nil
    }
    var snippet = Snippet(role: role, language: info.language, code: code, location: start, fence: place)
    var seen: Set<String> = []
    for attribute in info.attributes {
      guard seen.insert(attribute.key).inserted else {
        report("attribute-twice", place, attribute.offset, "'\(attribute.key)' stands here twice; keep one.")
        continue
      }
      apply(attribute, to: &snippet, at: place)
    }
    if let first = info.attributes.first(where: { $0.key == "in" }), seen.contains("file"), given == nil {
      report(
        "two-places", place, first.offset, "A fence goes into a 'file' or 'in' a type, not both; remove one of them.")
    }
    if [.starter, .solution, .wrong].contains(role), snippet.placement == .alone {
      report(
        "no-place", place, 0,
        "A \(role.rawValue) has to say where it goes; add 'file=Name.swift' or 'in=TypeName'.")
    }
    return snippet
  }

  /// A fence of a learner's answers: a role is not needed.
  mutating func answer(_ info: FenceInfo, at place: SourceLocation, code: String, start: SourceLocation) -> Snippet? {
    guard info.attributes.contains(where: { $0.key == "file" || $0.key == "in" }) else { return nil }
    return snippet(info, at: place, code: code, start: start, role: .solution)
  }

  private mutating func role(_ info: FenceInfo, at place: SourceLocation) -> Role? {
    guard let attribute = info.attributes.first(where: { $0.key == "role" }) else {
      if info.attributes.isEmpty { return .example }
      if let first = info.attributes.first(where: { Self.keys.contains($0.key) }) {
        if ["compile-fail", "traps", "no-run", "id", "title"].contains(first.key) { return .example }
        report(
          "no-role", place, first.offset, "This fence has attributes but no role; add one, such as 'role=starter'.")
        return nil
      }
      return .example
    }
    let word = attribute.value ?? ""
    if let role = Role(rawValue: word) { return role }
    report(
      "unknown-role", place, attribute.offset,
      "Fence names role '\(word)'\(NearestWord.remedy(word, among: Role.allCases.map(\.rawValue)))")
    return nil
  }

  private mutating func checkKeys(_ info: FenceInfo, at place: SourceLocation) {
    for attribute in info.attributes where !Self.keys.contains(attribute.key) { reportUnknown(attribute, place) }
  }

  private mutating func reportUnknown(_ attribute: FenceInfo.Attribute, _ place: SourceLocation) {
    report(
      "unknown-attribute", place, attribute.offset,
      "There is no attribute '\(attribute.key)'\(NearestWord.remedy(attribute.key, among: Self.keys))")
  }

  private mutating func apply(_ attribute: FenceInfo.Attribute, to snippet: inout Snippet, at place: SourceLocation) {
    let key = attribute.key
    guard Self.keys.contains(key) else { return reportUnknown(attribute, place) }
    if Self.flags.contains(key) {
      if attribute.value != nil {
        report("flag-with-value", place, attribute.offset, "'\(key)' takes no value; write the word alone.")
      }
      if key == "hidden" { snippet.isHidden = true }
      if key == "traps" { snippet.traps = true }
      if key == "no-run" { snippet.noRun = true }
      return
    }
    guard let value = attribute.value, !value.isEmpty else {
      return report("no-value", place, attribute.offset, "'\(key)' needs a value; write '\(key)=…'.")
    }
    switch key {
    case "file":
      guard isFileName(value) else {
        return report(
          "file-name", place, attribute.offset,
          "'\(value)' is not the name of a Swift file of the app; write it without folders, such as 'file=Cell.swift'.")
      }
      snippet.placement = .file(value)
    case "in": snippet.placement = .members(of: value)
    case "id":
      guard value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) else {
        return report(
          "bad-id", place, attribute.offset, "An id is made of letters, digits, '-' and '_'; '\(value)' is not.")
      }
      snippet.id = value
    case "title": snippet.title = value
    case "needs": snippet.needs = list(value)
    case "fails": snippet.fails = list(value)
    case "compile-fail": snippet.compileFail = value
    case "hint": snippet.hint = number(attribute, place)
    case "points": snippet.points = number(attribute, place)
    case "timeout":
      guard let seconds = Double(value), seconds > 0, seconds <= 600 else {
        return report(
          "not-a-number", place, attribute.offset, "'timeout' is a number of seconds up to 600; '\(value)' is not.")
      }
      snippet.timeout = seconds
    default: break
    }
  }

  private mutating func number(_ attribute: FenceInfo.Attribute, _ place: SourceLocation) -> Int? {
    if let value = attribute.value.flatMap(Int.init), value >= 0 { return value }
    report(
      "not-a-number", place, attribute.offset,
      "'\(attribute.key)' is a whole number; '\(attribute.value ?? "")' is not.")
    return nil
  }

  private func list(_ value: String) -> [String] {
    value.split(separator: ",").map { $0.trimmingPrefix(" ").description }.filter { !$0.isEmpty }
  }

  private func isFileName(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.contains("/") && !name.hasPrefix(".")
  }

  private mutating func report(_ rule: String, _ place: SourceLocation, _ offset: Int, _ message: String) {
    var location = place
    location.position.column += offset
    problems.append(Diagnostic(rule, at: location, message))
  }
}
