import Foundation

/// A folder for one test, removed with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "coursemark-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path).appending(path: name), encoding: .utf8)
  }

  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

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
