import CourseModel
import Foundation
import LessonParsing
import TestSupport
import Testing
import Verification

@testable import Grading

/// Lessons of a course share code that `course.yml` names.
@Suite(.serialized) struct PreludeTests {
  private func course(_ settings: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(settings, to: "course.yml")
    try folder.write(
      "func label(_ name: String) -> UILabel {\n  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))\n  label.accessibilityIdentifier = name\n  return label\n}\n",
      to: "Shared/Screens.swift")
    try folder.write("func controllers() -> Int { all(UIViewController.self).count }\n", to: "Shared/Probes.swift")
    try folder.write(
      "func sees(_ words: String) {\n  expect(app.staticTexts[\"words\"].label, is: words)\n}\n",
      to: "Shared/Steps.swift")
    try folder.write(
      """
      ---
      format: 1
      ---
      # Words

      ```swift role=scene
      let controller = Words()
      let shown = label("words")
      controller.view.addSubview(shown)
      shown.text = word(for: 1)
      show(controller)
      ```

      ```swift role=starter file=Words.swift
      import UIKit

      func word(for number: Int) -> String { "" }

      class Words: UIViewController {}
      ```

      ## One
      <!-- step id=one -->

      ```swift role=probe
      func word(for number: Int) -> String
      ```

      ```swift role=check id=shows
      sees("one")
      expect(app.word(for: 2), is: "more")
      expect(app.controllers(), is: 1)
      ```

      ```swift role=solution file=Words.swift
      import UIKit

      func word(for number: Int) -> String { number == 1 ? "one" : "more" }

      class Words: UIViewController {}
      ```

      """, to: "01-words/lesson.md")
    return folder
  }

  private static let whole = """
    title: Typing
    prelude:
      scene: Shared/Screens.swift
      probe: Shared/Probes.swift
      check: [Shared/Steps.swift]

    """

  @Test func scenesProbesAndChecksUseIt() async throws {
    let folder = try course(Self.whole)
    let (course, problems) = try CourseLoader.load(folder.path)
    #expect(problems == [])
    let grader = try await Grader(
      home: try TestHome.make(), environment: TestHome.environment,
      options: GradingOptions(jobs: 1, seed: 1, timeout: 20))
    let verifier = Verifier(tools: RuleTools(grader, jobs: 2, triesMutants: false))
    #expect(try await verifier.verify(course.lessons[0]).diagnostics == [])
    // A lesson by itself has the prelude of its course.
    #expect(try CourseLoader.load(folder.path + "/01-words").0.lessons[0].prelude.count == 1)
    // A mistake in it is told at its own line.
    try folder.write("func controllers() -> Int {\n  all(UIViewControler.self).count\n}\n", to: "Shared/Probes.swift")
    let mistaken = try await verifier.verify(try CourseLoader.load(folder.path).0.lessons[0]).diagnostics
    #expect(mistaken.first?.location?.file.hasSuffix("Shared/Probes.swift") == true, "\(mistaken)")
    #expect(mistaken.first?.location?.position.line == 2, "\(mistaken)")
  }

  @Test func whatIsWrongWithItIsToldOnce() throws {
    func messages(_ settings: String) throws -> [String] {
      let folder = try course(settings)
      return try CourseLoader.load(folder.path).1.map { "\($0.location?.position.line ?? 0) \($0.rule)" }
    }
    #expect(try messages("prelude:\n  scene: Shared/Screen.swift\n") == ["2 part-not-found"])
    #expect(try messages("prelude:\n  scenes: Shared/Screens.swift\n") == ["2 unknown-key"])
    #expect(try messages("prelude: Shared/Screens.swift\n") == ["1 wrong-value"])
    #expect(try messages("prelude:\n  check: [[a]]\n") == ["2 wrong-value"])
    #expect(try messages("prelude:\n  check: ../../etc/passwd\n") == ["2 part-not-found"])
  }
}
