internal import SwiftParser
internal import SwiftSyntax

/// Code that is written otherwise where it takes something for an optional that is none, or the other way round.
package enum OptionalForm {
  package enum Change: Hashable, Sendable {
    /// `cell.field.text` becomes `cell.field.value.text`, by a property of `Optional`. The place is the last token of the optional, also of a closure
    /// that is called.
    case taking(property: String)
    /// The same of an optional that is called or indexed, `show(cell.field(at: 1))`. The place is its last name.
    case takingResult(property: String)
    /// `cell.field?.text` or `cell.field!.text`, at the mark: without it.
    case withoutMark
    /// `if let field = cell.field`, at the pattern: of an optional that holds it.
    case binding
  }

  /// Where the compiler has stopped, by `#sourceLocation`.
  package struct Place: Hashable, Sendable {
    var file: String
    var position: CodePosition
    var change: Change

    package init(_ change: Change, file: String, line: Int, column: Int) {
      self.file = file
      position = CodePosition(line: line, column: column)
      self.change = change
    }
  }

  package static func rewriting(_ code: String, at places: [Place]) -> String {
    let tree = Parser.parse(source: code)
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    let wanted = Dictionary(grouping: places) { $0.position }
    var edits: [Edit] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let location = locations.location(for: token.positionAfterSkippingLeadingTrivia)
      let position = CodePosition(line: location.presumedLine, column: location.column)
      guard let place = wanted[position]?.first(where: { $0.file == location.presumedFile }) else { continue }
      edits += Self.edits(place.change, at: token)
    }
    var bytes = Array(code.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Edit {
    var range: Range<Int>
    var text: String

    init(_ position: AbsolutePosition, length: Int = 0, _ text: String) {
      range = position.utf8Offset..<position.utf8Offset + length
      self.text = text
    }
  }

  private static func edits(_ change: Change, at token: TokenSyntax) -> [Edit] {
    switch change {
    case .taking(let property):
      return [Edit(token.endPositionBeforeTrailingTrivia, ".\(property)")]
    case .takingResult(let property):
      return expression(around: token).map { [Edit($0.endPositionBeforeTrailingTrivia, ".\(property)")] } ?? []
    case .withoutMark:
      guard [.postfixQuestionMark, .exclamationMark].contains(token.tokenKind) else { return [] }
      return [Edit(token.positionAfterSkippingLeadingTrivia, length: 1, "")]
    case .binding:
      guard let value = binding(around: token)?.initializer?.value else { return [] }
      return [
        Edit(value.positionAfterSkippingLeadingTrivia, "Swift.Optional("),
        Edit(value.endPositionBeforeTrailingTrivia, ")"),
      ]
    }
  }

  /// `cell.field` of its last name, `cell.field(at: 1)` and `cell.field[1]` where it is called.
  private static func expression(around token: TokenSyntax) -> ExprSyntax? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var expression = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName == reference {
      expression = ExprSyntax(member)
    }
    while let parent = expression.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression == expression {
        expression = ExprSyntax(call)
      } else if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression == expression {
        expression = ExprSyntax(call)
      } else {
        break
      }
    }
    return expression
  }

  private static func binding(around token: TokenSyntax) -> OptionalBindingConditionSyntax? {
    var node = Syntax(token).parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let binding = current.as(OptionalBindingConditionSyntax.self) { return binding }
      node = current.parent
    }
    return nil
  }
}
