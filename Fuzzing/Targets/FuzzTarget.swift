internal import AppProtocol
internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import SiteServer
internal import Toolchain

/// Something that reads bytes of strangers. A fuzzer calls it with whatever it likes; it may refuse them, and must not trap.
///
/// `make fuzz` looks for inputs that break one of these. What it finds goes to `Fuzzing/Corpus`, whose files are read again by
/// the tests.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// A whole lesson.
  case lesson
  /// The words of a fence and of a directive.
  case attributes
  /// A learner's answers in markdown.
  case answers
  /// What the app sends to the examiner.
  case message
  /// What the examiner sends to the grader.
  case finding
  /// What the compiler prints.
  case diagnostics
  /// What the compiler writes of a program's types.
  case tree
  /// An archive that was handed in, taken for one of each kind.
  case archive
  /// What a browser asks of the served site.
  case request

  private static let site: LiveSite = {
    var site = LiveSite(run: "fuzz")
    let page = Data("<head></head><body>A lesson</body>".utf8)
    site.renew(files: ["index.html": page, "01/index.html": page, "a b/ü.png": Data([1])], problems: [])
    return site
  }()

  package func read(_ bytes: [UInt8]) {
    switch self {
    case .lesson:
      let text = String(decoding: bytes, as: UTF8.self)
      _ = LessonParser.parse(text, file: "lesson.md", directory: "lesson")
    case .attributes:
      let words = String(decoding: bytes, as: UTF8.self).replacing("\n", with: " ")
      let text = "---\nformat: 1\n---\n# L\n\n## S\n<!-- step \(words) -->\n\n```swift \(words)\nlet a = 1\n```\n"
      _ = LessonParser.parse(text, file: "lesson.md", directory: "lesson")
    case .answers:
      _ = SubmissionParser.parse(String(decoding: bytes, as: UTF8.self), file: "answers.md")
    case .message:
      Self.readAndWrite(Reply.self, bytes)
      Self.readAndWrite(Request.self, bytes)
    case .finding:
      Self.readAndWrite(Finding.self, bytes)
    case .diagnostics:
      _ = CompilerDiagnostics(printed: String(decoding: bytes, as: UTF8.self), files: ["A.swift", "B.swift"])
    case .tree:
      _ = try? TypedTree(reading: [("A.swift", Data(bytes))])
    case .archive:
      for name in ["a.zip", "a.tar", "a.tar.gz"] { _ = SubmissionProcess.countOfFiles(inArchive: bytes, name: name) }
    case .request:
      _ = Self.site.status(ofRequest: bytes)
    }
  }

  /// A message has one form: what is taken for one is written as it came.
  private static func readAndWrite<Message: MessageValue>(_: Message.Type, _ bytes: [UInt8]) {
    guard let message = MessageFraming.message(Message.self, in: bytes),
      let written = try? MessageFraming.bytes(of: message)
    else { return }
    if written == bytes { return }
    // Screens in a finding are cut down to what is drawn of them; what is left has one form again.
    let again = MessageFraming.message(Message.self, in: written).flatMap { try? MessageFraming.bytes(of: $0) }
    precondition(message is Finding && again == written, "a message of another form was taken")
  }
}
