internal import CourseModel
internal import SwiftSource

extension MutatedProgram {
  /// The program after a step, changed where the step's solution wrote something new.
  init(_ program: ProgramSource, ofSolution step: Step, after start: ProgramSource) {
    let lines = SolutionLines(program, ofSolution: step, after: start)
    self.init(program) { lines.contains($0.line, of: $0.file) }
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
