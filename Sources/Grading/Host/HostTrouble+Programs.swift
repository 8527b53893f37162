internal import Glibc
internal import Sandboxing
package import Storage
internal import SystemPackage
internal import Toolchain

extension HostTrouble {
  /// What an error that broke a run says of the computer; `nil` when it is about something else.
  package static func behind(_ error: any Error) -> HostTrouble? {
    guard let failure = error as? LaunchFailure else { return HostTrouble(error) }
    if failure.step == "execve", failure.code == EACCES { return HostTrouble(startingOf: failure.executable) }
    return HostTrouble(code: failure.code, path: failure.executable)
  }

  /// Throws when a program did not compile because nothing could be written: the compiler calls that an error, too.
  /// - Parameter folder: Where the compiler writes.
  static func refuse(_ outcome: SwiftCompiler.Outcome, in folder: FilePath) throws(HostTrouble) {
    let isAboutNoPlace = outcome.errors.isEmpty || outcome.errors.contains { $0.file == nil }
    guard !outcome.succeeded, isAboutNoPlace, let trouble = probe(folder.string) else { return }
    throw trouble
  }
}
