package import CourseModel
internal import Foundation
package import InterfaceFiles
package import Interop
internal import Sandboxing
package import SwiftSource
package import Toolchain

// How this works: parsing and walking a syntax tree is recursive, and what hostile text costs has no bound: a tree of a
// hundred thousand levels overflows the stack, nested generics are looked ahead into again and again. In this process
// that would be the end of grading. So the same program is started as a child that reads one request from its standard
// input, reads the source, and writes values. The child has limits, and what it does not survive is said of the source.

/// Reads learners' Swift in a process of its own, under limits.
package struct SourceReader: Sendable {
  private let program: ReadingProgram

  /// What makes `coursemark` a reading process instead of a command. No command is called so.
  package static let argument = "--read-source"

  package init(program: ReadingProgram) { self.program = program }

  /// - Throws: ``ReadingProgram/ProgramMissing``
  package init() throws { program = try ReadingProgram() }

  /// Bytes of all files together.
  package static let maximumSize = 2 << 20

  /// A build that is not optimised reads some 50 KB a second: enough for a program of 20,000 lines.
  private static let limits = Limits(
    wallClock: 120, processorTime: 15, memory: 1536 << 20, output: 64 << 20, fileSize: 0)

  // MARK: What can be asked

  /// As ``Interop/prepare(_:catalog:objectiveCUses:)`` does. A program without `#selector`s is completed at once.
  /// - Throws: ``UnreadableSource``
  package func prepare(
    _ files: [Interop.File], catalog: Catalog, objectiveCUses: Set<ProgramSyntax.Position> = []
  ) async throws -> PreparedProgram {
    try Self.check(size: files.map(\.text.utf8.count).reduce(0, +))
    var program: PreparedProgram = try await ask(.prepare(files, catalog, objectiveCUses))
    program.catalog = catalog
    return program
  }

  /// As ``PreparedProgram/completed(with:)`` does.
  /// - Parameter trees: None for a program without `#selector`s.
  /// - Throws: ``UnreadableSource``
  package func complete(
    _ program: PreparedProgram, trees: [SwiftCompiler.TreeFile]
  ) async throws -> CompletedProgram {
    if let completion = program.completion { return completion }
    let files = try trees.map { tree in
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: tree.path))
      defer { try? file.close() }
      return Array(try file.read(upToCount: TypedTree.maximumSize + 1) ?? Data())
    }
    return try await ask(.complete(program, program.catalog, sources: trees.map(\.file)), parts: files)
  }

  /// What ``UnsupportedAPIFinder`` needs to know of a program with errors at these places.
  /// - Throws: ``UnreadableSource``
  package func syntax(
    of files: [Interop.File], at positions: [ProgramSyntax.Position]
  ) async throws -> ProgramSyntax {
    try Self.check(size: files.map(\.text.utf8.count).reduce(0, +))
    return try await ask(.syntax(files, positions))
  }

  /// What of a program uses what Coursemark lacks, and is used by nothing.
  /// - Throws: ``UnreadableSource``
  package func spareDeclarations(
    in files: [Interop.File], lacking: [ProgramSyntax.Position], blocking: [ProgramSyntax.Position], kept: Set<String>
  ) async throws -> SpareDeclarations {
    try Self.check(size: files.map(\.text.utf8.count).reduce(0, +))
    return try await ask(.spare(files, lacking: lacking, blocking: blocking, kept: kept))
  }

  /// As ``ProgramSource/apply(_:)`` does.
  /// - Throws: ``UnreadableSource``
  package func apply(_ fragments: [CodeFragment], to program: inout ProgramSource) async throws -> [MergeProblem] {
    try Self.check(size: program.size + fragments.map(\.code.utf8.count).reduce(0, +))
    let merged: MergedProgram = try await ask(.apply(fragments, program))
    program = merged.program
    return merged.problems
  }

  /// As ``StarterMerge`` does.
  /// - Throws: ``MergeProblem``, ``UnreadableSource``
  package func merge(_ handouts: [StarterHandout], into program: ProgramSource) async throws -> StarterMerge {
    try Self.check(size: program.size + handouts.flatMap(\.fragments).map(\.code.utf8.count).reduce(0, +))
    let answer: StarterMergeAnswer = try await ask(.mergeStarters(handouts, program))
    if let problem = answer.problem { throw problem }
    guard let merge = answer.merge else { throw UnreadableSource(.tooDeep) }
    return merge
  }

  /// The classes of a program.
  /// - Throws: ``UnreadableSource``
  package func classes(in files: [Interop.File]) async throws -> [ClassDeclaration] {
    try Self.check(size: files.map(\.text.utf8.count).reduce(0, +))
    return try await ask(.classes(files))
  }

  /// An interface file of Xcode's as a scene in Swift.
  /// - Parameter name: `Main`, of `Main.storyboard`.
  /// - Throws: ``InterfaceProblem``, ``UnreadableSource``
  package func interfaceFile(_ name: String, text: String) async throws -> InterfaceFile {
    try Self.check(size: text.utf8.count)
    let answer: InterfaceFileAnswer = try await ask(.interfaceFile(name: name, text: text))
    if let problem = answer.problem { throw problem }
    guard let file = answer.file else { throw UnreadableSource(.tooDeep) }
    return file
  }

  /// What the files of an app that are no Swift come to.
  /// - Parameter classes: Those of the app; `nil` where any class may be there.
  /// - Throws: ``UnreadableSource``
  package func resources(_ files: [ResourceFile], classes: Set<String>?) async throws -> AppResources {
    if files.isEmpty { return AppResources() }
    if files.map(\.data.count).reduce(0, +) > Self.largestResources { throw UnreadableSource(.tooLarge) }
    return try await ask(.resources(files, classes))
  }

  /// Bytes of an app's files that are no Swift.
  package static let largestResources = 16 << 20

  private static func check(size: Int) throws {
    if size > maximumSize { throw UnreadableSource(.tooLarge) }
  }

  // MARK: The process

  private func ask<Value: Codable & Sendable>(_ request: ReadingRequest, parts: [[UInt8]] = []) async throws -> Value {
    let ending = try await program.run(
      Self.argument, try ReadingQuestion(request, parts: parts), limits: Self.limits)
    // However the kernel ends a process that has used up its time.
    if !ending.succeeded, ending.processorTime >= Double(Self.limits.processorTime ?? .max) {
      throw UnreadableSource(.tooSlow)
    }
    switch ending.status {
    case .exited(0): break
    case .timedOut, .overLimit(.processorTime): throw UnreadableSource(.tooSlow)
    case .overLimit, .overGroupLimit: throw UnreadableSource(.tooMuchMemory)
    // Its stack overflowed: Swift code has no other way to end so.
    case .signalled(SIGSEGV), .signalled(SIGBUS), .signalled(SIGILL), .signalled(SIGTRAP):
      throw UnreadableSource(.tooDeep)
    case .exited, .signalled, .dismissed, .starved:
      throw ReadingFailure(status: ending.status, output: ending.errorText)
    }
    return try JSONDecoder().decode(ReadingAnswer<Value>.self, from: Data(ending.standardOutput)).value()
  }

  /// The reading process itself did not work: Coursemark's fault.
  private struct ReadingFailure: Error, CustomStringConvertible {
    var status: Ending.Status
    var output: String
    var description: String { "Coursemark could not read the code (\(status)): \(output.prefix(500))" }
  }
}

extension ProgramSource {
  /// Bytes.
  fileprivate var size: Int { files.reduce(0) { $1.lines.reduce($0) { $0 + $1.text.utf8.count + 1 } } }
}
