internal import CourseModel

// What templates see. The names of these properties are the names in the templates, so they are a promise to authors:
// `Documentation/Pages.md` lists them. Properties that end in "HTML" are HTML already.
//
// Mustache looks for what is `nil` further out. So a name that is used inside of itself, or inside of something that has the
// same name, is never `nil`: it is an array of one or none, or comes with a `has…`.

/// What is around every page, in `layout.mustache`.
struct PageFrame {
  /// A tag of BCP 47: `de`.
  let language: String
  /// `ltr`, or `rtl` for what is written from right to left.
  let direction: String
  /// The address of the page; `nil` where that of the site is not known.
  let address: String?
  /// The address of the picture that those show who share the page; `nil` for none.
  var sharedPicture: String?
  let sharedWidth = SharePicture.width
  let sharedHeight = SharePicture.height
  /// The words of pages by their names, those that need no value.
  let strings: TemplateWords
  /// Those that the script says, as JSON.
  let scriptStringsHTML: String
  /// The way to the glossary from the top of the site; `nil` when there is none.
  let glossary: String?

  /// - Parameter shared: What those show who share the page.
  init(_ strings: PageStrings, of course: Course, path: String, site: String?, shared: SharePicture? = nil) {
    language = strings.language
    direction = strings.direction
    let page = path.hasSuffix("index.html") ? String(path.dropLast("index.html".count)) : path
    func encoded(_ path: String) -> String {
      path.split(separator: "/", omittingEmptySubsequences: false).map { URLText.encodingPathPart(String($0)) }
        .joined(separator: "/")
    }
    address = site.map { $0 + encoded(page) }
    sharedPicture = site.flatMap { site in shared.map { site + encoded($0.path) } }
    self.strings = strings.forTemplates
    scriptStringsHTML = strings.scriptJSON
    glossary = course.glossary == nil ? nil : GlossaryTerms.page
  }
}

/// Of `course.mustache`.
struct CoursePage {
  let title: String
  /// For search engines and for what shows a shared link.
  let description: String
  let lessons: [LessonEntry]
  /// `5 lessons`
  let count: String
  /// What `course.md` says; `nil` when there is none.
  let introductionHTML: String?
  /// A picture of an app of the course, or `nil`.
  let cover: ScreenFigure?
  /// The first lesson, or none.
  let start: [LessonEntry]
  /// The way to the top of the site.
  let root = ""

  init(_ course: Course, _ strings: PageStrings, introductionHTML: String? = nil, cover: CoursePictures.Frame? = nil) {
    title = course.title
    lessons = course.lessons.enumerated().map { LessonEntry($0.element, number: $0.offset + 1, strings) }
    start = Array(lessons.prefix(1))
    count = strings.count("lessons", lessons.count)
    self.introductionHTML = introductionHTML
    self.cover = cover.map { cover in
      var cover = cover
      cover.moment = nil
      return ScreenFigure([cover], strings)
    }
    let words = course.introduction.map { SearchText.of($0.content) } ?? ""
    let titles = lessons.map(\.title).joined(separator: ", ")
    description = SearchText.excerpt(
      !words.isEmpty ? words : lessons.isEmpty ? course.title : "\(count): \(titles).", length: 200)
  }
}

/// Of `glossary.mustache`.
struct GlossaryPage {
  let title: String
  let description: String
  let courseTitle: String
  let introductionHTML: String
  let entries: [Entry]
  let root = ""

  struct Entry {
    let term: String
    let anchor: String
    /// What else it is called, with commas between; `nil` for nothing.
    let otherForms: String?
    let definitionHTML: String
  }
}

/// Of `404.mustache`, which is shown for any address that there is not.
struct MissingPage {
  let title: String
  let description = ""
  let courseTitle: String
  /// From the root of the server, since the address that is missing can be anywhere.
  let root: String
}

/// A lesson in a list of lessons.
struct LessonEntry {
  /// The name of its directory, under which the browser keeps what a reader has done.
  let id: String
  let number: Int
  let title: String
  let summary: String?
  let link: String
  /// `7 steps`
  let steps: String?
  /// The anchors of its steps with spaces between them.
  let anchors: String

  init(_ lesson: Lesson, number: Int, _ strings: PageStrings, root: String = "") {
    id = lesson.id
    self.number = number
    title = lesson.title
    summary = lesson.summary
    link = root + LessonPath(lesson).link
    steps = lesson.steps.isEmpty ? nil : strings.count("steps", lesson.steps.count)
    anchors = lesson.steps.map(StepAnchor.name).joined(separator: " ")
  }
}

/// Of `lesson.mustache`.
struct LessonPage {
  let id: String
  let title: String
  let summary: String?
  /// The summary, or how the lesson begins.
  let description: String
  let courseTitle: String
  let number: Int
  /// `Lesson 1`
  let numberWords: String
  /// Where its text can be edited; `nil` when the course does not say.
  let editLink: String?
  /// The script with the program at the start of each step; `nil` when there is none.
  let program: String?
  /// The script with the stories of the checks; `nil` when there is none.
  let stories: String?
  /// The files that the lesson hands out, or none.
  let starter: [Starter]
  /// What to type to do what the page tells, or nothing where it tells nothing to do.
  let handsOn: [HandsOn]
  let introduction: [Piece]
  let steps: [StepSection]
  let hasSteps: Bool
  let previous: LessonEntry?
  let next: LessonEntry?
  /// Those of the course that stand around it, and itself.
  let lessons: [NearbyLesson]
  let hasOtherLessons: Bool
  /// Whether the course has more than these.
  let hasMoreLessons: Bool
  let root = "../"
}

/// A lesson in the list that each lesson's page has.
struct NearbyLesson {
  /// A page does not list hundreds of others.
  private static let most = 10

