package import CourseModel
internal import Foundation

/// What is made of one lesson.
package struct RenderedLesson: Sendable {
  package var page: SiteFile
  /// The files that the page shows.
  package var pictures: [SiteFile]
  /// What of the lesson can be searched, as it stands in the index.
  package var searchText: String
  /// What the page leads to beside pictures: the files that the lesson hands out, and what its script shows beside the text and
  /// in its lists of checks.
  package var attachments: [SiteFile]
  /// The first picture of its app that stands open on the page; `nil` when it has none.
  package var cover: CoursePictures.Frame?
  /// What is shown by those who share the page, which names its bitmap; `nil` when it names none.
  package var shared: SharePicture?
}

// A site in parts, so that a page can be made again without the others.

extension SiteRenderer {
  /// The lessons whose titles the page of one shows.
  package static func lessonsShown(onPageOf index: Int, of count: Int) -> Range<Int> {
    NearbyLesson.range(around: index, of: count)
  }

  /// - Parameter course: Of the other lessons, what stands in their steps may be left out: their pages are not made here.
  package func lesson(
    at index: Int, of course: Course, options: SiteOptions = SiteOptions(), pictures: CoursePictures = CoursePictures()
  ) throws -> RenderedLesson {
    let strings = templates.strings(in: course.pages.language)
    var pictures = pictures
    // Stories show what the solutions do.
    if !options.showsSolutions || !templates.has("strip") { pictures.stories = [:] }
    var maker = LessonPageRenderer(
      course: course, index: index, options: options, pictures: pictures, strings: strings,
      style: ProseStyle(course, templates))
    let path = Self.pagePath(of: course.lessons[index])
    let page = try maker.page()
    let shared = sharePicture(
      for: path, showing: maker.cover, title: course.lessons[index].title, above: course.title, of: course, options)
    let frame = PageFrame(strings, of: course, path: path, site: options.address(of: course), shared: shared)
    let html = try templates.html(of: page, in: frame, with: "lesson")
    let origin = KnownStories.Origin(
      stories: maker.stories, frame: [path, frame.language, frame.address ?? "", frame.glossary ?? ""])
    let stories = try knownStories.file(of: course.lessons[index].id, origin) {
      let strips = try maker.stories.mapValues {
        try templates.html(of: StoryStrip($0, strings), in: frame, with: "strip")
      }
      return try StoryScript.file(of: course.lessons[index], strips)
    }
    return RenderedLesson(
      page: SiteFile(path: path, content: .text(html)), pictures: maker.pictures,
      searchText: try SearchIndex.text(of: SearchIndex.entries(of: course.lessons[index])),
      attachments: [maker.starter, maker.program, stories].compactMap(\.self), cover: maker.cover, shared: shared)
  }

  /// What those show who share the page of the course.
  /// - Returns: `nil` where there is no picture, or nobody asks for it.
  package func sharePicture(
    of course: Course, cover: CoursePictures.Frame?, options: SiteOptions
  ) -> SharePicture? {
    sharePicture(for: "index.html", showing: cover, title: course.title, above: "", of: course, options)
  }

  private func sharePicture(
    for page: String, showing cover: CoursePictures.Frame?, title: String, above: String, of course: Course,
    _ options: SiteOptions
  ) -> SharePicture? {
    guard options.sharesPictures, options.address(of: course) != nil, let cover else { return nil }
    return SharePicture(
      for: page, showing: cover, title: title, above: above,
      direction: templates.strings(in: course.pages.language).direction)
  }

  /// The course's page, the search index, what only a site with an address has, and the files that come with the templates.
  /// - Parameters:
  ///   - course: What stands in the steps of its lessons may be left out.
  ///   - searchTexts: Of all lessons, in their order.
  ///   - cover: A picture of an app of the course, for its page.
  package func courseFiles(
    of course: Course, searchTexts: [String], cover: CoursePictures.Frame? = nil, options: SiteOptions = SiteOptions()
  ) throws -> [SiteFile] {
    let strings = templates.strings(in: course.pages.language)
    var introduction: (html: String, pictures: [SiteFile])?
    if let text = course.introduction, !text.content.isEmpty {
      var markdown = MarkdownHTML(links: LinkPolicy(text, of: course), style: ProseStyle(course, templates))
      markdown.place = .course
      introduction = (markdown.html(text.content), markdown.pictures)
    }
    let page = CoursePage(course, strings, introductionHTML: introduction?.html, cover: cover)
    let address = options.address(of: course)
    let shared = sharePicture(of: course, cover: cover, options: options)
    let html = try templates.html(
      of: page, in: PageFrame(strings, of: course, path: "index.html", site: address, shared: shared), with: "course")
    let beside = SearchIndex.entries(of: course, glossary: course.glossary?.title ?? strings.text("glossary"))
    return templates.assets.map { SiteFile(path: $0.key, content: .bytes(Self.asset($0.value, at: $0.key, strings))) }
      + [
        SiteFile(path: "index.html", content: .text(html)),
        SearchIndex.file(of: searchTexts + [try SearchIndex.text(of: beside)]),
      ]
      + (introduction?.pictures ?? []) + (try glossaryFiles(of: course, strings, address))
      + (address.map { [siteMap($0, course)] } ?? []) + (try missingPage(of: course, options, strings))
  }

