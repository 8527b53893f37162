/// Finds the name that somebody may have meant.
package enum NearestName {
  /// `; did you mean 'solution'?`, or `; its roles are 'starter', 'check'.` when no name is near.
  /// - Parameter list: What to say before all names: `the roles are`.
  package static func advice(for name: String, among known: [String], list: String) -> String {
    if let nearest = nearest(to: name, among: known) { return "; did you mean '\(nearest)'?" }
    return known.isEmpty ? "." : "; \(list) \(known.map { "'\($0)'" }.joined(separator: ", "))."
  }

  /// - Returns: `nil` when more than a third of the name would have to change.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let word = Array(name.lowercased())
    let candidates = known.map { (name: $0, distance: distance(word, Array($0.lowercased()))) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, min(word.count, 30) / 3) ? best.name : nil
  }

  /// How many characters have to be added, taken away or changed.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    // A name of hostile length is near to nothing.
    guard abs(a.count - b.count) <= 10, max(a.count, b.count) <= 100 else { return .max }
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let change = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
