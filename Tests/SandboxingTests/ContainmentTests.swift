import Foundation
import Testing

@testable import Sandboxing

/// What the kernel does to a program in each tier that this host reaches.
@Suite struct ContainmentTests {
  static let tiers = ContainmentTier.allCases.filter { $0 != .none && $0.trial() == nil }

  @Test func thisHostContainsPrograms() {
    #expect(!Self.tiers.isEmpty)
    #expect(ContainmentTier.reached == Self.tiers.first)
  }

  /// What no program may do that starts no others.
  static let refused = {
    let own = getpid()
    return [
      "open /etc/passwd", "open /proc/\(own)/environ", "open /proc/\(own)/mem", "list /proc/\(own)/fd", "list /home",
      "write ../beside", "write /tmp/coursemark-escaped", "write /dev/shm/coursemark-escaped", "open /dev/tty",
      "symlink link", "setxattr .", "kill \(own)", "tgkill \(own)", "stop \(own)",
      "prlimit \(own)", "more-descriptors", "setown \(own)", "inet", "udp", "unix", "netlink", "vsock", "fork",
      "exec /bin/sh", "execveat /bin/sh", "memfd", "shm", "write-and-execute", "sti", "personality", "is-root",
      "shared-memory", "outlive", "hide", "inotify", "lease", "pidfd_open \(own)", "pidfd_getfd", "clone3",
      "process_madvise",
      "memfd_secret", "sigqueue \(own)", "tkill \(own)", "send-descriptor", "priority", "affinity", "own-namespace",
    ]
  }()

  @Test(arguments: tiers) func whatIsNotAllowedIsRefused(_ tier: ContainmentTier) async throws {
    let attempts = Self.refused
    let limits = Limits(wallClock: 300, openFiles: 64)
    let ending = try await Probe.shared.get().run(attempts, tier, limits: limits)
    #expect(ending.outputText == attempts.map { "\($0): refused\n" }.joined())
    #expect(ending.status == .exited(0))
  }

  /// To honest code it looks as if it had been carried out.
  @Test(arguments: tiers, [true, false])
  func modesAndOwnersAndTimesOfFilesStayAsTheyAre(_ tier: ContainmentTier, startsPrograms: Bool) async throws {
    let attempts = ["mode-changes own"]
    let ending = try await Probe.shared.get().run(attempts, tier, startsPrograms: startsPrograms)
    #expect(ending.outputText == "mode-changes own: refused\n")
  }

  @Test(arguments: tiers) func whatAnHonestProgramNeedsIsThere(_ tier: ContainmentTier) async throws {
    let attempts = [
      "write note.txt", "open note.txt", "mkdir folder", "write folder/note.txt", "list .", "open /proc/self/stat",
      "open /sys/devices/system/cpu/online", "open /dev/urandom", "thread", "thread", "thread", "thread", "socketpair",
    ]
    let ending = try await Probe.shared.get().run(attempts, tier)
    #expect(ending.outputText == attempts.map { "\($0): done\n" }.joined())
  }

  static let hostile = [
    "ptrace", "unshare", "mount", "keyctl", "bpf", "process_vm_readv 1", "io_uring", "userfaultfd", "setns", "chroot",
    "perf", "add_key", "kcmp", "handle", "fifo",
  ]

  @Test(arguments: tiers, hostile) func whatOnlyAnAttackCallsEndsTheProgram(_ tier: ContainmentTier, _ attempt: String)
    async throws
  {
    let ending = try await Probe.shared.get().run([attempt], tier)
    #expect(ending.status == .signalled(SIGSYS))
  }

  @Test(arguments: tiers) func aProgramThatStopsItselfIsStoppedByTheClock(_ tier: ContainmentTier) async throws {
    let ending = try await Probe.shared.get().run(["stop"], tier, limits: Limits(wallClock: 0.4))
    #expect(ending.status == .timedOut)
  }

  @Test(arguments: tiers) func theProgramIsNotTheFirstOfItsProcesses(_ tier: ContainmentTier) async throws {
    let ending = try await Probe.shared.get().run(["pid-is 1"], tier)
    #expect(ending.outputText == "pid-is 1: refused\n")
  }

