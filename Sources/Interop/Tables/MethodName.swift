internal import SwiftSyntax
internal import UIKitNames

/// The full name of a method in Swift: `tableView(_:didSelectRowAt:)`.
package struct MethodName: Hashable, Sendable, Codable, CustomStringConvertible {
  package var base: String
  /// Argument labels; `_` where there is none.
  package var labels: [String]

  package init(base: String, labels: [String]) {
    self.base = base
    self.labels = labels
  }

  package var description: String { "\(base)(\(labels.map { "\($0):" }.joined()))" }

  /// The name that the compiler gives the method in Objective-C when nothing else is asked for.
  ///
  /// The first label joins the base name, with `With` before it unless one of the two reads as a preposition:
  /// `keyboardWillShow(notification:)` is `keyboardWillShowWithNotification:`, `move(to:)` is `moveTo:`.
  var objectiveCName: String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let joins = Prepositions.contains(CamelCase.firstWord(first)) || Prepositions.contains(CamelCase.lastWord(base))
      name += (joins ? "" : "With") + CamelCase.capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }
}

extension MethodName {
  init(_ name: TokenSyntax, _ parameters: FunctionParameterListSyntax) {
    self.init(base: name.identifierText, labels: parameters.map(\.firstName.identifierText))
  }
}

/// The words of names like `keyboardWillShow`.
private enum CamelCase {
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  static func firstWord(_ name: String) -> String { words(name).first?.lowercased() ?? "" }
  static func lastWord(_ name: String) -> String { words(name).last?.lowercased() ?? "" }
  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

/// The words that the compiler takes for prepositions when it makes an Objective-C name.
private enum Prepositions {
  static func contains(_ word: String) -> Bool { words.contains(word) }

  private static let words: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
