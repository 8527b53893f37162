import CourseModel

/// Lessons of a few lines, whose fences stand where a test says.
enum Lessons {
  static func lesson(introduction: [Snippet] = [], steps: [(String, [Snippet])]) -> Lesson {
    Lesson(
      id: "lesson", title: "A lesson", directory: "lesson", file: "lesson.md",
      introduction: introduction.map(Block.snippet),
      steps: steps.map { id, snippets in
        Step(
          id: id, title: id, location: SourceLocation(file: "lesson.md", line: 1),
          blocks: snippets.map(Block.snippet))
      })
  }

  static func fence(_ role: Role, id: String? = nil, line: Int, _ code: String) -> Snippet {
    Snippet(role: role, code: code, location: SourceLocation(file: "lesson.md", line: line), id: id)
  }

  /// One of everything.
  static let whole = lesson(
    introduction: [
      fence(
        .scene, line: 10,
        """
        import Foundation

        let field = UITextField()
        final class Holder: UIView {}
        show(Holder())
        fill(field)

        func fill(_ other: UITextField) { other.text = field.text }
        """)
    ],
    steps: [
      (
        "read",
        [
          fence(
            .probe, line: 30,
            """
            struct Entry: Codable, Equatable { var caption: String }

            func fetched() -> String? { first(Cell.self)?.fetch() }
            func entries(of name: String, _ limit: Int = 3) throws -> [Entry] { [Entry(caption: name)] }
            func forget() { helper() }
            private func helper() {}
            """),
          fence(
            .check, id: "reads", line: 50,
            """
            let word = random.word()
            app.textFields["caption"].tap()
            app.typeText(word)
            expect(app.fetched(), is: word)
            expect(app.entries(of: "a"), is: [Entry(caption: "a")])
            app.forget()
            """),
        ]
      ),
      (
        "model",
        [
          fence(
            .model, line: 70,
            """
            struct Counter: BehaviourModel {
              var count = 0
              var expected: [Observation] { [.text(.text("total"), "\\(count)")] }
              func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] { [.tap(.button("plus"))] }
              mutating func handle(_ event: UserEvent) { count += 1 }
            }
            """),
          fence(
            .check, line: 80,
            """
            import Foundation
            expect(app, behavesLike: Counter.self, events: 10)
            expect(app, behavesLike: Counter(), events: 10)
            expect(app.keyboard.frame.height, is: 260)
            expect(app.tables["tasks"].contentInset.bottom, is: app.keyboard.frame.height)
            expect(app.tables["tasks"].section("Bonus").cells.labels.first, is: "Bake bread")
            expect(app.animations.last?.duration, is: 0.25)
            expect(app.buttons.count == random.int(in: 1...3), "as many buttons as drawn")
            for row in 0..<3 { app.tables["tasks"].section(1).cells[row].tap() }
            """),
        ]
      ),
    ])
}
