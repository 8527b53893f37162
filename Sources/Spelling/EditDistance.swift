/// How many characters have to be put in, taken out, changed, or swapped with their neighbour, to make one word of
/// another (optimal string alignment).
package enum EditDistance {
  /// - Parameter limit: Distances above it do not matter; words that differ by more are given up early.
  /// - Returns: `nil` when the distance is greater than `limit`.
  package static func between(_ a: [Character], _ b: [Character], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
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
      // A swap reaches back two rows, so both have to be beyond the limit.
      if let least = row.min(), least > limit, let before = rowBefore.min(), before > limit { return nil }
    }
    return row[b.count] <= limit ? row[b.count] : nil
  }
}
