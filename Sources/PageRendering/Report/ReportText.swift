internal import MarkdownTree
internal import MarkupText

/// Text of a report on a page.
package enum ReportText {
  /// Without marks that turn the direction of writing: what a learner printed must not rearrange what stands around it. A
  /// terminal's colours are dropped.
  static func plain(_ text: String) -> String {
    let text = text.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch ScalarClass(scalar) {
      case .carriageReturn: continue
      case .control, .separator, .direction, .directionMark, .invisible, .unassigned: scalars.append("\u{FFFD}")
      case .plain, .lineFeed, .tab: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// A hint in markdown, which comes from the lesson.
  package static func html(_ hint: String) -> String {
    var markdown = MarkdownHTML(links: .outsideOfSites)
    return markdown.html(MarkdownDocument.parse(plain(hint)).children)
  }
}
