package import CourseModel
internal import Storage
internal import SwiftSource
internal import SystemPackage

/// Tells of listings what the compiler says and what they print. What was found out of a listing another time is told
/// again, as long as neither it nor the lesson's program around it has changed.
package struct ListingRunner: Sendable {
  let compiler: ListingCompiler
  /// In the user's cache.
  let folder: FilePath
  /// Of the tool that prepares listings for the compiler.
  let tool: String

  package func compile(_ program: ListingProgram, mode: LanguageMode) async throws -> Compilation {
    try await ValueCache<Compilation>(folder: folder)
      .value(for: identity("compile", program, mode), isRepeatable: { !$0.isIncomplete }) {
        try await compiler.compile(program, mode: mode)
      }
  }

  /// Runs the program's script in a process of its own, as an app is run, without a screen.
  /// - Parameter timeout: Seconds.
  /// - Returns: `nil` when it does not compile.
  package func run(_ program: ListingProgram, mode: LanguageMode, timeout: Double) async throws -> ListingRun? {
    try await ValueCache<ListingRun?>(folder: folder)
      .value(for: identity("run for \(timeout)", program, mode), isRepeatable: { $0?.isRepeatable ?? false }) {
        try await compiler.run(program, mode: mode, timeout: timeout)
      }
  }

  private func identity(_ question: String, _ program: ListingProgram, _ mode: LanguageMode) -> ContentHash {
    ContentHash(
      ["listings 2", question, tool, compiler.runtime.identity.description, mode.rawValue, program.script ?? ""]
        + program.source.identity)
  }
}

extension ListingRun {
  /// Whether it ended as it does at any time; what a clock or the machine ended may do better.
  fileprivate var isRepeatable: Bool {
    switch ending {
    case .exited, .trapped, .linkFailure: true
    case .timedOut, .overLimit: false
    }
  }
}
