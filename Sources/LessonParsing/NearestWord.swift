/// Finds the word that somebody probably meant.
package enum NearestWord {
  /// - Returns: The known word with the fewest edits to `word`; `nil` when more than a third of it would have to change.
  package static func to(_ word: String, among known: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    let nearest = known.map { (word: $0, distance: distance(letters, Array($0.lowercased()))) }
      .min { ($0.distance, $0.word) < ($1.distance, $1.word) }
    guard let nearest, nearest.distance <= max(1, letters.count / 3) else { return nil }
    return nearest.word
  }

  /// `; did you mean 'solution'?`, or all known words when none is close.
  /// - Parameter list: What to say before the list: `the roles are`.
  package static func remedy(_ word: String, among known: [String], list: String = "known are") -> String {
    if let near = to(word, among: known) { return "; did you mean '\(near)'?" }
    return known.isEmpty ? "; there is none." : "; \(list) \(known.map { "'\($0)'" }.joined(separator: ", "))."
  }

  /// How many letters have to be put in, taken out or changed, or swapped with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    // A word of hostile length is near to nothing.
    guard abs(a.count - b.count) <= 10, max(a.count, b.count) <= 100 else { return .max }
    var row = Array(0...b.count)
    var rowBefore = row
    for (i, x) in a.enumerated() {
      let rowBeforeThat = rowBefore
      rowBefore = row
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let changed = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
        if i > 0, j > 0, x == b[j - 1], y == a[i - 1] { row[j + 1] = min(row[j + 1], rowBeforeThat[j - 1] + 1) }
      }
    }
    return row[b.count]
  }
}
