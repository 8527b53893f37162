/// The public names of UIKit and of what comes with it: facts, by which what Coursemark lacks is told from a typing error.
///
/// Read from `data/uikit-names.txt` and `data/apple-names.txt`; the folder's README has the format.
package struct KnownNames: Sendable, Equatable {
  /// By path: `UITextField.BorderStyle`.
  package internal(set) var types: [String: KnownType] = [:]
  /// What stands outside of all types.
  package internal(set) var globals: [KnownMember] = []

  package init() {}
}

/// A type and the names that it declares itself.
package struct KnownType: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`
    /// Another module's, of which only these members are meant.
    case `extension`
  }

  package var kind: Kind
  package var inherited: [String]
  package var isDeprecated: Bool
  package var members: [KnownMember] = []
}

/// A member of a type, or a global name.
package struct KnownMember: Sendable, Hashable {
  /// `optional func`, `static var`
  package var kind: String
  /// `text`, `textRect(forBounds:)`
  package var name: String
  package var isDeprecated: Bool

  package var isOptional: Bool { kind.hasPrefix("optional ") }
  /// Without labels.
  package var baseName: String { String(name.prefix { $0 != "(" }) }
  /// `nil` for what is no function.
  package var labels: [String]? { Self.labels(in: name) }

  /// `["_", "for"]` in `setTitle(_:for:)`
  package static func labels(in name: String) -> [String]? {
    guard let start = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
    return name[name.index(after: start)...].dropLast().split(separator: ":").map(String.init)
  }
}

extension KnownNames {
  /// The type, what it inherits from and what it conforms to, nearest first.
  package func ancestry(of name: String) -> [String] {
    ancestors(of: name) { types[$0]?.inherited }
  }

  /// All names together.
  package var count: Int {
    types.values.reduce(globals.count) { $0 + $1.members.count + ($1.kind == .extension ? 0 : 1) }
  }

  /// The names of two files in one; what both declare is joined.
  package func merged(with other: KnownNames) -> KnownNames {
    var result = self
    result.globals += other.globals
    result.types.merge(other.types) { mine, theirs in
      var both = mine.kind == .extension ? theirs : mine
      both.members = mine.members + theirs.members.filter { !mine.members.contains($0) }
      return both
    }
    return result
  }
}
