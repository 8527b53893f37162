internal import CourseModel
internal import LessonParsing
internal import Scaffolding

/// Which type a fence was meant for whose `in=` names none.
struct MergeAdvice {
  private let types: [String]

  init(_ states: LessonStates) {
    let texts = (states.starts + states.solutions).flatMap(\.files).map(\.text)
    types = Array(
      Set(texts.flatMap { $0.matches(of: /\b(?:class|struct|enum|actor)\s+(\w+)/) }.map { String($0.1) }))
  }

  /// The problems with the nearest name.
  func applied(to problems: [Diagnostic]) -> [Diagnostic] {
    problems.map { problem in
      guard problem.rule == .merge, let name = problem.message.firstMatch(of: /^No type '(\w+)' is declared yet/)?.1,
        let near = SpellingSuggestion.to(String(name), among: types), near != name
      else { return problem }
      var problem = problem
      problem.message = "No type '\(name)' is declared yet; did you mean '\(near)'?"
      return problem
    }
  }
}
