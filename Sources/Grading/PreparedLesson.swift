internal import CourseModel
internal import InterfaceFiles
internal import Scaffolding
internal import Storage

/// A lesson made ready for grading: what is the same for all programs that are graded against it.
struct PreparedLesson: Sendable {
  let states: LessonStates
  let scaffold: LessonScaffold
  /// The executable that holds the lesson's checks.
  let examiner: HeldFile
  /// Of the lesson's checks and of all that they are compiled with, for what is found out by them.
  let examinerIdentity: ContentHash

  /// The same with the storyboards and other files that a submission brings.
  /// - Parameter resources: By the number of a scene.
  func bringing(_ resources: [Int: AppResources]) -> PreparedLesson {
    if resources.isEmpty { return self }
    return PreparedLesson(
      states: states, scaffold: scaffold.bringing { resources[$0.number] }, examiner: examiner,
      examinerIdentity: examinerIdentity)
  }
}

/// Lessons that were made ready, so that a lesson whose answers are graded by the hundred is read and compiled once.
actor PreparedLessonCache {
  private struct Entry {
    var steps: [String]
    var snippets: [[Snippet]]
    var preparation: Task<PreparedLesson, any Error>
  }

  private let examiners: ExaminerBuilder
  private var entries: [String: Entry] = [:]

  init(examiners: ExaminerBuilder) { self.examiners = examiners }

  /// - Throws: ``LessonMistakes`` when the lesson can't be graded with.
  func lesson(_ lesson: Lesson, progress: @escaping @Sendable (Progress) -> Void) async throws -> PreparedLesson {
    let snippets = [lesson.prelude, lesson.introduction.snippets] + lesson.steps.map(\.blocks.snippets)
    let steps = lesson.steps.map(\.id)
    while true {
      let preparation = preparation(of: lesson, steps: steps, snippets: snippets, progress: progress)
      do {
        return try await withTaskCancellationHandler {
          try await preparation.value
        } onCancel: {
          preparation.cancel()
        }
      } catch {
        // A failure is not cached: the next run tries again.
        if entries[lesson.file]?.preparation == preparation { entries[lesson.file] = nil }
        // Another who waited for it has gone, and with that one the work: it begins anew.
        if error is CancellationError, !Task.isCancelled { continue }
        throw error
      }
    }
  }

  /// The one that is there or under way, or a new one.
  private func preparation(
    of lesson: Lesson, steps: [String], snippets: [[Snippet]], progress: @escaping @Sendable (Progress) -> Void
  ) -> Task<PreparedLesson, any Error> {
    // An author who waits for `--watch` has changed the lesson in the meantime.
    if let entry = entries[lesson.file], entry.snippets == snippets, entry.steps == steps { return entry.preparation }
    let preparation = Task { [examiners] in
      progress(.compilingChecks(lesson: lesson.id))
      let scaffold = LessonScaffold(lesson)
      try LessonMistakes.refuse(scaffold.problems)
      return PreparedLesson(
        states: LessonStates(lesson), scaffold: scaffold,
        examiner: try await examiners.executable(for: scaffold, of: lesson),
        examinerIdentity: examiners.identity(of: scaffold))
    }
    entries[lesson.file] = Entry(steps: steps, snippets: snippets, preparation: preparation)
    return preparation
  }
}
