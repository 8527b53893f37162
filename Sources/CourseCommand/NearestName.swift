/// Finds the name that someone may have meant.
enum NearestName {
  /// `did you mean 'trim'?`, or all names when none is near.
  /// - Parameter others: What to say before the list: `its steps are`.
  static func advice(for name: String, among known: [String], others: String) -> String {
    if let nearest = nearest(to: name, among: known) { return "did you mean '\(nearest)'?" }
    return known.isEmpty ? "there is none." : "\(others) \(known.map { "'\($0)'" }.joined(separator: ", "))."
  }

  /// - Returns: `nil` when more than a third of the name would have to change.
  static func nearest(to name: String, among known: [String]) -> String? {
    let candidates = known.map { (name: $0, distance: distance(Array(name.lowercased()), Array($0.lowercased()))) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, min(name.count, 30) / 3) ? best.name : nil
  }

  /// How many characters have to be added, taken away or changed (Levenshtein).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    // Names of hostile length are never near.
    guard abs(a.count - b.count) <= 10, max(a.count, b.count) <= 300 else { return .max }
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
