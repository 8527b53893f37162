internal import CourseModel
internal import Grading
internal import Interop
internal import SwiftSource

/// Finds for each listing of texts that were not written for Coursemark a way in which it compiles, and otherwise the way that is nearest to what its author
/// meant.
///
/// How this works: first all listings are tried by themselves, many in one call of the compiler. What fails is put together with what it needs of its
/// text (``ReaderContext``), whatever the errors were, until it compiles or the compiler misses nothing more that the text has. Errors in other listings do not count
/// against this one.
struct ForeignVerifier: Sendable {
  let tools: ListingTools
  let mode: LanguageMode
  let jobs: Int
  /// Called with each listing that is decided, once.
  var decided: @Sendable (ListingResult) -> Void = { _ in }

  /// As often as the compiler misses something new, a listing is tried again.
  private static let rounds = 3

  /// - Returns: In the order of the listings.
  func examine(_ listings: [Listing]) async throws -> [ListingResult] {
    let alone = try await ListingVerifier(tools: tools, mode: mode, jobs: jobs)
      .examineAlone(listings) { numbers in
        for number in numbers { decided(ListingResult(compiling: listings[number])) }
      }
    let texts = Dictionary(grouping: alone.indices) { alone[$0].listing.section }
    var open: [(finding: Int, text: TextDeclarations, index: Int)] = []
    for (_, indices) in texts.sorted(by: { $0.key < $1.key }) {
      let isOpen = indices.filter { Self.isOpen(alone[$0]) }
      guard !isOpen.isEmpty, indices.count > 1 else { continue }
      let declarations = TextDeclarations(indices.map { alone[$0].listing })
      for (index, finding) in indices.enumerated() where Self.isOpen(alone[finding]) {
        open.append((finding, declarations, index))
      }
    }
    let isOpen = Set(open.map(\.finding))
    var findings = alone
    for index in alone.indices where alone[index].success == nil && !isOpen.contains(index) {
      findings[index].messages =
        alone[index].tries.nearest(in: TextDeclarations([]), for: 0, alone: 0) ?? alone[index].messages
      decided(findings[index])
    }
    let found = try await open.parallelMap(limit: jobs) { entry in
      try Task.checkCancellation()
      let result = try await inContext(alone[entry.finding], entry.text, entry.index)
      decided(result)
      return result
    }
    for (entry, result) in zip(open, found) { findings[entry.finding] = result }
    return findings
  }

  private static func isOpen(_ finding: ListingResult) -> Bool {
    finding.success == nil && (finding.listing.outline.syntaxError == nil || finding.listing.outline.parsesAsMembers)
      && finding.listing.snippet.compileFail == nil && !finding.listing.outline.beginsWithDot
      && !finding.messages.contains { $0.topic.kind == .tooComplex }
  }

  private func inContext(
    _ finding: ListingResult, _ declarations: TextDeclarations, _ index: Int
  ) async throws -> ListingResult {
    var finding = finding
    var context = ReaderContext(declarations: declarations, listing: finding.listing, index: index)
    var missing = Set(finding.allMessages.compactMap(\.topic.missingName))
    var tried: Set<ListingProgram> = []
    let alone = finding.tries.count
    for _ in 0..<Self.rounds {
      context.missing = missing
      context.isIncomplete = finding.tries.joined().contains { $0.topic.kind == .incomplete }
      for form in context.forms {
        for host in context.hosts(form) {
          guard let program = context.program(form, host: host), tried.insert(program).inserted else { continue }
          let (own, others) = try await compile(program, finding.listing)
          missing.formUnion((own + others).compactMap(\.topic.missingName))
          finding.tries.append(own)
          guard own.isEmpty else { continue }
          finding.success = ListingAttempt(
            listing: finding.listing, form: .script, base: program.source, isInContext: true)
          finding.messages = []
          finding.blocked = others.compactMap(\.message.location)
          return finding
        }
      }
      if missing == context.missing { break }
    }
    finding.messages = finding.tries.nearest(in: declarations, for: index, alone: alone) ?? finding.messages
    return finding
  }

  /// - Returns: What the compiler says of the listing itself, and of the others that were put beside it.
  private func compile(
    _ program: ListingProgram, _ listing: Listing
  ) async throws -> (own: [Compilation.Message], others: [Compilation.Message]) {
    let compilation = try await tools.compile(program, mode)
    let own = compilation.messages.filter { message in
      message.message.location.map(listing.holds) ?? (message.message.kind == .unsupported)
    }
    if own.isEmpty, compilation.isIncomplete {
      let message = SubmissionMessage(.error, at: listing.snippet.location, "the compiler gave up")
      return ([Compilation.Message(file: nil, message, ErrorTopic(.tooComplex))], [])
    }
    let others = compilation.messages.filter { !own.contains($0) && $0.message.location != nil }
    return (own, others)
  }
}

extension ListingResult {
  fileprivate init(compiling listing: Listing) {
    self.init(listing: listing, success: ListingAttempt(listing: listing, form: .script, base: listing.context))
  }
}

extension [[Compilation.Message]] {
  /// Of what the compiler said of several attempts, that which is nearest to what the author meant: it contradicts the text least, speaks least of the place that
  /// the listing was given, and is the shortest; of equal ones that which had more of the text beside it, and then the likelier one.
  /// - Parameter alone: How many of the first attempts had nothing beside them.
  fileprivate func nearest(in text: TextDeclarations, for listing: Int, alone: Int) -> [Compilation.Message]? {
    func distance(_ index: Int) -> [Int] {
      let contradictions = self[index].count { message in
        message.topic.kind == .missingName && text.declares(message.topic.name ?? "", besides: listing)
      }
      let misplaced = self[index].count { $0.topic.kind == .wrongPlace || $0.message.location == nil }
      let isGivenUp = self[index].contains { $0.topic.kind == .tooComplex }
      return [isGivenUp ? 1 : 0, contradictions, misplaced, self[index].count, index < alone ? 1 : 0, index]
    }
    return indices.min { distance($0).lexicographicallyPrecedes(distance($1)) }.map { self[$0] }
  }
}
