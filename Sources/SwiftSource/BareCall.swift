internal import SwiftParser
internal import SwiftSyntax

/// A call of a function by its name alone, or of something of a type's: `print(word)`, `Thread.sleep(forTimeInterval: 1)`.
package struct BareCall: Hashable, Sendable {
  /// `print`, `Thread.sleep`, `DispatchQueue.main.async`
  package var name: String
  /// Whether code in braces stands behind it.
  package var hasTrailingClosure: Bool
  /// Where it begins in the code; 1-based.
  package var line: Int
  /// 1-based, in bytes of UTF-8.
  package var column: Int

  /// All of them, in their order.
  package static func calls(in code: String) -> [BareCall] {
    let tree = Parser.parse(source: code)
    let finder = BareCallFinder(SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    return finder.calls
  }
}

private final class BareCallFinder: SyntaxVisitor {
  var calls: [BareCall] = []
  private let places: SourceLocationConverter

  init(_ places: SourceLocationConverter) {
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = name(of: node.calledExpression) {
      let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
      calls.append(
        BareCall(
          name: name, hasTrailingClosure: node.trailingClosure != nil, line: place.line, column: place.column))
    }
    return .visitChildren
  }

  private func name(of callee: ExprSyntax) -> String? {
    if let plain = callee.as(DeclReferenceExprSyntax.self) { return plain.baseName.text }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(path) else { return nil }
    return "\(base).\(member.declName.baseName.text)"
  }

  /// `DispatchQueue.main`; `nil` for what does not begin with a type.
  private func path(_ expression: ExprSyntax) -> String? {
    if let plain = expression.as(DeclReferenceExprSyntax.self) {
      return plain.baseName.text.first?.isUppercase == true ? plain.baseName.text : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base.flatMap(path) else {
      return nil
    }
    return "\(base).\(member.declName.baseName.text)"
  }
}
