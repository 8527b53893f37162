internal import CourseModel
internal import Foundation
internal import Scaffolding
internal import SwiftSource

/// Files of a submission that the lesson does not know and that can't be compiled because of what Coursemark lacks, such as the app and
/// scene delegates of Xcode's template, and tests. A file that no compiler would take is the learner's mistake, and never spare.
///
/// How this works: they are looked for only when a program can't be compiled as it is. Then it is compiled without them, and
/// that is the learner's program if nothing of it needs them. A file that extends a type of another file is never spare: its
/// members may be called although nothing names them, as a delegate's are, and without them the app would do something else. Nor is a file with
/// a type that the lesson's scenes, probes or checks name: without it nothing could be shown.
struct SpareFiles {
  /// By name, in order, with why each is left out.
  private(set) var reasons: [(name: String, message: SubmissionMessage)] = []
  /// What the program is without them.
  private(set) var program: ProgramSource
  /// Names in the lesson's own code that uses the program.
  private let used: Set<String>

  /// - Parameter used: Names in the lesson's scenes, probes and checks.
  /// - Returns: `nil` when the program has no such file.
  init?(of program: ProgramSource, _ module: LearnerModule, states: LessonStates, used: Set<String>) {
    self.program = program
    self.used = used
    guard !add(from: module, states) else { return nil }
  }

  /// Leaves out what is in the way now, too.
  /// - Returns: Whether there was nothing of this kind.
  mutating func add(from module: LearnerModule, _ states: LessonStates) -> Bool {
    let known = Set(states.initial.files.map(\.name)).union(states.neededFiles(of: states.touchedFiles.count))
    let inTheWay = module.brokenFiles.union(module.unsupported.keys).subtracting(known).sorted()
    // What stands in 'main.swift' runs although nothing calls it.
    var candidates = program.files.filter { file in
      inTheWay.contains(file.name) && file.name.lowercased() != "main.swift"
        && (module.unsupported[file.name] != nil || Self.isTest(file.text))
        && Self.declaredTypes(file.text).isDisjoint(with: used)
    }
    // Files may extend what other spare files declare; one that is kept takes those away with it that extend its types.
    while true {
      let declared = candidates.reduce(into: Set<String>()) { $0.formUnion(Self.declaredNames($1.text)) }
      let spare = candidates.filter { Self.extendedTypes($0.text).isSubset(of: declared) }
      if spare.count == candidates.count { break }
      candidates = spare
    }
    for file in candidates {
      program.removeFile(file.name)
      reasons.append((file.name, Self.message(about: file, module)))
      declaredNames.formUnion(Self.declaredNames(file.text))
    }
    return candidates.isEmpty
  }

  private var declaredNames: Set<String> = []

  /// Whether the program without the files is the learner's program: it compiles, or what is wrong with it was wrong before or
  /// has nothing to do with what the files declare.
  func isEnough(_ without: LearnerModule, before: LearnerModule) -> Bool {
    if without.object != nil { return true }
    guard without.stopped == nil, !without.brokenFiles.isEmpty else { return false }
    return without.messages.filter { ($0.kind == .error || $0.kind == .unsupported) && !before.messages.contains($0) }
      .allSatisfy { Self.words($0.message).isDisjoint(with: declaredNames) }
  }

  private static func message(about file: SourceFile, _ module: LearnerModule) -> SubmissionMessage {
    let origin = file.origin(ofLine: 1)
    let path = origin?.file ?? file.name
    let first =
      module.unsupported[file.name]
      ?? module.messages.first { $0.kind == .error && $0.location?.file == path }
    let why = first.map { " \($0.location.map { "Line \($0.position.line): " } ?? "")\($0.message)" } ?? ""
    return SubmissionMessage(
      .note, at: SourceLocation(file: path, line: 1),
      "This file was left out: the lesson does not need it, and it can't be compiled here.\(why)")
  }

  /// Whether it imports a library for tests, which Coursemark does not have.
  private static func isTest(_ text: String) -> Bool {
    text.contains(/(?:^|\n)[ \t]*import[ \t]+(?:XCTest|Testing)\b/)
  }

  // Words of the text are enough: where a comment has one of them too, a file is not left out, and the program is judged as it is.

  private static func declaredNames(_ text: String) -> Set<String> {
    Set(
      text.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias|func|var|let|case)[ \t]+`?(\w+)/).map {
        String($0.1)
      })
  }

  private static func declaredTypes(_ text: String) -> Set<String> {
    Set(text.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias)[ \t]+`?(\w+)/).map { String($0.1) })
  }

  private static func extendedTypes(_ text: String) -> Set<String> {
    Set(text.matches(of: /\bextension[ \t]+`?(\w+)/).map { String($0.1) })
  }

  private static func words(_ text: String) -> Set<String> { Set(text.matches(of: /\w+/).map { String($0.0) }) }
}
