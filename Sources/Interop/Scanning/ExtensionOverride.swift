internal import SwiftSyntax

/// An override that stands in an extension, which Objective-C's classes allow and Swift alone does not.
///
/// How this works: the member keeps its place under another name, and the class gets an override in its body that calls it.
struct ExtensionOverride: Sendable, Codable {
  static let prefix = "_coursemarkExtension_"

  /// `Outer.Inner`
  let type: String
  /// To be put into the body of the class.
  private let member: String

  func declaration(isPublic: Bool) -> String { "\(isPublic ? "public " : "")override \(member)" }

  /// - Parameter classes: The paths of those that the program declares.
  /// - Returns: `nil` in an extension of another class, and for what can't be called from elsewhere as it stands.
  init?(_ method: FunctionDeclSyntax, of classes: Set<String>, in edited: inout EditedText) {
    let signature = method.signature
    let effects = signature.effectSpecifiers
    let parameters = signature.parameterClause.parameters
    guard let type = Self.extendedType(of: method), classes.contains(type), method.genericParameterClause == nil,
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
      + " { return \(words)\(Self.prefix)\(method.name.text.filter { $0 != "`" })(\(passed.joined(separator: ", "))) }"
    Self.rename(method.name, method.modifiers, in: &edited)
  }

  init?(_ property: VariableDeclSyntax, of classes: Set<String>, in edited: inout EditedText) {
    guard let type = Self.extendedType(of: property), classes.contains(type), property.bindings.count == 1,
      let binding = property.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let annotation = binding.typeAnnotation, let block = binding.accessorBlock
    else { return nil }
    var isSettable = false
    if case .accessors(let accessors) = block.accessors {
      guard accessors.allSatisfy({ $0.effectSpecifiers == nil }) else { return nil }
      isSettable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
    self.type = type
    let own = Self.prefix + name.text.filter { $0 != "`" }
    let body = "get { return \(own) }" + (isSettable ? " set { \(own) = newValue }" : "")
    member = Self.kind(of: property.modifiers) + "var \(name.text)\(annotation.trimmedDescription) { \(body) }"
    Self.rename(name, property.modifiers, in: &edited)
  }

  /// The type that the declaration extends.
  private static func extendedType(of member: some SyntaxProtocol) -> String? {
    member.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }

  private static func kind(of modifiers: DeclModifierListSyntax) -> String {
    modifiers.contains { ["class", "static"].contains($0.name.text) } ? "class " : ""
  }

  private static func rename(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, in edited: inout EditedText) {
    for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { edited.blank(modifier.bytes) }
    edited.replace(name.bytes, with: name.text.filter { $0 != "`" })
    edited.insert(prefix, at: name.start)
  }
}
