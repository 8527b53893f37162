package import CourseModel
internal import Foundation
internal import Gradebook

/// Turns a class's report into a folder of pages: `index.html` with the table, and a page for each learner that is one file, so
/// that it can be given to the learner as it is.
///
/// The page of the class brings its styles and its script as files beside it and asks nothing of other servers. Without the script it
/// shows the same, in the order of the report.
package struct GradebookRenderer: Sendable {
  private let templates: TemplateSet
  /// Where the course is published; learners' pages lead to its steps. With `/` at its end.
  private let address: String?
  /// Of the words around what the grader and the learners say: a tag of BCP 47.
  private let language: String

  package init(templates: TemplateSet, address: String? = nil, language: String = "en") {
    self.templates = templates
    self.address = address
    self.language = language
  }

  /// The files that a gradebook of any class may have, so that an earlier one can be told from a folder of something else.
  package static func isPartOfGradebook(_ name: String) -> Bool {
    ["index.html", "style.css", "gradebook.css", "gradebook.js"].contains(name)
      || name.wholeMatch(of: /learner-[0-9]+\.html/) != nil
  }

  /// - Parameter index: Of the learner, from 0. Names are no part of it: they may hold anything, and pages are given away.
  static func pageName(_ index: Int) -> String { "learner-\(index + 1).html" }

  /// - Parameters:
  ///   - source: The lines of a learner's file.
  ///   - write: Called with one file after the other, since the pages of a large class with pictures fill the memory.
  /// - Throws: ``TemplateSet/Problem`` when there is no template of that name, and what `write` throws.
  package func render(
    _ report: Report, source: (String) -> [String]? = { _ in nil }, write: (SiteFile) throws -> Void
  ) throws {
    try render(ClassReport(report), source: source, write: write)
  }

  /// The same, one learner after the other.
  package func render<Failure>(
    _ report: ClassReport<Failure>, source: (String) -> [String]?, write: (SiteFile) throws -> Void
  ) throws {
    let overview = try ClassOverview(report)
    let page = GradebookPage(report.head, overview, templates.strings(in: language))
    try write(SiteFile(path: "index.html", content: .text(try templates.html(of: page, with: "gradebook"))))
    for name in ["gradebook.css", "gradebook.js"] {
      try write(SiteFile(path: name, content: .text(try templates.html(of: GradebookFile(), with: name))))
    }
    try write(SiteFile(path: "style.css", content: .bytes(templates.assets["style.css"] ?? Data())))
    let pages = ReportRenderer(templates: templates, address: address, language: language)
    for (index, work) in overview.learners.enumerated() {
      var own = report.head
      // What is said of the class as a whole is nothing for a page that a learner gets.
      (own.absent, own.remarks, own.notGraded, own.isInterrupted) = (nil, nil, nil, false)
      own.lessons = try work.parts.map { try report[$0] }
      try write(
        SiteFile(
          path: Self.pageName(index), content: .text(try pages.render(own, classPage: "index.html", source: source))))
    }
  }
}

/// The style sheet and the script see nothing.
private struct GradebookFile {}
