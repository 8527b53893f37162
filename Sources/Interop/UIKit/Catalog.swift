/// What has to be known of UIKit to make a learner's code fit it: its classes, and which requirements of its protocols
/// are optional. Read from UIKit's own source, so that there is nothing to keep in step.
package struct Catalog: Sendable, Codable, Equatable {
  package struct Class: Sendable, Codable, Equatable {
    package var superclass: String?
    package var protocols: [String]
  }

  package struct DelegateProtocol: Sendable, Codable, Equatable {
    package var parents: [String]
    package var requirements: [Requirement]
  }

  /// A method that a delegate may implement.
  package struct Requirement: Sendable, Codable, Equatable {
    package var name: MethodName
    /// As UIKit writes them: `UITextField`, `NSRange`.
    package var parameterTypes: [String]
    /// `nil` for none.
    package var resultType: String?
    package var isOptional: Bool
  }

  package var classes: [String: Class] = [:]
  package var protocols: [String: DelegateProtocol] = [:]
  /// The methods of UIKit's classes by their base names: what a `#selector` may name. They are not encoded: no program's reading needs
  /// them, and they would be the larger part of what each process that reads one is told.
  package var methods: [String: [MethodName]] = [:]

  /// Classes that declare `_methodTable`, which their subclasses override.
  package var tableProviders: Set<String> = []

  /// Behaviours that are only assumed of UIKit: a sentence each, by the name that the app's process gives it.
  package var assumptions: [String: String] = [:]

  /// Where UIKit says that something is not modelled.
  package var unsupportedPlaces: [UnsupportedPlace] = []

  /// Properties that are only stored, and methods without an effect, though a phone shows it: the types that have them, by the base name.
  package var storedOnly: [String: [String]] = [:]
  /// Requirements that are not called, though a phone calls them, by the protocol.
  package var uncalled: [String: [MethodName]] = [:]

  package init() {}

  private enum CodingKeys: CodingKey {
    case classes, protocols, tableProviders, storedOnly, uncalled, assumptions, unsupportedPlaces
  }
}

extension Catalog {
  /// The class and its ancestors within UIKit, nearest first.
  func ancestry(of name: String) -> [String] {
    var result: [String] = []
    var next: String? = name
    while let name = next, let found = classes[name], !result.contains(name) {
      result.append(name)
      next = found.superclass
    }
    return result
  }

  /// The protocol and those that it refines.
  func refined(_ name: String) -> [String] {
    guard let found = protocols[name] else { return [] }
    return [name] + found.parents.flatMap(refined)
  }

  /// The names of all optional requirements.
  var optionalNames: Set<MethodName> {
    Set(protocols.values.flatMap(\.requirements).filter(\.isOptional).map(\.name))
  }
}
