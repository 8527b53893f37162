internal import Foundation
internal import Grading
internal import Sandboxing
internal import Storage
internal import SystemPackage

/// Asks git which files are not as they were in a revision: changed since, in a commit or not, and new ones.
struct GitChanges: Sendable {
  var environment: [String: String]

  /// - Parameter folder: Any folder of the repository.
  /// - Returns: Absolute paths; what is gone or was renamed is among them.
  func paths(since revision: String, around folder: String) async throws -> [String] {
    let folder = FilePath(folder).resolved.string
    let top = try await git(["rev-parse", "--show-toplevel"], in: folder) { words in
      "'--changed-since' needs a git repository, and git does not take \(folder) for one: \(words)"
    }.trimmingCharacters(in: .newlines)
    let commit = try await git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"], in: top
    ) { _ in
      "Git knows no revision '\(revision)' here; give a commit, a branch or a tag, and in CI fetch it first."
    }.trimmingCharacters(in: .newlines)
    let failed = { (words: String) in "Git could not tell what has changed since '\(revision)': \(words)" }
    let changed = try await git(["diff", "--name-only", "--no-renames", "-z", commit, "--"], in: top, failed)
    let new = try await git(["ls-files", "--others", "--exclude-standard", "-z"], in: top, failed)
    return (changed + new).split(separator: "\0").map { FilePath(top).appending(String($0)).string }
  }

  private func git(
    _ arguments: [String], in directory: String, _ message: (_ words: String) -> String
  ) async throws -> String {
    guard let git = executable else {
      throw UsageError("'--changed-since' needs git, which is not there; install it, or verify all lessons.")
    }
    // Git is asked without its optional locks, so that it does not disturb another git command.
    let ending = try await Supervisor.run(
      Command(
        executable: git, arguments: arguments,
        environment: environment.merging(["GIT_OPTIONAL_LOCKS": "0"]) { $1 }, directory: directory))
    guard ending.succeeded else {
      let words = ending.errorText.split(separator: "\n").first.map(String.init) ?? "\(ending.status)"
      throw UsageError(message(words.hasSuffix(".") ? words : words + "."))
    }
    return ending.outputText
  }

  private var executable: String? { ProgramSearch.find("git", environment: environment) }
}
