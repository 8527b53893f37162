package import CourseModel

/// What is made of one lesson.
package struct RenderedLesson: Sendable {
  package var page: SiteFile
  /// The files that the page shows.
  package var pictures: [SiteFile]
  /// What of the lesson can be searched, as it stands in the index.
  package var searchText: String
}

// A site in parts, so that a page can be made again without the others.

extension SiteRenderer {
  /// - Parameter course: Of the other lessons, what stands in their steps may be left out: their pages are not made here.
  package func lesson(
    at index: Int, of course: Course, options: SiteOptions = SiteOptions(), pictures: CoursePictures = CoursePictures()
  ) throws -> RenderedLesson {
    var maker = LessonPageRenderer(course: course, index: index, options: options, pictures: pictures)
    let html = try templates.html(of: maker.page(), with: "lesson")
    return RenderedLesson(
      page: SiteFile(path: Self.pagePath(of: course.lessons[index]), content: .text(html)), pictures: maker.pictures,
      searchText: try SearchIndex.text(of: SearchIndex.entries(of: course.lessons[index])))
  }

  /// The course's page, the search index, and the files that come with the templates.
  /// - Parameters:
  ///   - course: What stands in the steps of its lessons may be left out.
  ///   - searchTexts: Of all lessons, in their order.
  package func courseFiles(
    of course: Course, searchTexts: [String], options: SiteOptions = SiteOptions()
  ) throws -> [SiteFile] {
    let html = try templates.html(of: CoursePage(course), with: "course")
    return templates.assets.map { SiteFile(path: $0.key, content: .bytes($0.value)) }
      + [SiteFile(path: "index.html", content: .text(html)), SearchIndex.file(of: searchTexts)]
  }

  /// - Throws: ``TemplateSet/Problem/takesPlace(path:)`` for a file among the templates that is named like a page.
  package func refuseNames(of course: Course) throws {
    let pages = ["index.html", "search-index.js"] + course.lessons.map { Self.pagePath(of: $0) }
    if let path = pages.first(where: { templates.assets[$0] != nil }) {
      throw TemplateSet.Problem.takesPlace(path: path)
    }
  }

  package static func pagePath(of lesson: Lesson) -> String { LessonPath(lesson).page }
}
