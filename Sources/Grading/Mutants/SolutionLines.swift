package import CourseModel
internal import Foundation
package import SwiftSource

/// The lines of a program that a step's solution has written anew. A line that was there before was tried in the step that
/// wrote it.
package struct SolutionLines: Sendable {
  /// By file: 1-based.
  private var lines: [String: IndexSet] = [:]

  /// - Parameters:
  ///   - program: As the step's first solution leaves it.
  ///   - start: As the step begins.
  package init(_ program: ProgramSource, ofSolution step: Step, after start: ProgramSource) {
    var written: [String: IndexSet] = [:]
    for snippet in step.solutions.first?.snippets ?? [] {
      let first = snippet.location.position.line
      let count = snippet.code.split(separator: "\n", omittingEmptySubsequences: false).count
      written[snippet.location.file, default: IndexSet()].insert(integersIn: first..<(first + count))
    }
    for file in program.files {
      let new = Self.newLines(of: file, after: start[file: file.name])
      lines[file.name] = new.filteredIndexSet { line in
        guard let origin = file.origin(ofLine: line) else { return false }
        return written[origin.file]?.contains(origin.line) == true
      }
    }
  }

  package func contains(_ line: Int, of file: String) -> Bool { lines[file]?.contains(line) == true }

  private static func newLines(of file: SourceFile, after start: SourceFile?) -> IndexSet {
    let trimmed = { (line: SourceFile.Line) in line.text.trimmingCharacters(in: .whitespaces) }
    let changes = file.lines.map(trimmed).difference(from: start?.lines.map(trimmed) ?? [])
    var lines = IndexSet()
    for case .insert(let index, _, _) in changes { lines.insert(index + 1) }
    return lines
  }
}
