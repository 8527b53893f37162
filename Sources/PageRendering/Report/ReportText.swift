/// Text of a report on a page.
enum ReportText {
  /// Without marks that turn the direction of writing: what a learner printed must not rearrange what stands around it. A
  /// terminal's colours are dropped.
  static func plain(_ text: String) -> String {
    let text = text.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": continue
      case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
        scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// A hint, as a terminal would show it: paragraphs, and code between backticks.
  static func html(_ hint: String) -> String {
    let paragraphs = plain(hint).split(separator: "\n\n")
    return paragraphs.map { paragraph in
      let parts = paragraph.split(separator: "`", omittingEmptySubsequences: false)
      // With a backtick that has no counterpart, none of them is a mark.
      guard parts.count % 2 == 1 else { return "<p>\(HTMLText.escaped(String(paragraph)))</p>" }
      let inlines = parts.enumerated().map { index, part in
        let text = HTMLText.escaped(String(part))
        return index % 2 == 1 ? "<code>\(text)</code>" : text
      }
      return "<p>\(inlines.joined())</p>"
    }.joined(separator: "\n")
  }
}
