internal import CourseModel
internal import MarkdownTree
internal import SystemPackage

/// Makes what the template of a lesson sees, out of a lesson.
///
/// Left out are private snippets (scenes, probes, models, wrong answers, hidden checks), every part that stands in
/// another file than the lesson's own markdown, such as `answers.md` (an author who puts a solution there does not want it
/// on the page), and solutions with all that shows them where the site is to be without.
struct LessonPageRenderer {
  private let course: Course
  private let index: Int
  private let lesson: Lesson
  private let options: SiteOptions
  private let screens: CoursePictures
  private let storyKeys: [SourceLocation: String]
  private let strings: PageStrings
  private var markdown: MarkdownHTML
  private var hintCount = 0
  private var hintNumber = 0
  /// What the step's solution changes, and the snippet behind which that is shown; `nil` when it is shown, or is nothing.
  private var changes: (snippet: Snippet, list: ChangeList)?

  /// What the lesson hands out, to download; known after ``page()``.
  private(set) var starter: SiteFile?

  /// What the script shows beside the text; known after ``page()``.
  private(set) var program: SiteFile?

  /// The stories of the checks on the page by their keys (``StoryScript``); complete after ``page()``.
  private(set) var stories: [String: CoursePictures.Story] = [:]

  /// The first picture that stands open on the page; known after ``page()``.
  private(set) var cover: CoursePictures.Frame?

  init(
    course: Course, index: Int, options: SiteOptions, pictures: CoursePictures, strings: PageStrings,
    style: ProseStyle = .plain
  ) {
    self.course = course
    self.strings = strings
    self.index = index
    self.options = options
    screens = pictures
    lesson = course.lessons[index]
    storyKeys = StoryScript.keys(of: course.lessons[index])
    let hasScene = { (blocks: [Block]) in blocks.snippets.contains { $0.role == .scene } }
    firstSceneStep =
      hasScene(lesson.introduction) ? 0 : lesson.steps.firstIndex { hasScene($0.blocks) }
    markdown = MarkdownHTML(links: LinkPolicy(lesson: lesson, in: course), style: style)
  }

  /// The files that the page shows; complete after ``page()``.
  var pictures: [SiteFile] { markdown.pictures }

  mutating func page() throws -> LessonPage {
    markdown.place = .introduction
    let introduction = pieces(of: lesson.introduction)
    markdown.place = .step
    let differences = options.showsSolutions ? StepChanges(lesson, strings) { isPublished($0) } : nil
    var steps: [StepSection] = []
    for (offset, step) in lesson.steps.enumerated() {
      markdown.style.beginStep()
      (hintNumber, hintCount) = (0, step.hints.count { $0.location.file == lesson.file })
      changes = step.solutions.first?.snippets.last.flatMap { last in
        differences?.changes(inStep: offset).map { (last, $0) }
      }
      let work = work(inStep: offset)
      steps.append(
        StepSection(
          number: offset + 1, stepWords: strings.text("stepNumber", ["number": offset + 1]), title: step.title,
          anchor: StepAnchor.name(step), stepID: step.id,
          points: step.points > 1 ? strings.count("points", step.points) : nil, work: work.joined(separator: " "),
          hasApp: work.contains("app"), hasCode: work.contains("code"),
          pieces: pieces(of: step.blocks),
          nextStep: link(toStep: offset + 1)))
    }
    program = options.showsSolutions ? try ProgramScript.file(of: lesson) { isPublished($0) } : nil
    starter = StarterArchive.file(of: lesson) { isPublished($0) }
    let nearby = NearbyLesson.range(around: index, of: course.lessons.count)
    return LessonPage(
      id: lesson.id, title: lesson.title, summary: lesson.summary, description: SearchText.description(of: lesson),
      courseTitle: course.title, number: index + 1, numberWords: strings.text("lessonNumber", ["number": index + 1]),
      editLink: editLink,
      program: program == nil ? nil : ProgramScript.name, stories: stories.isEmpty ? nil : StoryScript.name,
      starter: starter == nil
        ? [] : [LessonPage.Starter(link: StarterArchive.name, command: "coursemark start \(lesson.id) mine")],
      handsOn: starter != nil || steps.contains { !$0.work.isEmpty }
        ? [LessonPage.HandsOn(serveCommand: "coursemark serve \(lesson.id)")] : [],
      introduction: introduction, steps: steps, hasSteps: !steps.isEmpty,
      previous: entry(index - 1), next: entry(index + 1),
      lessons: nearby.map { other in
        let lesson = course.lessons[other]
        return NearbyLesson(title: lesson.title, link: "../" + LessonPath(lesson).link, isCurrent: other == index)
      }, hasOtherLessons: nearby.count > 1, hasMoreLessons: nearby.count < course.lessons.count)
  }

  /// The step from which on there is an app: 0 where the introduction has its scene, `nil` where nothing has one.
  private let firstSceneStep: Int?

