internal import MarkdownTree

extension MarkdownNode {
  /// Whether a hint or a solution may stand in a list or a quote. That is a mistake of the lesson; where an author has
  /// silenced it, all of the list counts as one: so that no solution is shown by mistake.
  var mayHoldAnswer: Bool {
    children.contains { child in
      switch child.kind {
      case .htmlBlock(let text):
        let words = text.lowercased()
        return words.contains("<summary") && (words.contains("solution") || words.contains("hint"))
      case .inlineHTML(let text): return text.lowercased().hasPrefix("<summary")
      default: return child.mayHoldAnswer
      }
    }
  }
}
