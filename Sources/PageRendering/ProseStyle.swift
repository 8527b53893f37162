internal import CourseModel

/// What is made of the words of prose beside HTML: printers' punctuation, links to the course's glossary and to Apple's documentation.
struct ProseStyle {
  /// As it was written.
  static let plain = ProseStyle()

  var punctuation: SmartPunctuation?
  /// Names of types that Apple's documentation of UIKit has a page for.
  var documentedTypes: Set<String> = []
  var terms: GlossaryTerms?
  /// What was led to already, and is not again.
  private var mentionedTypes: Set<String> = []
  private var mentionedTerms: Set<String> = []

  init() {}

  init(_ course: Course, _ templates: TemplateSet) {
    if course.pages.hasSmartPunctuation { punctuation = SmartPunctuation(language: course.pages.language) }
    if course.pages.linksToDocumentation { documentedTypes = templates.documentedTypes }
    terms = course.glossary.map(GlossaryTerms.init)
  }

  /// A step begins: names are led to once in each, terms once on a page.
  mutating func beginStep() { mentionedTypes = [] }

  /// The page about a type that the code names; `nil` for anything else, and when a link stands before.
  mutating func documentation(of code: String) -> String? {
    guard documentedTypes.contains(code), mentionedTypes.insert(code).inserted else { return nil }
    return "https://developer.apple.com/documentation/uikit/\(code.lowercased())"
  }

  /// Text as HTML.
  /// - Parameters:
  ///   - next: What stands behind it; `nil` at the end of what it stands in.
  ///   - root: The way to the top of the site; `nil` where no link may stand.
  mutating func html(_ text: String, before next: Character?, root: String?) -> String {
    guard let root, let terms, let (range, anchor) = terms.first(in: text, except: mentionedTerms) else {
      return HTMLText.escaped(punctuation?.text(text, before: next) ?? text)
    }
    mentionedTerms.insert(anchor)
    let start = html(String(text[..<range.lowerBound]), before: text[range].first, root: root)
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : next
    let term = HTMLText.escaped(punctuation?.text(String(text[range]), before: after) ?? String(text[range]))
    let rest = html(String(text[range.upperBound...]), before: next, root: root)
    return "\(start)<a class=\"term\" href=\"\(root)\(GlossaryTerms.page)#\(anchor)\">\(term)</a>\(rest)"
  }
}
