/// What a reader can open: a hint, a solution, more to read.
struct Disclosure {
  enum Kind: String { case hint, solution, more }

  /// `hint`, `solution` or `more`, for the style sheet.
  let kind: Kind
  /// What the author wrote: `Hint: where the text is`.
  let summary: String
  /// `Hint 1 of 2`, `Solution`; empty for more to read.
  let word: String
  let hasWord: Bool
  /// What the summary says beyond that: `where the text is`; empty when that is nothing.
  let topic: String
  let hasTopic: Bool
  let pieces: [Piece]

  init(_ kind: Kind, summary: String, word: String, pieces: [Piece]) {
    self.kind = kind
    self.summary = summary
    self.word = word
    hasWord = !word.isEmpty
    topic = Self.topic(of: summary, kind)
    hasTopic = !topic.isEmpty
    self.pieces = pieces
  }

  /// Without the word that stands before it already.
  private static func topic(of summary: String, _ kind: Kind) -> String {
    let word: String? = kind == .hint ? "hint" : kind == .solution ? "solution" : nil
    guard let word, summary.lowercased().hasPrefix(word) else { return summary }
    let rest = summary.dropFirst(word.count)
    // "Hints", "Solutions" are words of their own.
    if let first = rest.first, first.isLetter { return summary }
    return String(rest.drop { $0.isWhitespace || ":.,-–—".contains($0) })
  }
}
