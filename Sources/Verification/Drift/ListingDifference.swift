internal import CourseModel
internal import Grading
internal import SwiftSource

/// In what a complete listing differs from what was built.
struct ListingDifference {
  /// Built, and not in the listing.
  private(set) var lacking: [ProgramMember] = []
  /// Other code than was built; the listing's.
  private(set) var different: [ProgramMember] = []
  /// In the listing, and built by no step.
  private(set) var added: [ProgramMember] = []
  /// Types after the colon that were built and that the listing lacks.
  private(set) var lackingConformances: [(type: String, inherited: String)] = []

  private let snippet: Snippet
  private let listing: ProgramSource

  var isEmpty: Bool { lacking.isEmpty && different.isEmpty && added.isEmpty && lackingConformances.isEmpty }

  /// - Parameter partStart: The program before the listing's step. What a starter or a solution changes of it is the
  ///   step's own work, and no difference.
  init(_ snippet: Snippet, built: ProgramSource, partStart: ProgramSource) {
    self.snippet = snippet
    listing = Self.program(of: snippet)
    let isAnswer = snippet.role != .example
    let before = Dictionary(partStart.members.map { ($0.key, $0.tokens) }) { first, _ in first }
    let expected = built.members.filter { Self.belongs($0, to: snippet.placement) }
    let shown = listing.members
    // A file that a starter or a solution brings is new.
    if isAnswer, expected.isEmpty { return }
    let shownKeys = Set(shown.map(\.key))
    let expectedTokens = Dictionary(expected.map { ($0.key, $0.tokens) }) { first, _ in first }
    lacking = expected.filter { !shownKeys.contains($0.key) }
    for member in shown {
      if let tokens = expectedTokens[member.key] {
        let isOwnWork = isAnswer && before[member.key] == tokens
        if tokens != member.tokens, !isOwnWork { different.append(member) }
      } else if !isAnswer {
        added.append(member)
      }
    }
    if case .file(let file) = snippet.placement { compareConformances(with: built, file: file) }
  }

  private mutating func compareConformances(with built: ProgramSource, file: String) {
    func inherited(_ program: ProgramSource) -> [String: Set<String>] {
      Dictionary(
        program.types.filter { $0.file == file }.map { ($0.name, Set($0.inheritedTypes)) },
        uniquingKeysWith: { $0.union($1) })
    }
    let shown = inherited(listing)
    for (type, names) in inherited(built).sorted(by: { $0.key < $1.key }) {
      for name in names.subtracting(shown[type] ?? []).sorted() { lackingConformances.append((type, name)) }
    }
  }

  private static func belongs(_ member: ProgramMember, to placement: Placement) -> Bool {
    switch placement {
    case .file(let file): member.file == file
    case .members(let type): member.type == type || member.type?.hasSuffix("." + type) == true
    case .alone: false
    }
  }

  /// The listing by itself.
  private static func program(of snippet: Snippet) -> ProgramSource {
    guard let fragment = CodeFragment(snippet) else { return ProgramSource() }
    guard case .members(let type) = snippet.placement else { return ProgramSource([fragment]) }
    let shell = CodeFragment("extension \(type) {\n}", to: .file("Listing.swift"), from: snippet.location.file)
    return ProgramSource([shell, fragment])
  }

  func diagnostic(_ rule: RuleID, builtIn: [ProgramMember.Key: String]) -> Diagnostic {
    var sentences: [(words: String, place: SourceLocation)] = []
    sentences += different.map { ("has another '\($0.path)' than the steps have built", place(of: $0)) }
    sentences += lacking.map { member in
      let origin = builtIn[member.key].map { ", which \($0) added" } ?? ""
      return ("lacks '\(member.path)'\(origin)", snippet.fence)
    }
    sentences += lackingConformances.map { ("lacks the '\($1)' of '\($0)'", snippet.fence) }
    sentences += added.map { ("has '\($0.path)', which no step has built", place(of: $0)) }
    let first = sentences[0]
    return Diagnostic(
      rule, at: first.place,
      "The complete listing \(first.words); show what the steps have built, or remove 'complete'.",
      details: sentences.dropFirst().map { "It also \($0.words)." })
  }

  private func place(of member: ProgramMember) -> SourceLocation {
    guard let origin = listing.origin(ofLine: 1, in: member) else { return snippet.fence }
    return SourceLocation(file: origin.file, line: origin.line)
  }
}
