internal import SwiftParser
internal import SwiftSyntax
package import UIKitNames

// How this works: the compiler says which name it can't find, and where. The name is Coursemark's to have, and not the
// learner's mistake, when Apple's UIKit declares it for the type in question: for the type that the compiler names, for
// the types around the place, or for what they inherit from, through the learner's own classes. A name that is not in
// the list of UIKit's names, or in that of another type, stays a mistake.

/// Tells the errors that a program has because Coursemark's UIKit lacks something from those that are the learner's.
package struct LackFinder: Sendable {
  private let names: UIKitCoverage
  private let files: [String: SourceFileSyntax]
  private let inherited: [String: [String]]
  private let functions: Set<String>
  private let declared: Set<String>
  private let knowsOldNames: Bool

  /// - Parameters:
  ///   - files: The program's files with their original text.
  ///   - languageMode: `4`, `4.2`, `5` or `6`.
  package init(files: [Interop.File], names: UIKitCoverage, languageMode: String) {
    let trees = files.map { Parser.parse(source: $0.text) }
    let types = LearnerTypes(trees)
    self.names = names
    self.files = Dictionary(zip(files.map(\.name), trees)) { first, _ in first }
    inherited = types.inherited
    functions = types.functions
    declared = types.declared
    knowsOldNames = languageMode == "4"
  }

  /// A place in a file's original text.
  package struct Position: Sendable {
    var file: String
    /// 1-based.
    var line: Int
    /// 1-based, in bytes.
    var column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The name that is lacking: `UITextField.typingAttributes`; `nil` when the error is the program's own.
  /// - Parameter position: `nil` for a place outside of the files, in code that imports UIKit.
  package func lack(_ message: String, at position: Position?) -> String? {
    guard let complaint = Complaint(message) else { return nil }
    let tree = position.flatMap { files[$0.file] }
    let node = position.flatMap { place in tree.flatMap { Self.token(in: $0, place.line, place.column) } }
    switch complaint {
    case .member(let name, let types, let isOfType):
      let enclosing = node?.enclosingTypes.last.map { [$0.name] } ?? []
      return types.firstResult { type in
        (type == "Self" ? enclosing : Self.bridged(type)).firstResult {
          member(name, of: $0) { !isOfType || !["var", "let"].contains($0.kind) }
        }
      } ?? (knowsOldNames ? formerMember(name, of: types) : nil)
    case .name(let name):
      guard tree.map(Self.importsUIKit) ?? true else { return nil }
      return node?.enclosingTypes.reversed().firstResult { member(name, of: $0.name) { _ in true } } ?? global(name)
    case .override: return node.flatMap(overridden)
    case .closed(let type?):
      return names.known.types[type.withoutModule] == nil ? nil : node.flatMap { declaration($0, in: type) }
    case .closed(nil):
      guard let node, let type = node.enclosingTypes.last?.name else { return nil }
      return declaration(node, in: type)
    case .call: return node.flatMap(called)
    case .conformance(let types, let wanted):
      return types.firstResult { type in wanted.firstResult { conformance(of: type, to: $0) } }
    }
  }

  // MARK: Types

  /// What a value of a type of Swift's finds at a class of Foundation's on Apple's systems.
  private static func bridged(_ type: String) -> [String] {
    let partners = ["String": "NSString", "Substring": "NSString", "Notification.Name": "NSNotification.Name"]
    return [type] + [partners[type]].compactMap(\.self)
  }

  /// The type and all that it inherits from, nearest first, through the program's own classes.
  private func ancestry(_ type: String) -> [String] {
    var result: [String] = []
    var next = [type]
    while let name = next.first {
      next.removeFirst()
      guard !result.contains(name) else { continue }
      result.append(name)
      next += inherited[name] ?? inherited[name.lastName] ?? []
      next += names.known.types[name]?.inherited ?? []
      next += names.modelled.types[name]?.inherited ?? []
    }
    return result
  }

  /// The member's full name at its type, or at the first ancestor that is lacking altogether.
  private func member(_ name: String, of type: String, where fits: (KnownMember) -> Bool) -> String? {
    let ancestry = ancestry(type)
    for ancestor in ancestry {
      guard let known = names.known.types[ancestor] else { continue }
      let member = known.members.first { $0.baseName == name && fits($0) }?.name
      guard let found = member ?? (names.known.types["\(ancestor).\(name)"] == nil ? nil : name) else { continue }
      let owner = ancestry.first { names.known.types[$0]?.kind == .class && !isDeclared($0) } ?? ancestor
      return "\(owner).\(found)"
    }
    return nil
  }

  private func isDeclared(_ type: String) -> Bool {
    names.known.types[type]?.kind == .extension || names.modelled.declares(type: type)
  }

  private func global(_ name: String) -> String? {
    if let type = names.known.types[name], type.kind != .extension {
      return isDeclared(name) || declared.contains(name) ? nil : name
    }
    if let global = names.known.globals.first(where: { $0.baseName == name }) { return global.name }
    return knowsOldNames ? formerGlobal(name) : nil
  }

  // MARK: Names of Swift 4, which 4.2 renamed

  /// `UIActivityIndicatorViewStyle` is `UIActivityIndicatorView.Style` now.
  private func formerGlobal(_ name: String) -> String? {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    for (path, type) in names.known.types {
      let joined = path.split(separator: ".").joined()
      if name == joined, path.contains(".") { return path }
      guard name.hasPrefix(joined) else { continue }
      let rest = name.dropFirst(joined.count)
      if let member = type.members.first(where: { $0.kind.hasPrefix("static") && $0.name.capitalizedFirst == rest }) {
        return "\(path).\(member.name)"
      }
    }
    return nil
  }

  /// `NSNotification.Name.UITextViewTextDidChange` is `UITextView.textDidChangeNotification` now.
  private func formerMember(_ name: String, of types: [String]) -> String? {
    guard types.contains(where: { ["NSNotification.Name", "Notification.Name"].contains($0) }) else { return nil }
    return formerGlobal(name + "Notification")
  }

  // MARK: Overrides

  private func overridden(_ node: TokenSyntax) -> String? {
    guard let name = node.declaredName, let type = node.enclosingTypes.last?.name else { return nil }
    let parents = ancestry(type).dropFirst()
    for parent in parents {
      guard let known = names.known.types[parent], let member = known.members.first(where: { $0.name == name }) else {
        continue
      }
      if let there = names.modelled.member(name, of: parent), there.depth != .renamed { return nil }
      let owner = parents.first { names.known.types[$0]?.kind == .class && !isDeclared($0) } ?? parent
      return "\(owner).\(member.name)"
    }
    return nil
  }

  /// The member that the node's declaration may not override here.
  private func declaration(_ node: TokenSyntax, in type: String) -> String? {
    guard let name = node.declaredName else { return type }
    return ancestry(type).firstResult { ancestor in
      names.known.types[ancestor]?.members.contains { $0.name == name } == true ? "\(ancestor).\(name)" : nil
    }
  }

  // MARK: Calls

  private func called(_ node: TokenSyntax) -> String? {
    guard let call = node.enclosing(FunctionCallExprSyntax.self) else { return nil }
    let shape = CallShape(call)
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      if inherited[name] != nil || names.known.types[name] != nil {
        return overload("init", of: ancestry(name), shape)
      }
      return node.enclosingTypes.reversed().firstResult { overload(name, of: ancestry($0.name), shape) }
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.identifierText
    let owner = base.trimmedDescription.withoutModule
    if owner == "self" || owner == "super" {
      return node.enclosingTypes.last.flatMap { overload(name, of: ancestry($0.name), shape) }
    }
    if inherited[owner] != nil || names.known.types[owner] != nil {
      return overload(name, of: ancestry(owner), shape)
    }
    // Of what type the base is, the message does not say; a function of the program's own may be meant.
    if functions.contains(name) { return nil }
    return overload(name, of: names.known.types.keys.sorted(), shape)
  }

  /// A function that takes the arguments and is lacking, unless one that is there takes them too.
  private func overload(_ name: String, of types: [String], _ shape: CallShape) -> String? {
    if functions.contains(name) { return nil }
    var result: String?
    for type in types {
      let modelled = names.modelled.types[type]?.members.filter { $0.depth != .renamed } ?? []
      if modelled.contains(where: { $0.name.hasPrefix(name + "(") && shape.fits($0.name) }) { return nil }
      guard result == nil else { continue }
      result = names.known.types[type]?.members.first { $0.baseName == name && shape.fits($0.name) }
        .map { "\(type).\($0.name)" }
    }
    return result
  }

  // MARK: Conformances

  private func conformance(of type: String, to wanted: String) -> String? {
    guard names.known.types[wanted] != nil, !names.modelled.ancestry(of: type).contains(wanted) else { return nil }
    let ancestry = ancestry(type)
    guard ancestry.contains(wanted) else { return nil }
    // The nearest class of UIKit's that should be one.
    let owner = ancestry.first { names.known.types[$0] != nil && names.known.ancestry(of: $0).contains(wanted) }
    guard let owner, owner != wanted, !names.modelled.ancestry(of: owner).contains(wanted) else { return nil }
    return "\(owner): \(wanted)"
  }

  // MARK: Places

  private static func token(in tree: SourceFileSyntax, _ line: Int, _ column: Int) -> TokenSyntax? {
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    guard line >= 1, column >= 1, line <= converter.sourceLines.count else { return nil }
    return tree.token(at: converter.position(ofLine: line, column: column))
  }

  private static func importsUIKit(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { item in
      guard let name = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
      return ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"].contains(name)
    }
  }
}

extension TokenSyntax {
  /// The name, with labels, of the member that the token declares.
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
        return
          "init(\(initializer.signature.parameterClause.parameters.map { $0.firstName.identifierText + ":" }.joined()))"
      }
      next = node.parent
    }
    return nil
  }

  fileprivate func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var next = parent
    while let node = next {
      if let found = node.as(type) { return found }
      next = node.parent
    }
    return nil
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Sequence {
  package func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self { if let result = transform(element) { return result } }
    return nil
  }
}
