import Foundation

/// A course that `coursemark serve` serves, as a process of its own.
struct ServedCourse {
  let course: CourseFolder
  let process: ChildProcess
  /// With `/` at its end.
  let address: String

  /// Serves the course for as long as the work lasts, and removes it.
  static func serve(
    _ course: CourseFolder, _ work: (Browser, ServedCourse) async throws -> Void
  ) async throws {
    defer { course.remove() }
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/coursemark"
    let process = try ChildProcess(tool, ["serve", course.path])
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
