internal import SwiftSyntax

// Where a change makes sense.

extension SyntaxProtocol {
  /// Not in a pattern, a default behind `??`, a raw value, an attribute, or a version of `#available`.
  var isChangeable: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(AttributeSyntax.self) || parent.is(ExpressionPatternSyntax.self)
        || parent.is(EnumCaseElementSyntax.self)
        || parent.is(AvailabilityConditionSyntax.self) || parent.is(IfConfigClauseSyntax.self)
        || parent.isDefault(for: node) || parent.is(MacroExpansionExprSyntax.self)
        || parent.is(StringSegmentSyntax.self)
      {
        return false
      }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return true }
      node = parent
    }
    return true
  }

  /// `b` of `a ?? b`: UIKit's texts are rarely `nil`, so that a default is hardly ever seen.
  fileprivate func isDefault(for node: Syntax) -> Bool {
    guard let operation = self.as(InfixOperatorExprSyntax.self), operation.operator.trimmedDescription == "??" else {
      return false
    }
    return Syntax(operation.rightOperand) == node
  }

  /// A truth value that makes no difference to what can be seen of an app.
  var meansNothingHere: Bool { isAnimationFlag || isAnswerAboutReturn || isForce }

  /// `endEditing(true)`: force is needed only where a delegate refuses to end.
  private var isForce: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasSuffix("endEditing")
    else { return false }
    return !root.tokens(viewMode: .sourceAccurate).contains { $0.text.hasSuffix("ShouldEndEditing") }
  }

  /// The answer of `textFieldShouldReturn(_:)`: a field's own behaviour for Return, which it allows or not, is to accept
  /// what the keyboard proposes, and there are no proposals here.
  private var isAnswerAboutReturn: Bool {
    guard parent?.is(ReturnStmtSyntax.self) == true else { return false }
    var node = Syntax(self)
    while let parent = node.parent {
      if let function = parent.as(FunctionDeclSyntax.self) { return function.name.text == "textFieldShouldReturn" }
      if parent.is(ClosureExprSyntax.self) { return false }
      node = parent
    }
    return false
  }

  /// `animated: true`: a screen at rest does not show whether it was animated.
  private var isAnimationFlag: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self) else { return false }
    return argument.label?.text == "animated"
  }
}

extension ExprSyntax {
  /// `a && b` as one side of another `&&`.
  func isChain(of mark: String) -> Bool {
    self.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == mark
  }

  /// `super.viewDidLoad()`: UIKit's own method does nothing there that is visible. A touch that is passed on is
  /// another matter.
  var isPlainSuperCall: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true
    else { return false }
    return !member.declName.baseName.text.hasPrefix("touches")
  }

  /// `bar.sizeToFit` of `bar.sizeToFit()`.
  var calledFunction: String? { self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription }

  /// What the function is called on: `bar` of `bar.sizeToFit()`, and `self` where nothing is written.
  var receiver: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return base?.trimmingSuffix("?") ?? "self"
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension CodeBlockItemSyntax {
  /// The one expression of a function, an accessor or a closure that has a value.
  var isResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    guard let block = owner.as(CodeBlockSyntax.self), let declaration = block.parent else { return false }
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    if let accessor = declaration.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return false
  }
}