  @Test(arguments: tiers) func aProgramMayBeStartedFromAnOpenFile(_ tier: ContainmentTier) async throws {
    let probe = try Probe.shared.get()
    let image = open(probe.executable, O_RDONLY | O_CLOEXEC)
    defer { close(image) }
    let ending = try await Supervisor.run(
      Command(
        executable: probe.executable, arguments: ["thread"], limits: Limits(wallClock: 300),
        containment: .system.allowing([.read, .execute], [probe.executable]), image: image, tier: tier))
    #expect(ending.outputText == "thread: done\n")
  }

  // MARK: Limits

  @Test(arguments: tiers) func processorTimeIsTold(_ tier: ContainmentTier) async throws {
    let limits = Limits(wallClock: 600, processorTime: 1)
    #expect(try await Probe.shared.get().run(["spin"], tier, limits: limits).status == .overLimit(.processorTime))
  }

  @Test(arguments: tiers) func memoryIsTold(_ tier: ContainmentTier) async throws {
    let limits = Limits(wallClock: 600, memory: 64 << 20, addressSpace: 1 << 30)
    #expect(try await Probe.shared.get().run(["memory"], tier, limits: limits).status == .overLimit(.memory))
  }

  @Test(arguments: tiers) func threadsAreTold(_ tier: ContainmentTier) async throws {
    let limits = Limits(wallClock: 600, threads: 20)
    #expect(try await Probe.shared.get().run(["threads 50"], tier, limits: limits).status == .overLimit(.threads))
  }

  @Test(arguments: tiers) func aFullFolderIsTold(_ tier: ContainmentTier) async throws {
    let limits = Limits(wallClock: 600, fileSize: 3 << 20, folderBytes: 1 << 20, folderFiles: 100)
    let status = try await Probe.shared.get().run(["fill"], tier, limits: limits).status
    #expect(status == .overLimit(.folder) || status == .overLimit(.fileSize))
  }

  @Test(arguments: tiers) func tooManyFilesAreTold(_ tier: ContainmentTier) async throws {
    let limits = Limits(wallClock: 600, openFiles: 64, folderBytes: 1 << 20, folderFiles: 100)
    #expect(try await Probe.shared.get().run(["files"], tier, limits: limits).status == .overLimit(.folder))
  }

  /// Where the folder is no file system of its own, nobody but a look at what the program holds sees such files.
  @Test(arguments: tiers.filter { !$0.hasNamespaces }, ["removed", "removed-and-mapped"])
  func filesThatAreRemovedAndHeldAreTold(_ tier: ContainmentTier, _ attempt: String) async throws {
    let limits = Limits(wallClock: 600, fileSize: 3 << 20, openFiles: 64, folderBytes: 1 << 20, folderFiles: 100)
    #expect(try await Probe.shared.get().run([attempt], tier, limits: limits).status == .overLimit(.folder))
  }

  @Test(arguments: tiers.filter { !$0.hasNamespaces })
  func aProgramOfWhoseMemoryThereIsTooMuchToSayIsTold(_ tier: ContainmentTier) async throws {
    let limits = Limits(wallClock: 600, memory: 512 << 20, openFiles: 64, folderBytes: 1 << 20, folderFiles: 100)
    #expect(try await Probe.shared.get().run(["long-maps"], tier, limits: limits).status == .overLimit(.folder))
  }

  // MARK: Programs that may start others

