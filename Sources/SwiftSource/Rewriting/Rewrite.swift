/// A change of a program that keeps what it does: a learner may as well have written it so, and its checks should pass it.
package struct Rewrite: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    // MARK: Conditions
    /// `if let a = b { c }` at the end of a function becomes `guard let a = b else { return }`.
    case guardForIf = "guard for if"
    /// `guard a else { return }` becomes an `if` around the rest.
    case ifForGuard = "if for guard"
    /// A chain of `if` and `else` becomes a `switch`.
    case switchForIf = "switch for if"

    // MARK: Names
    case renamedLocal = "renamed local"
    /// A method or property that the solution brings, and that nothing but its own type uses.
    case renamedMember = "renamed member"
    case privateMember = "private member"
    case explicitSelf = "explicit self"
    case implicitSelf = "implicit self"
    /// `UIKeyboardWillShow` for `UIResponder.keyboardWillShowNotification`.
    case namesOfSwift4 = "names of Swift 4"

    // MARK: Closures and selectors
    case trailingClosure = "trailing closure"
    case closureArgument = "closure as an argument"
    /// A `UIAction` takes the place of a target and a selector.
    case actionForSelector = "action for selector"
    /// A target and a selector take the place of a `UIAction`.
    case selectorForAction = "selector for action"
    /// An observer that is a block takes the place of a selector.
    case blockObserver = "block observer"

    // MARK: Declarations
    /// What a method does stands in another, private one.
    case bodyInHelper = "body in a helper"
    case explicitType = "explicit type"
    case inferredType = "inferred type"
    case lazyProperty = "lazy property"
    case finalClass = "final class"
    case mainActor = "main actor"
    /// A conformance and its methods stand in an extension.
    case delegateInExtension = "delegate in an extension"
    case memberOrder = "order of members"

    /// It changes a type as a whole, and no line in particular.
    package var isOfType: Bool { [.finalClass, .mainActor, .delegateInExtension, .memberOrder].contains(self) }
  }

  package var kind: Kind
  package var file: String
  /// Where the line was written.
  package var origin: LineOrigin
  /// 1-based, in the file.
  package var line: Int
  /// 1-based, in bytes of UTF-8.
  package var column: Int
  /// What stands there, cut to a readable length: `let bar = UIToolbar()`.
  package var original: String
  /// What happens to it, as the rest of a sentence that begins with ``original``: `names its type`.
  package var change: String
  /// In the file as it was.
  var edits: [RewriteEdit] = []
  /// What happens to whole members, after all edits of the file.
  var move: MemberMove?
}

/// Text that takes the place of a range of bytes; of an empty range, it is put in.
struct RewriteEdit: Hashable, Sendable {
  /// Bytes of UTF-8 from the start of the file.
  var range: Range<Int>
  var text: String
  /// Of text that closes something: where that begins. What was opened last is closed first.
  var opening: Int?

  static func replace(_ range: Range<Int>, _ text: String) -> RewriteEdit { RewriteEdit(range: range, text: text) }
  static func insert(_ text: String, at offset: Int) -> RewriteEdit {
    RewriteEdit(range: offset..<offset, text: text)
  }
  static func close(_ text: String, at offset: Int, openedAt opening: Int) -> RewriteEdit {
    RewriteEdit(range: offset..<offset, text: text, opening: opening)
  }

  /// Whether both can be made: they change different bytes, and neither stands inside the other.
  func isCompatible(with other: RewriteEdit) -> Bool {
    if range.isEmpty && other.range.isEmpty { return true }
    return range.upperBound <= other.range.lowerBound || other.range.upperBound <= range.lowerBound
  }

  static func applying(_ edits: [RewriteEdit], to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var next = 0
    for edit in edits.sorted(by: comesBefore) {
      result += bytes[next..<max(next, edit.range.lowerBound)]
      result += Array(edit.text.utf8)
      next = max(next, edit.range.upperBound)
    }
    return String(decoding: result + bytes[next...], as: UTF8.self)
  }

  /// At one byte: first what closes, the last opened first; then what is put in; then what takes the place of something.
  private static func comesBefore(_ a: RewriteEdit, _ b: RewriteEdit) -> Bool {
    if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
    if let first = a.opening, let second = b.opening { return first > second }
    if (a.opening == nil) != (b.opening == nil) { return a.opening != nil }
    if a.range.isEmpty != b.range.isEmpty { return a.range.isEmpty }
    return a.text < b.text
  }
}
