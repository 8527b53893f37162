private import CSandbox
internal import Foundation

/// How strongly this host lets a program be contained, from best to worst. Every report says which tier was reached.
package enum ContainmentTier: String, Sendable, Codable, CaseIterable {
  /// Landlock, a filter of system calls, and namespaces of its own.
  case full
  /// Landlock and a filter of system calls: what a container leaves that refuses namespaces.
  case landlock
  /// Namespaces of its own and a filter of system calls: what there is on a kernel without Landlock.
  case namespaces
  /// Limits and a clock alone. No submission is run so unless `--uncontained` is given.
  case none

  package var hasNamespaces: Bool { self == .full || self == .namespaces }
  var hasLandlock: Bool { self == .full || self == .landlock }

  /// The best that works here, found by trying it.
  package static let reached: ContainmentTier = allCases.first { $0 == .none || $0.trial() == nil } ?? .none

  /// Does all that comes before the start of a contained program.
  /// - Returns: Why it does not work here; `nil` when it does.
  package func trial() -> LaunchFailure? {
    guard self != .none else { return nil }
    do {
      let command = Command(executable: "", containment: .system, tier: self)
      let child = try Launch(command, descriptors: [:], isTrial: true)
      child.waitForEnd()
      return nil
    } catch {
      return error
    }
  }
}

/// Code of others is not run on a host where it can't be contained.
package struct ContainmentMissing: Error, CustomStringConvertible {
  package init() {}

  package var description: String {
    """
    This host offers neither Landlock nor namespaces, so nothing would stand between a submission and your files, and nothing was \
    run. A kernel from 6.2 on has the Landlock that is needed; in a container, its engine must let Landlock's system calls through. To run \
    code that you trust, say '--uncontained'; the report then says so too.
    """
  }
}
