internal import Scaffolding
internal import SwiftSource
internal import Toolchain

/// How a scene or a probe is written otherwise, so that it fits learners' code of another form.
///
/// A learner's protocol may be on the main actor or not, and its listeners may have to be objects; an outlet may be declared with `!`, with `?`, or
/// as a list that is empty at first. The lesson's author has seen the solution only, and has written for that one form.
enum LessonPartForm {
  /// Whether the compiler refuses the part for the form of the learner's code, and for nothing that it lacks.
  static func isOfForm(_ error: CompilerDiagnostic, among errors: [CompilerDiagnostic]) -> Bool {
    // That a class does not inherit what a protocol asks for is said after a general sentence about the same place.
    error.isOfConcurrency || error.identifier == .doesNotInherit || classThatHasToBeObject(error) != nil
      || placeOfOptional(error) != nil
      || error.identifier == .doesNotConform
        && errors.contains { $0.identifier == .doesNotInherit && $0.file == error.file && $0.line == error.line }
  }

  /// Whether the compiler says that something is not there, or of another type: nothing that another form has brought about.
  static func isOfContent(_ error: CompilerDiagnostic) -> Bool {
    switch error.identifier {
    case .nameNotFound, .typeNotFound, .valueHasNoMember, .typeHasNoMember, .typeHasNoMemberType, .valueHasNoSubscripts,
      .argumentHasOtherType, .initialValueHasOtherType, .resultHasOtherType, .assignedValueHasOtherType,
      .elementHasOtherType, .loopOverOtherType:
      placeOfOptional(error) == nil && !error.quotedNames.contains { $0.text.contains(value) }
    default: false
    }
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
    let places = errors.compactMap(placeOfOptional)
    if !places.isEmpty { adapted.text = OptionalForm.rewriting(adapted.text, at: places) }
    return adapted == file ? nil : adapted
  }

  /// Where the part takes for an optional what the learner has declared as none, or the other way round.
  private static func placeOfOptional(_ error: CompilerDiagnostic) -> OptionalForm.Place? {
    guard let file = error.file, let change = changeOfOptional(error) else { return nil }
    return OptionalForm.Place(change, file: file, line: error.line, column: error.column)
  }

  private static func changeOfOptional(_ error: CompilerDiagnostic) -> OptionalForm.Change? {
    let types = error.quotedNames.map(\.text)
    switch error.identifier {
    case .memberOfOptional: return .taking(property: value)
    case .optionalNotUnwrapped:
      let isClosure = types.first?.contains("->") ?? false
      return isClosure ? .taking(property: value) : .takingResult(property: value)
    case .loopOverOtherType: return types.first?.hasSuffix("?") == true ? .takingResult(property: value) : nil
    case .argumentHasOtherType, .initialValueHasOtherType, .resultHasOtherType, .assignedValueHasOtherType,
      .elementHasOtherType:
      return types.count >= 2 && types[0] == types[1] + "?" ? .takingResult(property: value) : nil
    case .chainOfNoOptional, .unwrapOfNoOptional: return .withoutMark
    case .bindingOfNoOptional: return .binding
    default: return nil
    }
  }

  /// The property of `Optional` that the app's agent has for it: where nothing is there, the run ends as not judged.
  static let value = "_valueOfOtherForm"
  /// What the app's agent says there.
  static let nothing = "a property of yours that is declared as an optional and is nil"

  private static let unsafely = "nonisolated(unsafe)"

  /// The class of the lesson's that a protocol of the learner's, which inherits from `NSObjectProtocol`, wants to be an object.
  private static func classThatHasToBeObject(_ error: CompilerDiagnostic) -> String? {
    guard error.identifier == .doesNotConform else { return nil }
    let names = error.quotedNames.map(\.text)
    return names.count == 2 && names[1].hasSuffix("NSObjectProtocol") ? names[0] : nil
  }
}
