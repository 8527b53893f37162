internal import SwiftSyntax

/// Dotted names in `#keyPath` and `#selector`.
enum KeyPathText {
  /// What `#keyPath` evaluates to: the names after the type.
  static func path(_ expression: ExprSyntax) -> String? {
    var names: [String] = []
    var current: ExprSyntax? = expression
    while let node = current {
      if let member = node.as(MemberAccessExprSyntax.self) {
        names.insert(member.declName.baseName.text, at: 0)
        current = member.base
      } else if let reference = node.as(DeclReferenceExprSyntax.self) {
        if reference.baseName.text != "self" { names.insert(reference.baseName.text, at: 0) }
        current = nil
      } else {
        return nil
      }
    }
    let path = names.count > 1 ? Array(names.drop { $0.first?.isUppercase == true }) : names
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  /// Whether an expression is the name of a type, going by its capital letter.
  static func namesType(_ expression: ExprSyntax?) -> Bool {
    if let member = expression?.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text.first?.isUppercase == true && namesType(member.base)
    }
    return expression?.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}
