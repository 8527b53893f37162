internal import SwiftParser
internal import SwiftSyntax

/// A behaviour of UIKit that a conformance test or app holds, and how it is known.
package struct Behaviour: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable { case documented, observed, assumed }

  package var kind: Kind
  /// The test's name as a sentence: `The return key asks and does not dismiss`.
  package var sentence: String
  /// Apple's document, what was seen, or what is assumed.
  package var source: String
  /// The name of the test's file, without its ending, or of the app's folder.
  package var file: String

  /// Reads `@Test(.documented("…")) func sentence()`, in the order of the file.
  /// - Parameter file: `TextFieldTests.swift`
  package static func read(_ text: String, file: String) -> [Behaviour] {
    let reader = BehaviourReader(file: String(file.prefix { $0 != "." }))
    reader.walk(Parser.parse(source: text))
    return reader.behaviours
  }
}

private final class BehaviourReader: SyntaxVisitor {
  var behaviours: [Behaviour] = []
  private let file: String

  init(file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.trimmedDescription == "Test" {
      for argument in attribute.arguments?.as(LabeledExprListSyntax.self) ?? [] {
        guard let call = argument.expression.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
          let kind = Behaviour.Kind(rawValue: name),
          let source = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { continue }
        behaviours.append(
          Behaviour(kind: kind, sentence: Self.sentence(node.name.identifierText), source: source, file: file))
      }
    }
    return .skipChildren
  }

  /// `rowsEndTheAppInUIKitsWords` is `Rows end the app in UIKits words`.
  static func sentence(_ name: String) -> String {
    let words = name.matches(of: /UIKits?|[A-Z]+(?![a-z])|[A-Z]?[a-z0-9']+/).map { match -> String in
      let word = String(match.output)
      return word.dropFirst().contains(where: \.isUppercase) ? word : word.lowercased()
    }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
