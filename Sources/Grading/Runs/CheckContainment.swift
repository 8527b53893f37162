internal import Foundation
internal import RuntimeBuilding
internal import Sandboxing
internal import Storage
internal import Toolchain

/// What the programs of a check may touch: each its own executable, the library that it is linked with, and what every Swift
/// program needs. Not the rest of the cache, lessons, submissions, the user's files, or one another.
struct CheckContainment: Sendable {
  private let base: Containment
  private let appLibrary: String
  private let examinerLibrary: String
  private let runtime: FolderContents
  /// What starts the programs; `nil` where they are executed.
  let starters: ProgramStarters?

  init(_ runtime: Runtime, _ toolchain: SwiftToolchain, starters: ProgramStarters? = nil) {
    self.starters = starters
    base = Containment.system.allowing(.read, [toolchain.libraries])
    appLibrary = runtime.appLibrary.string
    examinerLibrary = runtime.examinerLibrary.string
    self.runtime = runtime.contents
  }

  /// - Throws: ``HostError`` when a library is not what the grader has looked at.
  func requireUntouched() throws(HostError) { try runtime.requireUntouched() }

  /// - Parameter home: An empty folder of the app's own; `nil` for an app that has none.
  func app(_ executable: String, home: String?, limits: CheckLimits) -> Containment {
    var containment = program(executable, appLibrary)
    containment.scratch = home.map { Containment.Scratch(path: $0, bytes: limits.disk, files: limits.files) }
    // The sampled limit is below the kernel's, so that the verdict says which one was broken.
    containment.tasks = limits.threads + 28
    return containment
  }

  func examiner(_ executable: String) -> Containment { program(executable, examinerLibrary) }

  private func program(_ executable: String, _ library: String) -> Containment {
    base.allowing(.read, [library]).allowing([.read, .execute], [executable])
  }
}
