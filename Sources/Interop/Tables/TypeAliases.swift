internal import SwiftParser
internal import SwiftSyntax

/// Tells types from each other however they are written: `[String]` is `Array<String>`, and what a `typealias` stands for.
///
/// Optionals, attributes and the names of parameters make no difference, as Objective-C sees none.
struct TypeAliases: Sendable {
  /// What each stands for, by its path: `Form.Item`.
  private var targets: [String: String]

  /// Apple's own that Swift's rules see through.
  private static let known = ["TimeInterval": "Double", "Notification.Name": "NSNotification.Name"]
  private static let modules: Set<String> = ["UIKit", "Foundation", "Swift", "CoreGraphics", "ObjectiveC"]
  /// A limit for aliases that refer to each other.
  private static let deepest = 8
  /// How many types are looked at before a comparison is given up: aliases of aliases can stand for very many.
  private final class Budget {
    private var left = 500
    func spend() -> Bool {
      left -= 1
      return left > 0
    }
  }

  init(_ targets: [String: String]) { self.targets = targets }

  func areSame(_ a: [String], _ b: [String], in scopes: [String]) -> Bool {
    if a == b { return true }
    let budget = Budget()
    return a.count == b.count
      && zip(a, b).allSatisfy { plain($0, in: scopes, budget) == plain($1, in: scopes, budget) } && budget.spend()
  }

  /// The types that an entry of an inheritance clause names, most often one: an alias may stand for a composition of several.
  /// - Parameter scopes: The paths of the types whose members it may be.
  func parts(of type: String, in scopes: [String]) -> [String] {
    if targets.isEmpty, !type.contains("&"), !type.contains("<") { return [type] }
    return parts(of: parsed(type), in: scopes, depth: 0)
  }

  private func parts(of type: TypeSyntax, in scopes: [String], depth: Int) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { parts(of: $0.type, in: scopes, depth: depth) }
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first {
      return parts(of: element.type, in: scopes, depth: depth)
    }
    let name = (name(of: type) ?? type.trimmedDescription).withoutModule
    guard depth < Self.deepest, let target = target(of: name, in: scopes) else { return [name] }
    return parts(of: parsed(target), in: scopes, depth: depth + 1)
  }

  private func plain(_ type: String, in scopes: [String], _ budget: Budget) -> String {
    plain(parsed(type), in: scopes, depth: 0, budget)
  }

  private func plain(_ type: TypeSyntax, in scopes: [String], depth: Int, _ budget: Budget) -> String {
    guard budget.spend() else { return "" }
    func part(_ type: TypeSyntax) -> String { plain(type, in: scopes, depth: depth, budget) }
    func list(_ elements: TupleTypeElementListSyntax) -> String {
      elements.map { part($0.type) }.joined(separator: ",")
    }
    switch type.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): return part(type.baseType)
    case .someOrAnyType(let type): return part(type.constraint)
    case .optionalType(let type): return part(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): return part(type.wrappedType)
    case .arrayType(let type): return "Array<\(part(type.element))>"
    case .dictionaryType(let type): return "Dictionary<\(part(type.key)),\(part(type.value))>"
    case .functionType(let type): return "(\(list(type.parameters)))->\(part(type.returnClause.type))"
    case .compositionType(let type): return type.elements.map { part($0.type) }.sorted().joined(separator: "&")
    case .tupleType(let type) where type.elements.isEmpty: return "Void"
    case .tupleType(let type) where type.elements.count == 1: return list(type.elements)
    case .tupleType(let type): return "(\(list(type.elements)))"
    default: break
    }
    guard let name = name(of: type) else { return type.trimmedDescription }
    let arguments = self.arguments(of: type)
    if name == "Optional", let wrapped = arguments.first { return part(wrapped) }
    if depth < Self.deepest, arguments.isEmpty, let target = target(of: name, in: scopes) {
      return plain(parsed(target), in: scopes, depth: depth + 1, budget)
    }
    return arguments.isEmpty ? name : "\(name)<\(arguments.map(part).joined(separator: ","))>"
  }

  /// The name of a type without a module's before it, and without arguments: `Form.Item`.
  private func name(of type: TypeSyntax) -> String? {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.identifierText }
    guard let member = type.as(MemberTypeSyntax.self), let base = name(of: member.baseType) else { return nil }
    let own = member.name.identifierText
    return Self.modules.contains(base) ? own : "\(base).\(own)"
  }

  private func arguments(of type: TypeSyntax) -> [TypeSyntax] {
    let clause =
      type.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
    return (clause?.arguments ?? []).map { parsed($0.argument.trimmedDescription) }
  }

  /// What is declared nearest counts.
  private func target(of name: String, in scopes: [String]) -> String? {
    for scope in scopes {
      var path = scope.split(separator: ".")
      while !path.isEmpty {
        if let target = targets[path.joined(separator: ".") + "." + name] { return target }
        path.removeLast()
      }
    }
    return targets[name] ?? Self.known[name]
  }

  private func parsed(_ type: String) -> TypeSyntax {
    var parser = Parser(type)
    return TypeSyntax.parse(from: &parser)
  }
}
