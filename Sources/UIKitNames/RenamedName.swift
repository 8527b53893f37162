internal import SwiftParser
internal import SwiftSyntax

/// A name of UIKit's that Swift has given up, with what is written today.
package struct RenamedName: Sendable, Hashable {
  /// Without the type it stands in: `UIKeyboardWillShow`, `addChildViewController(_:)`.
  package var name: String
  /// The type that it is a member of: `NSNotification.Name`; `nil` for a global name.
  package var type: String?
  /// `UIResponder.keyboardWillShowNotification`; `nil` where no one name has taken its place.
  package var newName: String?
  /// Apple's words, where there is no new name: `Use UIImage.pngData() instead`.
  package var advice: String?
  /// The version of Swift that no longer has it; `nil` when no version that Coursemark knows has it.
  package var obsoleted: Double?

  /// Reads the declarations in UIKit's sources that `@available` says are old, in their order.
  package static func read(_ sources: [String]) -> [RenamedName] {
    let reader = RenamedNameReader(viewMode: .sourceAccurate)
    for source in sources { reader.walk(Parser.parse(source: source)) }
    return reader.names
  }

  /// Without labels.
  package var baseName: String { String(name.prefix { $0 != "(" }) }

  /// All spellings by which texts call it. Swift 2 and Objective-C have `Notification` behind a notification's name.
  package var spellings: [String] {
    type == "NSNotification.Name" ? [baseName, baseName + "Notification"] : [baseName]
  }

  /// Whether code of a language mode, `4.2`, has to write the new name.
  package func isObsolete(in mode: String) -> Bool { obsoleted.map { (Double(mode) ?? 0) >= $0 } ?? true }
}

private final class RenamedNameReader: SyntaxVisitor {
  var names: [RenamedName] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.fullName, node.attributes, in: Syntax(node))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
      return .skipChildren
    }
    return add(name, node.attributes, in: Syntax(node))
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.identifierText, node.attributes, in: Syntax(node))
  }

  private func add(_ name: String, _ attributes: AttributeListSyntax, in node: Syntax) -> SyntaxVisitorContinueKind {
    let attribute = attributes.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.trimmedDescription == "available"
    }
    guard let words = attribute?.arguments?.trimmedDescription,
      words.contains("obsoleted:") || words.contains("unavailable")
    else { return .skipChildren }
    var type: String?
    var parent = node.parent
    while let next = parent, type == nil {
      type = next.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      parent = next.parent
    }
    names.append(
      RenamedName(
        name: name, type: type, newName: words.firstMatch(of: /renamed: "([^"]*)"/).map { String($0.1) },
        advice: words.firstMatch(of: /message: "([^"]*)"/).map { String($0.1) },
        obsoleted: words.firstMatch(of: /obsoleted: ([0-9.]+)/).flatMap { Double($0.1) }))
    return .skipChildren
  }
}
