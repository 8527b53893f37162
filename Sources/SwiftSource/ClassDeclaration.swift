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
  /// What the program gives it to do when it calls `UIApplicationMain` itself.
  package var launchRole: LaunchRole?

  package enum LaunchRole: String, Codable, Sendable {
    /// The application is an object of it.
    case application
    /// The application's delegate is.
    case delegate
  }

  /// The classes at the outermost level of a program, in the order of its files.
  package static func all(in texts: [String]) -> [Self] {
    var classes: [Self] = []
    var extensions: [String: [String]] = [:]
    var roles: [String: LaunchRole] = [:]
    for text in texts {
      let tree = Parser.parse(source: text)
      if text.contains("UIApplicationMain") { roles.merge(LaunchFinder.roles(in: tree)) { first, _ in first } }
      for item in tree.statements {
        if let declaration = item.item.as(ClassDeclSyntax.self) {
          classes.append(Self(declaration))
        } else if let declaration = item.item.as(ExtensionDeclSyntax.self) {
          extensions[declaration.extendedType.trimmedDescription, default: []] += names(declaration.inheritanceClause)
        }
      }
    }
    for index in classes.indices {
      classes[index].inherited += extensions[classes[index].name] ?? []
      classes[index].launchRole = roles[classes[index].name]
    }
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

/// Finds `UIApplicationMain(argc, argv, NSStringFromClass(App.self), NSStringFromClass(AppDelegate.self))`.
private final class LaunchFinder: SyntaxVisitor {
  private var roles: [String: ClassDeclaration.LaunchRole] = [:]

  static func roles(in tree: SourceFileSyntax) -> [String: ClassDeclaration.LaunchRole] {
    let finder = LaunchFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.roles
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments.map(\.expression))
    guard node.calledExpression.trimmedDescription == "UIApplicationMain", arguments.count == 4 else {
      return .visitChildren
    }
    for (argument, role) in [(arguments[2], ClassDeclaration.LaunchRole.application), (arguments[3], .delegate)] {
      if let name = Self.className(argument) { roles[name] = role }
    }
    return .skipChildren
  }

  /// Of `NSStringFromClass(App.self)`, `String(describing: App.self)` or `"App"`.
  private static func className(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    guard let type = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression else { return nil }
    let member = type.as(MemberAccessExprSyntax.self)
    return member?.declName.baseName.text == "self" ? member?.base?.trimmedDescription : type.trimmedDescription
  }
}
