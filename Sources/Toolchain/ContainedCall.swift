internal import Foundation
internal import Sandboxing
internal import SystemPackage

/// One call of the compiler or the linker on untrusted code.
///
/// How this works: the program reads its inputs and its toolchain, and writes to one new folder. Afterwards the outputs that were
/// asked for are moved to their places, if they are regular files. The module cache, which all calls share, can be read only, so
/// that none can leave anything in it for the next; where a program imports what is not in it, the call is repeated
/// with a cache of its own, which takes a second or two.
///
/// The new folder lies where the outputs or the sources do, and so in a folder that goes away with the work that asked for the call, also
/// when this process is killed.
struct ContainedCall {
  let command: Command
  /// Whose files are read, besides the toolchain's.
  let folders: [String]
  /// Files that are linked.
  let objects: [String]
  /// Absolute paths of files, as they stand in the arguments.
  let outputs: [String]
  /// The argument behind `-module-cache-path`; `nil` for the linker.
  let moduleCache: String?

  /// - Throws: ``LaunchFailure``, or `CancellationError`.
  func run() async throws -> Ending {
    let ending = try await run(sharesCache: true)
    guard let moduleCache, ending.status == .exited(1),
      ending.errorText.contains("unable to open output file '\(moduleCache)")
    else { return ending }
    return try await run(sharesCache: false)
  }

  private func run(sharesCache: Bool) async throws -> Ending {
    let parent =
      (outputs.first.map { FilePath($0).removingLastComponent() } ?? folders.first.map { FilePath($0) })
      ?? FilePath(NSTemporaryDirectory())
    var template = Array(parent.appending(".call.XXXXXX").string.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw LaunchFailure(executable: command.executable, step: "mkdtemp", code: errno)
    }
    let folder = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var call = command
    call.environment["TMPDIR"] = folder
    call.directory = folder
    let drafts = Dictionary(
      outputs.enumerated().map {
        ($1, FilePath(folder).appending("\($0)-\(FilePath($1).lastComponent?.string ?? "")").string)
      },
      uniquingKeysWith: { first, _ in first })
    call.arguments = command.arguments.map { drafts[$0] ?? $0 }
    call.containment?.allow([.read, .list], folders)
    call.containment?.allow(.read, objects)
    call.containment?.allow([.read, .write, .list], [folder])
    if let moduleCache {
      if sharesCache {
        call.containment?.allow([.read, .list], [moduleCache])
      } else {
        call.arguments = call.arguments.map { $0 == moduleCache ? FilePath(folder).appending("modules").string : $0 }
        call.containment?.allow(.link, [folder])
      }
    }
    let ending = try await Supervisor.run(call)
    for (output, draft) in drafts { Self.move(draft, to: output) }
    return ending
  }

  /// What the compiler leaves is as untrusted as its input: only a file of its own is taken.
  private static func move(_ draft: String, to place: String) {
    var state = stat()
    guard lstat(draft, &state) == 0, state.st_mode & S_IFMT == S_IFREG, state.st_nlink == 1 else { return }
    rename(draft, place)
  }
}

extension SwiftToolchain {
  /// What the compiler reads of its own and of the system's: modules, headers, plugins.
  private var containment: Containment {
    let root = FilePath(tools).removingLastComponent()
    let own = ["lib", "share", "include"].map { root.appending($0).string }
    return Containment.system
      .allowing([.read, .list], own + ["/usr/include", "/usr/lib/gcc"])
      .allowing([.read, .write], ["/dev/null"])
  }

  /// The compiler is one process.
  func contained(_ command: Command) -> Command {
    var command = command
    command.containment = containment.allowing([.read, .execute], [command.executable])
    (command.limits.threads, command.limits.processes) = (100, 1)
    (command.limits.folderBytes, command.limits.folderFiles) = (512 << 20, 2_000)
    command.limits.openFiles = 512
    return command
  }

  /// The driver of the linker starts the linker.
  func containedLinker(_ command: Command) -> Command {
    var command = contained(command)
    command.containment?.startsPrograms = true
    command.containment?.allow([.read, .execute], [tools, "/usr/bin/ld.gold", "/usr/bin/ld.lld", "/usr/bin/ld"])
    // It looks into every folder that a library may be in.
    command.containment?.allow([.read, .list], ["/lib", "/lib64", "/usr/lib", "/usr/lib64"])
    command.limits.processes = 8
    return command
  }
}
