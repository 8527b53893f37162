internal import CourseModel
internal import Grading
internal import SwiftSource

/// A way in which a listing can stand in a program.
enum ListingForm: Sendable, Hashable {
  /// Where its attributes say.
  case placed
  /// Statements and local declarations in a function of its own.
  case function
  /// A file of its own, with statements at the top level.
  case script
  /// Members of a type of the program.
  case members(of: String)
  /// Statements in a method of a type of the program.
  case method(of: String)
  /// Members, or statements in a method, of a view controller that the prose only speaks of.
  case controllerMembers, controllerMethod

  /// What a listing can be by itself, the likeliest first.
  static func standingAlone(_ outline: ListingOutline) -> [ListingForm] {
    if outline.looksLikeMembers {
      return outline.parsesAsMembers ? [.controllerMembers] : [.controllerMethod]
    }
    if outline.needsFileScope { return [.script] }
    if outline.hasTypes { return [.function, .script] }
    return [.function, outline.isFunctionsOnly && outline.parsesAsMembers ? .controllerMembers : .controllerMethod]
  }
}

/// A listing put into a program in one of its forms.
struct ListingAttempt: Sendable {
  var listing: Listing
  var form: ListingForm
  /// The program without the listing's own file.
  var base: ProgramSource
  /// `nil` when the listing went into a file of the program.
  var file: SourceFile?
  /// The listing was compiled with listings before it.
  var isInContext = false

  var program: ListingProgram {
    var program = base
    if let file { program.add(file) }
    return ListingProgram(program, script: form == .script ? file?.name : nil)
  }

  /// Nothing of it can be seen from another file: many such listings can be compiled in one go.
  var isIsolated: Bool {
    switch form {
    case .function, .method, .controllerMembers, .controllerMethod: true
    case .placed, .script, .members: false
    }
  }

  /// - Returns: `nil` when the listing does not fit; the diagnostics say why.
  static func make(
    _ listing: Listing, as form: ListingForm, in scope: ListingScope
  ) -> (attempt: ListingAttempt?, problems: [Diagnostic]) {
    let text = ListingSource(listing)
    var attempt = ListingAttempt(listing: listing, form: form, base: scope.program)
    attempt.isInContext = scope.hasListings
    var fragment: CodeFragment?
    switch form {
    case .placed: fragment = CodeFragment(listing.snippet)
    case .members(let type):
      fragment = listing.code
      fragment?.destination = .members(of: type)
    case .script: attempt.file = text.script(after: scope.statements)
    case .function: attempt.file = text.inFunction()
    case .method(let type): attempt.file = text.inMethod(of: type)
    case .controllerMembers: attempt.file = text.inController(asMembers: true)
    case .controllerMethod: attempt.file = text.inController(asMembers: false)
    }
    guard let fragment else { return (attempt, []) }
    let problems = attempt.base.apply([fragment])
    return problems.isEmpty ? (attempt, []) : (nil, problems.map { Diagnostic($0) })
  }
}
