import TestSupport

@testable import Grading

/// The grader of these tests. It gives a check four seconds, since some of the programs that they grade never end.
enum TestGrader {
  static let shared = Task {
    try await Grader(
      home: try TestHome.make(), environment: TestHome.environment, options: GradingOptions(timeout: 4))
  }
}
