/// As whom, and on what kind of host, the grader is attacked.
package enum AttackSetting: String, Sendable, CaseIterable {
  case root
  case user
  /// A seccomp filter refuses new namespaces, as containers do.
  case noNamespaces = "no-namespaces"

  /// The number of a user that owns nothing.
  static let strangerID: UInt32 = 64_123

  package var title: String {
    switch self {
    case .root: "as root"
    case .user: "as an ordinary user"
    case .noNamespaces: "where namespaces are refused"
    }
  }

  /// What this process can bring about.
  package static func possible(isRoot: Bool) -> [AttackSetting] { isRoot ? allCases : [.user, .noNamespaces] }
}
