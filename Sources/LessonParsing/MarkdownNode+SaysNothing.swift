internal import MarkdownTree

extension MarkdownNode {
  /// Whether a reader sees nothing of it: a comment, an empty fence, a line across the page.
  var saysNothing: Bool {
    switch kind {
    case .thematicBreak: true
    case .codeBlock(_, let text), .code(let text), .text(let text): text.allSatisfy(\.isWhitespace)
    case .htmlBlock(let text), .inlineHTML(let text):
      text.replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "").allSatisfy(\.isWhitespace)
    case .image: false
    default: children.allSatisfy(\.saysNothing)
    }
  }
}
