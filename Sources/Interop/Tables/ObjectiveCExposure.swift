internal import Spelling

/// Which methods Objective-C would see, and under which names: Swift's rules, applied to all files of a program.
struct ObjectiveCExposure: Sendable {
  let catalog: Catalog
  /// All declarations and extensions, by the path of the type.
  private(set) var classes: [String: [ClassRecord]] = [:]
  /// Learners' protocols that are marked `@objc`.
  private var ownProtocols: [String: ProtocolRecord] = [:]
  /// Structures, enumerations and protocols.
  private var otherTypes: Set<String> = []
  /// What the learner's other protocols refine, by path.
  private var refinedProtocols: [String: [String]] = [:]
  private let aliases: TypeAliases
  /// What the protocols of a class ask for, by the path of the class. Looked up for each method, so it is found once.
  private var requirements: [String: Requirements] = [:]

  /// Of one set of protocols: in their order, and by the method's name.
  private struct Requirements {
    var all: [WitnessedRequirement] = []
    var byName: [MethodName: [WitnessedRequirement]] = [:]
  }

  init(files: [FileRecord], catalog: Catalog) {
    self.catalog = catalog
    aliases = TypeAliases(
      files.reduce(into: [:]) { all, file in all.merge(file.typealiases) { first, _ in first } })
    for file in files {
      for record in file.classes { classes[record.path, default: []].append(record) }
      otherTypes.formUnion(file.otherTypes)
      refinedProtocols.merge(file.refinedProtocols) { first, _ in first }
      for record in file.objectiveCProtocols { ownProtocols[record.path] = record }
    }
    var known: [Set<String>: Requirements] = [:]
    for path in classes.keys {
      let protocols = conformances(of: path)
      let found = known[protocols] ?? requirements(of: protocols)
      known[protocols] = found
      requirements[path] = found
    }
  }

  /// The method's name in Objective-C; `nil` when it is not exposed.
  func selector(of method: MethodRecord, in record: ClassRecord) -> String? {
    switch method.exposure {
    case .hidden: return nil
    case .named(let name): return name
    case .exposed, .none: break
    }
    if let witnessed = requirement(for: method, in: record) { return witnessed.selector }
    if method.isOverride, let name = overriddenSelector(method, in: record) { return name }
    if method.exposure == .exposed { return method.name.objectiveCName }
    if isInExposingExtension(record) { return method.name.objectiveCName }
    return exposesAll(record) && !method.isPrivate ? method.name.objectiveCName : nil
  }

  func isExposed(_ property: PropertyRecord, in record: ClassRecord) -> Bool {
    switch property.exposure {
    case .hidden: return false
    case .exposed, .named: return true
    case .none: break
    }
    if property.isOutlet || isInExposingExtension(record) { return true }
    if property.isOverride, overridesExposedProperty(property, in: record) { return true }
    return exposesAll(record) && !property.isPrivate
  }

  /// A requirement of a delegate protocol, and the name by which it is asked for.
  struct WitnessedRequirement {
    var owner: String
    var requirement: Catalog.Requirement
    var selector: String
  }

  /// The requirement of an Objective-C protocol, UIKit's or the learner's, that a method implements. A class whose
  /// superclass conforms counts too: the object is asked, not the type.
  func requirement(for method: MethodRecord, in record: ClassRecord) -> WitnessedRequirement? {
    guard method.isInstance else { return nil }
    return requirements[record.path]?.byName[method.name]?.first {
      aliases.areSame($0.requirement.parameterTypes, method.parameterTypes, in: ancestry(record.path))
    }
  }

  /// Whether a call of the method needs the types of its arguments, since another one of the class or its ancestors may have the same name: what
  /// ancestors have that are not the learner's is not known here.
  func needsTypes(_ method: MethodRecord, in record: ClassRecord) -> Bool {
    if method.isOverride { return true }
    let ancestors = ancestry(record.path)
    let own = ancestors.flatMap { classes[$0, default: []] }.flatMap(\.methods)
      .filter { $0.name == method.name && $0.isInstance && !$0.isOverride }
    return own.count > 1
  }

  /// Whether the class has a `_methodTable` to override: one of UIKit's, or one that was put into an ancestor.
  func inheritsTable(_ record: ClassRecord) -> Bool {
    ancestry(record.path).dropFirst().contains { name in
      catalog.tableProviders.contains(name)
        || classes[name, default: []].contains { !$0.isExtension && !$0.isNameable && hasTable($0) }
    }
  }

  private func hasTable(_ record: ClassRecord) -> Bool {
    record.methods.contains { $0.isInstance && $0.isPlain && selector(of: $0, in: record) != nil }
      || record.properties.contains { $0.isInstance && isExposed($0, in: record) }
  }

