/// What `course.yml` says of the pages that are made of the course.
package struct PageSettings: Hashable, Sendable {
  /// `url:`, where the pages are to be found, with `/` at its end; `nil` when that is not known.
  package var address: String?
  /// `edit:`, where a lesson's text can be edited: a web address with `{path}` in it, which stands for the file's path from the folder of `course.yml`.
  package var editPattern: String?
  /// `lang:`, the language of the lessons: a tag of BCP 47, such as `de` or `pt-BR`.
  package var language: String
  /// `smart-punctuation:`, whether straight quotes and hyphens in prose become quotation marks and dashes.
  package var hasSmartPunctuation = true
  /// `documentation-links:`, whether names of UIKit's types in prose lead to Apple's pages about them.
  package var linksToDocumentation = true

  package init(address: String? = nil, editPattern: String? = nil, language: String = "en") {
    self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.editPattern = editPattern
    self.language = language
  }

  /// Whether the text is an address that readers can open, and that others can be made of.
  package static func isAddress(_ text: String) -> Bool {
    text.wholeMatch(of: /https?:\/\/[^\s\/?#"<>\\]+(?:\/[^\s?#"<>\\]*)?/) != nil
  }
}
