internal import CourseModel

// What templates see. The names of these properties are the names in the templates, so they are a promise to authors:
// `Documentation/Pages.md` lists them. Properties that end in "HTML" are HTML already.

/// Of `course.mustache`.
struct CoursePage {
  let title: String
  let lessons: [LessonEntry]
  /// The way to the top of the site.
  let root = ""

  init(_ course: Course) {
    title = course.title
    lessons = course.lessons.enumerated().map { LessonEntry($0.element, number: $0.offset + 1) }
  }
}

/// A lesson in a list of lessons.
struct LessonEntry {
  let number: Int
  let title: String
  let summary: String?
  let link: String
  /// `7 steps`
  let steps: String?

  init(_ lesson: Lesson, number: Int, root: String = "") {
    self.number = number
    title = lesson.title
    summary = lesson.summary
    link = root + LessonPath(lesson).link
    let count = lesson.steps.count
    steps = count == 0 ? nil : count == 1 ? "1 step" : "\(count) steps"
  }
}

/// Of `lesson.mustache`.
struct LessonPage {
  let title: String
  let summary: String?
  let courseTitle: String
  let number: Int
  let introduction: [Piece]
  let steps: [StepSection]
  let hasSteps: Bool
  let previous: LessonEntry?
  let next: LessonEntry?
  let root = "../"
}

/// A step of a lesson's page.
struct StepSection {
  let number: Int
  let title: String
  let anchor: String
  /// `2 points`; only where a step counts for more than one.
  let points: String?
  let pieces: [Piece]
}

/// A piece of a step: exactly one of the properties is there.
struct Piece {
  var proseHTML: String?
  var listing: Listing?
  var checks: CheckList?
  var screen: ScreenFigure?
  /// One or none. It is no optional, because Mustache looks for what is `nil` further out, and would find there
  /// the disclosure that this piece is in, without end.
  var disclosure: [Disclosure] = []
}

/// Code with what is said about it.
struct Listing {
  /// `Starter`, `Output`; `nil` for a listing that only shows something.
  let label: String?
  /// `NewTaskCell.swift`, or what the author called it.
  let caption: String?
  let hasCaption: Bool
  let codeHTML: String
  let language: String
  /// `does not compile`
  let remark: String?
}

/// Checks that follow each other.
struct CheckList {
  let items: [Item]

  struct Item {
    let title: String
    let codeHTML: String
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
  }

  init(_ frames: [CoursePictures.Frame]) {
    self.frames = frames.map { Frame(svgHTML: $0.svg, caption: $0.caption, alternative: $0.alternative) }
    hasSeveral = frames.count > 1
  }
}

/// What a reader can open: a hint, a solution, more to read.
struct Disclosure {
  /// `hint`, `solution` or `more`, for the style sheet.
  let kind: String
  let summary: String
  let pieces: [Piece]
}
