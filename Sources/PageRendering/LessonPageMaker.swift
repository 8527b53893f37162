internal import CourseModel
internal import MarkdownTree

/// Makes what the template of a lesson sees, out of a lesson.
///
/// Left out are private snippets (scenes, probes, models, wrong answers, hidden checks) and every part that stands in
/// another file than the lesson's own markdown, such as `answers.md`: an author who puts a solution there does not want it
/// on the page.
struct LessonPageMaker {
  private let course: Course
  private let index: Int
  private let lesson: Lesson
  private let options: SiteOptions
  private let screens: CoursePictures
  private var markdown: MarkdownHTML

  init(course: Course, index: Int, options: SiteOptions = SiteOptions(), pictures: CoursePictures = CoursePictures()) {
    self.course = course
    self.options = options
    screens = pictures
    self.index = index
    lesson = course.lessons[index]
    markdown = MarkdownHTML(links: LinkPolicy(lesson: lesson, in: course))
  }

  /// The files that the page shows; complete after ``page()``.
  var pictures: [SiteFile] { markdown.pictures }

  mutating func page() -> LessonPage {
    markdown.place = .introduction
    let introduction = pieces(of: lesson.introduction)
    markdown.place = .step
    var steps: [StepSection] = []
    for (offset, step) in lesson.steps.enumerated() {
      steps.append(
        StepSection(
          number: offset + 1, title: step.title, anchor: StepAnchor.name(step),
          points: step.points > 1 ? "\(step.points) points" : nil, pieces: pieces(of: step.blocks)))
    }
    return LessonPage(
      title: lesson.title, summary: lesson.summary, courseTitle: course.title, number: index + 1,
      introduction: introduction, steps: steps, hasSteps: !steps.isEmpty, previous: entry(index - 1),
      next: entry(index + 1))
  }

  private func entry(_ index: Int) -> LessonEntry? {
    guard course.lessons.indices.contains(index) else { return nil }
    return LessonEntry(course.lessons[index], number: index + 1, root: "../")
  }

  // MARK: Pieces

  /// Prose that follows prose is one piece, so that raw HTML can span it; checks that follow checks are one list.
  private mutating func pieces(of blocks: [Block], within disclosure: String? = nil) -> [Piece] {
    var pieces: [Piece] = []
    var prose: [MarkdownNode] = []
    var checks: [CheckList.Item] = []

    for block in blocks {
      if case .snippet(let snippet) = block, snippet.isInProse || !isPublished(snippet) { continue }
      if case .snippet(let snippet) = block, snippet.role == .check {
        endProse()
        checks.append(Self.item(snippet))
        continue
      }
      endChecks()
      switch block {
      case .prose(let node): prose.append(node)
      case .snippet(let snippet):
        endProse()
        pieces.append(piece(snippet, within: disclosure))
      case .hint(let hint):
        endProse()
        if hint.location.file == lesson.file { pieces.append(piece(hint)) }
      case .disclosure(let summary, let blocks):
        endProse()
        if let piece = piece(summary: summary, blocks) { pieces.append(piece) }
      }
    }
    endProse()
    endChecks()
    return pieces

    func endProse() {
      if !prose.isEmpty { pieces.append(Piece(proseHTML: markdown.html(prose))) }
      prose = []
    }
    func endChecks() {
      if !checks.isEmpty { pieces.append(Piece(checks: CheckList(items: checks))) }
      checks = []
    }
  }

  private func isPublished(_ snippet: Snippet) -> Bool {
    guard !snippet.isPrivate, snippet.fence.file == lesson.file else { return false }
    // The code of a picture is no text of the lesson: without the picture there is nothing to show.
    return !snippet.drivesApp || screens.figure(of: snippet) != nil
  }

  private mutating func piece(_ hint: Hint) -> Piece {
    let content = Piece(proseHTML: markdown.html(hint.content))
    return Piece(disclosure: [Disclosure(kind: "hint", summary: hint.summary, pieces: [content])])
  }

  /// `nil` when nothing of it may be seen.
  private mutating func piece(summary: String, _ blocks: [Block]) -> Piece? {
    let isSolution = blocks.snippets.contains { $0.role == .solution }
    let isWithheld = !blocks.snippets.isEmpty && !blocks.snippets.contains(where: isPublished)
    let inner = pieces(of: blocks, within: summary)
    guard !isWithheld, !inner.isEmpty else { return nil }
    return Piece(disclosure: [Disclosure(kind: isSolution ? "solution" : "more", summary: summary, pieces: inner)])
  }

  /// A solution outside of `<details>` is closed on the page all the same.
  private func piece(_ snippet: Snippet, within disclosure: String?) -> Piece {
    if let figure = screens.figure(of: snippet) { return Piece(screen: figure) }
    let listing = Piece(listing: Self.listing(snippet))
    guard snippet.role == .solution, disclosure == nil else { return listing }
    return Piece(disclosure: [Disclosure(kind: "solution", summary: "Solution", pieces: [listing])])
  }

  private static func item(_ check: Snippet) -> CheckList.Item {
    CheckList.Item(title: check.title ?? check.id ?? "A check", codeHTML: SwiftColours.html(check.code))
  }

  private static func listing(_ snippet: Snippet) -> Listing {
    let label: String? =
      switch snippet.role {
      case .starter: "Starter"
      case .output: "Output"
      default: nil
      }
    let place: String? =
      switch snippet.placement {
      case .file(let name): name
      case .members(let type): "in \(type)"
      case .alone: nil
      }
    let caption = snippet.title ?? place
    return Listing(
      label: label, caption: caption, hasCaption: label != nil || caption != nil || remark(snippet) != nil,
      codeHTML: snippet.language.lowercased().hasPrefix("swift")
        ? SwiftColours.html(snippet.code) : HTMLText.escaped(snippet.code),
      language: snippet.language, remark: remark(snippet))
  }

  private static func remark(_ snippet: Snippet) -> String? {
    if snippet.compileFail != nil { return "does not compile" }
    return snippet.traps ? "stops the app" : nil
  }
}
