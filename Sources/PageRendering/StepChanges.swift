internal import CourseModel
internal import Scaffolding
internal import SwiftSource

/// What the first solution of a step changes in the program that the lesson has built so far.
///
/// The programs are those that learners are graded with, so members stand where they belong. A file that holds a line of a part
/// that is not published is left out, however little of it would be shown.
struct StepChanges {
  private let lesson: Lesson
  private let strings: PageStrings
  private let states: LessonStates
  /// The files in which the published starters and solutions were written.
  private let published: Set<String>

  /// - Parameter isPublished: Whether readers see the snippet.
  init(_ lesson: Lesson, _ strings: PageStrings, isPublished: (Snippet) -> Bool) {
    self.lesson = lesson
    self.strings = strings
    states = LessonStates(lesson)
    let snippets = lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)
    published = Set(snippets.filter(isPublished).map(\.location.file))
  }

  /// `nil` when there is nothing to see: no published solution, or one that only brings new files.
  func changes(inStep index: Int) -> ChangeList? {
    let before = states.starts[index]
    let files = states.solutions[index].files.compactMap { after -> ChangeList.File? in
      guard let before = before[file: after.name], before.text != after.text else { return nil }
      guard (before.lines + after.lines).allSatisfy({ published.contains($0.origin.file) }) else { return nil }
      let lines = LineDifference(from: before.text, to: after.text).lines()
      return lines.isEmpty
        ? nil
        : ChangeList.File(
          name: after.name, nameWords: strings.text("changesIn", ["name": after.name]), lines: lines)
    }
    return files.isEmpty ? nil : ChangeList(files: files)
  }
}
