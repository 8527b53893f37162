package import SwiftSyntax

extension TokenSyntax {
  /// The name without back quotes: `default` of a case that is declared as `` `default` ``.
  package var identifierText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension String {
  /// `any UIKit.UIView<T>` is `UIView`.
  var plainTypeName: String {
    let last = split(separator: " ").last.map(String.init) ?? self
    let name = String(last.prefix { $0 != "<" })
    let module = ["UIKit.", "UIKit::", "Foundation.", "Foundation::"].first(where: name.hasPrefix)
    return module.map { String(name.dropFirst($0.count)) } ?? name
  }
}

extension InheritanceClauseSyntax? {
  var names: [String] { (self?.inheritedTypes ?? []).map { $0.type.trimmedDescription.plainTypeName } }
}

extension DeclModifierListSyntax {
  var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } }
}

extension FunctionParameterListSyntax {
  /// `(_:for:)`
  var labelText: String { "(\(map { $0.firstName.identifierText + ":" }.joined()))" }
}

extension FunctionDeclSyntax {
  /// `setTitle(_:for:)`
  var fullName: String { name.identifierText + signature.parameterClause.parameters.labelText }
}

extension AttributeListSyntax {
  /// What `@available` says of older names.
  var availability: (isRenamed: Bool, newName: String?) {
    for attribute in compactMap({ $0.as(AttributeSyntax.self) }) {
      guard attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.trimmedDescription,
        arguments.contains("obsoleted:") || arguments.contains("unavailable")
      else { continue }
      let name = arguments.firstMatch(of: /renamed: "([^"]*)"/).map { String($0.1) }
      return (true, name)
    }
    return (false, nil)
  }
}
