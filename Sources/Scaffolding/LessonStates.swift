package import CourseModel
package import SwiftSource
internal import Synchronization

/// The program as a lesson builds it: what stands at the start of each step, and after its solution.
package struct LessonStates: Sendable {
  /// The state in which each step starts: what its starters make of the solution before.
  package private(set) var starts: [ProgramSource] = []
  /// The state after the first solution of each step.
  package private(set) var solutions: [ProgramSource] = []
  /// The files that each step's starter or solution changes or brings.
  package private(set) var touchedFiles: [Set<String>] = []
  /// Starters and solutions that could not be merged.
  package private(set) var problems: [Diagnostic] = []
  /// What a learner starts with: the first step's start, and the files that later steps bring.
  package private(set) var initial = ProgramSource()

  /// What follows from the code of the last lessons that were asked for: several parts of a page ask, and a page that is made again mostly has a word
  /// of its prose changed.
  private static let known = Mutex<[(code: LessonCode, states: LessonStates)]>([])
  private static let most = 8

  package init(_ lesson: Lesson) {
    let code = LessonCode(lesson)
    if let states = Self.known.withLock({ known in known.first { $0.code == code }?.states }) {
      self = states
      return
    }
    self.init(code)
    let states = self
    Self.known.withLock { $0 = [(code, states)] + $0.prefix(Self.most - 1) }
  }

  private init(_ code: LessonCode) {
    var program = ProgramSource()
    var trees = ProgramTrees()
    apply(code.introduction, to: &program, &trees)
    for step in code.steps {
      let before = program
      apply(step.starters, to: &program, &trees)
      starts.append(program)
      apply(step.solution, to: &program, &trees)
      solutions.append(program)
      touchedFiles.append(
        Set(program.files.filter { file in before[file: file.name]?.text != file.text }.map(\.name)))
    }
    initial = starts.first ?? program
    for snippet in code.steps.dropFirst().flatMap(\.starters) {
      if case .file(let name) = snippet.placement, initial[file: name] == nil {
        initial.apply([CodeFragment(snippet, file: name)])
      }
    }
  }

  /// The state after another solution of a step, merged into the step's start.
  package func state(of step: Int, solution: Answer) -> (ProgramSource, [Diagnostic]) {
    Self.merged(solution.snippets, into: starts[step])
  }

  /// A wrong answer is written against the step's solution: it says only what is wrong.
  package func state(of step: Int, wrongAnswer: Answer) -> (ProgramSource, [Diagnostic]) {
    Self.merged(wrongAnswer.snippets, into: solutions[step])
  }

  /// The files that a step rests on: its own and those of the steps before.
  package func neededFiles(of step: Int) -> Set<String> {
    touchedFiles.prefix(step + 1).reduce(into: []) { $0.formUnion($1) }
  }

  private static func merged(_ snippets: [Snippet], into program: ProgramSource) -> (ProgramSource, [Diagnostic]) {
    var program = program
    var trees = ProgramTrees()
    let problems = merge(snippets, into: &program, &trees)
    return (program, problems)
  }

  private static func merge(
    _ snippets: [Snippet], into program: inout ProgramSource, _ trees: inout ProgramTrees
  ) -> [Diagnostic] {
    snippets.flatMap { snippet -> [Diagnostic] in
      guard let fragment = CodeFragment(snippet) else { return [] }
      return program.apply([fragment], trees: &trees).map { Diagnostic($0, of: snippet) }
    }
  }

  private mutating func apply(_ snippets: [Snippet], to program: inout ProgramSource, _ trees: inout ProgramTrees) {
    problems += Self.merge(snippets, into: &program, &trees)
  }
}

/// The code of a lesson from which its states follow.
private struct LessonCode: Equatable, Sendable {
  var introduction: [Snippet]
  var steps: [Step]

  struct Step: Equatable, Sendable {
    var starters: [Snippet]
    var solution: [Snippet]
  }

  init(_ lesson: Lesson) {
    introduction = lesson.introduction.snippets.filter { $0.role == .starter }
    steps = lesson.steps.map {
      Step(starters: $0.snippets(.starter), solution: $0.solutions.first?.snippets ?? [])
    }
  }
}

extension CodeFragment {
  /// `nil` for code that has no place in the program.
  package init?(_ snippet: Snippet) {
    switch snippet.placement {
    case .file(let name): self.init(snippet, file: name)
    case .members(let type): self.init(snippet, to: .members(of: type))
    case .alone: return nil
    }
  }

  package init(_ snippet: Snippet, file: String) { self.init(snippet, to: .file(file)) }

  private init(_ snippet: Snippet, to destination: Destination) {
    let start = snippet.location
    self.init(
      snippet.code, to: destination, from: start.file, line: start.position.line, column: start.position.column)
  }
}

extension Diagnostic {
  /// A type that is not there is a matter of the fence's `in=`.
  fileprivate init(_ problem: MergeProblem, of snippet: Snippet) {
    self.init(problem)
    if case .typeNotFound = problem.kind { location = snippet.fence }
  }

  package init(_ problem: MergeProblem) {
    self.init(
      .merge, at: SourceLocation(file: problem.file, line: problem.line, column: problem.column), problem.message)
  }
}
