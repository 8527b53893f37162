internal import Scaffolding
internal import Toolchain

/// How a scene or a probe is written otherwise, so that it fits learners' code of another form.
///
/// A learner's protocol may be on the main actor or not, and its listeners may have to be objects. The lesson's author has seen the
/// solution only, and has written for that one form.
enum LessonPartForm {
  /// Whether the compiler refuses the part for the form of the learner's code, and for nothing that it lacks.
  static func isOfForm(_ error: CompilerDiagnostic, among errors: [CompilerDiagnostic]) -> Bool {
    // That a class does not inherit what a protocol asks for is said after a general sentence about the same place.
    error.isOfConcurrency || error.identifier == .doesNotInherit || classThatHasToBeObject(error) != nil
      || error.identifier == .doesNotConform
        && errors.contains { $0.identifier == .doesNotInherit && $0.file == error.file && $0.line == error.line }
  }

  /// - Returns: `nil` where no other form is known.
  static func adapting(_ file: GeneratedFile, to errors: [CompilerDiagnostic]) -> GeneratedFile? {
    var adapted = file
    if errors.contains(where: \.isOfConcurrency) {
      // A static property of a class that a protocol has put on the main actor. The blanks keep the columns of messages.
      adapted.text = adapted.text.replacing(unsafely, with: String(repeating: " ", count: unsafely.count))
    }
    for name in Set(errors.compactMap(classThatHasToBeObject)) {
      adapted.text = adapted.text.replacing("class \(name): ", with: "class \(name): NSObject, ")
    }
    return adapted == file ? nil : adapted
  }

  private static let unsafely = "nonisolated(unsafe)"

  /// The class of the lesson's that a protocol of the learner's, which inherits from `NSObjectProtocol`, wants to be an object.
  private static func classThatHasToBeObject(_ error: CompilerDiagnostic) -> String? {
    guard error.identifier == .doesNotConform else { return nil }
    let names = error.quotedNames.map(\.text)
    return names.count == 2 && names[1].hasSuffix("NSObjectProtocol") ? names[0] : nil
  }
}
