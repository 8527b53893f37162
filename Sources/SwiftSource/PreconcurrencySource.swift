internal import SwiftParser
internal import SwiftSyntax

/// The same source with `@preconcurrency` before each `@MainActor` that a declaration has: what is isolated to the main
/// actor in mode 6 is then not an error in modes 4 and 5.
///
///     @MainActor open class UIView {          @preconcurrency @MainActor open class UIView {
///
/// No line is added or taken away. An extension keeps its attribute as it is, because the compiler allows
/// `@preconcurrency` on none; so do types (`@MainActor () -> Void`) and closures, where it would mean nothing.
package func preconcurrencySource(_ text: String) -> String {
  // Reading Swift takes a tool that is not optimised a second for a hundred files.
  guard text.contains("MainActor") else { return text }
  let finder = MainActorFinder(viewMode: .sourceAccurate)
  finder.walk(Parser.parse(source: text))
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var next = 0
  for offset in finder.offsets.sorted() {
    result += bytes[next..<offset]
    result += Array("@preconcurrency ".utf8)
    next = offset
  }
  return String(decoding: result + bytes[next...], as: UTF8.self)
}

/// Finds the `@MainActor`s of declarations that are not `@preconcurrency` already.
private final class MainActorFinder: SyntaxVisitor {
  /// Bytes of UTF-8.
  private(set) var offsets: [Int] = []

  override func visit(_ list: AttributeListSyntax) -> SyntaxVisitorContinueKind {
    guard let declaration = list.parent?.as(DeclSyntax.self), !declaration.is(ExtensionDeclSyntax.self) else {
      return .visitChildren
    }
    let attributes = list.compactMap { $0.as(AttributeSyntax.self) }
    func named(_ name: String) -> AttributeSyntax? {
      attributes.first { $0.attributeName.trimmedDescription == name }
    }
    if let mainActor = named("MainActor"), named("preconcurrency") == nil {
      offsets.append(mainActor.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}
