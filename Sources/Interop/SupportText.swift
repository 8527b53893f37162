/// What every file of a learner's module finds beside what it imports.
struct SupportText {
  let text: String

  init(_ program: PreparedProgram) {
    let declared = program.prepared.reduce(into: Set<String>()) { $0.formUnion($1.record.topLevelNames) }
    // Foundation and Dispatch have some of these too, on real time or without selectors. The others are for files that do
    // not import UIKit.
    let aliases = ["NotificationCenter", "Selector", "Timer", "DispatchWorkItem"].filter { !declared.contains($0) }
      .map { "public typealias \($0) = UIKit::\($0)\n" }
    let calls = program.prepared.reduce(into: Set<MethodName>()) { $0.formUnion($1.optionalCalls) }
    let methods = program.catalog.protocols.sorted { $0.key < $1.key }.map { name, found in
      OptionalRequirements.methods(
        found.requirements.filter { $0.isOptional && calls.contains($0.name) }, of: "UIKit::\(name)")
    }
    let needs = program.prepared.reduce(into: Set<Part>()) { $0.formUnion($1.needs) }
    let inherited = Set(program.prepared.flatMap { $0.record.classes.flatMap(\.inherited) })
    let parts = Part.allCases.filter { part in
      needs.contains(part) && declared.isDisjoint(with: part.names) && part.extended.isDisjoint(with: inherited)
    }
    text =
      "import UIKit\n" + aliases.joined() + Self.selector + methods.joined()
      + parts.map { $0.text(in: program) }.joined()
  }

  /// `#selector` needs no import on Apple's systems.
  private static let selector = ["_ method", "getter property", "setter property"].map { parameter in
    let (label, name) = parameter.splitOnce
    let pass = label == "_" ? "()" : "\(label): ()"
    return """
      public func _Selector<T>(
        \(label) \(name): @autoclosure () -> T, file: Swift::StaticString = #fileID, line: Swift::Int = #line,
        column: Swift::Int = #column
      ) -> UIKit::Selector { UIKit::_Selector(\(pass), file: file, line: line, column: column) }

      """
  }.joined()
}

extension String {
  /// The first word and the rest.
  fileprivate var splitOnce: (String, String) {
    let words = split(separator: " ", maxSplits: 1).map(String.init)
    return (words[0], words.last ?? "")
  }
}
