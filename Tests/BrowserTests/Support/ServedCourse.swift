import Foundation
import TestSupport

/// A course that `coursemark serve` serves, as a process of its own.
struct ServedCourse {
  let course: CourseFolder
  let process: ChildProcess
  /// With `/` at its end.
  let address: String

  /// Serves the course for as long as the work lasts, and removes it.
  /// - Parameter started: What a learner has written, by file, in a folder that was begun for the lesson `03-app` and is served instead.
  static func serve(
    _ course: CourseFolder, started files: [String: String] = [:],
    _ work: (Browser, ServedCourse) async throws -> Void
  ) async throws {
    defer { course.remove() }
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/coursemark"
    var served = course.path
    if !files.isEmpty {
      served = course.path + "/../\(UUID().uuidString)-mine"
      _ = try await ChildProcess(tool, ["start", course.path + "/03-app", served]).finish()
      for (name, text) in files { try text.write(toFile: "\(served)/\(name)", atomically: true, encoding: .utf8) }
    }
    defer { if served != course.path { try? FileManager.default.removeItem(atPath: served) } }
    let process = try ChildProcess(tool, ["serve", served])
    do {
      let (browser, address) = (try Browser.current, try await process.wait(for: /(http:[^\n]+)\n/))
      try await browser.look(.desk)
      try await work(browser, ServedCourse(course: course, process: process, address: address))
      // Or it would ask for a server that is gone.
      try await browser.leave()
    } catch {
      try await process.end()
      throw error
    }
    try await process.end()
  }
}

extension CourseFolder {
  /// A step `write`, whose app has a field.
  static let writing = """
    ## Write
    <!-- step id=write -->

    ```swift role=scene
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.placeholder = "Name"
    controller.view.addSubview(field)
    show(controller)
    ```
    """

  /// With a lesson more, `03-app`, about an app that counts.
  /// - Parameters:
  ///   - text: What the solution of its step `count` shows: Swift, inside of quotes.
  ///   - rest: What stands behind that solution.
  static func counting(shows text: String, rest: String) throws -> CourseFolder {
    let course = try CourseFolder()
    try course.write(
      """
      ---
      format: 1
      swift: 5
      ---
      # Counting

      \(CounterApp.scene)

      \(CounterApp.starter)

      ## Count
      <!-- step id=count -->

      ```swift role=solution in=Counter
      @IBAction func more(_ sender: Any) {
          count += 1
          label.text = "\(text)"
      }
      ```

      \(rest)

      """, to: "03-app/lesson.md")
    return course
  }
}
