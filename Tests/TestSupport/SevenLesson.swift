package import CourseModel
internal import LessonParsing

/// A lesson of one step and one check: a function has to give 7.
package enum SevenLesson {
  package static let text = """
    ---
    format: 1
    swift: 5
    ---
    # Numbers

    ## Seven
    <!-- step id=seven -->

    ```swift role=starter file=Numbers.swift
    func seven() -> Int { 0 }
    ```

    ```swift role=probe
    func number() -> Int { seven() }
    ```

    ```swift role=check id=seven
    expect(app.number(), is: 7)
    ```

    """

  package static let right = "func seven() -> Int { 7 }\n"
  package static let wrong = "func seven() -> Int { 8 }\n"
}

extension SevenLesson {
  package struct Mistaken: Error { package var diagnostics: [Diagnostic] }

  package static func lesson() throws -> Lesson {
    let (lesson, diagnostics) = LessonParser.parse(text, file: "lesson.md", directory: ".")
    guard diagnostics.isEmpty else { throw Mistaken(diagnostics: diagnostics) }
    return lesson
  }
}
