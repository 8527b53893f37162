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

  init(_ runtime: Runtime, _ toolchain: SwiftToolchain) {
    base = Containment.system.allowing(.read, [toolchain.libraries])
    appLibrary = runtime.appLibrary.string
    examinerLibrary = runtime.examinerLibrary.string
    self.runtime = runtime.contents
  }

  /// - Throws: ``HostTrouble`` when a library is not what the grader has looked at.
  func requireUntouched() throws(HostTrouble) { try runtime.requireUntouched() }

  /// - Parameter home: An empty folder of the app's own; `nil` for an app that has none.
  func app(_ executable: String, home: String?) -> Containment {
    var containment = program(executable, appLibrary)
    containment.scratch = home.map { Containment.Scratch(path: $0) }
    return containment
  }

  func examiner(_ executable: String) -> Containment { program(executable, examinerLibrary) }

  private func program(_ executable: String, _ library: String) -> Containment {
    base.allowing(.read, [library]).allowing([.read, .execute], [executable])
  }
}

extension Limits {
  /// For untrusted code. A beginner's program stays far below: a second of work, some 60 MB, a few threads.
  static func ofApp(timeout: Double) -> Limits {
    Limits(
      wallClock: timeout, processorTime: Int(timeout.rounded(.up)) + 1, memory: 512 << 20, addressSpace: 4 << 30,
      output: 1 << 20, fileSize: 16 << 20, openFiles: 64, threads: 100, processes: 1, folderBytes: 32 << 20,
      folderFiles: 1_000)
  }

  /// The examiner runs code of the lesson's, and reads what an app says.
  static func ofExaminer(timeout: Double) -> Limits {
    Limits(
      wallClock: timeout, memory: 1 << 30, output: 1 << 20, fileSize: 1 << 20, openFiles: 64, threads: 100, processes: 1
    )
  }
}
