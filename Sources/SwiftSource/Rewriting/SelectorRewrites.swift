internal import SwiftSyntax

/// Closures for selectors and back, where UIKit has both.
final class SelectorRewrites: RewriteVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isWanted(node), let type = node.typePath else { return .visitChildren }
    let arguments = node.arguments.map { ($0.label?.text ?? "", $0.expression) }
    let labels = arguments.map(\.0)
    let values = Dictionary(arguments) { first, _ in first }
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    if name?.text == "addTarget", labels == ["", "action", "for"], let name {
      addAction(node, type, values, target: "", keeping: ["for"], called: name)
    } else if node.calledExpression.trimmedDescription == "UIBarButtonItem" {
      if labels == ["barButtonSystemItem", "target", "action"] {
        addAction(node, type, values, target: "target", keeping: ["barButtonSystemItem"], called: nil)
      } else if labels == ["title", "style", "target", "action"], values["style"]?.trimmedDescription == ".plain" {
        addAction(node, type, values, target: "target", keeping: ["title"], called: nil)
      }
    } else if name?.text == "addObserver", labels == ["", "selector", "name", "object"] {
      addBlock(node, type, values)
    } else if name?.text == "addAction", labels == ["", "for"], let name {
      addSelector(node, values, called: name)
    }
    return .visitChildren
  }

  /// The method of `self` that is called.
  private func method(_ selector: ExprSyntax?, _ target: ExprSyntax?, of type: String) -> FunctionDeclSyntax? {
    guard target?.trimmedDescription == "self", let macro = selector?.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector", let named = macro.arguments.first?.expression
    else { return nil }
    return place.facts.method(named, of: type)
  }

  private func addAction(
    _ node: FunctionCallExprSyntax, _ type: String, _ values: [String: ExprSyntax], target: String,
    keeping kept: [String],
    called: TokenSyntax?
  ) {
    guard let method = method(values["action"], values[target], of: type), let closure = Self.action(calling: method),
      let first = node.arguments.first, let last = node.arguments.last
    else { return }
    let new: String
    var edits: [RewriteEdit] = []
    if let called, let events = values["for"] {
      edits.append(.replace(called.bytes, "addAction"))
      new = "UIAction \(closure), for: \(events.trimmedDescription)"
    } else if let item = values["barButtonSystemItem"] {
      new = "systemItem: \(item.trimmedDescription), primaryAction: UIAction \(closure)"
    } else if let title = values["title"] {
      new = "title: \(title.trimmedDescription), primaryAction: UIAction \(closure)"
    } else {
      return
    }
    edits.append(.replace(first.start..<last.end, new))
    add(.actionForSelector, at: node, "calls '\(method.name.text)' with a UIAction", edits)
  }

  /// What a `UIAction` does to call a method with at most the sender.
  private static func action(calling method: FunctionDeclSyntax) -> String? {
    let parameters = method.signature.parameterClause.parameters
    guard let sender = parameters.first else { return "{ [weak self] _ in self?.\(method.name.text)() }" }
    guard parameters.count == 1 else { return nil }
    let label = sender.firstName.text == "_" ? "" : sender.firstName.text + ": "
    let type = sender.type.trimmedDescription
    if type == "Any" || type == "Any?" {
      return "{ [weak self] action in self?.\(method.name.text)(\(label)action.sender as Any) }"
    }
    return """
      { [weak self] action in
          if let sender = action.sender as? \(type) { self?.\(method.name.text)(\(label)sender) }
      }
      """
  }

  /// Only where nothing removes the observer: a block is removed by the token that adding it returns.
  private func addBlock(_ node: FunctionCallExprSyntax, _ type: String, _ values: [String: ExprSyntax]) {
    guard !place.facts.removesObservers, let method = method(values["selector"], values[""], of: type),
      let name = values["name"], name.trimmedDescription != "nil", let object = values["object"],
      let open = node.leftParen, let close = node.rightParen
    else { return }
    let parameters = method.signature.parameterClause.parameters
    guard parameters.count <= 1 else { return }
    var body = "_ in self?.\(method.name.text)()"
    if let parameter = parameters.first {
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let type = parameter.type.trimmedDescription
      let value = type == "Notification" ? "notification" : "notification as \(type)"
      body = "notification in self?.\(method.name.text)(\(label)\(value))"
    }
    add(
      .blockObserver, at: node, "calls '\(method.name.text)' in a block",
      [
        .replace(
          open.start..<close.end,
          "(forName: \(name.trimmedDescription), object: \(object.trimmedDescription), queue: .main) { [weak self] \(body) }"
        )
      ])
  }

  /// `button.addAction(UIAction { _ in a }, for: .touchUpInside)`: the closure becomes a method.
  private func addSelector(_ node: FunctionCallExprSyntax, _ values: [String: ExprSyntax], called: TokenSyntax) {
    guard let action = values[""]?.as(FunctionCallExprSyntax.self),
      action.calledExpression.trimmedDescription == "UIAction",
      action.arguments.isEmpty, let closure = action.trailingClosure, let events = values["for"],
      let function = node.enclosing(FunctionDeclSyntax.self), function.isInstanceMethod,
      node.enclosing(ClosureExprSyntax.self) == nil,
      let first = node.arguments.first, let last = node.arguments.last
    else { return }
    // A method has no names of the function around it, and no optional 'self'.
    let scope = FunctionScope(function)
    let inner = FunctionScope(closure)
    let isClosed = inner.references.allSatisfy { !scope.declares($0.baseName.text) || inner.declares($0.baseName.text) }
    let parameters = closure.signature?.parameterClause?.trimmedDescription ?? ""
    guard isClosed, parameters == "_", !inner.references.contains(where: { $0.baseName.text == "action" }) else {
      return
    }
    let name = "runAction\(line(of: node))"
    let indent = indentation(of: function)
    let body = closure.statements.trimmedDescription.replacing("self?.", with: "self.")
    let unit = place.file.indentationUnit
    add(
      .selectorForAction, at: node, "calls a method by its selector",
      [
        .replace(called.bytes, "addTarget"),
        .replace(first.start..<last.end, "self, action: #selector(\(name)), for: \(events.trimmedDescription)"),
        .insert("\n\n\(indent)@objc func \(name)() {\n\(indent)\(unit)\(body)\n\(indent)}", at: function.end),
      ])
  }
}
