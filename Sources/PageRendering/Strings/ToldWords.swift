/// What the examiner says, in the language of a page: why a check did not pass, and what the user did until then.
///
///     told.said("tap the button \"Add\"")    // "Taste \"Add\" antippen"
///
/// How this works: an examiner speaks English. What it says is made of clauses that stand in the list `told` of `strings.yml`, with names for their
/// parts, and under the same names in another language. A clause is recognised by the English texts, its parts too, and said as the other language has
/// it. What is in quotes, and numbers, stay as they are, and so does a part that is called `words`: an author's own. Where any part is not known, the
/// whole is left in English, which is better than half of a sentence.
struct ToldWords {
  private struct Clause {
    /// Of the English text: what stands before the first part and behind each.
    var literals: [String] = [""]
    var parts: [String] = []
    /// The text in the page's language.
    var said: String

    init(_ english: String, said: String) {
      self.said = said
      var rest = english[...]
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        literals[literals.count - 1] += rest[..<open]
        parts.append(String(rest[rest.index(after: open)..<close]))
        literals.append("")
        rest = rest[rest.index(after: close)...]
      }
      literals[literals.count - 1] += rest
    }

    var weight: Int { literals.reduce(0) { $0 + $1.count } }
  }

  /// The ones that say most by themselves first.
  private let clauses: [Clause]

  /// Characters; what is longer is no clause.
  private static let longest = 600
  /// Parts that are looked at in one text; what takes more was made to take long.
  private static let mostTries = 1_000

  /// - Parameters:
  ///   - english: What the examiner says, by the names of the texts.
  ///   - own: The same in the page's language.
  init(english: [String: String], own: [String: String]) {
    clauses = english.compactMap { name, text in own[name].map { Clause(text, said: $0) } }
      .sorted { ($1.weight, $0.literals.joined()) < ($0.weight, $1.literals.joined()) }
  }

  /// - Returns: `nil` for what is not known.
  func said(_ text: String) -> String? {
    guard text.utf8.count <= Self.longest else { return nil }
    var tries = Self.mostTries
    return said(text[...], &tries)
  }

  private func said(_ text: Substring, _ tries: inout Int) -> String? {
    if Self.isNeutral(text) { return String(text) }
    tries -= 1
    guard tries > 0 else { return nil }
    for clause in clauses where text.hasPrefix(clause.literals[0]) {
      if clause.parts.isEmpty {
        if text == clause.literals[0] { return clause.said }
        continue
      }
      let rest = text.dropFirst(clause.literals[0].count)
      if let values = values(of: clause, from: 0, in: rest, &tries) { return Self.fill(clause.said, values) }
    }
    return nil
  }

  /// What stands for the parts of a clause from one of them on; `nil` where the text is another one.
  private func values(
    of clause: Clause, from part: Int, in text: Substring, _ tries: inout Int
  ) -> [String: String]? {
    let (name, behind) = (clause.parts[part], clause.literals[part + 1])
    func value(_ text: Substring) -> String? {
      text.isEmpty ? nil : name == "words" ? String(text) : said(text, &tries)
    }
    if part == clause.parts.count - 1 {
      guard text.hasSuffix(behind), let value = value(text.dropLast(behind.count)) else { return nil }
      return [name: value]
    }
    for place in Self.places(of: behind, in: text) {
      guard let value = value(text[..<place]),
        var values = values(of: clause, from: part + 1, in: text[place...].dropFirst(behind.count), &tries)
      else { continue }
      values[name] = value
      return values
    }
    return nil
  }

  /// Where a literal stands outside of quotes.
  private static func places(of literal: String, in text: Substring) -> [Substring.Index] {
    var places: [Substring.Index] = []
    var isQuoted = false
    for index in text.indices {
      if !isQuoted, text[index...].hasPrefix(literal) { places.append(index) }
      if text[index] == "\"" { isQuoted.toggle() }
    }
    return places
  }

  /// Numbers, and texts in quotes with commas between: the same in any language.
  private static func isNeutral(_ text: Substring) -> Bool {
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() } else if !isQuoted, character.isLetter { return false }
    }
    return !text.isEmpty && !isQuoted
  }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open] + (values[String(rest[rest.index(after: open)..<close])] ?? "")
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
