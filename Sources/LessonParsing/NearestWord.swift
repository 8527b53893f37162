/// Finds the word that somebody probably meant.
package enum NearestWord {
  /// The known word with the fewest edits to `word`; `nil` when none is close.
  package static func to(_ word: String, among known: some Sequence<String>) -> String? {
    let word = String(word.lowercased().prefix(60))
    return known.map { ($0, distance(word, $0.lowercased())) }
      .filter { $0.1 <= max(1, word.count / 2) }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// `; did you mean 'solution'?`, or the known words when none is close.
  package static func remedy(_ word: String, among known: [String]) -> String {
    if let near = to(word, among: known) { return "; did you mean '\(near)'?" }
    return "; known are \(known.map { "'\($0)'" }.joined(separator: ", "))."
  }

  /// How many letters have to be put in, taken out or changed.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for i in a.indices {
      var previous = row[0]
      row[0] = i + 1
      for j in b.indices {
        let changed = previous + (a[i] == b[j] ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
