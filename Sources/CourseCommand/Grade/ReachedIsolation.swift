internal import CourseModel
internal import Sandboxing

extension Report.Isolation {
  /// What this host lets Coursemark do, in words for whoever reads a report.
  static var reached: Report.Isolation { of(.reached) }

  static func of(_ tier: ContainmentTier) -> Report.Isolation {
    guard let words = words(for: tier) else {
      return Report.Isolation(
        tier: tier.rawValue,
        notice: """
          Isolation: none. Submissions ran with your rights, and could read and change your files. Trust this report as far \
          as you trust them.
          """)
    }
    return Report.Isolation(
      tier: tier.rawValue,
      notice: """
        Isolation (\(tier.rawValue)): \(words) A run on the learner's own computer is a convenience; a run on the teacher's \
        side is evidence.
        """)
  }

  private static func words(for tier: ContainmentTier) -> String? {
    switch tier {
    case .full:
      """
      each program ran without a network, saw no files and no processes but its own, and could use so much memory, time and \
      disk and no more.
      """
    case .landlock:
      """
      each program ran without a network, could open no files but its own, and had limits on memory, time and disk. This \
      host refuses namespaces; 'coursemark doctor' says what that costs.
      """
    case .namespaces:
      """
      each program ran without a network, saw no files and no processes but its own, and had limits on memory, time and \
      disk. This host has no Landlock; 'coursemark doctor' says what that costs.
      """
    case .none: nil
    }
  }
}
