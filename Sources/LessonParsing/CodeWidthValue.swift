internal import Yams

/// The value of `code-width`, in a lesson's front matter or in `course.yml`.
enum CodeWidthValue {
  /// Characters that somebody may mean: what is narrower than the names of UIKit, or wider than any screen, is a slip.
  private static let possible = 30...500

  /// `nil` for what is no such number.
  static func read(_ node: Node) -> Int? { node.int.flatMap { possible.contains($0) ? $0 : nil } }

  static let refusal =
    "The value of 'code-width' is not a number of characters from \(possible.lowerBound) to \(possible.upperBound); write 'code-width: 80'."
}
