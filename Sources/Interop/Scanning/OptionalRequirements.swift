internal import SwiftSyntax
internal import UIKitNames

/// Optional requirements are asked for by name at run time: each one that is called as `delegate?.name?(…)` gets a method
/// in an extension of its protocol, which returns `nil` when the object has no such method.
enum OptionalRequirements {
  /// Goes before the requirement's own name, so that nothing of the learner's is hidden.
  static let prefix = "_coursemarkOptional_"

  /// The same for a call that insists on the method: `delegate.name!(…)`.
  static let forcedPrefix = "_coursemarkForced_"

  /// An extension of the protocol with a method for each requirement.
  static func methods(_ requirements: [Catalog.Requirement], of protocolName: String, names: [MethodName: String] = [:])
    -> String
  {
    guard !requirements.isEmpty else { return "" }
    let methods = requirements.map { method($0, selector: names[$0.name] ?? $0.name.objectiveCName) }
    return "extension \(protocolName) {\n\(methods.joined())}\n"
  }

  /// The selectors of the optional requirements of each protocol, with those that it inherits.
  static func selectors(of protocols: [ProtocolRecord]) -> [String: [MethodName: String]] {
    let own = Dictionary(protocols.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return own.mapValues { record in
      var result: [MethodName: String] = [:]
      var next = [record]
      var seen: Set<String> = []
      while let current = next.popLast() {
        guard seen.insert(current.name).inserted else { continue }
        for requirement in current.requirements where requirement.isOptional {
          result[requirement.name] = current.names[requirement.name] ?? requirement.name.objectiveCName
        }
        next += current.parents.compactMap { own[$0] }
      }
      return result
    }
  }

  /// An extension of a protocol of the learner's with a property for each requirement that is named without a call: `if let tell = delegate?.tell`.
  static func values(of own: ProtocolRecord) -> String {
    let bases = Dictionary(grouping: own.requirements, by: \.name.base)
    let properties = own.requirements.compactMap { requirement -> String? in
      let isPlain = requirement.parameterTypes.allSatisfy { !$0.contains("...") && !$0.contains("inout ") }
      guard requirement.isOptional, isPlain, bases[requirement.name.base]?.count == 1 else { return nil }
      return property(requirement, selector: own.names[requirement.name] ?? requirement.name.objectiveCName)
    }
    return properties.isEmpty ? "" : "extension \(own.path) {\n\(properties.joined())}\n"
  }

  private static func property(_ requirement: Catalog.Requirement, selector: String) -> String {
    let arguments = requirement.name.labels.enumerated()
      .map { $1 == "_" ? "$\($0)" : "\($1): $\($0)" }.joined(separator: ", ")
    let types = requirement.parameterTypes.joined(separator: ", ")
    return """
        var `\(requirement.name.base)`: ((\(types)) -> \(requirement.resultType ?? "Swift::Void"))? {
          UIKit::_responds(self, to: "\(selector)") ? { self.\(forcedPrefix)\(requirement.name.base)(\(arguments)) } : nil
        }

      """
  }

  private static func method(_ requirement: Catalog.Requirement, selector: String) -> String {
    let parameters = zip(requirement.name.labels, requirement.parameterTypes).enumerated().map { index, parameter in
      "\(parameter.0 == "_" ? "_" : "`\(parameter.0)`") _a\(index): \(parameter.1)"
    }
    let arguments = requirement.parameterTypes.indices.map { "_a\($0)" }.joined(separator: ", ")
    var result = requirement.resultType ?? "Swift::Void"
    if result.hasSuffix("!") { result.removeLast() }
    // What may be nothing anyway is nothing where there is no such method: chaining adds no second optional.
    let isOptional = result.hasSuffix("?") && !result.contains("->")
    if isOptional { result.removeLast() }
    return """
        @discardableResult
        func \(prefix)\(requirement.name.base)(\(parameters.joined(separator: ", "))) -> Swift::Optional<\(result)> {
          UIKit::_ask(self, "\(selector)", [\(arguments)])\(isOptional ? " ?? nil" : "")
        }
        \(result == "Swift::Void" ? "" : "@discardableResult") func \(forcedPrefix)\(requirement.name.base)(\(parameters.joined(separator: ", "))) -> \(isOptional ? "Swift::Optional<\(result)>" : result) {
          return UIKit::_ask(self, "\(selector)", [\(arguments)])\(isOptional ? " ?? nil" : "!")
        }

      """
  }
}

extension ProtocolRecord {
  init(_ node: ProtocolDeclSyntax, path: String) {
    name = node.name.identifierText
    self.path = path
    parents = node.inheritanceClause.names
    requirements = []
    names = [:]
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self), !function.modifiers.has("static") else { continue }
      let requirement = Catalog.Requirement(function, isOptional: function.modifiers.has("optional"))
      requirements.append(requirement)
      if let name = function.attributes.named(["objc"]).first?.arguments {
        names[requirement.name] = name.trimmedDescription
      }
    }
  }
}

extension Catalog.Requirement {
  init(_ node: FunctionDeclSyntax, isOptional: Bool) {
    let parameters = node.signature.parameterClause.parameters
    self.init(
      name: MethodName(node.name, parameters), parameterTypes: parameters.map(\.type.trimmedDescription),
      resultType: node.signature.returnClause?.type.trimmedDescription, isOptional: isOptional)
  }
}
