internal import CourseModel
internal import LessonParsing
internal import SwiftSource
internal import UIKitNames

/// Tells whether anything has a name that prose uses, and which name was meant.
struct NameResolver {
  /// Declared by the lesson's code.
  private var own = NameIndex()
  /// What compiled code of the lesson uses, and the names of UIKit and Swift.
  private var foreign = NameIndex()
  private let known: KnownNames
  private var modelled: ModelledNames?
  private let renamed: Set<String>
  private let buildsProgram: Bool

  init(_ lesson: Lesson, _ names: LibraryNames) throws {
    known = try names.known()
    renamed = Set(try names.renamed().flatMap(\.spellings))
    buildsProgram = lesson.buildsProgram
    foreign.add(known)
    foreign.add(try names.swift())
    for snippet in lesson.allSnippets where ![.output, .screen, .display].contains(snippet.role) {
      own.add(DeclaredNames(snippet.code, areMembers: snippet.holdsMembers))
      if snippet.role != .example, snippet.role != .wrong {
        let uses = MethodUse.all(in: snippet.code, areMembers: snippet.holdsMembers)
        foreign.add(uses, members: usedMembers(in: snippet.code))
      }
    }
  }

  mutating func add(_ modelled: ModelledNames) {
    self.modelled = modelled
    foreign.add(modelled)
  }

  /// A sentence, or `nil` for a name that is known or can't be judged. Before ``add(_:)``, it is no more than a suspicion.
  func problem(of written: WrittenName) -> String? {
    let first = written.path[0]
    if written.path.contains(where: renamed.contains) { return nil }
    if first.first?.isUppercase == true { return problemOfType(written) }
    guard buildsProgram, written.path.count > 1 || written.labels != nil else { return nil }
    for component in written.path where !isKnown(component) { return unknown(component, written) }
    return problemOfLabels(written)
  }

  // MARK: Types

  private func problemOfType(_ written: WrittenName) -> String? {
    let first = written.path[0]
    guard own.types.contains(first) || foreign.types.contains(first) else {
      // Geometry and the like may be Coursemark's own.
      if modelled == nil, written.path.count > 1 { return "'\(first)' is not known yet." }
      guard first.hasPrefix("UI"), first.dropFirst(2).first?.isUppercase == true, !isKnown(first) else { return nil }
      let near =
        SpellingSuggestion.to(first, among: own.types)
        ?? SpellingSuggestion.to(first, among: foreign.types.filter { $0.hasPrefix("UI") })
      return "Nothing is called '\(first)'\(Self.remedy(near))"
    }
    var type = first
    for component in written.path.dropFirst() {
      if known.types["\(type).\(component)"] != nil || modelled?.types["\(type).\(component)"] != nil {
        type += ".\(component)"
        continue
      }
      guard let members = members(of: type) else {
        return isKnown(component) ? nil : unknown(component, written)
      }
      if members.contains(component) || own.names.contains(component) || Self.ofEverything.contains(component) {
        return nil
      }
      let near = SpellingSuggestion.to(component, among: members)
      return "'\(type)' has no '\(component)'\(Self.remedy(near.map { "\(type).\($0)" }))"
    }
    return nil
  }

  private static let ofEverything: Set<String> = ["self", "Type", "init", "shared", "rawValue", "description"]

  /// Without labels, inherited ones too; `nil` where an ancestor is not known, so that any name may be one.
  private func members(of type: String) -> Set<String>? {
    let ancestors = Set(known.ancestry(of: type) + (modelled?.ancestry(of: type) ?? []))
    guard known.types[type] != nil, known.types[type]?.kind != .extension else { return nil }
    return ancestors.reduce(into: []) { names, ancestor in
      names.formUnion((known.types[ancestor]?.members ?? []).map(\.baseName))
      names.formUnion((modelled?.types[ancestor]?.members ?? []).map { String($0.name.prefix { $0 != "(" }) })
    }
  }

  // MARK: Functions

  private func problemOfLabels(_ written: WrittenName) -> String? {
    guard let labels = written.labels, !labels.isEmpty, written.name != "init" else { return nil }
    let name = written.name
    if own.hasFunction(name, labels: labels) || foreign.hasFunction(name, labels: labels) { return nil }
    let functions = own.functions[name] ?? foreign.functions[name] ?? []
    // A closure in a variable has no labels of its own.
    if functions.isEmpty { return nil }
    let near =
      SpellingSuggestion.to(written.fullName, among: functions.map { WrittenName.fullName(name, $0) })
      ?? functions.map { WrittenName.fullName(name, $0) }.min()
    return "Nothing is called '\(written.fullName)'\(Self.remedy(near))"
  }

  private func isKnown(_ name: String) -> Bool {
    own.names.contains(name) || foreign.names.contains(name) || ["self", "super", "Self"].contains(name)
  }

  private func unknown(_ component: String, _ written: WrittenName) -> String {
    var near = SpellingSuggestion.to(component, among: own.names)
    if component == written.name, let labels = written.labels {
      near = near ?? ownFunction(like: component, labels)
    }
    near = near ?? SpellingSuggestion.to(component, among: foreign.names)
    if component == written.name, written.labels != nil, let name = near {
      let labels = own.functions[name] ?? foreign.functions[name] ?? []
      near = labels.map { WrittenName.fullName(name, $0) }.min() ?? name
    }
    let whole = "'\(component)' in '\(written.path.joined(separator: "."))'"
    return "Nothing is called \(written.path.count > 1 ? whole : "'\(written.fullName)'")\(Self.remedy(near))"
  }

  /// The one function of the lesson whose name has the same first word and that has the same labels.
  private func ownFunction(like name: String, _ labels: [String]) -> String? {
    func firstWord(_ name: String) -> Substring { name.prefix { $0.isLowercase } }
    let like = own.functions.filter { firstWord($0.key) == firstWord(name) && $0.value.contains(labels) }
    return like.count == 1 ? like.first?.key : nil
  }

  private static func remedy(_ near: String?) -> String {
    near.map { "; did you mean '\($0)'?" } ?? "; write the name that the code has."
  }
}