  let title: String
  let link: String
  let isCurrent: Bool

  /// Of which lessons the page of one tells: so many before it and behind.
  static func range(around index: Int, of count: Int) -> Range<Int> {
    max(0, index - most)..<min(count, index + most + 1)
  }
}

extension LessonPage {
  /// What a lesson hands out to begin with.
  struct Starter {
    let link: String
    /// What to type to get the same: `coursemark start 01-task-list mine`.
    let command: String
  }

  /// What readers type on their own machines, in the course's folder.
  struct HandsOn {
    /// `coursemark serve 01-task-list`
    let serveCommand: String
  }
}

/// A step of a lesson's page.
struct StepSection {
  let number: Int
  /// `Step 1`
  let stepWords: String
  let title: String
  let anchor: String
  /// By which name the command line knows it.
  let stepID: String
  /// `2 points`; only where a step counts for more than one.
  let points: String?
  /// What `coursemark serve` lets readers do: of the words `app` (an app is on the screen), `code` (there is code to write), `checks` (they tell whether
  /// it is right) and `solution` (it can be shown), or nothing.
  let work: String
  let hasApp: Bool
  let hasCode: Bool
  let pieces: [Piece]
  /// The step that comes after it on the page.
  let nextStep: StepLink?

  struct StepLink {
    let number: Int
    /// `Next step: Refuse blanks`
    let nextWords: String
    let title: String
    let anchor: String
  }
}

/// Code with what is said about it.
struct Listing {
  /// `Starter`, `Output`; `nil` for a listing that only shows something.
  let label: String?
  /// `NewTaskCell.swift`, or what the author called it.
  let caption: String?
  let hasCaption: Bool
  /// `40 lines`, of a starter that is long enough to be closed until it is opened; one or none.
  let folded: [String]
  let codeHTML: String
  let language: String
  /// `does not compile`
  let remark: String?
  /// Of code that does not compile: words of the compiler's message.
  let complaint: String?
  /// `Lines 2 and 4 to 6 are marked.`
  let marks: String?
}

/// Checks that follow each other.
struct CheckList {
  let items: [Item]

  struct Item {
    let title: String
    let codeHTML: String
    /// The name of its story in the script that has the stories; `nil` where there is none.
    let story: String?
  }
}

/// Pictures of the app: one, or those before and after.
struct ScreenFigure {
  let frames: [Frame]
  /// For the style sheet: two pictures stand beside each other where there is room.
  let hasSeveral: Bool

  struct Frame {
    /// An `<svg>` of our own drawing.
    let svgHTML: String
    let caption: String?
    /// What the picture shows, in words.
    let alternative: String
    /// By which name the script asks for the app as it is there; `nil` where a reader can't go on from there.
    let moment: String?
  }

  init(_ frames: [CoursePictures.Frame], _ strings: PageStrings) {
    self.frames = frames.map {
      Frame(
        svgHTML: $0.svg, caption: $0.caption.map(strings.captioned), alternative: $0.alternative,
        moment: $0.moment?.description)
    }
    hasSeveral = frames.count > 1
  }
}

/// What a user did, picture after picture. Of `strip.mustache`.
struct StoryStrip {
  /// What it is, for who does not see it.
  let stripWords: String
  let moments: [Moment]
  /// What came of it.
  let ends: [ScreenFigure.Frame]
  /// `12 events before`
  let earlierMoments: String?
  /// Whether it tells all that was done.
  var isWhole: Bool { earlierMoments == nil }

  /// Before each thing that was done.
  struct Moment {
    let number: Int
    let svgHTML: String
    /// `tap the button "Add"`
    let momentWords: String
    /// `en`, where the page has another language and these words have not.
    let momentLanguage: String?
  }

  /// - Parameters:
  ///   - moments: With what the examiner has said of each as its caption.
  ///   - earlierWords: `nil` where nothing was done before.
  init(
    _ moments: [CoursePictures.Frame], earlier: Int, ends: [CoursePictures.Frame], stripWords: String,
    earlierWords: String?, _ strings: PageStrings
  ) {
    self.stripWords = stripWords
    self.moments = moments.enumerated().map {
      let told = strings.told($0.element.caption ?? "")
      return Moment(
        number: earlier + $0.offset + 1, svgHTML: $0.element.svg, momentWords: told.text, momentLanguage: told.language)
    }
    self.ends = ScreenFigure(ends, strings).frames
    earlierMoments = earlierWords
  }
}

/// What a step changes in the program.
struct ChangeList: Equatable {
  let files: [File]

  struct File: Equatable {
    let name: String
    /// `What changes in Cell.swift`
    let nameWords: String
    let lines: [Line]
  }

  struct Line: Equatable {
    enum Kind: String { case same, added, removed, gap }

    /// `same`, `added`, `removed`, or `gap` for lines that are not shown.
    let kind: Kind
    let isSame: Bool
    let isAdded: Bool
    let isRemoved: Bool
    let isGap: Bool
    /// `+`, `−` or a space.
    let sign: String
    let codeHTML: String

    /// The line's number in the program before, and after; 1-based, empty where there is none.
    let oldNumber: String
    let newNumber: String

    init(_ kind: Kind, codeHTML: String, old: Int? = nil, new: Int? = nil) {
      oldNumber = old.map(String.init) ?? ""
      newNumber = new.map(String.init) ?? ""
      self.kind = kind
      (isSame, isAdded, isRemoved, isGap) = (kind == .same, kind == .added, kind == .removed, kind == .gap)
      sign =
        switch kind {
        case .added: "+"
        case .removed: "\u{2212}"
        case .same: " "
        case .gap: "\u{22EF}"
        }
      self.codeHTML = codeHTML
    }
  }
}
