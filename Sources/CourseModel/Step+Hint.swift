extension Step {
  /// The hint that helps with what did not pass: the one that is named by the wrong answer that fails most nearly the same
  /// checks. Of several, the first; where no wrong answer tells, the first of the step.
  ///
  /// A comparison with a model fails whatever the mistake is, so it tells mistakes apart only where nothing else failed: then wrong
  /// answers that fail comparisons alone are looked at.
  /// - Parameters:
  ///   - failed: Ids of the checks that were run and did not pass.
  ///   - ignored: Ids of those that were not run, and of comparisons with a model.
  package func hint(forFailing failed: Set<String>, ignoring ignored: Set<String>) -> Hint? {
    let written = failed.subtracting(ignored)
    var best: (hint: Int, likeness: Double)?
    for answer in wrongAnswers {
      guard let number = answer.hint, hints.indices.contains(number - 1) else { continue }
      let likeness =
        if written.isEmpty {
          answer.fails.isSubset(of: ignored) ? Self.likeness(answer.fails, failed) : 0
        } else {
          Self.likeness(answer.fails.subtracting(ignored), written)
        }
      let isBetter = best.map { (likeness, $0.hint) > ($0.likeness, number) } ?? (likeness > 0)
      if isBetter { best = (number, likeness) }
    }
    return best.map { hints[$0.hint - 1] } ?? hints.first
  }

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
