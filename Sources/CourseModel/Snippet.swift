/// What a Swift fence is for.
package enum Role: String, CaseIterable, Hashable, Sendable, Codable {
  case starter, solution, scene, check, probe, model, wrong, screen, example, output, display

  /// Whether readers may ever see it. Hidden checks are private too: see ``Snippet/isPrivate``.
  package var isPrivate: Bool {
    switch self {
    case .scene, .probe, .model, .wrong: true
    case .starter, .solution, .check, .screen, .example, .output, .display: false
    }
  }
}

/// What a check compares the learner's app with, besides what its own code says.
package enum Oracle: String, CaseIterable, Hashable, Sendable, Codable {
  /// The app of the lesson's own solution of that step.
  case solution
}

/// Which app a picture shows.
package enum ShownApp: String, CaseIterable, Hashable, Sendable, Codable {
  /// As the step begins; before the first step, as a learner begins.
  case starter
  /// As the step's solution leaves it; before the first step, as the last one does.
  case solution
}

/// Where the code of a fence belongs in the learner's program.
package enum Placement: Hashable, Sendable, Codable {
  /// `file=NewTaskCell.swift`: the whole file.
  case file(String)
  /// `in=NewTaskCell`: members of that type; each replaces the member of the same name, or is added.
  case members(of: String)
  /// By itself.
  case alone
}

/// A Swift fence of a lesson, or a part in a file of its own, with its attributes.
package struct Snippet: Sendable, Hashable, Codable {
  package var role: Role
  /// The words of the info string: `swift`.
  package var language: String
  package var code: String
  /// Where the first line of `code` stands.
  package var location: SourceLocation
  /// Where the fence itself starts, for messages about its attributes.
  package var fence: SourceLocation
  package var placement: Placement
  /// Fences of one role with one `id` are one answer in several files.
  package var id: String?
  package var title: String?
  /// Ids of the checks of the same step, or of earlier ones, that have to pass before this one is run.
  package var needs: [String]
  /// Of a check: ids of earlier steps whose checks, where they do not pass, are left to this one while it does not pass either.
  package var neededBy: [String] = []
  /// Of a wrong answer: the ids of the checks that do not pass.
  package var fails: [String]
  /// Of a wrong answer: the 1-based number of the hint of its step that helps.
  package var hint: Int?
  /// Of a check: readers do not see it, and its messages show no expected values.
  package var isHidden: Bool
  /// `compile-fail="text"`: the code must not compile, and the compiler's words contain the text.
  package var compileFail: String?
  /// `traps`: running the code must trap.
  package var traps: Bool
  /// `no-run`: the code is compiled, not run.
  package var noRun: Bool
  /// `complete`: the code is all of its file, or all of its type, as the steps have built it.
  package var isComplete: Bool
  /// Of a wrong answer: why the step's models cannot see that it is wrong.
  package var unseen: String?
  /// Of a check: what else than a model knows how the app should behave.
  package var oracle: Oracle?
  /// Of a screen that drives the app: whose picture it is, in the order in which the pictures stand. Empty for the solution's.
  package var of: [ShownApp]
  /// Seconds of wall clock; `nil` for the grader's own limit.
  package var timeout: Double?
  /// Of a check: how much it counts; `nil` for an equal share of its step's points.
  package var points: Int?
  /// `highlight=2,4-6`: the lines that pages mark; 1-based, in order, without overlap.
  package var highlights: [ClosedRange<Int>]
  /// The prose around it (a list, a quote, a hint) shows it already: compile it, do not show it again.
  package var isInProse: Bool
  /// Of a scene that is a file of Xcode's, or an asset catalogue: what it is made of. Its code is made of them.
  package var resources: [ResourceFile] = []
  /// Of code that was made of a file of Xcode's: the 1-based line of that file for each line of the code, 0 for a line that belongs to the one before.
  package var origins: [Int] = []

  package init(
    role: Role, language: String = "swift", code: String, location: SourceLocation, fence: SourceLocation? = nil,
    placement: Placement = .alone, id: String? = nil, title: String? = nil, needs: [String] = [],
    fails: [String] = [], hint: Int? = nil, isHidden: Bool = false, compileFail: String? = nil, traps: Bool = false,
    noRun: Bool = false, isComplete: Bool = false, unseen: String? = nil, oracle: Oracle? = nil,
    of: [ShownApp] = [], timeout: Double? = nil, points: Int? = nil, highlights: [ClosedRange<Int>] = [],
    isInProse: Bool = false
  ) {
    self.role = role
    self.language = language
    self.code = code
    self.location = location
    self.fence = fence ?? location
    self.placement = placement
    self.id = id
    self.title = title
    self.needs = needs
    self.fails = fails
    self.hint = hint
    self.isHidden = isHidden
    self.compileFail = compileFail
    self.traps = traps
    self.noRun = noRun
    self.isComplete = isComplete
    self.unseen = unseen
    self.oracle = oracle
    self.of = of
    self.timeout = timeout
    self.points = points
    self.highlights = highlights
    self.isInProse = isInProse
  }

  /// Whether it is a screen in Swift: code that drives the app to what a picture shows. Readers see the picture alone.
  package var drivesApp: Bool { role == .screen && language.lowercased().hasPrefix("swift") }

  /// Never published on a page.
  package var isPrivate: Bool { role.isPrivate || (role == .check && isHidden) }
}

/// Snippets of one role that belong together: a solution in several files, or a wrong answer.
package struct Answer: Sendable, Hashable {
  package var id: String?
  package var snippets: [Snippet]

  package init(id: String?, snippets: [Snippet]) {
    self.id = id
    self.snippets = snippets
  }
}

extension Sequence<Block> {
  /// All snippets in the order of the document, those inside `<details>` too.
  package var snippets: [Snippet] {
    flatMap { block -> [Snippet] in
      switch block {
      case .snippet(let snippet): [snippet]
      case .disclosure(_, let blocks): blocks.snippets
      case .prose, .hint: []
      }
    }
  }

  package var hints: [Hint] {
    flatMap { block -> [Hint] in
      switch block {
      case .hint(let hint): [hint]
      case .disclosure(_, let blocks): blocks.hints
      case .prose, .snippet: []
      }
    }
  }
}

extension Step {
  package var checks: [Snippet] { snippets(.check) }
  package var hints: [Hint] { blocks.hints }
  /// The first is the one that the next step builds on.
  package var solutions: [Answer] { answers(.solution) }
  package var wrongAnswers: [Answer] { answers(.wrong) }

  package func snippets(_ role: Role) -> [Snippet] { blocks.snippets.filter { $0.role == role } }

  /// The fences of a role, those with the same `id` together. Fences without an `id` are one answer, except wrong
  /// answers: there each fence without an `id` is an answer of its own.
  package func answers(_ role: Role) -> [Answer] {
    var answers: [Answer] = []
    for snippet in snippets(role) {
      let joins = role != .wrong || snippet.id != nil
      if joins, let index = answers.firstIndex(where: { $0.id == snippet.id }) {
        answers[index].snippets.append(snippet)
      } else {
        answers.append(Answer(id: snippet.id, snippets: [snippet]))
      }
    }
    return answers
  }
}
