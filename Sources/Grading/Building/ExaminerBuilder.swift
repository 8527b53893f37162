package import CourseModel
internal import Foundation
internal import RuntimeBuilding
internal import Scaffolding
internal import Storage
internal import SystemPackage
internal import Toolchain

/// The executables that hold the checks of lessons, kept by content: a lesson's checks are compiled once, however many
/// learners there are.
struct ExaminerBuilder: Sendable {
  let compiler: SwiftCompiler
  let runtime: Runtime
  let cache: SealedCache

  /// What messages about code of the lesson are called by, and begin with.
  struct Subject: Sendable {
    var rule: RuleID
    /// `This check`
    var words: String

    static let check = Subject(rule: .checkDoesNotCompile, words: "This check")
    static let screen = Subject(rule: .screenDraws, words: "The code of this screen")
  }

  /// - Throws: ``LessonMistakes`` when the checks do not compile.
  func executable(
    for scaffold: LessonScaffold, of lesson: Lesson, subject: Subject = .check
  ) async throws -> HeldFile {
    let entry = try await cache.entry(for: identity(of: scaffold)) { draft in
      try await compile(scaffold, subject, lesson, into: draft)
    }
    guard let examiner = entry["examiner"] else { throw HostError(changed: entry.folder) }
    return examiner
  }

  func identity(of scaffold: LessonScaffold) -> ContentHash {
    Self.identity(of: scaffold.examiner, runtime: runtime.linkIdentity.description)
  }

  /// Changes with the lesson's own checks and models, and with the runtime: no other lesson's checks are compiled again when
  /// its model changes.
  static func identity(of sources: [GeneratedFile], runtime: String) -> ContentHash {
    ContentHash([runtime] + sources.flatMap { [$0.name, $0.text] })
  }

  private func compile(
    _ scaffold: LessonScaffold, _ subject: Subject, _ lesson: Lesson, into directory: FilePath
  ) async throws {
    let paths = try scaffold.examiner.map { file in
      let path = directory.appending(file.name)
      try path.write(file.text)
      return path.string
    }
    let origins = Set(
      (lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)).map(\.location.file) + [lesson.file])
    let outcome = try await compiler.compile(
      SwiftCompiler.Module(
        name: "Checks", files: paths, languageMode: "5", searchPaths: runtime.examinerModules.map(\.string),
        isScript: true,
        origins: origins.sorted()), object: directory.appending("Checks.o").string)
    guard outcome.succeeded else {
      let diagnostics = CheckCompileAdvice(lesson: lesson, scaffold: scaffold).diagnostics(for: outcome.errors, subject)
      throw LessonMistakes(
        diagnostics: diagnostics.isEmpty
          ? [Diagnostic(subject.rule, at: nil, "The checks do not compile: \(outcome.status).")]
          : diagnostics)
    }
    let linked = try await compiler.link(
      objects: [directory.appending("Checks.o").string], libraries: [runtime.examinerLibrary.string],
      executable: directory.appending("examiner").string)
    guard linked.succeeded else { throw BuildFailure(part: "the examiner", outcome: linked) }
    try LoadableProgram.make(directory.appending("examiner"))
    // The checks' text is not kept where a submission might look for it.
    for name in directory.entries where name != "examiner" {
      try FileManager.default.removeItem(atPath: directory.appending(name).string)
    }
  }
}

/// A lesson can't be graded with: its author has to mend it.
package struct LessonMistakes: Error, CustomStringConvertible {
  package var diagnostics: [Diagnostic]

  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// - Throws: The errors among the problems, if there are any.
  static func refuse(_ problems: [Diagnostic]) throws(LessonMistakes) {
    let errors = problems.filter { $0.severity == .error }
    if !errors.isEmpty { throw LessonMistakes(diagnostics: errors) }
  }

  package var description: String {
    diagnostics.map { "\($0.location.map { "\($0): " } ?? "")\($0.message)" }.joined(separator: "\n")
  }
}
