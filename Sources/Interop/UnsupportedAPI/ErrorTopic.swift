package import Toolchain

/// What an error of the compiler is about, as far as listings of a text are sorted by it.
package struct ErrorTopic: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable {
    /// Nothing of this name is in scope, or in its module.
    case missingName
    /// A value has no such member.
    case missingMember
    /// A type has no such member.
    case missingTypeMember
    /// A superclass lacks what is overridden, or there is no superclass.
    case missingSuperclassMember
    case missingModule
    /// The name is unavailable, obsolete, or has another name now.
    case unavailableName
    case syntax
    /// The code may be right, but not in this place: `self` outside of a type, a function without a body.
    case wrongPlace
    /// Something is not there yet: a result, a member that a protocol asks for, a case of a `switch`.
    case incomplete
    case tooComplex
    /// A call does not fit what is known by its name, of which a module may have more.
    case mismatch
    case other
  }

  package var kind: Kind
  /// The name that the error is about, without labels: the missing one, or the first that the message quotes.
  package var name: String?
  /// The type whose member is missing, as the message has it.
  package var owner: String?

  package init(_ kind: Kind, name: String? = nil, owner: String? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  package init(_ diagnostic: CompilerDiagnostic) {
    let quoted = diagnostic.quotedNames.map(\.text)
    let first = quoted.first
    switch diagnostic.identifier {
    case .nameNotFound, .typeNotFound, .moduleHasNoType:
      self.init(.missingName, name: first?.baseName)
    case .moduleHasNoMember:
      self.init(.missingName, name: quoted.last?.baseName)
    case .valueHasNoMember:
      self.init(.missingMember, name: quoted.last?.baseName, owner: first)
    case .typeHasNoMember:
      self.init(.missingTypeMember, name: quoted.last?.baseName, owner: first)
    case .typeHasNoMemberType:
      self.init(.missingTypeMember, name: first?.baseName, owner: quoted.last)
    case .methodOverridesNothing, .propertyOverridesNothing, .subscriptOverridesNothing, .initializerOverridesNothing,
      .superOutsideOfClass, .superOutsideOfType, .superWithoutSuperclass:
      self.init(.missingSuperclassMember)
    case .moduleNotFound:
      self.init(.missingModule, name: first)
    case .unavailable, .renamed, .obsoleted:
      self.init(.unavailableName, name: first)
    case .unknownAttribute:
      self.init(.missingName, name: first)
    case .expressionTooComplex:
      self.init(.tooComplex)
    case .functionWithoutBody:
      self.init(.wrongPlace)
    default:
      self.init(Self.kind(of: diagnostic), name: first)
    }
  }

  private static func kind(of diagnostic: CompilerDiagnostic) -> Kind {
    if diagnostic.isOfPlace { return .wrongPlace }
    if diagnostic.isOfIncompleteness { return .incomplete }
    if diagnostic.isOfMismatch { return .mismatch }
    return diagnostic.isOfParser ? .syntax : .other
  }
}
