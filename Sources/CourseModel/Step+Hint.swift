extension Step {
  /// The hint that helps with what did not pass: the one that is named by the wrong answer that fails most nearly the same
  /// checks. Of several, the first; where no wrong answer tells, the first of the step.
  /// - Parameters:
  ///   - failed: Ids of the checks that were run and did not pass.
  ///   - ignored: Ids of those that say nothing: they were not run, or find whatever is wrong.
  package func hint(forFailing failed: Set<String>, ignoring ignored: Set<String>) -> Hint? {
    let failed = failed.subtracting(ignored)
    var best: (hint: Int, likeness: Double)?
    for answer in wrongAnswers {
      guard let number = answer.hint, hints.indices.contains(number - 1) else { continue }
      let fails = answer.fails.subtracting(ignored)
      let union = fails.union(failed).count
      let likeness = union == 0 ? 0 : Double(fails.intersection(failed).count) / Double(union)
      let isBetter = best.map { (likeness, $0.hint) > ($0.likeness, number) } ?? (likeness > 0)
      if isBetter { best = (number, likeness) }
    }
    return best.map { hints[$0.hint - 1] } ?? hints.first
  }
}

extension Answer {
  /// Of a wrong answer: the 1-based number of the hint that helps.
  package var hint: Int? { snippets.lazy.compactMap(\.hint).first }
  /// Of a wrong answer: ids of the checks that do not pass.
  package var fails: Set<String> { Set(snippets.flatMap(\.fails)) }
}
