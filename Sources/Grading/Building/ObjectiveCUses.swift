internal import Interop
internal import Toolchain

/// What of a program Objective-C's runtime allows and Swift alone does not, and that has to be written otherwise here: objects that are made
/// of classes which are known only at run time, and overrides in extensions. What the compiler said of the program tells where they are.
struct ObjectiveCUses {
  /// What to prepare the program with.
  private(set) var places: Set<ProgramSyntax.Position> = []
  /// Those that can't be written otherwise either: of classes that are not Objective-C's, for instance.
  private var refused: Set<ProgramSyntax.Position> = []
  /// The errors that there were before.
  private var known: Set<Complaint> = []
  private var rounds = 0
  private static let maximumRounds = 4
  private static let identifiers: Set<DiagnosticIdentifier?> = [.constructionOfUnknownClass, .overrideAcrossExtensions]
  /// What errors speak of that are about something which was written otherwise.
  private static let ownNames = ["_Class", "_object", "callAsFunction"]

  private struct Complaint: Hashable {
    var file: String
    var line: Int
    var message: String

    init?(_ error: CompilerDiagnostic, _ map: SourceMap) {
      guard let position = map.position(of: error) else { return nil }
      (file, line, message) = (position.file, position.line, error.message)
    }
  }

  /// Learns from the errors of a program that was prepared with these places.
  /// - Returns: Whether the program is to be prepared and checked once more.
  mutating func learn(from errors: [CompilerDiagnostic], _ map: SourceMap) -> Bool {
    let complaints = Set(errors.compactMap { Complaint($0, map) })
    let newComplaints = complaints.subtracting(known)
    let aboutOurs = newComplaints.filter { complaint in Self.ownNames.contains { complaint.message.contains($0) } }
    let wrong = places.filter { place in
      newComplaints.contains { $0.file == place.file && $0.line == place.line }
        || aboutOurs.contains { $0.file == place.file }
    }
    known.formUnion(complaints)
    let found = errors.filter { Self.identifiers.contains($0.identifier) }.compactMap(map.position(of:))
    let new = Set(found).subtracting(places).subtracting(refused)
    rounds += 1
    guard !wrong.isEmpty || !new.isEmpty else { return false }
    // What can't be settled is left as it was written.
    guard rounds < Self.maximumRounds else {
      defer { places = [] }
      return !wrong.isEmpty && !places.isEmpty && rounds == Self.maximumRounds
    }
    refused.formUnion(wrong)
    places = places.subtracting(wrong).union(new)
    return true
  }
}
