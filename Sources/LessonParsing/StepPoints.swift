internal import CourseModel

extension Lesson {
  /// Gives steps whose checks have points of their own the sum of these: all that people and platforms are told of a step is one number.
  ///
  /// - Parameter written: The points that the steps' own comments give, in the steps' order.
  /// - Returns: Where both are written and differ.
  mutating func addUpPoints(written: [Int?]) -> [Diagnostic] {
    var findings = DiagnosticCollector(file: file)
    for index in steps.indices {
      let parts = steps[index].checks.compactMap(\.points)
      guard !parts.isEmpty else { continue }
      let sum = parts.reduce(0, +)
      steps[index].points = sum
      if let points = written[index], points != sum {
        findings.add(
          .pointsDiffer, at: steps[index].location.position,
          "Step '\(steps[index].id)' has points=\(points), and its checks have \(sum) together; take the step's away, or let them add up."
        )
      }
    }
    return findings.diagnostics
  }
}
