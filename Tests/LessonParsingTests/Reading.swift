import CourseModel
import Foundation
import LessonParsing
import MarkdownTree

/// The directory that holds the package's manifest.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

extension Diagnostic {
  /// `lesson.md:4:7 error unknown-role: Fence names …`
  var line: String { "\(location.map(\.description) ?? "") \(severity) \(rule): \(message)" }
}

/// Reads the body of a lesson that starts with the front matter `format: 1` and the title `# T`: its first line is
/// line 5 of the file.
func read(_ body: String, answers: String? = nil, parts: [String: String] = [:]) -> (Lesson, [Diagnostic]) {
  readFile("---\nformat: 1\n---\n# T\n" + body, answers: answers, parts: parts)
}

/// Reads a lesson as it stands.
func readFile(_ text: String, answers: String? = nil, parts: [String: String] = [:]) -> (Lesson, [Diagnostic]) {
  LessonParser.parse(
    text, file: "lesson.md", directory: "01-lesson",
    answers: answers.map { SourceText($0, file: "answers.md") },
    part: { name in parts[name].map { SourceText($0, file: name) } })
}

/// What is wrong with the body of a lesson.
func problems(_ body: String, answers: String? = nil, parts: [String: String] = [:]) -> [String] {
  read(body, answers: answers, parts: parts).1.map(\.line)
}

extension Snippet {
  /// The snippet on one line: only what is not as usual.
  var summary: String {
    var words = ["\(location.file):\(location.position.line):\(location.position.column)", role.rawValue]
    switch placement {
    case .file(let name): words.append("file=\(name)")
    case .members(let type): words.append("in=\(type)")
    case .alone: break
    }
    if language != "swift" { words.append("language=\(language)") }
    if let id { words.append("id=\(id)") }
    if let title { words.append("title=\(title.debugDescription)") }
    if !needs.isEmpty { words.append("needs=\(needs.joined(separator: ","))") }
    if !fails.isEmpty { words.append("fails=\(fails.joined(separator: ","))") }
    if let hint { words.append("hint=\(hint)") }
    if let compileFail { words.append("compile-fail=\(compileFail.debugDescription)") }
    if let timeout { words.append("timeout=\(timeout)") }
    if let points { words.append("points=\(points)") }
    if isHidden { words.append("hidden") }
    if traps { words.append("traps") }
    if noRun { words.append("no-run") }
    if isInProse { words.append("in prose") }
    return words.joined(separator: " ") + " " + code.debugDescription
  }
}

extension Lesson {
  var snippets: [Snippet] { introduction.snippets + steps.flatMap(\.blocks.snippets) }
}