  private func shell(_ script: String, _ tier: ContainmentTier, _ limits: Limits = Limits(wallClock: 300)) async throws
    -> Ending
  {
    var containment = Containment.system.allowing([.read, .execute], ["/bin", "/usr/bin"])
    containment.allow([.read, .write], ["/dev/null"])
    containment.startsPrograms = true
    return try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], limits: limits,
        containment: containment, tier: tier))
  }

  @Test(arguments: tiers) func aToolStartsOthersAndReachesNoMoreFiles(_ tier: ContainmentTier) async throws {
    let ending = try await shell("echo a; cat /etc/passwd 2>/dev/null; (echo b); exit 3", tier)
    #expect(ending.outputText == "a\nb\n")
    #expect(ending.status == .exited(3))
  }

  @Test(arguments: tiers) func theProcessesOfATreeAreCounted(_ tier: ContainmentTier) async throws {
    let script = "for i in 1 2 3 4 5 6 7 8 9 10; do sleep 30 & done; wait"
    let ending = try await shell(script, tier, Limits(wallClock: 300, processes: 5))
    #expect(ending.status == .overLimit(.processes))
  }

  /// Where Landlock alone stands, it is the filter of system calls that keeps modes, owners, times and signals in.
  @Test(arguments: tiers) func aToolChangesNothingThatLandlockDoesNotGuard(_ tier: ContainmentTier) async throws {
    let own = getpid()
    let attempts = [
      "setxattr .", "kill \(own)", "kill -1", "kill 0",
      "tgkill \(own)", "tkill \(own)", "sigqueue \(own)", "pidfd_open \(own)", "setown \(own)", "prlimit \(own)",
      "leave-session", "leave-group", "inet", "unix", "memfd", "shm", "shared-memory", "sti", "own-namespace",
    ]
    let ending = try await Probe.shared.get().run(attempts, tier, startsPrograms: true)
    #expect(ending.outputText == attempts.map { "\($0): refused\n" }.joined())
    #expect(ending.status == .exited(0))
  }

  private func probes(_ attempt: String, _ count: Int, _ tier: ContainmentTier, _ limits: Limits) async throws
    -> Ending.Status
  {
    let probe = try Probe.shared.get().executable
    var containment = Containment.system.allowing([.read, .execute], ["/bin", "/usr/bin", probe])
    // A shell gives it to what it starts in the background.
    containment.allow([.read, .write], ["/dev/null"])
    containment.startsPrograms = true
    let script = String(repeating: "\(probe) '\(attempt)' & ", count: count) + "wait"
    return try await Supervisor.run(
      Command(
        executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], limits: limits,
        containment: containment, tier: tier)
    ).status
  }

  @Test(arguments: tiers) func theMemoryOfATreeIsAddedUp(_ tier: ContainmentTier) async throws {
    #expect(try await probes("hold 80", 3, tier, Limits(wallClock: 600, memory: 200 << 20)) == .overLimit(.memory))
    #expect(try await probes("hold 80", 3, tier, Limits(wallClock: 3, memory: 300 << 20)) == .timedOut)
  }

  /// The kernel ends each process alone, after four seconds; the sum of three is over the limit long before.
  @Test(arguments: tiers) func theTimeOfATreeIsAddedUp(_ tier: ContainmentTier) async throws {
    let script = "for i in 1 2 3; do (while :; do :; done) & done; wait; exit 0"
    let ending = try await shell(script, tier, Limits(wallClock: 120, processorTime: 4))
    #expect(ending.status == .overLimit(.processorTime))
  }

  @Test(arguments: tiers) func whatAProgramHasLeftBehindBelongsToItsTree(_ tier: ContainmentTier) async throws {
    let script = "for i in 1 2 3 4 5 6 7 8; do (sleep 30 &); done; sleep 31"
    let ending = try await shell(script, tier, Limits(wallClock: 25, processes: 5))
    #expect(ending.status == .overLimit(.processes))
  }

  @Test(arguments: tiers)
  func nothingThatAToolHasStartedOutlivesIt(_ tier: ContainmentTier) async throws {
    // A number that no other `sleep` waits for.
    let seconds = "\(3_000 + Int.random(in: 0..<1_000)).\(Int.random(in: 1_000..<9_999))"
    let quietly = "sleep \(seconds) >/dev/null 2>&1 </dev/null &"
    let ending = try await shell("setsid \(quietly) (\(quietly)) ; \(quietly) sleep 0.3", tier)
    #expect(ending.status == .exited(0))
    let left = (try FileManager.default.contentsOfDirectory(atPath: "/proc")).filter { process in
      (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8))?.contains(seconds) == true
    }
    #expect(left.isEmpty)
  }

  // MARK: Users

  @Test(.enabled(if: geteuid() == 0, "Only root can start programs as other users."))
  func twoProgramsOfRootAreTwoUsers() throws {
    let (first, second) = (try SandboxUser.take(), try SandboxUser.take())
    defer {
      first.release(killing: false)
      second.release(killing: false)
    }
    #expect(first.number != second.number)
  }
}
