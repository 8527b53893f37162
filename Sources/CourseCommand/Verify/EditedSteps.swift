internal import CourseModel

/// The steps that differ between two readings of a course, where that are few steps of one lesson.
struct EditedSteps {
  private(set) var lesson: Lesson?
  private(set) var steps: Set<String> = []

  init(from before: [Lesson], to after: [Lesson]) {
    let old = Dictionary(before.map { ($0.file, $0) }) { first, _ in first }
    let changed = after.filter { lesson in old[lesson.file].map { !Self.differing(lesson, $0).isEmpty } ?? false }
    guard changed.count == 1, let lesson = changed.first, let last = old[lesson.file],
      Self.codes(lesson.introduction) == Self.codes(last.introduction)
    else { return }
    let steps = Self.differing(lesson, last)
    // A step that came or went moves what all later ones start from.
    guard steps.count <= 2, lesson.steps.map(\.id) == last.steps.map(\.id) else { return }
    self.lesson = lesson
    self.steps = steps
  }

  /// Lines move when something above is edited, so that places do not count.
  private static func differing(_ lesson: Lesson, _ other: Lesson) -> Set<String> {
    let old = Dictionary(other.steps.map { ($0.id, codes($0.blocks)) }) { first, _ in first }
    return Set(lesson.steps.filter { old[$0.id] != codes($0.blocks) }.map(\.id))
  }

  private static func codes(_ blocks: [Block]) -> [Snippet] {
    blocks.snippets.map { snippet in
      var snippet = snippet
      snippet.location = SourceLocation(file: "", line: 1)
      snippet.fence = snippet.location
      return snippet
    }
  }
}
