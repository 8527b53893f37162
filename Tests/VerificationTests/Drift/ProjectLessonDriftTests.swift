import TestSupport
import CourseModel
import Foundation
import LessonParsing
import Testing
import Verification

/// The project's own lessons do not drift from their code.
@Suite struct ProjectLessonDriftTests {
  private static let rules: [any Rule] = [
    CompleteListingDiffers(), SolutionIsNextStart(), NameDiffers(), NoUnknownName(), NoRenamedName(), ObserverRemoved(),
  ]

  @Test func theyCallThingsByTheirNames() async throws {
    let folder = Checkout.root.appending(path: "lessons")
    let (course, _) = try CourseLoader.load(folder.path)
    #expect(course.lessons.count == 5)
    for lesson in course.lessons {
      var lesson = lesson
      // Those of other rules would be told to be of no use.
      let ids = Self.rules.map { type(of: $0).id }
      lesson.suppressions.removeAll { !ids.contains($0.rule) }
      let found = try await Verifier(rules: Self.rules, tools: .withoutGrading).verify(lesson).diagnostics
      #expect(found.map { "\(lesson.id):\($0.location?.position.line ?? 0) \($0.message) \($0.details)" } == [])
    }
  }
}
