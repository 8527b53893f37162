/// A small change of a program that its checks should notice.
package struct Mutation: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// `if a` becomes `if !a`.
    case negatedCondition = "negated condition"
    /// One side of `&&` or `||` decides nothing any more.
    case ignoredCondition = "ignored condition"
    /// A number, a text or a truth value becomes another.
    case changedConstant = "changed constant"
    /// A call or an assignment.
    case removedStatement = "removed statement"
    /// A removed statement that would have told a delegate.
    case droppedDelegateCall = "dropped delegate call"
    /// A function does nothing.
    case earlyReturn = "early return"
    /// Two calls that speak of one thing change places.
    case swappedCalls = "swapped calls"
    /// `<` becomes `<=`, `+` becomes `-`.
    case changedOperator = "changed operator"
  }

  /// By which the changed program knows it: 1 and up.
  package var number: Int
  package var kind: Kind
  package var file: String
  /// Where the line was written.
  package var origin: LineOrigin
  /// 1-based, in the file.
  package var line: Int
  /// 1-based, in bytes of UTF-8.
  package var column: Int
  /// What stands there, cut to a readable length: `field.text = ""`.
  package var original: String
  /// What happens to it, as the rest of a sentence that begins with ``original``: `is left out`.
  package var change: String
}
