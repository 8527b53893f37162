internal import CourseModel
internal import SwiftSource

extension Lesson {
  /// In the order of the document, what stands in `answers.md` behind its step.
  var allSnippets: [Snippet] { introduction.snippets + steps.flatMap(\.blocks.snippets) }

  /// The code that learners read and that is meant to be right.
  var listings: [Snippet] {
    allSnippets.filter { [.starter, .solution, .example].contains($0.role) && $0.compileFail == nil }
  }

  /// Whether it builds a program: then all names that its prose can mean are known.
  var buildsProgram: Bool { allSnippets.contains { [.starter, .solution].contains($0.role) } }
}

extension Snippet {
  /// The code stands between the braces of a type.
  var holdsMembers: Bool { if case .members = placement { true } else { false } }

  /// Where a place of the code stands in the lesson.
  func location(of place: CodePosition) -> SourceLocation {
    SourceLocation(
      file: location.file, line: location.position.line + place.line - 1,
      column: location.position.column + place.column - 1)
  }
}
