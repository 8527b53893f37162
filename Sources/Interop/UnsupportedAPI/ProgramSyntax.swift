internal import SwiftParser
internal import SwiftSyntax
internal import UIKitNames

/// What a program's text tells of its types and of the places of its errors: all that ``UnsupportedAPIFinder`` needs of
/// it. A value, so that another process can read the text.
package struct ProgramSyntax: Sendable, Codable {
  /// A place in a file's original text.
  package struct Position: Hashable, Sendable, Codable {
    package var file: String
    /// 1-based.
    package var line: Int
    /// 1-based, in bytes of UTF-8.
    package var column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// What is inherited, in all files, by the type's own name without those around it.
  let inherited: [String: [String]]
  /// The base names of functions anywhere in the files.
  let functions: Set<String>
  /// The names of properties and of cases.
  let values: Set<String>
  /// The types that the files declare, and do not only extend.
  let declared: Set<String>
  /// The labels of the initializers that a type declares, by its own name.
  let initializers: [String: Set<[String]>]
  private var contexts: [Position: SyntaxContext] = [:]

  /// Of code that is no program of a learner's: it declares nothing.
  package static let none = ProgramSyntax([], at: [])

  package init(_ files: [Interop.File], at positions: [Position]) {
    let trees = files.map { Parser.parse(source: $0.text) }
    let types = LearnerTypes(trees)
    inherited = types.inherited
    functions = types.functions
    values = types.values
    declared = types.declared
    initializers = types.initializers
    for (file, tree) in zip(files, trees) {
      let places = positions.filter { $0.file == file.name }
      guard !places.isEmpty else { continue }
      let converter = SourceLocationConverter(fileName: "", tree: tree)
      let importsUIKit = tree.importsUIKit
      for place in places where place.line >= 1 && place.column >= 1 && place.line <= converter.sourceLines.count {
        let offset = converter.position(ofLine: place.line, column: place.column)
        contexts[place] = tree.token(at: offset).map { SyntaxContext($0, importsUIKit: importsUIKit) }
      }
    }
  }

  /// `nil` for a place that was not asked for, or is in no file.
  func context(at position: Position) -> SyntaxContext? { contexts[position] }
}

/// What stands at a place, and around it.
struct SyntaxContext: Sendable, Codable {
  /// A call around the place.
  struct Call: Sendable, Codable {
    /// What the function is called on, as it is written; `nil` for a name alone, and empty where the type follows from the place: `.init(x: 1)`.
    var base: String?
    var name: String
    var shape: CallShape
  }

  /// The text of the token at the place, without back quotes.
  var token: String
  /// The innermost last, with the names that their declarations give them.
  var enclosingTypes: [String]
  /// The innermost one stands there as an extension.
  var isInExtension: Bool
  /// The name, with labels, of the member that is declared there.
  var declaredName: String?
  /// The innermost call whose function is a name.
  var call: Call?
  /// The call of which an argument, or its label, begins at the place.
  var callOfArgument: Call?
  /// The first name in a key path that begins at the place: `link` of `\.link`.
  var keyPath: String?
  var importsUIKit: Bool

  init(_ token: TokenSyntax, importsUIKit: Bool) {
    self.token = token.identifierText
    let types = token.enclosingTypes
    enclosingTypes = types.map(\.name)
    isInExtension = types.last?.isExtension ?? false
    declaredName = token.declaredName
    call = token.enclosing(FunctionCallExprSyntax.self).flatMap(Call.init)
    keyPath =
      token.parent?.as(KeyPathExprSyntax.self)?.components.first?.component
      .as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.identifierText
    let argument = token.argumentThatBegins
    callOfArgument = argument?.enclosing(FunctionCallExprSyntax.self).flatMap(Call.init)
    self.importsUIKit = importsUIKit
  }
}

extension SyntaxContext.Call {
  /// `nil` for the call of what is no name, such as a closure.
  fileprivate init?(_ call: FunctionCallExprSyntax) {
    shape = CallShape(call)
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      self.name = name.baseName.identifierText
    } else if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      base = access.base?.trimmedDescription.withoutModule ?? ""
      name = access.declName.baseName.identifierText
    } else {
      return nil
    }
  }
}

extension SourceFileSyntax {
  /// Whether the names of UIKit or of what comes with it are in scope.
  fileprivate var importsUIKit: Bool {
    statements.contains { item in
      guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
      return ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"].contains(name) || AppleModules.handsOnUIKit(name)
    }
  }
}

extension TokenSyntax {
  fileprivate var declaredName: String? {
    var next = parent
    while let node = next, node.asProtocol((any DeclGroupSyntax).self) == nil {
      if let function = node.as(FunctionDeclSyntax.self) {
        return MethodName(function.name, function.signature.parameterClause.parameters).description
      }
      if let variable = node.as(VariableDeclSyntax.self) {
        return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      }
      if let initializer = node.as(InitializerDeclSyntax.self) {
        let labels = initializer.signature.parameterClause.parameters.map(\.firstName.identifierText)
        return MethodName(base: "init", labels: labels).description
      }
      next = node.parent
    }
    return nil
  }

  /// The innermost one of which this is the first token, or the first behind the label; the period of `.init` does not count.
  fileprivate var argumentThatBegins: LabeledExprSyntax? {
    var start = position
    var next = parent
    while let node = next {
      if let argument = node.as(LabeledExprSyntax.self),
        argument.position == start || argument.expression.position == start
      {
        return argument
      }
      if let member = node.as(MemberAccessExprSyntax.self), member.base == nil { start = member.position }
      guard node.position == start else { return nil }
      next = node.parent
    }
    return nil
  }
}

extension SyntaxProtocol {
  fileprivate func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node.as(type) { return found }
      next = node.parent
    }
    return nil
  }
}
