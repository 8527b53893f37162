private import CSandbox
internal import Foundation

/// What this host offers to contain programs with, found out by trying.
package struct HostCapabilities: Sendable, Codable, Equatable {
  package enum Namespace: String, Sendable, Codable, CaseIterable { case user, mount, pid, net, ipc }

  /// Something that was tried: `nil`, or why it does not work, in the system's words.
  package typealias Obstacle = String

  /// `Linux 6.1.0 x86_64`
  package var kernel: String
  package var isRoot: Bool
  /// The version of Landlock's interface; 0 without Landlock. Below 3 it is not used, since it does not guard the length of files; 4 adds TCP, 6 signals and abstract sockets.
  package var landlock: Int
  package var systemCallFilter: Obstacle?
  /// What stands in the way of a namespace, by kind; kinds that work are not in it.
  package var namespaces: [Namespace: Obstacle]
  /// Whether root can become another user; `nil` when it can, or need not.
  package var otherUser: Obstacle?
  package var tier: ContainmentTier
  /// Why the better tiers were not reached: the step that failed, and the system's words.
  package var obstacles: [ContainmentTier: Obstacle]
  /// What would make it better, a sentence each.
  package var advice: [String]

  package static func probe() -> HostCapabilities {
    var system = utsname()
    uname(&system)
    let kinds: [(Namespace, sandbox_namespace)] = [
      (.user, SANDBOX_USER), (.mount, SANDBOX_MOUNT), (.pid, SANDBOX_PID), (.net, SANDBOX_NET), (.ipc, SANDBOX_IPC),
    ]
    var namespaces: [Namespace: Obstacle] = [:]
    for (kind, number) in kinds { namespaces[kind] = words(sandbox_namespace_trial(number)) }
    let tier = ContainmentTier.reached
    var obstacles: [ContainmentTier: Obstacle] = [:]
    for better in ContainmentTier.allCases.prefix(while: { $0 != tier }) {
      obstacles[better] = better.trial().map { "\($0.step): \(String(cString: strerror($0.code)))" }
    }
    var found = HostCapabilities(
      kernel: [text(system.sysname), text(system.release), text(system.machine)].joined(separator: " "),
      isRoot: geteuid() == 0, landlock: Int(sandbox_landlock_version()),
      systemCallFilter: words(sandbox_filter_trial()),
      namespaces: namespaces,
      otherUser: geteuid() == 0 ? words(sandbox_user_trial(UInt32(SandboxUser.numbers.lowerBound))) : nil, tier: tier,
      obstacles: obstacles, advice: [])
    found.advice = found.whatWouldHelp
    return found
  }

  private var whatWouldHelp: [String] {
    var advice: [String] = []
    if landlock < 3 {
      advice.append(
        "Landlock is missing, or too old to guard the length of files: use a kernel from 6.2 on with 'landlock' in its list of security modules (boot parameter 'lsm='), or a container engine that lets its system calls through."
      )
    } else if landlock < 6 {
      advice.append(
        "This kernel's Landlock (version \(landlock)) is older than 6.12's, which also keeps signals in; the filter of system calls does that here."
      )
    }
    if systemCallFilter != nil { advice.append("The kernel filters no system calls: it needs CONFIG_SECCOMP_FILTER.") }
    if !namespaces.isEmpty || obstacles[.full] != nil && landlock > 0 {
      advice.append(
        "Namespaces are refused here, so a file system of its own, limits on all that a submission writes, and processes of others out of its sight are done without. In a container, allow 'unshare' and 'mount' (Docker: '--security-opt seccomp=…'); on the host, 'sysctl kernel.unprivileged_userns_clone=1' or 'kernel.apparmor_restrict_unprivileged_userns=0' may be what is missing."
      )
    }
    if otherUser != nil {
      advice.append(
        "Root can't become another user here: run Coursemark as an ordinary user, or give the container CAP_SETUID and CAP_SETGID."
      )
    } else if isRoot {
      advice.append("Coursemark runs as root. It works, but an ordinary user is safer.")
    }
    return advice
  }

  private static func words(_ code: Int32) -> Obstacle? { code == 0 ? nil : String(cString: strerror(code)) }

  /// Of a fixed array of C characters.
  private static func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
