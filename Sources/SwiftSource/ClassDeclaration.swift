internal import SwiftParser
internal import SwiftSyntax

/// A class of a program, as far as its name and its heading say what it is.
package struct ClassDeclaration: Codable, Hashable, Sendable {
  package var name: String
  /// What stands behind the colon: a superclass, protocols, and those of the class's extensions.
  package var inherited: [String]
  /// Without the `@`: `main`, `UIApplicationMain`.
  package var attributes: [String]
  /// Whether it has parameters that are types: it can't be made without naming them.
  package var isGeneric: Bool

  /// The classes at the outermost level of a program, in the order of its files.
  package static func all(in texts: [String]) -> [Self] {
    var classes: [Self] = []
    var extensions: [String: [String]] = [:]
    for text in texts {
      for item in Parser.parse(source: text).statements {
        if let declaration = item.item.as(ClassDeclSyntax.self) {
          classes.append(Self(declaration))
        } else if let declaration = item.item.as(ExtensionDeclSyntax.self) {
          extensions[declaration.extendedType.trimmedDescription, default: []] += names(declaration.inheritanceClause)
        }
      }
    }
    for index in classes.indices { classes[index].inherited += extensions[classes[index].name] ?? [] }
    return classes
  }

  private init(_ declaration: ClassDeclSyntax) {
    name = declaration.name.text
    isGeneric = declaration.genericParameterClause != nil
    inherited = Self.names(declaration.inheritanceClause)
    attributes = declaration.attributes.compactMap { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    (clause?.inheritedTypes ?? []).map { name(of: $0.type) }
  }

  /// Without the modules and types around it, and without its parameters: `Base` of `Library.Base<Form.Fields>`.
  private static func name(of type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(of: attributed.baseType) }
    return type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
  }
}

extension [ClassDeclaration] {
  /// Whether a class has, by itself or through others of the program, a superclass or protocol that is wanted.
  package func inherits(_ declaration: ClassDeclaration, where isWanted: (String) -> Bool) -> Bool {
    var seen: Set<String> = []
    var open = declaration.inherited
    while let name = open.popLast() {
      if isWanted(name) { return true }
      guard seen.insert(name).inserted else { continue }
      open += first { $0.name == name }?.inherited ?? []
    }
    return false
  }
}
