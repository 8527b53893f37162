package import SwiftSyntax

/// What a comment in UIKit's source says of a declaration that does less than Apple's: behind it on its last line, or on a line of its
/// own before it.
///
///     open var badgeValue: String?  // Stored only; visible.
package struct SupportMark: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A property that keeps its value, at which nothing of UIKit looks.
    case stored = "Stored only"
    /// A requirement of a delegate's protocol that UIKit does not call.
    case uncalled = "Never called"
    /// A method without an effect.
    case inert = "Does nothing"
  }

  package var kind: Kind
  /// Whether a phone shows it: in what is on the screen and where, in what a touch or a key does, or in what the app is told. What is left are
  /// colours, images and the like, which no check sees.
  package var isVisible: Bool

  /// - Returns: `nil` for a declaration without such a comment.
  package init?(_ declaration: some SyntaxProtocol) {
    // What stands behind the last token, in its line, may be kept with the next one; so the first line here is that of what comes before.
    let before = declaration.leadingTrivia.pieces.drop { !$0.isNewline }
    let next = declaration.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    let behind = declaration.trailingTrivia.pieces + (next?.leadingTrivia.pieces ?? []).prefix { !$0.isNewline }
    for case .lineComment(let comment) in before + behind {
      guard let mark = SupportMark(comment: comment) else { continue }
      self = mark
      return
    }
    return nil
  }

  init?(comment: String) {
    guard let kind = Kind.allCases.first(where: { comment.hasPrefix("// \($0.rawValue)") }) else { return nil }
    let rest = comment.dropFirst("// \(kind.rawValue)".count)
    guard rest == "." || rest == "; visible." else { return nil }
    self.kind = kind
    isVisible = rest != "."
  }
}