  /// Whether a table can be written for an extension: not for one of a structure, a protocol or a generic class.
  func canHaveTable(_ record: ClassRecord) -> Bool {
    guard record.isExtension else { return true }
    if classes[record.path, default: []].contains(where: { !$0.isExtension && !$0.isNameable }) { return false }
    return !otherTypes.contains(record.path) && !record.path.contains("<")
  }

  /// `@objc` members of extensions that can't have them, in the compiler's words.
  func misplaced(in file: FileRecord, file name: String) -> [InteropMessage] {
    file.classes.filter { !canHaveTable($0) }.flatMap { record in
      record.methods.compactMap { method in
        method.attribute.map {
          InteropMessage(
            .error, file: name, line: $0.line, column: $0.column,
            otherTypes.contains(record.path)
              ? "'@objc' can only be used with members of classes, '@objc' protocols, and concrete extensions of classes"
              : "extensions of generic classes cannot contain '@objc' members")
        }
      }
    }
  }

  // MARK: Ancestors

  /// The class and its ancestors by name, nearest first, as far as they are known.
  func ancestry(_ path: String) -> [String] {
    var result: [String] = []
    var next: String? = path
    while let name = next, !result.contains(name) {
      if let records = classes[name], let declaration = records.first(where: { !$0.isExtension }) {
        result.append(name)
        next = superclass(of: declaration)
      } else {
        return result + catalog.ancestry(of: name)
      }
    }
    return result
  }

  /// The class among what it inherits, which may stand in a composition; where none is known, what stands first.
  private func superclass(of declaration: ClassRecord) -> String? {
    let all = declaration.inherited.flatMap { inherited($0, by: declaration.path) }
    return all.first { classes[$0] != nil || catalog.classes[$0] != nil } ?? all.first
  }

  /// The types that an entry of an inheritance clause stands for.
  private func inherited(_ name: String, by path: String) -> [String] {
    aliases.parts(of: name, in: [path]).map { resolve($0, from: path) }
  }

  /// `Inner`, said inside `Outer`, is `Outer.Inner` if there is one.
  private func resolve(_ name: String, from path: String) -> String {
    var prefix = path.split(separator: ".").dropLast()
    while !prefix.isEmpty {
      let candidate = prefix.joined(separator: ".") + "." + name
      if classes[candidate] != nil || refinedProtocols[candidate] != nil { return candidate }
      prefix = prefix.dropLast()
    }
    return name
  }

  private func isInExposingExtension(_ record: ClassRecord) -> Bool { record.isExtension && record.exposesAllMembers }

  private func exposesAll(_ record: ClassRecord) -> Bool {
    ancestry(record.path).contains { name in
      classes[name, default: []].contains { !$0.isExtension && $0.exposesAllMembers }
    }
  }

  private func overriddenSelector(_ method: MethodRecord, in record: ClassRecord) -> String? {
    let ancestors = ancestry(record.path).dropFirst()
    for name in ancestors {
      for ancestor in classes[name, default: []] {
        if let overridden = ancestor.methods.first(where: { $0.name == method.name && $0.isInstance }) {
          return selector(of: overridden, in: ancestor)
        }
      }
    }
    if isOfObject(method, in: record) { return method.name.objectiveCName }
    // UIKit's classes are Objective-C's own.
    return ancestors.contains { catalog.classes[$0] != nil } ? method.name.objectiveCName : nil
  }

  /// Methods that a class which is none of UIKit's overrides on Apple's systems, where `NSObject` has them.
  private static let methodsOfObject: Set<MethodName> = [
    MethodName(base: "observeValue", labels: ["forKeyPath", "of", "change", "context"])
  ]

  private func isOfObject(_ method: MethodRecord, in record: ClassRecord) -> Bool {
    guard Self.methodsOfObject.contains(method.name), method.isOverride, method.isInstance else { return false }
    let ancestors = ancestry(record.path)
    guard !ancestors.contains(where: { catalog.classes[$0] != nil }), let oldest = ancestors.last,
      let root = classes[oldest, default: []].first(where: { !$0.isExtension })?.inherited.first
    else { return false }
    return root.hasPrefix("NS") || root == "Operation"
  }

  /// Where the names of methods stand whose `override` has nothing to override: there is no such method in `NSObject` here.
  func overridesOfNothing(in file: FileRecord) -> Set<Int> {
    var result: Set<Int> = []
    for record in file.classes {
      let ancestors = ancestry(record.path).dropFirst().flatMap { classes[$0, default: []] }
      for method in record.methods where isOfObject(method, in: record) {
        if !ancestors.contains(where: { $0.methods.contains { $0.name == method.name } }) {
          result.insert(method.place.offset)
        }
      }
    }
    return result
  }

