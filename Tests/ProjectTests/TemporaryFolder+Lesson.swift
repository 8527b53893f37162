import TestSupport

extension TemporaryFolder {
  /// A lesson of one step with two hints, and its answers handed in by `ada` and `grace.md`.
  func writeLesson() throws {
    try write(Self.lesson, to: "lessons/01-number/lesson.md")
    try write("class A {}", to: "lessons/01-number/submissions/ada/A.swift")
    try write("# Answers", to: "lessons/01-number/submissions/grace.md")
    try write("What these are.", to: "lessons/01-number/submissions/README.md")
    try write("", to: "lessons/01-number/submissions/.hidden")
  }

  private static let lesson = """
    ---
    format: 1
    title: A number
    swift: 5
    ---
    # A number

    ## Answer one
    <!-- step id=one -->

    ```swift role=starter file=A.swift
    class A { func number() -> Int { 0 } }
    ```

    ```swift role=probe
    func number() -> Int { A().number() }
    ```

    ```swift role=check id=one title="It is one"
    expect(app.number(), is: 1)
    ```

    <details><summary>Hint</summary>

    It is not zero.

    </details>

    <details><summary>Hint</summary>

    It is one.

    </details>

    <details><summary>Solution</summary>

    ```swift role=solution in=A
    func number() -> Int { 1 }
    ```

    </details>
    """
}
