internal import SwiftParser
internal import SwiftSyntax
internal import UIKitNames

extension Catalog {
  /// Reads UIKit's source. A requirement of a protocol is optional when an extension of the protocol has a default for it.
  /// - Parameter agentSources: Those of the app's agent, which says by itself what a scene needs and UIKit lacks.
  package static func read(uikitSources: [String], agentSources: [String] = []) -> Catalog {
    let reader = CatalogReader(viewMode: .sourceAccurate)
    for source in uikitSources { reader.walk(Parser.parse(source: source)) }
    var catalog = reader.finished
    catalog.unsupportedPlaces = (uikitSources + agentSources).flatMap(UnsupportedPlace.read)
    return catalog
  }
}

private final class CatalogReader: SyntaxVisitor {
  private var catalog = Catalog()
  private var defaults: [String: Set<MethodName>] = [:]

  var finished: Catalog {
    var result = catalog
    for name in result.protocols.keys {
      for index in result.protocols[name, default: .init(parents: [], requirements: [])].requirements.indices {
        let requirement = result.protocols[name]?.requirements[index].name
        result.protocols[name]?.requirements[index].isOptional =
          requirement.map { defaults[name, default: []].contains($0) } ?? false
      }
    }
    return result
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let parents = node.inheritanceClause.names
    catalog.classes[node.name.text] = Catalog.Class(superclass: parents.first, protocols: Array(parents.dropFirst()))
    collectMethods(node.memberBlock)
    collectMarks(node.memberBlock, of: node.name.text)
    if node.memberBlock.members.contains(where: { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "_methodTable" }) {
      catalog.tableProviders.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      defaults[type, default: []].insert(MethodName(function.name, function.signature.parameterClause.parameters))
    }
    catalog.classes[type]?.protocols += node.inheritanceClause.names
    collectMethods(node.memberBlock)
    collectMarks(node.memberBlock, of: type)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let requirements = node.memberBlock.members.compactMap { member -> Catalog.Requirement? in
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { return nil }
      return Catalog.Requirement(function, isOptional: false)
    }
    catalog.protocols[node.name.text] = Catalog.DelegateProtocol(
      parents: node.inheritanceClause.names, requirements: requirements)
    for requirement in requirements { add(requirement.name) }
    collectMarks(node.memberBlock, of: node.name.text)
    return .skipChildren
  }

  /// The cases of UIKit's `Assumption` and their sentences.
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "Assumption" else { return .visitChildren }
    for element in node.memberBlock.members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements) {
      let sentence = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      catalog.assumptions[element.name.identifierText] = sentence
    }
    return .skipChildren
  }

  private func collectMethods(_ block: MemberBlockSyntax) {
    for member in block.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), !function.name.text.hasPrefix("_") else { continue }
      add(MethodName(function.name, function.signature.parameterClause.parameters))
    }
  }

  /// What does less than Apple's, and shows it.
  private func collectMarks(_ block: MemberBlockSyntax, of type: String) {
    // A name that links and attachments share is called for links.
    let called = block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { SupportMark(DeclSyntax($0))?.kind != .uncalled }
      .map { MethodName($0.name, $0.signature.parameterClause.parameters) }
    for member in block.members {
      guard let mark = SupportMark(member.decl), mark.isVisible else { continue }
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        let name = MethodName(function.name, function.signature.parameterClause.parameters)
        if mark.kind == .uncalled {
          if called.contains(name) { continue }
          catalog.uncalled[type, default: []].append(name)
        } else {
          catalog.storedOnly[name.base, default: []].append(type)
        }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else { continue }
          catalog.storedOnly[name, default: []].append(type)
        }
      }
    }
  }

  private func add(_ name: MethodName) {
    if !catalog.methods[name.base, default: []].contains(name) { catalog.methods[name.base, default: []].append(name) }
  }
}

extension InheritanceClauseSyntax? {
  /// The inherited types, those of a composition one by one, without a module's name before them.
  var names: [String] {
    (self?.inheritedTypes ?? []).flatMap { entry -> [TypeSyntax] in
      entry.type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [entry.type]
    }.map { $0.trimmedDescription.withoutModule }
  }
}

extension String {
  /// `UIKit.UIView` is `UIView`; attributes such as `@preconcurrency` are dropped.
  var withoutModule: String {
    let start = firstIndex(of: "<") ?? endIndex
    let last = self[..<start].split(separator: " ").last.map(String.init) ?? String(self[..<start])
    let modules = ["UIKit.", "Foundation.", "FoundationEssentials.", "FoundationInternationalization.", "ObjectiveC."]
    let module = modules.first(where: last.hasPrefix) ?? ""
    return String(last.dropFirst(module.count)) + self[start...]
  }
}
