/// A value that was written without the quotes that it needs, or with blanks that it may not have: the words behind it belong to it.
struct BrokenValue {
  /// How many of the words behind it belong to it.
  let words: Int
  let value: String
  let message: String

  /// - Parameter rest: What stands behind the attribute.
  /// - Returns: `nil` where nothing is wrong with it.
  init?(_ attribute: AttributeList.Attribute, _ name: AttributeName, before rest: ArraySlice<AttributeList.Attribute>) {
    guard let first = attribute.value, !attribute.isQuoted else { return nil }
    let isText = [.title, .compileFail, .unseen, .reason, .about].contains(name)
    let isList = if case .names = name.value { true } else { false }
    guard isText || isList else { return nil }
    let bare = rest.prefix { $0.value == nil }.map(\.name)
    let isInSingleQuotes = isText && first.hasPrefix("'")
    if isInSingleQuotes, first.count > 1, first.hasSuffix("'") {
      words = 0
    } else if isInSingleQuotes, let end = bare.firstIndex(where: { $0.hasSuffix("'") }) {
      words = end + 1
    } else if isList, first.hasSuffix(",") || bare.first?.hasPrefix(",") == true {
      words = bare.prefix { AttributeName(rawValue: $0) == nil }.count
    } else if isText, bare.contains(where: { AttributeName(rawValue: $0) == nil && !Self.isNearFlag($0) }) {
      // Words such as `hidden` at the end are attributes.
      words = (bare.lastIndex { !Self.isFlag($0) } ?? -1) + 1
    } else {
      words = 0
    }
    if words == 0, !isInSingleQuotes { return nil }
    let all = [first] + bare.prefix(words)
    if isText {
      value = String(all.joined(separator: " ").drop { $0 == "'" }.reversed().drop { $0 == "'" }.reversed())
      let quoted = "\(attribute.name)=\"\(value.replacing("\"", with: "\\\""))\""
      message =
        isInSingleQuotes
        ? "The value of '\(attribute.name)' stands in single quotes; write \(quoted)."
        : "The value of '\(attribute.name)' has blanks and no quotes; write \(quoted)."
    } else {
      let parts = all.flatMap { $0.split(separator: ",") }.map(String.init)
      value = parts.joined(separator: ",")
      message = "The value of '\(attribute.name)' has blanks; write \(attribute.name)=\(value)."
    }
  }

  private static func isNearFlag(_ word: String) -> Bool {
    SpellingSuggestion.to(word, among: AttributeName.allCases.map(\.rawValue).filter(isFlag)) != nil
  }

  private static func isFlag(_ word: String) -> Bool {
    guard let name = AttributeName(rawValue: word), case .none = name.value else { return false }
    return true
  }
}
