package import CourseModel
package import InterfaceFiles
internal import SwiftSource

/// What stands around a learner's code when it is checked: which scene and which probes each check of a lesson has, and
/// the Swift that is generated from them.
///
/// Everything here is text from text. For each submission, whoever grades compiles ``Scene/module(learnerFiles:)`` and
/// ``Probe/module(learnerFiles:)`` against the learner's module and links them with ``appMain(scene:probes:)``; the files of
/// ``examiner`` are compiled once for the lesson.
package struct LessonScaffold: Sendable {
  /// In the order of the lesson.
  package private(set) var scenes: [Scene] = []
  /// In the order of the lesson. Their numbers, and so the names of their modules, count from 1.
  package private(set) var probes: [Probe] = []
  /// In the order of the lesson.
  package private(set) var checks: [Check] = []
  /// `check`; or `screen`, for the pictures: to the examiner, the code of one is a check.
  private let role: Role
  /// What all scenes can use.
  private let prelude: [Snippet]
  /// The files of Xcode's that scenes have so far.
  private var resources: [ResourceFile] = []
  /// Declarations that checks can use, above all models.
  private(set) var models: [Snippet] = []
  /// What is wrong with the lesson's scenes, probes and checks.
  package private(set) var problems: [Diagnostic] = []

  /// - Parameter role: What the examiner's code is from: checks, or screens that drive the app.
  package init(_ lesson: Lesson, of role: Role = .check) {
    self.role = role
    prelude = lesson.prelude
    add(lesson.introduction.snippets, of: nil)
    for step in lesson.steps { add(step.blocks.snippets, of: step) }
    examineProbes(LearnersNames(lesson))
    examineChecks()
  }

  package struct Check: Sendable, Hashable {
    /// The check's name in the ``AppProtocol/Assignment``: `step.check`.
    package var id: String
    /// Empty before the first step.
    package var step: String
    package var snippet: Snippet
    /// `nil` when the lesson has no screen.
    package var scene: Scene?
    /// Those that may be called: of the introduction, and of steps up to its own.
    package var probes: [Probe]
    /// Those that are called: when one of them does not compile, neither can the check be decided.
    package var usedProbes: [Probe]
    /// Whether it compares the app with a model, which may look at any probe by its name.
    package var hasModel: Bool

    /// All that an app of the check is linked with, as far as they compile.
    package var linkedProbes: [Probe] { hasModel ? probes : usedProbes }
  }

  /// Everything of one step; a step sees the scene and the probes of those before it.
  private mutating func add(_ snippets: [Snippet], of step: Step?) {
    for snippet in snippets {
      switch snippet.role {
      case .scene:
        resources = resources.replaced(by: snippet.resources)
        scenes.append(Scene(number: scenes.count + 1, snippet: snippet, prelude: prelude, resources: resources))
      case .probe: probes.append(Probe(number: probes.count + 1, snippet: snippet))
      case .model: models.append(snippet)
      default: break
      }
    }
    if role == .screen { return snippets.filter(\.drivesApp).forEach { addScreen($0, of: step) } }
    guard let step else { return }
    for (index, snippet) in step.checks.enumerated() {
      add(snippet, id: "\(step.id).\(snippet.id ?? "check-\(index + 1)")", step: step.id)
    }
  }

  /// Screens need no names.
  private mutating func addScreen(_ snippet: Snippet, of step: Step?) {
    add(snippet, id: "screen.\(checks.count + 1)", step: step?.id ?? "")
  }

  private mutating func add(_ snippet: Snippet, id: String, step: String) {
    let names = usedMembers(in: snippet.code)
    checks.append(
      Check(
        id: id, step: step, snippet: snippet, scene: scenes.last,
        probes: probes, usedProbes: probes.filter { $0.functions.contains { names.contains($0.name) } },
        hasModel: comparesWithModel(snippet.code)))
  }

  /// The same with these of its checks alone.
  package func only(_ ids: Set<String>) -> Self {
    var scaffold = self
    scaffold.checks.removeAll { !ids.contains($0.id) }
    return scaffold
  }

  /// What declares what checks can use.
  package var modelSnippets: [Snippet] { models }

  private mutating func examineProbes(_ learners: LearnersNames) {
    problems += prelude.compactMap { syntaxProblem(in: $0, CodeOutline($0.code)) }
    problems += scenes.compactMap { syntaxProblem(in: $0.snippet, $0.outline) }
    problems += resourceProblems
    var places: [String: SourceLocation] = [:]
    for probe in probes {
      if let problem = syntaxProblem(in: probe.snippet, probe.outline) { problems.append(problem) }
      problems += probe.problems(learners)
      for function in probe.functions {
        let place = probe.snippet.location(ofLine: function.line)
        if let other = places.updateValue(place, forKey: function.fullName) {
          problems.append(
            Diagnostic(
              .probeNamedTwice, at: place,
              "Probe '\(function.fullName)' is declared at \(other) already; give it another name."))
        }
      }
    }
  }

  /// What of the lesson's files of Xcode's is not understood, each once.
  private var resourceProblems: [Diagnostic] {
    var told: Set<ResourceProblem> = []
    return scenes.filter(\.startsApp).flatMap(\.ofLesson.problems).filter { told.insert($0).inserted }.map { problem in
      Diagnostic(
        .interfaceFile, problem.isFatal ? .error : .warning,
        at: SourceLocation(file: problem.path, line: problem.line), problem.message)
    }
  }

  /// The same with what a submission brings in place of files of the lesson's.
  /// - Parameter resources: Of a scene's files and the submission's together.
  package func bringing(_ resources: (Scene) -> AppResources?) -> Self {
    var scaffold = self
    func changed(_ scene: Scene) -> Scene { resources(scene).map(scene.bringing) ?? scene }
    scaffold.scenes = scenes.map(changed)
    for index in checks.indices { scaffold.checks[index].scene = checks[index].scene.map(changed) }
    return scaffold
  }

  private mutating func examineChecks() {
    for check in checks {
      let outline = CodeOutline(check.snippet.code)
      if let problem = syntaxProblem(in: check.snippet, outline) { problems.append(problem) }
      let names = usedMembers(in: check.snippet.code)
      for probe in probes.dropFirst(check.probes.count) {
        for function in probe.functions where names.contains(function.name) {
          problems.append(
            Diagnostic(
              .probeComesLater, at: check.snippet.location,
              "Check '\(check.id)' calls '\(function.fullName)', a probe of a later step; move the probe before it."))
        }
      }
    }
    problems += models.compactMap { syntaxProblem(in: $0, CodeOutline($0.code)) }
  }

  private func syntaxProblem(in snippet: Snippet, _ outline: CodeOutline) -> Diagnostic? {
    outline.syntaxError.map { fault in
      Diagnostic(
        .notSwift, at: snippet.location(ofLine: fault.line, column: fault.column),
        "The \(snippet.role.rawValue) is not correct Swift: \(fault.words).")
    }
  }
}

extension Snippet {
  /// The place in the lesson of a 1-based line of the code.
  func location(ofLine line: Int, column: Int = 1) -> SourceLocation {
    SourceLocation(
      file: location.file, line: location.position.line + line - 1, column: location.position.column + column - 1)
  }
}
