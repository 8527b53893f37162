import Foundation

@testable import PageRendering

/// The English words of ours that are left on a page in German.
enum EnglishWords {
  /// - Parameters:
  ///   - length: Of the shortest that are looked for.
  ///   - isMeant: Whether a text of this name is looked for.
  static func left(on page: String, length: Int, _ isMeant: (String) -> Bool) throws -> [String] {
    let said = said(on: page).map(words).joined(separator: "|")
    let german = try texts("strings.de.yml")
    var left: [String] = []
    for (name, value) in try texts("strings.yml") where isMeant(name) && german[name] != value {
      for part in forms(of: value).joined() where part.count >= length && said.contains(words(part)) {
        left.append("\(name): \(part)")
      }
    }
    return left.sorted()
  }

  /// The texts of a file of words, by their names.
  static func texts(_ file: String) throws -> [String: StringsFile.Text] {
    try StringsFile(Sample.templates.files[file] ?? Data()).texts
  }

  /// Of each form of a text, what stands on a page whatever its values are.
  static func forms(of text: StringsFile.Text) -> [[String]] {
    let texts: [String] =
      switch text {
      case .plain(let text): [text]
      case .forms(let forms): Array(forms.values)
      }
    return texts.map { $0.split(separator: /\{\w+\}/).map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// What a page says: texts, and attributes that are read, each once; without code and drawings.
  static func said(on page: String) -> Set<String> {
    var said: Set<String> = []
    var silent = 0
    for piece in page.split(separator: "<") {
      let name = String(piece.prefix { $0.isLetter || $0.isNumber || $0 == "/" })
      if silentElements.contains(name) { silent += 1 }
      if name.hasPrefix("/"), silentElements.contains(String(name.dropFirst())) { silent -= 1 }
      guard silent == 0, let end = piece.firstIndex(of: ">") else { continue }
      said.insert(unescaped(piece[end...].dropFirst()))
      let attributes = piece[..<end].split(separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 1, to: attributes.count, by: 2) {
        let isRead = readAttributes.contains { attributes[index - 1].hasSuffix(" \($0)=") }
        if isRead { said.insert(unescaped(attributes[index])) }
      }
    }
    return said
  }

  private static let silentElements: Set<String> = ["code", "pre", "script", "style", "svg"]
  /// The last one is the text of a button that a script makes.
  private static let readAttributes = [
    "alt", "aria-label", "content", "label", "placeholder", "title", "data-by-name",
  ]

  private static func unescaped(_ text: Substring) -> String {
    text.replacing("&#39;", with: "'").replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The words of a text alone, so that no part of one is taken for another.
  private static func words(_ text: String) -> String {
    " " + text.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
  }
}
