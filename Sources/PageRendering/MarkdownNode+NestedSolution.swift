internal import MarkdownTree

extension MarkdownNode {
  /// Whether a solution stands in a list or a quote, where nothing but its summary tells it. That is a mistake of the lesson;
  /// where an author has silenced it, all of the list counts as the solution.
  var holdsNestedSolution: Bool {
    children.contains { child in
      if case .htmlBlock(let text) = child.kind, text.contains(/<summary[^>]*>\s*solution/.ignoresCase()) {
        return true
      }
      return child.holdsNestedSolution
    }
  }
}
