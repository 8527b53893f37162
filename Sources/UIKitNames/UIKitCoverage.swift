/// What of UIKit is modelled: the names that are known, compared with those that are declared.
package struct UIKitCoverage: Sendable {
  package let known: KnownNames
  package let modelled: ModelledNames

  package init(known: KnownNames, modelled: ModelledNames) {
    self.known = known
    self.modelled = modelled
  }

  package enum State: String, Sendable, Codable, CaseIterable {
    case modelled
    /// Takes its value, and nothing looks at it.
    case stored
    case missing
    /// Missing, and deprecated by Apple.
    case deprecated
  }

  package struct Member: Sendable, Codable, Equatable {
    package var name: String
    package var state: State
  }

  package struct TypeCoverage: Sendable, Codable, Equatable {
    package var type: String
    /// `class`; for people.
    package var kind: String
    /// `nil` for a type that is missing.
    package var topic: String?
    /// What Apple declares, in the alphabet.
    package var members: [Member]
    /// Names of older Swift that are there, with what they are called now.
    package var renamed: [String: String]

    package func count(_ state: State) -> Int { members.count { $0.state == state } }
    package var present: Int { count(.modelled) + count(.stored) }
    /// What there would be to model: what is deprecated and missing does not count.
    package var total: Int { members.count - count(.deprecated) }
  }

  /// - Returns: `nil` for a type that is not UIKit's.
  package func type(_ name: String) -> TypeCoverage? {
    guard let known = known.types[name] else { return nil }
    let members = known.members.map { Member(name: $0.name, state: state($0, of: name)) }
    let renamed = (modelled.types[name]?.members ?? []).filter { $0.support == .renamed }
    return TypeCoverage(
      type: name, kind: known.kind.rawValue, topic: topic(of: name), members: members.sorted { $0.name < $1.name },
      renamed: Dictionary(renamed.map { ($0.name, $0.renamed ?? "") }) { first, _ in first })
  }

  /// All types that UIKit declares or extends, in the alphabet.
  package var types: [TypeCoverage] { known.types.keys.sorted().compactMap(type) }

  package func state(_ member: KnownMember, of type: String) -> State {
    let missing: State = member.isDeprecated || known.types[type]?.isDeprecated == true ? .deprecated : .missing
    guard let found = modelled.member(member.name, of: type) else { return missing }
    switch found.support {
    case .modelled: return .modelled
    case .stored: return .stored
    case .renamed: return missing
    }
  }

  /// Whether the type is there at all; of a type of another module, whether anything is added to it.
  private func topic(of name: String) -> String? {
    if modelled.declares(type: name) { return modelled.types[name]?.topic }
    return known.types[name]?.kind == .extension && modelled.types[name]?.members.isEmpty == false ? "Extensions" : nil
  }
}

/// A member of UIKit that public code for text input uses.
package struct UsedMember: Sendable, Codable, Hashable {
  package var type: String
  /// With labels.
  package var name: String
  /// In how many files.
  package var files: Int

  /// Reads format 1 of the usage; what is not in it is passed over.
  package static func read(_ text: String) -> [UsedMember] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let files = Int(words[0]) else { return nil }
      let base = words[1].prefix { $0 != "(" }
      guard let dot = base.lastIndex(of: ".") else { return nil }
      return UsedMember(
        type: String(words[1][..<dot]), name: String(words[1][words[1].index(after: dot)...]), files: files)
    }
  }
}

extension UIKitCoverage {
  /// Those of the used members that are not declared.
  package func missing(_ used: [UsedMember]) -> [UsedMember] {
    used.filter { member in
      // Every class has one, be it inherited.
      if member.name == "init()", modelled.declares(type: member.type) { return false }
      // What UIKit adds to all objects may stand where it is needed.
      if member.type == "NSObject" { return !modelled.types.values.contains { $0.declares(member.name) } }
      return modelled.member(member.name, of: member.type).map { $0.support == .renamed } ?? true
    }
  }
}