  private func work(inStep index: Int) -> [String] {
    let hasApp = firstSceneStep.map { $0 <= index } ?? false
    let step = lesson.steps[index]
    let hasCode = hasApp || !step.checks.isEmpty || !step.solutions.isEmpty
    return (hasApp ? ["app"] : []) + (hasCode ? ["code"] : []) + (step.checks.isEmpty ? [] : ["checks"])
      + (step.solutions.isEmpty || !options.showsSolutions ? [] : ["solution"])
  }

  private func link(toStep index: Int) -> StepSection.StepLink? {
    guard lesson.steps.indices.contains(index) else { return nil }
    let step = lesson.steps[index]
    return StepSection.StepLink(
      number: index + 1, nextWords: strings.text("nextStep", ["title": step.title]), title: step.title,
      anchor: StepAnchor.name(step))
  }

  /// Where the lesson's markdown can be edited.
  private var editLink: String? {
    guard let pattern = course.pages.editPattern, let settings = lesson.courseFile else { return nil }
    let (file, folder) = (FilePath(lesson.file), FilePath(settings).removingLastComponent())
    var path = file.lexicallyNormalized()
    guard folder.isEmpty || path.removePrefix(folder.lexicallyNormalized()) else { return nil }
    let parts = path.components.map { URLText.encodingPathPart($0.string) }
    return pattern.replacing("{path}", with: parts.joined(separator: "/"))
  }

  private func entry(_ index: Int) -> LessonEntry? {
    guard course.lessons.indices.contains(index) else { return nil }
    return LessonEntry(course.lessons[index], number: index + 1, strings, root: "../")
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
        // The list that it is a part of follows it.
        if let figure = screens.figure(of: snippet, strings) { pieces.append(.screen(figure)) }
        let story = tell(snippet)
        checks.append(ListingRenderer(strings: strings).item(snippet, story: story))
        continue
      }
      endChecks()
      switch block {
      case .prose(let node):
        if options.showsSolutions || !node.mayHoldAnswer { prose.append(node) }
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
      if !prose.isEmpty { pieces.append(.prose(html: markdown.html(prose))) }
      prose = []
    }
    func endChecks() {
      if !checks.isEmpty { pieces.append(.checks(CheckList(items: checks))) }
      checks = []
    }
  }

  /// - Returns: The name by which the page's script finds the story of a check; `nil` where there is none.
  private mutating func tell(_ check: Snippet) -> String? {
    guard let story = screens.stories[check.fence], let key = storyKeys[check.fence] else { return nil }
    stories[key] = story
    return key
  }

  private func isPublished(_ snippet: Snippet) -> Bool {
    guard !snippet.isPrivate, snippet.fence.file == lesson.file else { return false }
    // The code of a picture is no text of the lesson: without the picture there is nothing to show.
    if snippet.drivesApp { return !screens.frames[snippet.fence, default: []].isEmpty }
    return options.showsSolutions || snippet.role != .solution
  }

  private mutating func piece(_ hint: Hint) -> Piece {
    hintNumber += 1
    let word =
      hintCount > 1 ? strings.text("hintNumber", ["number": hintNumber, "count": hintCount]) : strings.text("hint")
    let content = Piece.prose(html: markdown.html(hint.content))
    return .disclosure(Disclosure(.hint, summary: hint.summary, word: word, pieces: [content]))
  }

  /// `nil` when nothing of it may be seen.
  private mutating func piece(summary: String, _ blocks: [Block]) -> Piece? {
    let isSolution = SolutionWords.isSolution(summary, blocks)
    if isSolution, !options.showsSolutions { return nil }
    let isWithheld = !blocks.snippets.isEmpty && !blocks.snippets.contains(where: isPublished)
    let inner = pieces(of: blocks, within: summary)
    guard !isWithheld, !inner.isEmpty else { return nil }
    let changes = changes(behind: blocks)
    return .disclosure(
      Disclosure(
        isSolution ? .solution : .more, summary: summary, word: isSolution ? strings.text("solution") : "",
        pieces: inner + changes))
  }

  /// A solution outside of `<details>` is closed on the page all the same.
  private mutating func piece(_ snippet: Snippet, within disclosure: String?) -> Piece {
    if let figure = screens.figure(of: snippet, strings) {
      if disclosure == nil { cover = cover ?? screens.frames[snippet.fence]?.last }
      return .screen(figure)
    }
    let listing = Piece.listing(ListingRenderer(strings: strings).listing(snippet))
    guard snippet.role == .solution, disclosure == nil else { return listing }
    return .disclosure(
      Disclosure(
        .solution, summary: "", word: strings.text("solution"), pieces: [listing] + changes(behind: [.snippet(snippet)])
      ))
  }

  /// What the step's solution changes, behind the solution itself.
  private mutating func changes(behind blocks: [Block]) -> [Piece] {
    guard let (snippet, list) = changes, blocks.snippets.contains(snippet) else { return [] }
    changes = nil
    return [.changes(list)]
  }
}

/// Tells disclosures that give the answer away.
enum SolutionWords {
  /// By what it holds, or by its name, for solutions that are told in prose.
  static func isSolution(_ summary: String, _ blocks: [Block]) -> Bool {
    blocks.snippets.contains { $0.role == .solution } || summary.lowercased().hasPrefix("solution")
  }
}
