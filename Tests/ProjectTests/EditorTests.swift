import CourseModel
import Foundation
import Reporting
import Sandboxing
import TestSupport
import Testing

/// Editors find the places of what `verify --format lines` prints.
@Suite struct EditorTests {
  private static let found = [
    Diagnostic(
      .unknownRole, at: SourceLocation(file: "my lesson/lesson.md", line: 42, column: 9),
      "Fence names role 'chek'; did you mean 'check'?"),
    Diagnostic(.altText, .warning, at: SourceLocation(file: "lesson.md", line: 3), "A picture: no words."),
    Diagnostic(.table, .note, at: SourceLocation(file: "lesson.md", line: 7), "One\nline."),
    Diagnostic(.undecided, at: nil, "Nothing is known."),
  ]

  @Test func eachMessageIsALine() {
    #expect(
      DiagnosticLines.render(Self.found) == """
        my lesson/lesson.md:42:9: error: Fence names role 'chek'; did you mean 'check'? [unknown-role]
        lesson.md:3:1: warning: A picture: no words. [alt-text]
        lesson.md:7:1: note: One line. [table]
        error: Nothing is known. [undecided]

        """)
  }

  private static let page = (try? Repository.text("Documentation/Editors.md")) ?? ""

  @Test func theProblemMatcherOfThePageReadsThem() throws {
    let pattern = try #require(Self.page.firstMatch(of: /"regexp": "([^\n]+)",?\n/)?.1).replacing("\\\\", with: "\\")
    let expression = try NSRegularExpression(pattern: String(pattern))
    let matches = DiagnosticLines.render(Self.found).split(separator: "\n").map { line -> [String] in
      let text = String(line)
      guard let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) else { return [] }
      return (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
    }
    #expect(
      matches[0] == [
        "my lesson/lesson.md", "42", "9", "error", "Fence names role 'chek'; did you mean 'check'? [unknown-role]",
      ])
    #expect(matches[1] == ["lesson.md", "3", "1", "warning", "A picture: no words. [alt-text]"])
    #expect(matches[2].prefix(4) == ["lesson.md", "7", "1", "note"])
    #expect(matches[3] == [])
  }

  /// Vim before Neovim, which now and then finds no place for its compiled Lua as it starts.
  static let vim = ["/usr/bin/vim", "/usr/bin/nvim"].first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: EditorTests.vim != nil, "neither vim nor neovim is installed"))
  func theErrorFormatOfThePageReadsThem() async throws {
    let folder = try TemporaryFolder()
    let setting = try #require(Self.page.firstMatch(of: /(?:^|\n)(set errorformat=[^\n]+)\n/)?.1)
    try folder.write(DiagnosticLines.render(Self.found), to: "errors")
    try folder.write(
      """
      \(setting)
      cgetfile errors
      call writefile(map(filter(getqflist(), 'v:val.valid'), 'bufname(v:val.bufnr) . "|" . v:val.lnum . "|" . v:val.col . "|" . v:val.type . "|" . v:val.text'), 'read')
      quitall!

      """, to: "read.vim")
    let editor = try #require(Self.vim)
    let command = Command(
      executable: editor, arguments: ["-n", "-es", "-u", "NONE", "-i", "NONE", "-S", "read.vim"],
      environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"], directory: folder.path,
      limits: Limits(wallClock: 600)
    )
    let ending = try await Supervisor.run(command)
    #expect(ending.status == .exited(0), "\(ending.outputText)\(ending.errorText)")
    let read = try folder.read("read").split(separator: "\n").map(String.init)
    #expect(
      read == [
        "my lesson/lesson.md|42|9|e|Fence names role 'chek'; did you mean 'check'? [unknown-role]",
        "lesson.md|3|1|w|A picture: no words. [alt-text]", "lesson.md|7|1|n|One line. [table]",
      ])
  }
}
