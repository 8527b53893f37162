internal import MarkupText

/// Sets text for a terminal: wraps it between words, indents it, and makes it safe.
///
/// Everything that is printed for people goes through here, so that no learner's text reaches a terminal unescaped, and
/// none stands at the start of a line, where CI systems look for commands.
package struct TextLayout {
  package let terminal: Terminal
  package private(set) var text = ""

  package init(_ terminal: Terminal) { self.terminal = terminal }

  package mutating func blank() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  /// Hands over what is set, but for its end: ``blank()`` looks at that.
  mutating func drain(into output: inout some TextOutputStream) {
    output.write(String(text.dropLast(2)))
    text = String(text.suffix(2))
  }

  /// A paragraph.
  /// - Parameter indent: Columns before its first line.
  /// - Parameter hanging: Columns before its other lines; `indent` when `nil`.
  package mutating func paragraph(_ spans: [Span], indent: Int = 0, hanging: Int? = nil) {
    var line = Line(indent: indent)
    let hanging = hanging ?? indent
    for piece in pieces(of: spans) {
      switch piece {
      case .lineBreak:
        finish(line)
        line = Line(indent: hanging)
      case .word(let word):
        let width = word.reduce(0) { $0 + columns($1.text) }
        if !line.isEmpty, line.width + 1 + width > terminal.width {
          finish(line)
          line = Line(indent: hanging)
        }
        line.append(word, width: width)
      }
    }
    finish(line)
  }

  package mutating func paragraph(_ text: String, _ style: Style = .plain, indent: Int = 0, hanging: Int? = nil) {
    paragraph([Span(text, style)], indent: indent, hanging: hanging)
  }

  /// Lines that keep their spaces and are never wrapped: source code, output. Each begins with `prefix`.
  /// - Parameters:
  ///   - limit: More lines than these are counted instead of shown.
  ///   - length: So many characters are shown of a line.
  package mutating func verbatim(_ content: String, prefix: String, limit: Int = .max, length: Int = 400) {
    var lines = visible(content).split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines.prefix(limit) {
      let isLong = line.count > length
      text += styled(Span(prefix, .quiet)) + line.prefix(length) + (isLong ? "…" : "") + "\n"
    }
    if lines.count > limit { text += styled(Span("\(prefix)… \(lines.count - limit) more lines", .quiet)) + "\n" }
  }

  private mutating func finish(_ line: Line) {
    // GitHub's runner looks for commands behind blanks too.
    var line = line
    if let first = line.spans.first, first.text.trimmingPrefix(while: { $0 == " " }).hasPrefix("::") {
      line.spans[0].text = first.text.replacing("::", with: "\\u{3A}:", maxReplacements: 1)
    }
    let content = line.spans.map(styled).joined()
    text += content.isEmpty ? "\n" : String(repeating: " ", count: line.indent) + content + "\n"
  }

  private func styled(_ span: Span) -> String {
    terminal.hasColour && !span.text.isEmpty ? span.style.applied(to: span.text) : span.text
  }
}

/// A line being filled.
private struct Line {
  var indent: Int
  var spans: [Span] = []
  var width: Int
  var isEmpty: Bool { spans.isEmpty }

  init(indent: Int) {
    self.indent = indent
    width = indent
  }

  mutating func append(_ word: [Span], width: Int) {
    if !isEmpty {
      // The space belongs to what stands before it when both have one style, so that colours are not cut in pieces.
      spans.append(Span(" ", spans.last?.style == word.first?.style ? word.first?.style ?? .plain : .plain))
      self.width += 1
    }
    spans += word
    self.width += width
    spans = spans.reduce(into: []) { merged, span in
      if merged.last?.style == span.style { merged[merged.count - 1].text += span.text } else { merged.append(span) }
    }
  }
}

private enum Piece {
  case word([Span])
  case lineBreak
}

/// Words, broken at single spaces only: two spaces together mean something, as in a caption that was not trimmed.
private func pieces(of spans: [Span]) -> [Piece] {
  var pieces: [Piece] = []
  var word: [Span] = []
  func end() {
    if !word.isEmpty { pieces.append(.word(word)) }
    word = []
  }
  for span in spans {
    let characters = Array(visible(span.text))
    var current = ""
    func flush() {
      if !current.isEmpty { word.append(Span(current, span.style)) }
      current = ""
    }
    for (index, character) in characters.enumerated() {
      let isSingle =
        (index == 0 || characters[index - 1] != " ") && (index + 1 == characters.count || characters[index + 1] != " ")
      switch character {
      case "\n":
        flush()
        end()
        pieces.append(.lineBreak)
      case " " where isSingle:
        flush()
        end()
      default: current.append(character)
      }
    }
    flush()
  }
  end()
  return pieces
}
