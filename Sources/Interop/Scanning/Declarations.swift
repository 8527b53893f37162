/// What a file says of the classes that Objective-C would see.
struct FileRecord: Sendable, Codable {
  var classes: [ClassRecord] = []
  /// Protocols marked `@objc`: what implements their requirements is exposed.
  var objectiveCProtocols: [ProtocolRecord] = []
  /// Structures, enumerations and protocols, by path.
  var otherTypes: Set<String> = []
  /// What the protocols refine, whether or not Objective-C would see them, by path.
  var refinedProtocols: [String: [String]] = [:]
  /// What the type aliases without parameters stand for, by path.
  var typealiases: [String: String] = [:]
  /// What is declared outside all types.
  var topLevelNames: Set<String> = []
  var selectors: [SelectorRecord] = []
}

/// A place in a file: the byte, and what people call it.
struct Place: Hashable, Sendable, Codable {
  var offset: Int
  var line: Int
  var column: Int
}

/// A class's own declaration, or one of its extensions.
struct ClassRecord: Sendable, Codable {
  /// `Outer.Inner`
  var path: String
  var isExtension: Bool
  /// The first may be the superclass.
  var inherited: [String]
  /// Whether code at the end of the file can name it and reach its members: not local, generic or private in another type.
  var isNameable: Bool
  var exposesAllMembers: Bool
  var isPublic: Bool
  /// The byte after what it inherits, or after its name.
  var inheritancePoint: Int
  /// The byte of the closing brace.
  var end: Int
  var methods: [MethodRecord] = []
  var properties: [PropertyRecord] = []
  /// Whether it declares an `init()` that is no override.
  var hasOwnPlainInitializer = false
}

enum Exposure: Hashable, Sendable, Codable {
  case none
  case exposed
  /// `@objc(name)`
  case named(String)
  /// `@nonobjc`
  case hidden
}

struct MethodRecord: Sendable, Codable {
  var name: MethodName
  /// As they are written.
  var parameterTypes: [String]
  /// The members that the body asks of each parameter, as `sender.tag` does.
  var uses: [[String]]
  var exposure: Exposure
  var isOverride: Bool
  var isPrivate: Bool
  var isInstance: Bool
  /// Not `async`, `throws`, generic, variadic or with an `inout`: Objective-C has no such methods, or other ones.
  var isPlain: Bool
  /// Where the name stands.
  var place: Place
  /// Where the `objc` of an `@objc` stands.
  var attribute: Place?
}

struct PropertyRecord: Sendable, Codable {
  var name: String
  var exposure: Exposure
  var isOutlet: Bool
  var isSettable: Bool
  var isInstance: Bool
  var isPrivate: Bool
  var isOverride: Bool
  /// `dynamic`, and stored: it can be observed.
  var isObservable: Bool
  var isDynamic: Bool
  /// `UILabel!`
  var isImplicitlyUnwrapped: Bool
  var place: Place
}

/// A learner's protocol that is marked `@objc`.
struct ProtocolRecord: Sendable, Codable {
  var name: String
  /// `Outer.Inner`
  var path: String
  var parents: [String]
  var requirements: [Catalog.Requirement]
  /// The names in the `@objc(…)` of requirements.
  var names: [MethodName: String]
}

/// A `#selector(…)` of the file.
struct SelectorRecord: Sendable, Codable {
  enum Kind: String, Sendable, Codable { case method, getter, setter }
  var kind: Kind
  /// Where `#selector` stands.
  var place: Place
  /// Where the parenthesis after it stands: what `#column` says.
  var parenthesis: Place
  /// Where the argument stands.
  var argument: Place
  /// In bytes.
  var argumentLength: Int
  /// The last name in the argument, without labels; `nil` for what is no name, such as `foo()`.
  var baseName: String?
  /// The labels in the argument, if it has any.
  var labels: [String]?
}
