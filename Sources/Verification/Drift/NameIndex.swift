internal import SwiftSource
internal import UIKitNames

/// The names that a lesson may use: those that its own code declares or calls, and those of UIKit, Foundation and the standard library
/// that Coursemark knows. `unknown-name` and `name-differs` look names up here.
struct NameIndex {
  /// By path: `UITextField`, `UIBarButtonItem.Style`.
  private(set) var types: Set<String> = []
  /// Without labels: of types, members, parameters, cases and global functions.
  private(set) var names: Set<String> = []
  /// The labels of the functions of each name.
  private(set) var functions: [String: Set<[String]>] = [:]
  /// The lesson's own, of which parameters with defaults are known.
  private(set) var signatures: [String: [FunctionSignature]] = [:]

  mutating func add(_ declared: DeclaredNames) {
    types.formUnion(declared.types)
    names.formUnion(declared.names)
    for function in declared.functions {
      functions[function.name, default: []].insert(function.parameters.map { $0.label ?? "_" })
      signatures[function.name, default: []].append(function)
    }
  }

  /// Adds what code calls that the compiler has accepted: it exists, though no list may have it.
  mutating func add(_ uses: [MethodUse], members: Set<String>) {
    names.formUnion(members)
    for use in uses {
      names.insert(use.name)
      if let labels = use.labels { functions[use.name, default: []].insert(labels) }
    }
  }

  mutating func add(_ known: KnownNames) {
    for (path, type) in known.types {
      add(type: path)
      for member in type.members { add(member.name) }
    }
    for global in known.globals { add(global.name) }
  }

  mutating func add(_ modelled: ModelledNames) {
    for (path, type) in modelled.types {
      add(type: path)
      for member in type.members { add(member.name) }
    }
    for global in modelled.globals { add(global.name) }
  }

  private mutating func add(type path: String) {
    types.insert(path)
    names.formUnion(path.split(separator: ".").map(String.init))
  }

  private mutating func add(_ name: String) {
    let base = String(name.prefix { $0 != "(" })
    names.insert(base)
    if let labels = KnownMember.labels(in: name) { functions[base, default: []].insert(labels) }
  }

  /// Whether a function of that name can be called with the labels. Of functions that are not the lesson's own it is not known which
  /// parameters have defaults: some of their labels in the right order are enough.
  func hasFunction(_ name: String, labels: [String], trailingClosures: Int = 0) -> Bool {
    if let own = signatures[name],
      own.contains(where: { $0.accepts(labels: labels, trailingClosures: trailingClosures) })
    {
      return true
    }
    let foreign = (functions[name] ?? []).filter { labels in
      signatures[name]?.contains { $0.parameters.map { $0.label ?? "_" } == labels } != true
    }
    return foreign.contains { Self.isPart(labels, of: $0) }
  }

  private static func isPart(_ labels: [String], of all: [String]) -> Bool {
    var rest = labels[...]
    for label in all where rest.first == label { rest.removeFirst() }
    return rest.isEmpty
  }
}
