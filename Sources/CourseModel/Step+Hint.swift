extension Step {
  /// The hint that helps with what did not pass: the one that is named by the wrong answers that fail most nearly the same checks.
  ///
  /// A hint that does not fit leads astray, so there is none where the nearest wrong answers fail less than half of the same checks, or
  /// where less than nine in ten of them name the same hint. A step in which no wrong answer names a hint shows its first.
  ///
  /// A comparison with a model fails whatever the mistake is, so it tells mistakes apart only where nothing else failed: then wrong
  /// answers that fail comparisons alone are looked at.
  /// - Parameters:
  ///   - failed: Ids of the checks that were run and did not pass.
  ///   - ignored: Ids of those that were not run, and of comparisons with a model.
  package func hint(forFailing failed: Set<String>, ignoring ignored: Set<String>) -> Hint? {
    let written = failed.subtracting(ignored)
    var nearest: (likeness: Double, hints: [Int]) = (Self.leastLikeness, [])
    let telling = wrongAnswers.filter { $0.hint.map { hints.indices.contains($0 - 1) } ?? false }
    if telling.isEmpty { return hints.first }
    for answer in telling {
      guard let number = answer.hint else { continue }
      let likeness =
        if written.isEmpty {
          answer.fails.isSubset(of: ignored) ? Self.likeness(answer.fails, failed) : 0
        } else {
          Self.likeness(answer.fails.subtracting(ignored), written)
        }
      if likeness > nearest.likeness { nearest = (likeness, []) }
      if likeness == nearest.likeness { nearest.hints.append(number) }
    }
    return nearest.hints.first { number in
      Double(nearest.hints.count { $0 == number }) >= Self.leastShare * Double(nearest.hints.count)
    }.map { hints[$0 - 1] }
  }

  private static let leastLikeness = 0.5
  private static let leastShare = 0.9

  /// From 0, when nothing is in both, to 1, when both are the same.
  private static func likeness(_ a: Set<String>, _ b: Set<String>) -> Double {
    let union = a.union(b).count
    return union == 0 ? 0 : Double(a.intersection(b).count) / Double(union)
  }
}

extension Answer {
  /// Of a wrong answer: the 1-based number of the hint that helps.
  package var hint: Int? { snippets.lazy.compactMap(\.hint).first }
  /// Of a wrong answer: ids of the checks that do not pass.
  package var fails: Set<String> { Set(snippets.flatMap(\.fails)) }
}
