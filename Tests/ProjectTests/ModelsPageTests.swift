import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// `Documentation/Models.md` tells everything that a model can be made of.
@Suite struct ModelsPageTests {
  static let sources = [
    "BehaviourModel", "Observation", "ReferenceKeyboard", "ReferenceKeyboard+Model", "ReferenceScroll",
    "ReferenceTaskList", "SeededRandom", "TypedText", "UserEvent",
  ]

  /// Of `ElementName` and `SectionName` the page shows how they are made; `far` is how the two ways to scroll to an end are made.
  private static let shownOtherwise: Set<String> = ["type", "name", "index", "far", "handling"]

  @Test(arguments: sources) func thePageNamesEveryMember(file: String) throws {
    let code = PublicMembers.codeSpans(in: try Repository.text("Documentation/Models.md"))
    let members = PublicMembers.all(in: try Repository.text("Sources/ReferenceModel/\(file).swift"))
    #expect(!members.isEmpty)
    let missing = members.filter { member in
      !Self.shownOtherwise.contains(member.name)
        && !code.contains { span in
          span.contains(member.name) && member.labels.allSatisfy { span.contains("\($0):") }
        }
    }
    #expect(missing.map { "\($0.name)(\($0.labels.joined(separator: ", ")))" } == [])
  }

  @Test func aCaseIsNamedWithItsLabels() {
    let members = PublicMembers.all(
      in:
        "public enum A { case row(table: String, Int), b }\nextension A { public func c(_ d: Int, e: Int) {}; var f: Int { 1 } }"
    )
    #expect(members.map { "\($0.name) \($0.labels)" } == ["row [\"table\"]", "b []", "c [\"e\"]"])
  }
}

/// The cases, functions and properties of a file that are `public`, or stand in a public enum or protocol.
private final class PublicMembers: SyntaxVisitor {
  private var members: [(name: String, labels: [String])] = []

  static func all(in source: String) -> [(name: String, labels: [String])] {
    let visitor = PublicMembers(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: source))
    return visitor.members
  }

  /// What stands between grave accents.
  static func codeSpans(in document: String) -> [String] {
    document.matches(of: /`(?<code>[^`\n]+)`/).map { String($0.output.code) }
  }

  private func isPublic(_ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) -> Bool {
    modifiers.contains { $0.name.text == "public" && $0.detail == nil }
      || node.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }

  /// The label `json` is not for authors: a static function of the same name makes the case from any value.
  private func add(_ name: String, _ labels: [TokenSyntax?]) {
    members.append((name, labels.compactMap { $0?.text }.filter { $0 != "_" && $0 != "json" }))
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add(element.name.text, element.parameterClause?.parameters.map(\.firstName) ?? [])
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers, node) {
      add(node.name.text.filter { $0 != "`" }, node.signature.parameterClause.parameters.map(\.firstName))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isPublic(node.modifiers, node) else { return .skipChildren }
    for case let name? in node.bindings.map({ $0.pattern.as(IdentifierPatternSyntax.self) }) {
      add(name.identifier.text, [])
    }
    return .skipChildren
  }
}
