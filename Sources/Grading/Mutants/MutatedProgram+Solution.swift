internal import CourseModel
internal import Foundation
internal import SwiftSource

extension MutatedProgram {
  /// The program after a step, changed where the step's solution wrote something new.
  init(_ program: ProgramSource, ofSolution step: Step, after start: ProgramSource) {
    var written: [String: IndexSet] = [:]
    for snippet in step.solutions.first?.snippets ?? [] {
      let first = snippet.location.position.line
      let count = snippet.code.split(separator: "\n", omittingEmptySubsequences: false).count
      written[snippet.location.file, default: IndexSet()].insert(integersIn: first..<(first + count))
    }
    // A line that was there before was tried in the step that wrote it.
    let new = Dictionary(
      uniqueKeysWithValues: program.files.map { ($0.name, Self.newLines(of: $0, after: start[file: $0.name])) })
    self.init(program) { mutation in
      written[mutation.origin.file]?.contains(mutation.origin.line) == true
        && new[mutation.file]?.contains(mutation.line) == true
    }
  }

  /// 1-based.
  private static func newLines(of file: SourceFile, after start: SourceFile?) -> IndexSet {
    let trimmed = { (line: SourceFile.Line) in line.text.trimmingCharacters(in: .whitespaces) }
    let changes = file.lines.map(trimmed).difference(from: start?.lines.map(trimmed) ?? [])
    var lines = IndexSet()
    for case .insert(let index, _, _) in changes { lines.insert(index + 1) }
    return lines
  }

  /// Without the changes on lines that the compiler refused.
  func without(_ refused: Set<SourceLocation>) -> MutatedProgram {
    let lines = Set(refused.map { "\($0.file):\($0.position.line)" })
    let isRefused = { (mutation: Mutation) in lines.contains("\(mutation.origin.file):\(mutation.origin.line)") }
    // Another operator is the most likely not to compile: texts have a plus and no minus.
    let isLikely = mutations.contains { isRefused($0) && $0.kind == .changedOperator }
    return without { isRefused($0) && (!isLikely || $0.kind == .changedOperator) }
  }
}

extension BuildProducts {
  /// Where the learner's lines are that do not compile; the columns mean nothing.
  var errorLines: Set<SourceLocation> {
    Set(
      messages.filter { $0.kind == .error || $0.kind == .unsupported }.compactMap(\.location).map {
        SourceLocation(file: $0.file, line: $0.position.line)
      })
  }
}

extension Mutant {
  init(_ mutation: Mutation) {
    self.init(
      location: SourceLocation(
        file: mutation.origin.file, line: mutation.origin.line, column: mutation.origin.column(for: mutation.column)),
      kind: mutation.kind.rawValue, original: mutation.original, change: mutation.change)
  }
}
