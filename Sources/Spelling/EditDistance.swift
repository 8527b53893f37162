/// The letters of a word, as numbers that are quick to compare. Capitals are like small letters; a letter and a mark that are combined are two.
package struct Letters: Sendable {
  fileprivate let numbers: [UInt32]

  package init(_ word: String) { numbers = word.lowercased().unicodeScalars.map(\.value) }

  package var count: Int { numbers.count }
}

/// How many letters have to be put in, taken out, changed, or swapped with their neighbour, to make one word of
/// another (optimal string alignment).
package enum EditDistance {
  /// - Parameter limit: Distances above it do not matter; words that differ by more are given up early.
  /// - Returns: `nil` when the distance is greater than `limit`.
  package static func between(_ a: Letters, _ b: Letters, atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    // A word is compared with a thousand others, so nothing in here is copied. Row i has the distances of the first i letters of `a` to
    // each beginning of `b`; a swap reaches back two rows.
    let width = b.count + 1
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { rows in
      rows.initialize(repeating: 0)
      for column in 0..<width { rows[column] = column }
      var (i, leastBefore) = (1, 0)
      while i <= a.count {
        let (row, before, beforeThat) = (i % 3 * width, (i + 2) % 3 * width, (i + 1) % 3 * width)
        let letter = a.numbers[i - 1]
        rows[row] = i
        var (j, least) = (1, i)
        while j < width {
          let other = b.numbers[j - 1]
          var distance = rows[before + j - 1] + (letter == other ? 0 : 1)
          distance = min(distance, rows[before + j] + 1, rows[row + j - 1] + 1)
          if i > 1, j > 1, letter == b.numbers[j - 2], a.numbers[i - 2] == other {
            distance = min(distance, rows[beforeThat + j - 2] + 1)
          }
          rows[row + j] = distance
          least = min(least, distance)
          j += 1
        }
        // Both have to be beyond the limit.
        if least > limit, leastBefore > limit { return nil }
        leastBefore = least
        i += 1
      }
      let distance = rows[a.count % 3 * width + b.count]
      return distance <= limit ? distance : nil
    }
  }
}
