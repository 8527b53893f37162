internal import Glibc
internal import Sandboxing
package import Storage
internal import SystemPackage
internal import Toolchain

extension HostError {
  /// What an error that broke a run says of the computer; `nil` when it is about something else.
  package static func behind(_ error: any Error) -> HostError? {
    guard let failure = error as? LaunchFailure else { return HostError(error) }
    if failure.step == "execve", failure.code == EACCES { return HostError(startingOf: failure.executable) }
    return HostError(code: failure.code, path: failure.executable)
  }

  /// Throws when a program did not compile because nothing could be written: the compiler calls that an error, too.
  /// - Parameter folder: Where the compiler writes.
  static func refuse(_ outcome: SwiftCompiler.Outcome, in folder: FilePath) throws(HostError) {
    let isAboutNoPlace = outcome.errors.isEmpty || outcome.errors.contains { $0.file == nil }
    guard !outcome.succeeded, isAboutNoPlace, let error = probe(folder.string) else { return }
    throw error
  }
}
