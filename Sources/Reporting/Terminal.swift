/// What is known of the place where text will be read.
package struct Terminal: Sendable, Hashable {
  /// In columns, never narrower than 24 nor wider than 200.
  package let width: Int
  package let hasColour: Bool

  package init(width: Int = 100, hasColour: Bool = false) {
    self.width = min(max(width, 24), 200)
    self.hasColour = hasColour
  }
}

/// What a piece of text is, as far as colour goes. No meaning hangs on it: the words say the same.
package enum Style: Sendable, Hashable {
  case plain, good, bad, doubt, strong, quiet

  /// The terminal's codes around a text, as ECMA-48 has them.
  func applied(to text: String) -> String {
    let code: Int
    switch self {
    case .plain: return text
    case .good: code = 32
    case .bad: code = 31
    case .doubt: code = 33
    case .strong: code = 1
    case .quiet: code = 2
    }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

/// A piece of text in one style.
package struct Span: Sendable, Hashable, ExpressibleByStringInterpolation {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  package init(stringLiteral value: String) { self.init(value) }
}
