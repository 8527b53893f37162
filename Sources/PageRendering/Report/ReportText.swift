internal import MarkdownTree

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

  /// A hint in markdown, which comes from the lesson.
  static func html(_ hint: String) -> String {
    var markdown = MarkdownHTML(links: .outsideOfSites)
    return markdown.html(MarkdownDocument.parse(plain(hint)).children)
  }
}
