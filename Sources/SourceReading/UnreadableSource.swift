/// Swift that a learner wrote and that is not graded, because reading it would take too much: the learner's to mend.
package struct UnreadableSource: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  package enum Reason: String, Hashable, Sendable, Codable {
    /// More than ``SourceReader/maximumSize``.
    case tooLarge
    /// The parser's stack overflowed.
    case tooDeep
    case tooSlow
    case tooMuchMemory
    /// More types, methods and properties than ``ReadingProcess/maximumDeclarations``.
    case tooManyDeclarations
  }

  package var reason: Reason

  package init(_ reason: Reason) { self.reason = reason }

  package var description: String {
    switch reason {
    case .tooLarge:
      "This code has more than \(SourceReader.maximumSize >> 20) MB, which is more than Coursemark reads. Take out what the "
        + "app does not need."
    case .tooDeep:
      "This code is nested too deeply to be read. Give parts that stand inside of one another names of their own."
    case .tooSlow:
      "This code takes too long to be read. Make very long lists shorter, and take deeply nested parts apart."
    case .tooMuchMemory:
      "This code takes too much memory to be read. Make very long lists shorter, and take deeply nested parts apart."
    case .tooManyDeclarations:
      "This code has more than \(ReadingProcess.maximumDeclarations) types, methods and properties, which is more than "
        + "Coursemark reads. Take out what the app does not need."
    }
  }
}
