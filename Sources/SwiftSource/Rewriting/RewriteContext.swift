internal import SwiftParser
internal import SwiftSyntax

/// What has to be known of a lesson to rewrite a program of its own.
package struct RewriteContext: Sendable {
  /// Names that a program has to keep, because a scene, a probe, a check or a framework finds things by them.
  package var isFixed: @Sendable (String) -> Bool
  /// What Swift 4 calls what has another name now: `UIResponder.keyboardWillShowNotification` is `NSNotification.Name.UIKeyboardWillShow`.
  package var namesOfSwift4: [String: String]
  /// Whether a line of a file, 1-based, is to be rewritten.
  package var isWanted: @Sendable (_ file: String, _ line: Int) -> Bool

  package init(
    isFixed: @escaping @Sendable (String) -> Bool, namesOfSwift4: [String: String] = [:],
    isWanted: @escaping @Sendable (_ file: String, _ line: Int) -> Bool = { _, _ in true }
  ) {
    self.isFixed = isFixed
    self.namesOfSwift4 = namesOfSwift4
    self.isWanted = isWanted
  }
}

extension Rewrite {
  /// What can be rewritten in a program, in the order of ``Kind``, and in that of the text.
  package static func all(in program: ProgramSource, _ context: RewriteContext) -> [Rewrite] {
    let trees = program.files.filter { ParserLimits.allow($0.text) }.map { ($0, Parser.parse(source: $0.text)) }
    let facts = ProgramFacts(trees.map(\.1))
    let found = trees.flatMap { file, tree -> [Rewrite] in
      let place = RewritePlace(file: file, tree: tree, facts: facts, context: context)
      let visitors = [
        ConditionRewrites(place), NameRewrites(place), MemberNameRewrites(place), ClosureRewrites(place),
        SelectorRewrites(place), DeclarationRewrites(place), TypeRewrites(place),
      ]
      return visitors.flatMap { visitor in
        visitor.walk(tree)
        return visitor.found
      }
    }
    let order = Dictionary(uniqueKeysWithValues: Kind.allCases.enumerated().map { ($1, $0) })
    return found.enumerated().sorted { a, b in
      (order[a.element.kind] ?? 0, a.offset) < (order[b.element.kind] ?? 0, b.offset)
    }.map(\.element)
  }
}

/// A file that is rewritten.
struct RewritePlace {
  let file: SourceFile
  let tree: SourceFileSyntax
  let facts: ProgramFacts
  let context: RewriteContext
}

/// What the files of a program say together.
struct ProgramFacts {
  /// Instance methods and properties by the path of their type, without labels.
  private(set) var members: [String: Set<String>] = [:]
  /// Methods by the path of their type.
  private(set) var methods: [String: [FunctionDeclSyntax]] = [:]
  /// How often each name is declared, at whatever depth.
  private(set) var declarations: [String: Int] = [:]
  /// Names that are used as more than the name of a member of `self`, or stand in a string.
  private(set) var foreignUses: Set<String> = []
  /// What the protocols of the program demand, without labels.
  private(set) var requirements: [String: Set<String>] = [:]
  /// `self` is removed as an observer somewhere.
  private(set) var removesObservers = false

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      for block in TypeBlock.all(in: tree) {
        for member in block.members.allDeclarations {
          let names = MemberKey(member).names.filter { !$0.contains(" ") }.map(\.bareName)
          members[block.path, default: []].formUnion(names)
          if block.kind == .protocol { requirements[block.path, default: []].formUnion(names) }
          if let method = member.as(FunctionDeclSyntax.self) { methods[block.path, default: []].append(method) }
        }
      }
      let reader = UseReader(viewMode: .sourceAccurate)
      reader.walk(tree)
      declarations.merge(reader.declarations) { $0 + $1 }
      foreignUses.formUnion(reader.foreignUses)
      removesObservers = removesObservers || tree.description.contains("removeObserver(self")
    }
  }

  /// The method of a type that a selector names: `goBack`, `keyboardWillShow(_:)`.
  func method(_ selector: ExprSyntax, of type: String) -> FunctionDeclSyntax? {
    var text = selector.trimmedDescription
    for prefix in ["self.", type + "."] where text.hasPrefix(prefix) { text = String(text.dropFirst(prefix.count)) }
    let found = methods[type, default: []].filter { method in
      method.name.text == text || MemberKey(DeclSyntax(method)).names == [text]
    }
    return found.count == 1 ? found[0] : nil
  }
}

/// Counts declarations, and notes names that are used otherwise than as a member of `self`.
private final class UseReader: SyntaxVisitor {
  var declarations: [String: Int] = [:]
  var foreignUses: Set<String> = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .stringSegment(let text):
      foreignUses.formUnion(text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/).map { String($0.output) })
    case .identifier(let name):
      guard let parent = token.parent else { break }
      if let reference = parent.as(DeclReferenceExprSyntax.self) {
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id,
          access.base?.trimmedDescription != "self"
        {
          foreignUses.insert(name)
        }
      } else if parent.is(IdentifierPatternSyntax.self) || parent.asProtocol((any NamedDeclSyntax).self) != nil {
        declarations[name, default: 0] += 1
      } else {
        // A parameter, a label, a type, a capture.
        declarations[name, default: 0] += 1
        foreignUses.insert(name)
      }
    default: break
    }
    return .skipChildren
  }
}
