internal import SwiftSyntax

/// A member that stands in an extension and overrides another one, or is overridden: Objective-C's classes allow that, and Swift alone does not.
///
/// How this works: the member keeps its place under another name, and the class gets one of its own name in its body, which calls it.
struct ExtensionMember {
  /// A message of the compiler's without the names that members got here.
  static func withLearnersNames(_ message: String) -> String {
    message.replacing(/_coursemarkExtension_\d+_/, with: "")
  }

  /// `Outer.Inner`
  let type: String
  /// To be put into the body of the class.
  private let member: String

  func declaration(isPublic: Bool) -> String { "\(isPublic ? "public " : "")\(member)" }

  /// - Parameter classes: A number for each that the program declares, by its path.
  /// - Returns: `nil` in an extension of another class, and for what can't be called from elsewhere as it stands.
  init?(_ method: FunctionDeclSyntax, of classes: [String: Int], in edited: inout EditedText) {
    let signature = method.signature
    let effects = signature.effectSpecifiers
    let parameters = signature.parameterClause.parameters
    guard let type = Self.extendedType(of: method), let number = classes[type], method.genericParameterClause == nil,
      parameters.allSatisfy({ $0.ellipsis == nil })
    else { return nil }
    let names = parameters.indices.enumerated().map { number, _ in "a\(number)" }
    let declared = zip(parameters, names).map { "\($0.firstName.text) \($1): \($0.type.trimmedDescription)" }
    let passed = zip(parameters, names).map { parameter, name in
      let isInout = parameter.type.as(AttributedTypeSyntax.self)?.trimmedDescription.hasPrefix("inout ") ?? false
      return (parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): ") + (isInout ? "&" : "") + name
    }
    let words = [
      effects?.throwsClause == nil ? "" : "try ", effects?.asyncSpecifier == nil ? "" : "await ",
    ].joined()
    self.type = type
    let result = signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
    member =
      Self.kind(of: method.modifiers) + "func \(method.name.text)(\(declared.joined(separator: ", ")))"
      + (effects.map { " \($0.trimmedDescription)" } ?? "") + result
      + " { return \(words)\(Self.name(method.name, number))(\(passed.joined(separator: ", "))) }"
    Self.rename(method.name, to: Self.name(method.name, number), method.modifiers, in: &edited)
  }

  init?(_ property: VariableDeclSyntax, of classes: [String: Int], in edited: inout EditedText) {
    guard let type = Self.extendedType(of: property), let number = classes[type], property.bindings.count == 1,
      let binding = property.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let annotation = binding.typeAnnotation, let block = binding.accessorBlock
    else { return nil }
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      guard accessors.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
      isSettable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
    self.type = type
    let own = Self.name(name, number)
    let body = "get { return \(own) }" + (isSettable ? " set { \(own) = newValue }" : "")
    member = Self.kind(of: property.modifiers) + "var \(name.text)\(annotation.trimmedDescription) { \(body) }"
    Self.rename(name, to: own, property.modifiers, in: &edited)
  }

  /// The type that the declaration extends.
  private static func extendedType(of member: some SyntaxProtocol) -> String? {
    member.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  private static func kind(of modifiers: DeclModifierListSyntax) -> String {
    let isOfType = modifiers.contains { ["class", "static"].contains($0.name.text) }
    return (modifiers.has("override") ? "override " : "") + (isOfType ? "class " : "")
  }

  /// Another one in each class: that of a superclass is inherited.
  private static func name(_ name: TokenSyntax, _ number: Int) -> String {
    "_coursemarkExtension_\(number)_" + name.text.filter { $0 != "`" }
  }

  private static func rename(
    _ name: TokenSyntax, to new: String, _ modifiers: DeclModifierListSyntax, in edited: inout EditedText
  ) {
    for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { edited.blank(modifier.bytes) }
    edited.replace(name.bytes, with: "")
    edited.insert(new, at: name.start)
  }
}

extension ObjectiveCExposure {
  /// Where the members stand, in extensions of the program's classes, that are overridden at these places.
  func extensionMembers(
    overriddenAt places: Set<ProgramSyntax.Position>, in files: [(name: String, record: FileRecord)]
  ) -> Set<ProgramSyntax.Position> {
    guard !places.isEmpty else { return [] }
    func position(_ place: Place, in file: String) -> ProgramSyntax.Position {
      ProgramSyntax.Position(file: file, line: place.line, column: place.column)
    }
    var result: Set<ProgramSyntax.Position> = []
    for file in files {
      for record in file.record.classes {
        func isAsked(_ place: Place) -> Bool { places.contains(position(place, in: file.name)) }
        let methods = Set(record.methods.filter { $0.isOverride && isAsked($0.place) }.map(\.name))
        let properties = Set(record.properties.filter { $0.isOverride && isAsked($0.place) }.map(\.name))
        guard !methods.isEmpty || !properties.isEmpty else { continue }
        let ancestors = Set(ancestry(record.path).dropFirst())
        for other in files {
          for base in other.record.classes where base.isExtension && ancestors.contains(base.path) {
            let found =
              base.methods.filter { methods.contains($0.name) }.map(\.place)
              + base.properties.filter { properties.contains($0.name) }.map(\.place)
            result.formUnion(found.map { position($0, in: other.name) })
          }
        }
      }
    }
    return result
  }
}
