internal import CourseModel
internal import Grading
internal import Scaffolding
internal import SwiftSource

/// An example, with the program that it stands in.
struct Listing: Sendable {
  /// Unique among the listings that are compiled together.
  var number: Int
  var snippet: Snippet
  var outline: ListingOutline
  /// What the lesson has built so far.
  var context = ProgramSource()
  /// Those of one section see one another, in their order.
  var section = 0
  /// What it prints.
  var output: Snippet?
  /// Modules that exist elsewhere, as the settings of its folder say.
  var modules: Set<String> = []

  init(_ number: Int, _ snippet: Snippet) {
    self.number = number
    self.snippet = snippet
    outline = ListingOutline(snippet.code)
  }

  var code: CodeFragment { CodeFragment(snippet, file: "") }

  /// Whether the place is in the listing's own text.
  func holds(_ location: SourceLocation) -> Bool {
    let first = snippet.location.position.line
    let lines = snippet.code.utf8.count { $0 == UInt8(ascii: "\n") }
    return location.file == snippet.location.file && (first...first + lines).contains(location.position.line)
  }
}

/// The listings of a lesson in their order.
struct ListingPlan: Sendable {
  private(set) var listings: [Listing] = []
  /// Outputs without an example before them.
  private(set) var strayOutputs: [Snippet] = []
  /// Examples that are too large, or nested too deeply.
  private(set) var unreadable: [Snippet] = []

  init(_ lesson: Lesson, states: LessonStates) {
    add(lesson.introduction.snippets, section: 0, before: states.initial, after: states.initial)
    for (index, step) in lesson.steps.enumerated() {
      add(
        step.blocks.snippets, section: index + 1, before: states.starts[index], after: states.solutions[index])
    }
  }

  private mutating func add(
    _ snippets: [Snippet], section: Int, before: ProgramSource, after: ProgramSource
  ) {
    var isSolved = false
    var previous: Role?
    for snippet in snippets {
      switch snippet.role {
      case .solution: isSolved = true
      case .example where !ParserLimits.allow(snippet.code): unreadable.append(snippet)
      case .example:
        var listing = Listing(listings.count, snippet)
        listing.context = isSolved ? after : before
        listing.section = section
        listings.append(listing)
      case .output:
        if previous == .example, !listings.isEmpty {
          listings[listings.count - 1].output = snippet
        } else {
          strayOutputs.append(snippet)
        }
      default: break
      }
      previous = unreadable.last == snippet ? nil : snippet.role
    }
  }
}
