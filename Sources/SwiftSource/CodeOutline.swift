internal import SwiftParser
internal import SwiftSyntax

/// A snippet taken apart at its outermost level, so that generated code can put each part where it belongs.
///
///     let outline = CodeOutline("import UIKit\nlet field = UITextField()\nshow(field)")
///     outline.imports.map(\.text)        // ["import UIKit"]
///     outline.statements.map(\.line)     // [2, 3]
package struct CodeOutline: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case importing
      /// A class, struct, enum, actor, protocol, type alias, operator or macro.
      case type
      case function
      case `extension`
      /// Everything else, `let` and `var` too.
      case statement
    }

    package var kind: Kind
    /// Without comments before it.
    package var text: String
    /// Where the text starts in the snippet: 1-based line.
    package var line: Int
    /// 1-based, in bytes of UTF-8.
    package var column: Int
  }

  package var parts: [Part] = []
  /// The signatures of the parts of kind `function`, in their order.
  package var functions: [FunctionSignature] = []
  /// The first place that is not correct Swift; compilers say it better.
  package var syntaxError: SyntaxError?

  package struct SyntaxError: Hashable, Sendable {
    package var line: Int
    package var column: Int
    /// Continues a sentence: `'}' is missing`.
    package var words: String
  }

  package var imports: [Part] { parts.filter { $0.kind == .importing } }
  /// Types, functions and extensions.
  package var declarations: [Part] { parts.filter { $0.kind != .importing && $0.kind != .statement } }
  package var statements: [Part] { parts.filter { $0.kind == .statement } }

  package init(_ code: String) {
    let tree = Parser.parse(source: code)
    let file = SourceFile(name: "", fragment: CodeFragment(code, to: .file(""), from: ""))
    let starts = file.lineStarts
    func place(_ offset: Int) -> (line: Int, column: Int) {
      let origin = file.lines(in: offset..<offset, lineStarts: starts)[0].origin
      return (origin.line, origin.column(for: 1))
    }
    for item in tree.statements {
      let text = item.item.trimmedDescription
      guard !text.isEmpty else { continue }
      let (line, column) = place(item.item.positionAfterSkippingLeadingTrivia.utf8Offset)
      parts.append(Part(kind: Part.Kind(item), text: text, line: line, column: column))
      if let function = item.item.as(FunctionDeclSyntax.self) {
        functions.append(FunctionSignature(function, line: line))
      }
    }
    if let fault = SyntaxFault(in: tree) {
      let (line, column) = place(min(fault.offset, code.utf8.count))
      syntaxError = SyntaxError(line: line, column: column, words: fault.words)
    }
  }
}

extension CodeOutline.Part.Kind {
  init(_ item: CodeBlockItemSyntax) {
    guard let declaration = item.item.as(DeclSyntax.self) else {
      self = .statement
      return
    }
    switch declaration.kind {
    case .importDecl: self = .importing
    case .functionDecl: self = .function
    case .extensionDecl: self = .extension
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl, .operatorDecl,
      .precedenceGroupDecl, .macroDecl:
      self = .type
    default: self = .statement
    }
  }
}
