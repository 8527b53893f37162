package import CourseModel
internal import Foundation

/// Turns a report into a page that is one file: its styles are in it, and it has no script.
///
/// Everything that a learner wrote or printed comes to the page as text. What is put into it as it is are the pictures, which
/// are of our own drawing: so a report must come from this grader, and never from JSON that was sent in.
package struct ReportRenderer: Sendable {
  package let templates: TemplateSet
  /// Where the course is published; its reports lead to its steps. With `/` at its end.
  package let address: String?
  /// Of the words around what the grader and the learner say: a tag of BCP 47.
  package let language: String

  package init(templates: TemplateSet, address: String? = nil, language: String = "en") {
    self.templates = templates
    self.address = address
    self.language = language
  }

  /// - Parameters:
  ///   - classPage: Of a learner's page in a gradebook: where the page of the class is.
  ///   - source: The lines of a learner's file.
  /// - Throws: ``TemplateSet/Problem`` when there is no template of that name.
  package func render(
    _ report: Report, classPage: String? = nil, source: (String) -> [String]? = { _ in nil }
  ) throws -> String {
    // An end tag in a comment of the style sheet would end it.
    let style = String(decoding: templates.assets["style.css"] ?? Data(), as: UTF8.self).replacing("</", with: "<\\/")
    let page = ReportPage(
      report, styleCSS: style, classPage: classPage, address: address, templates.strings(in: language), source: source)
    return try templates.html(of: page, with: "report")
  }
}
