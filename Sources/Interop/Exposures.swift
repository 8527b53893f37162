/// Which methods Objective-C would see, and under which names: Swift's rules, applied to all files of a program.
struct Exposures: Sendable {
  private let catalog: Catalog
  /// All declarations and extensions, by the path of the type.
  private var classes: [String: [ClassRecord]] = [:]
  private var objectiveCProtocols: [String: [MethodName]] = [:]

  init(files: [FileRecord], catalog: Catalog) {
    self.catalog = catalog
    for file in files {
      for record in file.classes { classes[record.path, default: []].append(record) }
      objectiveCProtocols.merge(file.objectiveCProtocols) { first, _ in first }
    }
  }

  /// The method's name in Objective-C; `nil` when it is not exposed.
  func selector(of method: MethodRecord, in record: ClassRecord) -> String? {
    switch method.exposure {
    case .named(let name): return name
    case .exposed: return method.name.objectiveCName
    case .none: break
    }
    if let requirement = requirement(for: method, in: record) { return requirement.name.objectiveCName }
    if isWitnessOfOwnProtocol(method, in: record) { return method.name.objectiveCName }
    if method.isOverride { return overriddenSelector(method, in: record) }
    return exposesAll(record) && !method.isPrivate ? method.name.objectiveCName : nil
  }

  func isExposed(_ property: PropertyRecord, in record: ClassRecord) -> Bool {
    property.exposure != .none || property.isOutlet || exposesAll(record)
  }

  /// The requirement of one of UIKit's delegate protocols that a method implements. A class whose superclass
  /// conforms counts too: UIKit asks the object, not the type.
  func requirement(for method: MethodRecord, in record: ClassRecord) -> Catalog.Requirement? {
    requirements(of: record).first { $0.requirement.name == method.name }?.requirement
  }

  /// Whether instances are responders, items or the like of UIKit's, whose classes ask a subclass for its table.
  func descendsFromUIKit(_ record: ClassRecord) -> Bool {
    ancestry(record.path).contains { catalog.classes[$0] != nil }
  }

  // MARK: Ancestors

  /// The class and its ancestors by name, nearest first, as far as they are known.
  private func ancestry(_ path: String) -> [String] {
    var result: [String] = []
    var next: String? = path
    while let name = next, !result.contains(name) {
      if let records = classes[name], let declaration = records.first(where: { !$0.isExtension }) {
        result.append(name)
        next = declaration.inherited.first.map { resolve($0, from: name) }
      } else {
        return result + catalog.ancestry(of: name)
      }
    }
    return result
  }

  /// `Inner`, said inside `Outer`, is `Outer.Inner` if there is one.
  private func resolve(_ name: String, from path: String) -> String {
    var prefix = path.split(separator: ".").dropLast()
    while !prefix.isEmpty {
      let candidate = prefix.joined(separator: ".") + "." + name
      if classes[candidate] != nil { return candidate }
      prefix = prefix.dropLast()
    }
    return name
  }

  private func exposesAll(_ record: ClassRecord) -> Bool {
    if record.isExtension && record.exposesAllMembers { return true }
    return ancestry(record.path).contains { name in
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
    return ancestors.contains { catalog.classes[$0] != nil } ? method.name.objectiveCName : nil
  }

  // MARK: Protocols

  private func conformances(of record: ClassRecord) -> Set<String> {
    var names: Set<String> = []
    for name in ancestry(record.path) {
      for part in classes[name, default: []] { names.formUnion(part.inherited) }
      names.formUnion(catalog.classes[name]?.protocols ?? [])
    }
    return Set(names.flatMap { [$0] + catalog.refined($0) })
  }

  private func requirements(of record: ClassRecord) -> [(owner: String, requirement: Catalog.Requirement)] {
    conformances(of: record).sorted().flatMap { name in
      (catalog.protocols[name]?.requirements ?? []).map { (name, $0) }
    }
  }

  private func isWitnessOfOwnProtocol(_ method: MethodRecord, in record: ClassRecord) -> Bool {
    conformances(of: record).contains { objectiveCProtocols[$0, default: []].contains(method.name) }
  }
}

// MARK: - Near misses

extension Exposures {
  /// Methods that were probably meant to implement an optional requirement: UIKit would never call them.
  func nearMisses(in file: FileRecord, file name: String) -> [InteropMessage] {
    file.classes.flatMap { record in
      record.methods.compactMap { method -> InteropMessage? in
        guard method.isInstance, !method.isOverride, method.exposure == .none,
          requirement(for: method, in: record) == nil,
          let (owner, missed) = requirements(of: record).first(where: {
            $0.requirement.isOptional && $0.requirement.name.isNearly(method.name)
          })
        else { return nil }
        return InteropMessage(
          .warning, file: name, line: method.place.line, column: method.place.column,
          "instance method '\(method.name)' nearly matches optional requirement '\(missed.name)' of protocol '\(owner)'")
      }
    }
  }
}

extension MethodName {
  /// The same but for one label, or for the case of letters.
  fileprivate func isNearly(_ other: MethodName) -> Bool {
    guard labels.count == other.labels.count, base.lowercased() == other.base.lowercased() else { return false }
    return zip(labels, other.labels).count { $0.lowercased() != $1.lowercased() } <= 1
  }
}