  private func overridesExposedProperty(_ property: PropertyRecord, in record: ClassRecord) -> Bool {
    let ancestors = ancestry(record.path).dropFirst()
    for name in ancestors {
      for ancestor in classes[name, default: []] {
        if let overridden = ancestor.properties.first(where: { $0.name == property.name }) {
          return isExposed(overridden, in: ancestor)
        }
      }
    }
    return ancestors.contains { catalog.classes[$0] != nil }
  }

  // MARK: Protocols

  private func conformances(of path: String) -> Set<String> {
    var names: Set<String> = []
    for name in ancestry(path) {
      for part in classes[name, default: []] {
        names.formUnion(part.inherited.flatMap { inherited($0, by: name) })
      }
      names.formUnion(catalog.classes[name]?.protocols ?? [])
    }
    var next = Array(names)
    while let name = next.popLast() {
      let refined = (refinedProtocols[name] ?? []).flatMap { inherited($0, by: name) } + catalog.refined(name)
      next += refined.filter { names.insert($0).inserted }
    }
    return names
  }

  private func requirements(of protocols: Set<String>) -> Requirements {
    var result = Requirements()
    for owner in protocols.sorted() {
      for requirement in ownProtocols[owner]?.requirements ?? catalog.protocols[owner]?.requirements ?? [] {
        let selector = ownProtocols[owner]?.names[requirement.name] ?? requirement.name.objectiveCName
        let witnessed = WitnessedRequirement(owner: owner, requirement: requirement, selector: selector)
        result.all.append(witnessed)
        result.byName[requirement.name, default: []].append(witnessed)
      }
    }
    return result
  }
}

// MARK: - Near misses

extension ObjectiveCExposure {
  /// Methods that were probably meant to implement an optional requirement: UIKit would never call them.
  func nearMisses(in file: FileRecord, file fileName: String) -> [InteropMessage] {
    file.classes.flatMap { record in
      let missing = missingRequirements(record).map { ($0, SpelledName($0.requirement.name)) }
      return record.methods.compactMap { method -> InteropMessage? in
        guard method.isInstance, !method.isOverride, method.exposure == .none, !method.isPrivate,
          requirement(for: method, in: record) == nil
        else { return nil }
        let name = SpelledName(method.name)
        let near = missing.compactMap { wanted, spelled in spelled.distance(to: name).map { (wanted, $0) } }
        guard let missed = near.min(by: { $0.1 < $1.1 })?.0 else { return nil }
        return InteropMessage(
          .warning, file: fileName, line: method.place.line, column: method.place.column,
          "instance method '\(method.name)' nearly matches optional requirement '\(missed.requirement.name)' of protocol "
            + "'\(missed.owner)'")
      }
    }
  }

  /// Optional requirements that nothing in the class implements.
  private func missingRequirements(_ record: ClassRecord) -> [WitnessedRequirement] {
    let own = ancestry(record.path).flatMap { classes[$0, default: []] }
    let implemented = Set(
      own.flatMap { part in part.methods.compactMap { requirement(for: $0, in: part)?.requirement.name } })
    return (requirements[record.path]?.all ?? []).filter {
      $0.requirement.isOptional && !implemented.contains($0.requirement.name)
    }
  }
}

/// A method's name, and its letters.
private struct SpelledName {
  private let name: MethodName
  private let letters: Letters

  init(_ name: MethodName) {
    self.name = name
    letters = Letters(([name.base] + name.labels.filter { $0 != "_" }).joined())
  }

  private var base: String { name.base }
  private var labels: [String] { name.labels }
  /// How far off a name may be and still be meant.
  private var tolerance: Int { letters.count / 4 }

  /// How many letters have to change, labels included; `nil` when it is more than ``tolerance``.
  func distance(to other: SpelledName) -> Int? {
    // A first label that repeats the parameter's name is the commonest slip: `textFieldShouldReturn(textField:)`.
    if base == other.base, labels.count == other.labels.count, labels.dropFirst() == other.labels.dropFirst() {
      return 0
    }
    // The names of Swift 2 were longer: `didSelectRowAtIndexPath`.
    if base == other.base, labels.count == other.labels.count,
      zip(labels, other.labels).allSatisfy({ $0.hasPrefix($1) || $1.hasPrefix($0) })
    {
      return 1
    }
    let labelsApart = 2 * abs(labels.count - other.labels.count)
    let distance = EditDistance.between(letters, other.letters, atMost: tolerance - labelsApart)
    return distance.map { $0 + labelsApart }
  }
}
