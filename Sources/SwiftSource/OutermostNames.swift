internal import SwiftParser
internal import SwiftSyntax

/// The names that the functions and variables of a file give to other files: those of its outermost declarations, and none of what stands in
/// them.
///
///     OutermostNames("func move(by step: Int) { let target = step }\nlet (a, b) = (1, 2)").names.sorted()      // ["a", "b", "move"]
package struct OutermostNames: Sendable {
  package private(set) var names: Set<String> = []

  package init(_ code: String) {
    for item in Parser.parse(source: code).statements {
      if let function = item.item.as(FunctionDeclSyntax.self) {
        add(function.name)
      } else if let variable = item.item.as(VariableDeclSyntax.self) {
        variable.bindings.forEach { add($0.pattern) }
      }
    }
  }

  private mutating func add(_ pattern: PatternSyntax) {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return add(name.identifier) }
    pattern.as(TuplePatternSyntax.self)?.elements.forEach { add($0.pattern) }
  }

  private mutating func add(_ token: TokenSyntax) { names.insert(token.text.filter { $0 != "`" }) }
}
