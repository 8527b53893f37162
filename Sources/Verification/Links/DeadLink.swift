package import CourseModel
package import Scaffolding

/// What a lesson's links lead to on the web is there. Asking takes time and needs the network, so this rule is not among
/// those that are always asked.
package struct DeadLink: Rule {
  package static let id = RuleID.deadLink

  /// What keeps an address from being read; `nil` when it is there.
  package typealias AddressCheck = @Sendable (_ address: String) async -> String?

  private let ask: AddressCheck

  package init(ask: @escaping AddressCheck) { self.ask = ask }

  package func investigate(
    _ lesson: Lesson, states: LessonStates, with tools: RuleTools
  ) async throws -> [Diagnostic] {
    let links = lesson.externalLinks
    let addresses = Set(links.map(\.address)).sorted()
    // Few requests at once, so that servers are not flooded.
    let answers = try await addresses.enumerated().map { ($0, $1) }.parallelMap(limit: 4) { number, address in
      try Task.checkCancellation()
      tools.progress("asking for \(address)", number + 1, addresses.count)
      return (address, await ask(address))
    }
    let problems = Dictionary(uniqueKeysWithValues: answers)
    return links.compactMap { link in
      guard case .some(.some(let problem)) = problems[link.address] else { return nil }
      return Diagnostic(
        Self.id, .warning, at: link.location, "'\(link.address)' can't be read: \(problem); correct or remove it.")
    }
  }
}
