import Foundation
import Sandboxing
import Testing

/// The tool as a process of its own.
@Suite struct ToolProcessTests {
  private static let lesson = """
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

  @Test func aDaemonThatASubmissionStartsEndsWithTheTool() async throws {
    let folder = try TemporaryFolder()
    let seconds = "97.\(UInt32.random(in: 1000 ... .max))"
    let submission = """
      import Foundation
      func seven() -> Int {
          let daemon = Process()
          daemon.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
          daemon.arguments = ["sleep", "\(seconds)"]
          try? daemon.run()
          return 7
      }
      """
    try FileManager.default.createDirectory(atPath: folder.path + "/lesson", withIntermediateDirectories: true)
    try Self.lesson.write(toFile: folder.path + "/lesson/lesson.md", atomically: true, encoding: .utf8)
    try submission.write(toFile: folder.path + "/Numbers.swift", atomically: true, encoding: .utf8)
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/coursemark"
    var environment = ProcessInfo.processInfo.environment
    environment["COURSEMARK_SECRET"] = "the same in every test run"
    let ending = try await Supervisor.run(
      Command(
        executable: tool,
        arguments: ["grade", folder.path + "/lesson", "--submission", folder.path + "/Numbers.swift"],
        environment: environment, limits: Limits(wallClock: 600)))
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    let running = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self).contains(seconds)
    }
    #expect(running == [])
  }

  @Test func aReportInHTMLIsOneFileWithTheStylesAndWithoutAScript() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.lesson, to: "lesson/lesson.md")
    try folder.write("func seven() -> Int { print(\"<script>7</script>\"); return 8 }\n", to: "ada/Numbers.swift")
    var environment = ProcessInfo.processInfo.environment
    environment["COURSEMARK_SECRET"] = "the same in every test run"
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/coursemark"
    let ending = try await Supervisor.run(
      Command(
        executable: tool,
        arguments: ["grade", "lesson", "--submission", "ada", "--format", "html=ada.html"], environment: environment,
        directory: folder.path, limits: Limits(wallClock: 600)))
    #expect(ending.status == .exited(1), "\(ending.outputText)\(ending.errorText)")
    let page = try folder.read("ada.html")
    #expect(page.contains("<h1>A report on ada</h1>"))
    #expect(page.contains("&lt;script&gt;7&lt;/script&gt;"))
    #expect(page.contains("--screen-paper"))
    #expect(!page.contains("<script") && !page.contains("<link"))
  }
}
