package import Toolchain

/// The import of a module of Apple's that Coursemark does not have, or not as a whole. It is taken out of the text, so that the
/// compiler says what else there is to say.
struct MissingModule: Hashable, Sendable, Codable {
  var name: String
  var place: Place
  /// Another module has a part of it, so that its import is no sign of something that is lacking.
  var isPartlyThere = false
}

extension PreparedProgram {
  /// The missing module that an error can come from: `MKMapView` is nowhere, and the file imports MapKit.
  package func missingModule(behind error: CompilerDiagnostic, inFile file: String) -> String? {
    guard let modules = prepared.first(where: { $0.name == file })?.missingModules, !modules.isEmpty else { return nil }
    let quoted = error.quotedNames.map(\.text.baseName)
    switch error.identifier {
    case .nameNotFound, .typeNotFound, .unknownAttribute, .moduleHasNoType, .moduleHasNoMember:
      return modules.first { AppleModules.canDeclare(quoted.last ?? "", in: $0.name) }?.name
    case .valueHasNoMember, .typeHasNoMember, .typeHasNoMemberType:
      return modules.first { AppleModules.canDeclare(nil, in: $0.name) }?.name
    default: return nil
    }
  }

  /// Says of each missing module that nothing of it is used, as far as the compiler can tell.
  package func unusedMissingModules(_ errors: [CompilerDiagnostic]) -> [InteropMessage] {
    prepared.flatMap { file in
      let used = Set(
        errors.filter { $0.file.map { $0 == file.name || $0.hasSuffix("/" + file.name) } ?? false }
          .compactMap { missingModule(behind: $0, inFile: file.name) })
      guard used.isEmpty else { return [InteropMessage]() }
      return file.missingModules.filter { !$0.isPartlyThere }.map {
        InteropMessage(
          .warning, file: file.name, line: $0.place.line, column: $0.place.column,
          "Coursemark does not have the module '\($0.name)'; nothing of it is used here")
      }
    }
  }
}
