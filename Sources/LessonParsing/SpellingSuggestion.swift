internal import Spelling

/// Finds the word that somebody probably meant.
package enum SpellingSuggestion {
  /// - Returns: The known word with the fewest edits to `word`; `nil` when more than a third of it would have to change.
  package static func to(_ word: String, among known: some Sequence<String>) -> String? {
    // A very long word is compared with nothing.
    guard word.utf8.count <= 400 else { return nil }
    let letters = Letters(word)
    let limit = max(1, letters.count / 3)
    return known.compactMap { known in
      EditDistance.between(letters, Letters(known), atMost: limit).map { (word: known, distance: $0) }
    }.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  }

  /// `; did you mean 'solution'?`, or all known words when none is close.
  /// - Parameter list: What to say before the list: `the roles are`.
  package static func remedy(_ word: String, among known: [String], list: String = "known are") -> String {
    if let near = to(word, among: known) { return "; did you mean '\(near)'?" }
    return known.isEmpty ? "; there is none." : "; \(list) \(known.map { "'\($0)'" }.joined(separator: ", "))."
  }
}
