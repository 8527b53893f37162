internal import CSandbox
internal import Foundation

/// A program that was started, and what has to be given back when it has ended.
final class Launch {
  /// The program's own process; its guard's, where it has one.
  let process: pid_t
  /// Where the guard says how the program ended.
  private(set) var report: PipeEnd?
  private let user: SandboxUser?
  private let ownership: FolderOwnership?
  private let needsKilling: Bool
  /// Whether a process that it has started may be there when it has ended: without a process namespace, where it may start any.
  let mayLeaveProcesses: Bool
  /// The kernel kills a server's programs with the thread that the server has.
  private let server: ProgramServer?

  var isGuarded: Bool { report != nil }

  /// - Parameters:
  ///   - descriptors: Of the program, by its own numbers.
  ///   - isTrial: Whether the child ends where the program would begin.
  init(_ command: Command, descriptors: [Int32: Int32], isTrial: Bool = false) throws(LaunchFailure) {
    let tier = command.containment == nil ? .none : command.tier ?? .reached
    user = geteuid() == 0 && tier != .none ? try SandboxUser.take() : nil
    // A process namespace ends all that is in it, and a program that can't fork leaves nothing.
    needsKilling = !tier.hasNamespaces && command.containment?.startsPrograms == true
    mayLeaveProcesses = !tier.hasNamespaces && (tier == .none || command.containment?.startsPrograms != false)
    var folders = command.containment?.writableFolders ?? []
    if !tier.hasNamespaces, let scratch = command.containment?.scratch { folders.append(scratch.path) }
    ownership = user.map { FolderOwnership(folders: folders, user: $0.number) }
    ownership?.transfer()
    var child = sandbox_child(process: -1, report: -1)
    let server = tier.hasNamespaces && !isTrial && command.image != nil ? command.server : nil
    self.server = server
    var step: UnsafePointer<CChar>?
    let code = Self.withProgram(command, descriptors, tier, user: user?.number ?? 0, isTrial: isTrial) { program in
      var code: Int32 = 0
      _ = Orphans.start {
        code = server?.start(program, &child, &step) ?? EPIPE
        // Without a server, or when it is gone.
        if code == EPIPE { code = sandbox_start(program, &child, &step) }
        return child.process
      }
      return code
    }
    process = child.process
    report = child.report >= 0 ? PipeEnd(child.report) : nil
    guard code == 0 else {
      if child.process > 0 {
        waitpid(child.process, nil, 0)
        Orphans.forget(child.process)
      }
      releaseResources()
      throw LaunchFailure(
        executable: command.executable, step: step.map { String(cString: $0) } ?? "start", code: code)
    }
  }

  /// How the program ended, once its guard has ended.
  /// - Returns: The status as `wait` gives it, and whether the file system in memory was full; `nil` when the guard was killed.
  func reported() -> (status: Int32, scratchIsFull: Bool)? {
    guard let report else { return nil }
    var ending = sandbox_ending()
    let size = MemoryLayout<sandbox_ending>.size
    guard read(report.number, &ending, size) == size else { return nil }
    return (ending.status, ending.scratch_is_full != 0)
  }

  /// Nothing of the program is left: its user and folders are free.
  func releaseResources() {
    report?.close()
    user?.release(killing: needsKilling)
    ownership?.reclaim()
  }

  /// Waits for the end of what is over at once, and of what ends by itself.
  func waitForEnd() {
    while waitpid(process, nil, 0) < 0 && errno == EINTR {}
    Orphans.forget(process)
    releaseResources()
  }

  // MARK: In the words of C

  private static func withProgram(
    _ command: Command, _ descriptors: [Int32: Int32], _ tier: ContainmentTier, user: UInt32, isTrial: Bool,
    _ body: (UnsafePointer<sandbox_program>) -> Int32
  ) -> Int32 {
    var strings: [UnsafeMutablePointer<CChar>?] = []
    defer { for string in strings { free(string) } }
    func text(_ string: String) -> UnsafeMutablePointer<CChar>? {
      strings.append(strdup(string))
      return strings.last ?? nil
    }
    var arguments = ([command.name ?? command.executable] + command.arguments).map(text) + [nil]
    var environment = command.environment.sorted { $0.key < $1.key }.map { text("\($0.key)=\($0.value)") } + [nil]
    let ordered = descriptors.sorted { $0.key < $1.key }
    let targets = ordered.map(\.key)
    let sources = ordered.map(\.value)
    let containment = tier == .none ? nil : command.containment
    // Folders come before what lies in them.
    let allowed: [String: Containment.Access] = containment.map(allPaths) ?? [:]
    let paths = allowed.sorted { $0.key < $1.key }.map { path in
      sandbox_path(path: text(path.key), access: path.value.rawValue)
    }
    return arguments.withUnsafeMutableBufferPointer { arguments in
      environment.withUnsafeMutableBufferPointer { environment in
        paths.withUnsafeBufferPointer { paths in
          sources.withUnsafeBufferPointer { sources in
            targets.withUnsafeBufferPointer { targets in
              var walls = sandbox_walls(
                namespaces: tier.hasNamespaces, landlock: tier.hasLandlock,
                calls: containment?.startsPrograms == true ? SANDBOX_TOOL_CALLS : SANDBOX_PROGRAM_CALLS, user: user,
                paths: paths.baseAddress, path_count: paths.count,
                scratch: text(containment?.scratch?.path ?? ""),
                scratch_bytes: UInt64(containment?.scratch?.bytes ?? 0),
                scratch_files: UInt64(containment?.scratch?.files ?? 0))
              if containment?.scratch == nil { walls.scratch = nil }
              return withUnsafePointer(to: walls) { walls in
                var program = sandbox_program(
                  path: isTrial ? nil : text(command.executable), image: command.image ?? -1,
                  arguments: arguments.baseAddress, environment: environment.baseAddress,
                  directory: command.directory.flatMap(text), descriptors: sources.baseAddress,
                  targets: targets.baseAddress, descriptor_count: sources.count,
                  limits: cLimits(command), walls: containment == nil ? nil : walls)
                return body(&program)
              }
            }
          }
        }
      }
    }
  }

  private static func allPaths(of containment: Containment) -> [String: Containment.Access] {
    var paths = containment.paths
    if let scratch = containment.scratch { paths[scratch.path, default: []].formUnion([.read, .list, .write]) }
    return paths
  }

  private static func cLimits(_ command: Command) -> sandbox_limits {
    let limits = command.limits
    return sandbox_limits(
      cpu_seconds: UInt64(limits.processorTime ?? 0), address_space: UInt64(limits.addressSpace ?? 0),
      file_size: UInt64(limits.fileSize ?? 0), open_files: UInt64(limits.openFiles ?? 0),
      tasks: UInt64(command.containment?.tasks ?? 0))
  }
}
