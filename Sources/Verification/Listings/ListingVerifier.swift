internal import CourseModel
internal import Grading
internal import SwiftSource

/// What came of a listing.
struct ListingResult: Sendable {
  var listing: Listing
  /// How it compiled; `nil` when it does not.
  var success: ListingAttempt?
  /// Of the attempt that came nearest.
  var messages: [Compilation.Message] = []
  /// Of all attempts.
  var allMessages: [Compilation.Message] = []
  /// Of each attempt that failed, in their order.
  var tries: [[Compilation.Message]] = []
  /// Where listings that it was compiled with are wrong.
  var blocked: [SourceLocation] = []
  /// Why it can't be put where its attributes say.
  var problems: [Diagnostic] = []

  mutating func add(_ attempt: ListingAttempt, _ found: [Compilation.Message]) {
    if found.isEmpty {
      success = attempt
    } else {
      if messages.isEmpty || found.count < messages.count { messages = found }
      allMessages += found
      tries.append(found)
    }
  }
}

extension ListingResult {
  /// Another form may help.
  fileprivate var isOpen: Bool {
    success == nil && problems.isEmpty && !messages.contains { $0.topic.kind == .tooComplex }
  }
}

/// Finds for each listing a form in which it compiles.
///
/// How this works: first every listing is tried by itself, in the likeliest form and then in another, many at once. What fails
/// is tried again section by section, with what the listings before it declare, but only where that has a name that is
/// missing.
struct ListingVerifier: Sendable {
  let tools: ListingTools
  let mode: LanguageMode
  let jobs: Int

  private var batch: ListingBatch { ListingBatch(tools: tools, mode: mode, jobs: jobs) }

  /// - Returns: In the order of the listings.
  func examine(_ listings: [Listing]) async throws -> [ListingResult] {
    let findings = try await examineAlone(listings)
    let sections = Dictionary(grouping: findings, by: \.listing.section).sorted { $0.key < $1.key }.map(\.value)
    return try await sections.parallelMap(limit: jobs) { try await together($0) }.flatMap(\.self)
  }

  /// Tries each listing by itself.
  /// - Parameter finished: Called now and then with the numbers of listings that compile.
  func examineAlone(
    _ listings: [Listing], finished: @escaping @Sendable ([Int]) -> Void = { _ in }
  ) async throws -> [ListingResult] {
    var findings = listings.map { ListingResult(listing: $0) }
    for round in 0..<2 {
      var attempts: [(index: Int, attempt: ListingAttempt)] = []
      for (index, finding) in findings.enumerated() where finding.isOpen {
        let forms = Self.forms(finding.listing)
        guard forms.indices.contains(round) else { continue }
        let (attempt, problems) = ListingAttempt.make(
          finding.listing, as: forms[round], in: Self.scope(finding.listing, forms[round]))
        findings[index].problems += problems
        if let attempt { attempts.append((index, attempt)) }
      }
      let numbers = attempts.map(\.index)
      let results = try await batch.messages(of: attempts.map(\.attempt)) { good in
        finished(good.map { numbers[$0] })
      }
      for ((index, attempt), found) in zip(attempts, results) { findings[index].add(attempt, found) }
    }
    return findings
  }

  private static func forms(_ listing: Listing) -> [ListingForm] {
    listing.snippet.placement == .alone ? ListingForm.standingAlone(listing.outline) : [.placed]
  }

  /// A listing that shows a type of the lesson anew can't stand in a file beside it.
  private static func scope(_ listing: Listing, _ form: ListingForm) -> ListingScope {
    let types = Set(listing.context.types.filter { $0.kind != .extension }.map(\.name))
    let isAnew = form == .script && !types.isDisjoint(with: listing.outline.names)
    return ListingScope(isAnew ? ProgramSource() : listing.context)
  }

  /// Tries what failed by itself with the listings before it.
  private func together(_ findings: [ListingResult]) async throws -> [ListingResult] {
    var findings = findings
    guard var scope = findings.first.map({ ListingScope($0.listing.context) }) else { return [] }
    for index in findings.indices {
      try Task.checkCancellation()
      let listing = findings[index].listing
      if index > 0, listing.context != findings[index - 1].listing.context {
        scope = ListingScope(listing.context)
        for earlier in findings[..<index] { scope.add(earlier) }
      }
      guard listing.snippet.placement == .alone else { continue }
      try await place(&findings[index], in: scope)
      scope.add(findings[index])
    }
    return findings
  }

  private func place(_ finding: inout ListingResult, in scope: ListingScope) async throws {
    guard finding.success == nil, Self.mayNeed(scope, finding) else { return }
    for form in Self.formsInContext(finding.listing, scope) where finding.success == nil {
      guard let attempt = ListingAttempt.make(finding.listing, as: form, in: scope).attempt else { continue }
      finding.add(attempt, try await batch.messages(of: [attempt])[0])
    }
  }

  private static func mayNeed(_ scope: ListingScope, _ finding: ListingResult) -> Bool {
    finding.allMessages.map(\.topic).contains { topic in
      topic.kind == .missingSuperclassMember || topic.missingName.map(scope.names.contains) ?? false
    }
  }

  private static func formsInContext(_ listing: Listing, _ scope: ListingScope) -> [ListingForm] {
    let outline = listing.outline
    let types = scope.types(for: outline)
    let script: [ListingForm] = outline.syntaxError == nil && scope.hasListings ? [.script] : []
    if outline.parsesAsMembers, outline.looksLikeMembers || outline.isFunctionsOnly {
      return types.map { .members(of: $0) } + script
    }
    return script + (outline.hasTypes || outline.looksLikeMembers ? [] : types.map { .method(of: $0) })
  }
}

extension ListingScope {
  /// Adds what a listing declares, so that the listings behind it can use it; nothing of one that is marked `compile-fail`, or that did not
  /// compile.
  fileprivate mutating func add(_ finding: ListingResult) {
    if finding.listing.snippet.compileFail == nil, let success = finding.success { add(success) }
  }
}
