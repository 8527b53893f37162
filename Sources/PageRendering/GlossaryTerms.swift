internal import CourseModel
internal import Foundation
internal import MarkdownTree

/// Finds the terms of a course's glossary in prose.
struct GlossaryTerms {
  static let page = "glossary.html"

  /// Each form in which a term is written with the anchor of its term, the longest first.
  private let forms: [(form: String, anchor: String)]

  init(_ glossary: Glossary) {
    forms = glossary.entries.flatMap { entry in
      ([entry.term] + entry.otherForms).map { ($0, Self.anchor(entry.term)) }
    }.sorted { $0.form.count > $1.form.count }
  }

  static func anchor(_ term: String) -> String { PageAnchor.name(HeadingAnchor.name(term)) }

  /// The first term in a text as a whole word, capital or not.
  /// - Parameter known: Anchors of terms that are not looked for.
  func first(in text: String, except known: Set<String>) -> (range: Range<String.Index>, anchor: String)? {
    var best: (range: Range<String.Index>, anchor: String)?
    for (form, anchor) in forms where !known.contains(anchor) {
      var start = text.startIndex
      while let range = text.range(of: form, options: .caseInsensitive, range: start..<text.endIndex) {
        let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
        let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
        if !Self.isOfWord(before), !Self.isOfWord(after) {
          if best.map({ range.lowerBound < $0.range.lowerBound }) ?? true { best = (range, anchor) }
          break
        }
        start = range.upperBound
      }
    }
    return best
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}