  /// A file that comes with the templates. `site.js` gets its words: a layout of an author's own may bring none, or not all.
  private static func asset(_ bytes: Data, at path: String, _ strings: PageStrings) -> Data {
    guard path == "site.js", let place = bytes.firstRange(of: Data("/* words */ {}".utf8)) else { return bytes }
    var bytes = bytes
    bytes.replaceSubrange(place, with: Data(strings.scriptJSON.utf8))
    return bytes
  }

  /// The page of the course's glossary, with the pictures that it shows.
  private func glossaryFiles(of course: Course, _ strings: PageStrings, _ address: String?) throws -> [SiteFile] {
    guard let glossary = course.glossary, templates.has("glossary") else { return [] }
    var style = ProseStyle(course, templates)
    style.terms = nil
    var markdown = MarkdownHTML(links: LinkPolicy(glossary.introduction, of: course), style: style)
    markdown.place = .step
    let introduction = markdown.html(glossary.introduction.content)
    let entries = glossary.entries.map { entry in
      markdown.style.beginStep()
      return GlossaryPage.Entry(
        term: entry.term, anchor: GlossaryTerms.anchor(entry.term),
        otherForms: entry.otherForms.isEmpty ? nil : entry.otherForms.joined(separator: ", "),
        definitionHTML: markdown.html(entry.definition))
    }
    let terms = glossary.entries.map(\.term).joined(separator: ", ")
    let page = GlossaryPage(
      title: glossary.title ?? strings.text("glossary"), description: SearchText.excerpt(terms, length: 200),
      courseTitle: course.title, introductionHTML: introduction, entries: entries)
    let frame = PageFrame(strings, of: course, path: GlossaryTerms.page, site: address)
    return [
      SiteFile(
        path: GlossaryTerms.page, content: .text(try templates.html(of: page, in: frame, with: "glossary")))
    ] + markdown.pictures
  }

  /// A list of the site's pages for search engines, by its address.
  private func siteMap(_ address: String, _ course: Course) -> SiteFile {
    let pages = [""] + course.lessons.map { "\(URLText.encodingPathPart(LessonPath($0).directory))/" }
    let urls = (pages + (course.glossary == nil ? [] : [GlossaryTerms.page])).map {
      "<url><loc>\(HTMLText.escaped(address + $0))</loc></url>\n"
    }.joined()
    return SiteFile(
      path: "sitemap.xml",
      content: .text(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        \(urls)</urlset>

        """))
  }

  /// The page for all that is missing, where it can lead to the others: it names them from the root of the server.
  private func missingPage(of course: Course, _ options: SiteOptions, _ strings: PageStrings) throws -> [SiteFile] {
    let address = options.isServed ? "" : options.address(of: course)
    guard let address, templates.has("404") else { return [] }
    let root = "/" + address.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).dropFirst(2).joined()
    let page = MissingPage(title: strings.text("notFound"), courseTitle: course.title, root: root)
    let html = try templates.html(
      of: page, in: PageFrame(strings, of: course, path: "404.html", site: nil), with: "404")
    return [SiteFile(path: "404.html", content: .text(html))]
  }

  /// - Throws: ``TemplateSet/Problem/takesPlace(path:)`` for a file among the templates that is named like a page.
  package func refuseNames(of course: Course) throws {
    let pages =
      ["index.html", "search-index.js"] + (course.glossary == nil ? [] : [GlossaryTerms.page])
      + course.lessons.map { Self.pagePath(of: $0) }
    if let path = pages.first(where: { templates.assets[$0] != nil }) {
      throw TemplateSet.Problem.takesPlace(path: path)
    }
  }

  package static func pagePath(of lesson: Lesson) -> String { LessonPath(lesson).page }
}
