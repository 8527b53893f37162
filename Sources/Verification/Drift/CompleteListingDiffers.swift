package import CourseModel
internal import Grading
internal import SwiftSource

/// A listing that is marked `complete` is what the steps have built at that place, member by member. White space, comments
/// and the order of members may differ.
package struct CompleteListingDiffers: Rule {
  package static let id = RuleID.completeListingDiffers

  package init() {}

  package func diagnostics(of lesson: Lesson) -> [Diagnostic] {
    guard lesson.allSnippets.contains(where: \.isComplete) else { return [] }
    var site = ProgramSoFar()
    var found: [Diagnostic] = []
    for part in LessonPart.all(of: lesson) {
      site.begin(part)
      for snippet in part.snippets {
        if snippet.isComplete, let difference = difference(of: snippet, at: site, in: part) {
          found.append(difference)
        }
        if part.builds(snippet) { site.apply(snippet) }
      }
    }
    return found
  }

  private func difference(of snippet: Snippet, at site: ProgramSoFar, in part: LessonPart) -> Diagnostic? {
    guard snippet.role != .solution || part.builds(snippet) else { return nil }
    var programs = [site.program]
    // A solution in answers.md has no place before or behind a listing of lesson.md.
    if snippet.role == .example, part.solution.contains(where: { $0.location.file != snippet.location.file }) {
      var later = site
      part.solution.forEach { later.apply($0) }
      programs.append(later.program)
    }
    let differences = programs.map { ListingDifference(snippet, built: $0, partStart: site.partStart) }
    guard let difference = differences.last, differences.allSatisfy({ !$0.isEmpty }) else { return nil }
    return difference.diagnostic(Self.id, builtIn: site.firstBuilt)
  }
}

/// What of a lesson builds the program: the introduction, or a step.
struct LessonPart {
  /// For people: `step 'trim'`.
  var title: String
  var snippets: [Snippet]
  /// The fences of the first solution, which the next step builds on.
  var solution: [Snippet]

  static func all(of lesson: Lesson) -> [LessonPart] {
    [LessonPart(title: "the introduction", snippets: lesson.introduction.snippets, solution: [])]
      + lesson.steps.map { step in
        LessonPart(
          title: "step '\(step.id)'", snippets: step.blocks.snippets, solution: step.solutions.first?.snippets ?? [])
      }
  }

  func builds(_ snippet: Snippet) -> Bool { snippet.role == .starter || solution.contains(snippet) }
}

/// The program of a lesson while it is read from top to bottom.
struct ProgramSoFar {
  private(set) var program = ProgramSource()
  /// What stood there before the part that is being read.
  private(set) var partStart = ProgramSource()
  /// The part that brought a member.
  private(set) var firstBuilt: [ProgramMember.Key: String] = [:]
  private var part = ""

  mutating func begin(_ part: LessonPart) {
    partStart = program
    self.part = part.title
  }

  mutating func apply(_ snippet: Snippet) {
    guard let fragment = CodeFragment(snippet) else { return }
    program.apply([fragment])
    for member in program.members where firstBuilt[member.key] == nil { firstBuilt[member.key] = part }
  }
}
