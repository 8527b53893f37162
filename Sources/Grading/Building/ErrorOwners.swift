internal import CourseModel
internal import Interop
internal import Toolchain

/// Whose the errors of a program are: what Coursemark lacks, what may follow from that, and what is the learner's.
///
/// The compiler goes on after a name that it does not find, and says of what it then can't make out that it is wrong, too.
struct ErrorOwners {
  /// Where Coursemark lacks something, in the program's own text.
  private(set) var lacking: [ProgramSyntax.Position] = []
  /// Errors that may follow from what is lacking, and need not be there on a phone.
  private(set) var following: Set<CompilerDiagnostic> = []
  /// Where errors stand by which a declaration can't be called right but for what Coursemark lacks.
  private(set) var blocking: [ProgramSyntax.Position] = []

  /// Of a program whose errors are all the learner's.
  init() {}

  init(_ outcome: SwiftCompiler.Outcome, _ map: SourceMap, _ finder: UnsupportedAPIFinder) {
    let errors = outcome.errors.map { ($0, map.position(of: $0), map.message($0, finder)?.kind) }
    lacking = errors.filter { $0.2 == .unsupported }.compactMap(\.1)
    for (error, position, kind) in errors where kind == .error {
      let follows = finder.mayFollow(error, at: position, from: lacking)
      if follows { following.insert(error) }
      guard let position else { continue }
      if follows, isHarmless(error, at: position) { continue }
      blocking.append(position)
    }
  }

  /// Whether an error says no more than the one at the lacking name: the compiler can't infer a type, or it stands in the same line. A name that
  /// nothing has can be the learner's own slip.
  private func isHarmless(_ error: CompilerDiagnostic, at position: ProgramSyntax.Position) -> Bool {
    if [.nameNotFound, .typeNotFound].contains(error.identifier) { return false }
    if ["cannot_infer", "unresolved_", "type_of_expression_is_ambiguous", "unbound_generic"].contains(where: {
      error.name.hasPrefix($0)
    }) {
      return true
    }
    return lacking.contains { $0.file == position.file && $0.line == position.line }
  }
}
