internal import CourseModel
internal import Grading
internal import Interop
internal import SwiftSource

/// Compiles many attempts in few calls of the compiler.
///
/// How this works: attempts that nothing can see from outside share a module with others of the same program. Those with errors
/// are taken out, and the rest is compiled again, since some errors are only looked for in a module without others. A
/// module that the compiler says too much of, or does not survive, is halved.
struct ListingBatch: Sendable {
  let tools: ListingTools
  let mode: LanguageMode
  let jobs: Int

  private static let size = 40

  /// - Parameter finished: Called after each call of the compiler with the numbers of attempts that compile.
  /// - Returns: The messages of each attempt; none when it compiles.
  func messages(
    of attempts: [ListingAttempt], finished: @escaping @Sendable ([Int]) -> Void = { _ in }
  ) async throws -> [[Compilation.Message]] {
    var groups: [[Int]] = []
    var open: [ProgramSource: Int] = [:]
    for (index, attempt) in attempts.enumerated() {
      if attempt.isIsolated, let group = open[attempt.base], groups[group].count < Self.size {
        groups[group].append(index)
      } else {
        if attempt.isIsolated { open[attempt.base] = groups.count }
        groups.append([index])
      }
    }
    let found = try await groups.parallelMap(limit: jobs) { group in
      let found = try await compile(group.map { ($0, attempts[$0]) })
      finished(group.filter { found[$0, default: []].isEmpty })
      return found
    }
    let merged = found.reduce(into: [Int: [Compilation.Message]]()) { all, part in all.merge(part) { $1 } }
    return attempts.indices.map { merged[$0] ?? [] }
  }

  private typealias Numbered = (index: Int, attempt: ListingAttempt)

  private func compile(_ group: [Numbered]) async throws -> [Int: [Compilation.Message]] {
    guard group.count > 1 else {
      guard let only = group.first else { return [:] }
      return [only.index: try await compile(only.attempt)]
    }
    var found: [Int: [Compilation.Message]] = [:]
    var rest = group
    while !rest.isEmpty {
      try Task.checkCancellation()
      var program = rest[0].attempt.base
      for (_, attempt) in rest { attempt.file.map { program.add($0) } }
      let compilation = try await tools.compile(ListingProgram(program), mode)
      if compilation.isIncomplete || compilation.messages.contains(where: { $0.file == nil }) {
        let half = rest.count / 2
        let first = try await compile(Array(rest[..<half]))
        let second = try await compile(Array(rest[half...]))
        return found.merging(first) { $1 }.merging(second) { $1 }
      }
      var failed: Set<Int> = []
      for (index, attempt) in rest {
        let own = compilation.messages.filter { $0.file == attempt.file?.name }
        if !own.isEmpty {
          found[index] = own
          failed.insert(index)
        }
      }
      if failed.isEmpty { break }
      rest.removeAll { failed.contains($0.index) }
      if rest.count == 1 { return found.merging(try await compile(rest)) { $1 } }
    }
    return found
  }

  private func compile(_ attempt: ListingAttempt) async throws -> [Compilation.Message] {
    let compilation = try await tools.compile(attempt.program, mode)
    let messages = compilation.messages
    if messages.isEmpty, compilation.isIncomplete {
      let message = SubmissionMessage(.error, at: attempt.listing.snippet.location, "the compiler gave up")
      return [Compilation.Message(file: nil, message, ErrorTopic(.tooComplex))]
    }
    let isOwn = compilation.messages.contains { message in
      message.file == attempt.file?.name && attempt.file != nil
        || message.message.location.map(attempt.listing.holds) ?? false
    }
    guard !messages.isEmpty, !isOwn else { return messages }
    // What is wrong with the lesson's program itself is not the listing's fault.
    var rest = attempt.listing.context
    if rest.files.isEmpty { rest = attempt.base }
    let known = try await tools.compile(ListingProgram(rest), mode).messages.map(\.message)
    return messages.filter { !known.contains($0.message) }
  }
}
