internal import MarkdownTree

extension MarkdownNode {
  /// Whether a list or a quote holds HTML that may be the summary of a hint or a solution. The rule `nested-details` forbids that; where
  /// an author has suppressed the rule, pages leave the whole list or quote out as they leave out answers.
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
