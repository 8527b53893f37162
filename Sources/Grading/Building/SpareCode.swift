internal import CourseModel
internal import Interop
internal import RuntimeBuilding
internal import Scaffolding
internal import SourceReading
internal import SwiftSource

/// Declarations of a learner's that use what Coursemark lacks and that nothing of the app comes to, such as helpers in an extension.
///
/// How this works: they are looked for only when a program can't be compiled as it is (``SpareDeclarations`` says which they are). Blanks take their
/// place, so that every other line and column stays, and the rest is the learner's program if no error is new in it.
struct SpareCode {
  /// What the program is without them.
  let program: ProgramSource
  /// By the name of the file, bytes of its text.
  let ranges: [String: [Range<Int>]]
  /// What is said of each.
  let messages: [SubmissionMessage]

  /// - Parameter kept: Names that the lesson may use.
  /// - Returns: `nil` when there are none.
  /// - Throws: ``UnreadableSource``
  init?(of program: ProgramSource, _ module: LearnerModule, names: UIKitFiles, kept: Set<String>) async throws {
    guard !module.lackingPlaces.isEmpty else { return nil }
    let files = program.files.map { Interop.File(name: $0.name, text: $0.text) }
    let spare = try await SourceReader().spareDeclarations(
      in: files, lacking: module.lackingPlaces, blocking: module.blockingPlaces,
      kept: kept.union(try Self.requirements(names)))
    guard !spare.declarations.isEmpty else { return nil }
    let ranges = Dictionary(grouping: spare.declarations, by: \.file).mapValues { $0.map(\.range) }
    self.ranges = ranges
    self.program = program.blanked(ranges)
    messages = spare.declarations.map { Self.message(about: $0, program, module) }
  }

  private static func message(
    about declaration: SpareDeclarations.Declaration, _ program: ProgramSource, _ module: LearnerModule
  ) -> SubmissionMessage {
    let file = program[file: declaration.file]
    let place = file?.origin(ofLine: declaration.line).map {
      SourceLocation(file: $0.file, line: $0.line, column: $0.column(for: declaration.column))
    }
    let cause = declaration.error.flatMap { error in
      let origin = file?.origin(ofLine: error.line)
      return module.messages.first {
        $0.kind == .unsupported && $0.location?.file == origin?.file && $0.location?.position.line == origin?.line
      }
    }
    let why =
      cause.map { "Line \($0.location?.position.line ?? 0): \($0.message)" } ?? "It uses what else was left out."
    return SubmissionMessage(.note, at: place, "'\(declaration.name)' was left out: nothing of the app uses it. \(why)")
  }

  /// Names by which UIKit, Foundation or Swift itself may come to a member that no code names.
  private static func requirements(_ names: UIKitFiles) throws -> Set<String> {
    let lists = [try names.known(), try names.swift()]
    let members = lists.flatMap { $0.types.values.flatMap(\.members).map(\.baseName) }
    return Set(members).union(calledBySwift)
  }

  private static let calledBySwift: Set<String> = [
    "allCases", "body", "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult",
    "buildLimitedAvailability", "buildOptional", "buildPartialBlock", "callAsFunction", "CodingKeys", "coder",
    "customMirror", "debugDescription", "description", "dynamicallyCall", "dynamicMember", "encode", "errorDescription",
    "failureReason", "from", "hash", "hashValue", "id", "localizedDescription", "makeAsyncIterator", "makeIterator",
    "next", "projectedValue", "rawValue", "recoverySuggestion", "wrappedValue",
  ]
}

extension ProgramSource {
  /// With blanks in the place of some of its code.
  /// - Parameter ranges: By the name of the file, bytes of its text.
  func blanked(_ ranges: [String: [Range<Int>]]) -> ProgramSource {
    var program = self
    for file in files { if let ranges = ranges[file.name] { program.add(file.blanked(ranges)) } }
    return program
  }
}

extension LearnerModule {
  /// Whether nothing is wrong with it that was not wrong with another form of the program.
  func hasNoErrorBut(those other: LearnerModule) -> Bool {
    !brokenFiles.isEmpty
      && messages.allSatisfy { ![.error, .unsupported].contains($0.kind) || other.messages.contains($0) }
  }
}

extension SubmissionMessage {
  /// Whether it says that something was left out.
  var isAboutLeftOut: Bool { kind == .note && message.contains(" was left out: ") }
}

extension Lesson {
  /// All names in those of the lesson's snippets that have one of the roles.
  func names(inCodeOf roles: Set<Role>) -> Set<String> {
    let snippets = introduction.snippets + steps.flatMap { $0.blocks.snippets }
    return snippets.filter { roles.contains($0.role) }.reduce(into: []) {
      names, snippet in
      names.formUnion(CodeText.words(in: snippet.code).map(String.init))
    }
  }
}
