package import CourseModel
internal import Foundation

/// Turns a report into a page that is one file: its styles are in it, and it has no script.
///
/// Everything that a learner wrote or printed comes to the page as text. What is put into it as it is are the pictures, which
/// are of our own drawing: so a report must come from this grader, and never from JSON that was sent in.
package struct ReportRenderer: Sendable {
  package let templates: TemplateSet

  package init(templates: TemplateSet) {
    self.templates = templates
  }

  /// - Parameter classPage: Of a learner's page in a gradebook: where the page of the class is.
  /// - Throws: ``TemplateSet/Problem`` when there is no template of that name.
  package func render(_ report: Report, classPage: String? = nil) throws -> String {
    // An end tag in a comment of the style sheet would end it.
    let style = String(decoding: templates.assets["style.css"] ?? Data(), as: UTF8.self).replacing("</", with: "<\\/")
    return try templates.html(of: ReportPage(report, styleCSS: style, classPage: classPage), with: "report")
  }
}
