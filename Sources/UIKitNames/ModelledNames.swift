/// The names that Coursemark's own UIKit declares. Read from its source, so that nothing has to be kept in step.
package struct ModelledNames: Sendable, Codable, Equatable {
  /// How much of what a name does on a phone it does here.
  package enum SupportLevel: String, Sendable, Codable {
    case modelled
    /// Takes its value, or the call, and nothing else of UIKit looks at it; as a ``SupportMark`` in the source says.
    case stored
    /// Only older language modes have it.
    case renamed
  }

  package struct Member: Sendable, Codable, Hashable {
    /// With labels: `textRect(forBounds:)`.
    package var name: String
    package var support: SupportLevel
    /// What it is called now; empty for what has no one name.
    package var renamed: String?
  }

  package struct ModelledType: Sendable, Codable, Equatable {
    package var inherited: [String] = []
    package var members: [Member] = []
    /// The folder of the file that declares it: `ViewsAndControls`; `nil` for a type of another module.
    package var topic: String?
    package var isRenamed = false

    package func declares(_ name: String) -> Bool { members.contains { $0.name == name } }
  }

  /// By path: `UITextField.BorderStyle`.
  package internal(set) var types: [String: ModelledType] = [:]
  package internal(set) var globals: [Member] = []
  /// Members at which nothing of UIKit looks by their name, and whose source does not say so; and the other way round. For the test
  /// that compares the two.
  package internal(set) var unmarked: [String] = []
  package internal(set) var markedThoughUsed: [String] = []

  package init() {}
}

extension ModelledNames {
  /// The type, what it inherits from and what it conforms to, nearest first.
  package func ancestry(of name: String) -> [String] {
    ancestors(of: name) { types[$0]?.inherited }
  }

  /// Whether the type is declared, under the name that it has today.
  package func declares(type name: String) -> Bool {
    types[name].map { $0.topic != nil && !$0.isRenamed } ?? false
  }

  /// The member as the type or its nearest ancestor has it.
  package func member(_ name: String, of type: String) -> Member? {
    for ancestor in ancestry(of: type) {
      if let found = types[ancestor]?.members.first(where: { $0.name == name }) { return found }
    }
    return nil
  }
}
