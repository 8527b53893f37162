internal import CourseModel
internal import Sandboxing
internal import Storage
internal import SwiftSource

extension Grader {
  /// All that decides the report on a submission, but for the names of its folder and for times. Nothing in it says where on this
  /// computer Coursemark lies, so that another computer with the same tool finds the same.
  /// - Parameter program: All of the submitted program that decides.
  func verdictIdentity(
    _ lesson: Lesson, _ prepared: PreparedLesson, _ submitted: SubmittedProgram, _ nameless: NamelessSubmission,
    _ mode: LanguageMode, program: [String]
  ) -> ContentHash {
    let plan = plan(lesson, prepared)
    // All steps by their names are all steps: 'watch' asks for one after the other, and then for all.
    let steps = options.steps.flatMap { wanted in
      lesson.steps.allSatisfy { wanted.contains($0.id) } ? nil : wanted.sorted().joined(separator: " ")
    }
    var parts = [
      "verdict 1", ToolIdentity.current(data: home.data), runtime.identity.description,
      "\(ContainmentTier.reached)", mode.rawValue,
      seeds(lesson: lesson, program: submitted.program, besides: nameless.submission.besides).text,
      steps ?? "all steps", "\(options.selection)",
      "\(options.shrinks) \(options.draws.rawValue)", options.limits.identity.joined(separator: " "),
      "\(submitted.unreadable.map(\.reason.rawValue) ?? "")",
      nameless.submission.start?.languageMode?.rawValue ?? "",
      lesson.id, lesson.title, lesson.file, lesson.directory,
      lesson.languageModes.map(\.rawValue).joined(separator: " "),
    ]
    // Solutions are compared with, and what any part of the lesson names is not held against a learner.
    let snippets = lesson.introduction.snippets + lesson.steps.flatMap(\.blocks.snippets)
    let groups = [
      nameless.identity,
      // What was found while the program was put together follows from it, but for members that found no place.
      submitted.messages.map { "\($0.location?.description ?? "") \($0.message)" },
      ProgramCache.parts(program, plan, prepared.states),
      prepared.scaffold.examiner.flatMap { [$0.name, $0.text] },
      plan.identity,
      snippets.flatMap { [$0.role.rawValue, $0.code] },
    ]
    // Each group by itself, so that nothing of one can stand for something of the next.
    parts += groups.map { ContentHash($0).description }
    return ContentHash(parts)
  }
}
