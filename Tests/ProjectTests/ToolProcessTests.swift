import Foundation
import Sandboxing
import TestSupport
import Testing

/// The tool as a process of its own.
@Suite struct ToolProcessTests {
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
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
    try folder.write(submission, to: "Numbers.swift")
    let ending = try await ToolProcess.run(["grade", "lesson", "--submission", "Numbers.swift"], in: folder.path)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    let running = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self).contains(seconds)
    }
    #expect(running == [])
  }

  @Test func aReportInHTMLIsOneFileWithTheStylesAndWithoutAScript() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SevenLesson.text, to: "lesson/lesson.md")
    try folder.write("func seven() -> Int { print(\"<script>7</script>\"); return 8 }\n", to: "ada/Numbers.swift")
    let ending = try await ToolProcess.run(
      ["grade", "lesson", "--submission", "ada", "--format", "html=ada.html"], in: folder.path)
    #expect(ending.status == .exited(1), "\(ending.outputText)\(ending.errorText)")
    let page = try folder.read("ada.html")
    #expect(page.contains("<h1>A report on ada</h1>"))
    #expect(page.contains("&lt;script&gt;7&lt;/script&gt;"))
    #expect(page.contains("--screen-paper"))
    #expect(!page.contains("<script") && !page.contains("<link"))
  }
}
