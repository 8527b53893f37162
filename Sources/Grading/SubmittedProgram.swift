internal import CourseModel
internal import Scaffolding
internal import SourceReading
internal import SwiftSource

/// The program that a submission stands for: its files, completed by the lesson's starters where it hands in only some.
struct SubmittedProgram: Sendable {
  var program = ProgramSource()
  var messages: [SubmissionMessage]
  /// Why members that were handed in are not in `program`.
  var unreadable: UnreadableSource?

  init(_ submission: Submission, states: LessonStates) async throws {
    messages = submission.messages
    for file in submission.files {
      // `newtaskcell.swift` is the lesson's `NewTaskCell.swift`: some systems do not tell them apart.
      let name = states.initial.files.map(\.name).first { $0.lowercased() == file.name.lowercased() } ?? file.name
      program.apply([CodeFragment(file.text, to: .file(name), from: file.path)])
    }
    // An answer that is a whole file comes before members that go into it.
    let fragments = submission.answers.compactMap { CodeFragment($0) }
    for fragment in fragments {
      if case .file = fragment.destination { program.apply([fragment]) }
    }
    for starter in states.initial.files where program[file: starter.name] == nil {
      program.add(starter)
      if submission.answers.isEmpty {
        messages.append(
          SubmissionMessage(
            .note, at: SourceLocation(file: submission.name, line: 1),
            "\(starter.name) was not handed in; the lesson's starter stands in for it."))
      }
    }
    let members = fragments.enumerated().filter { index, fragment in
      guard case .members(let type) = fragment.destination else { return false }
      // A whole file that comes later takes the place of all that its types had before.
      return !fragments[(index + 1)...].contains { $0.isFile(declaring: type) }
    }.map(\.element)
    guard !members.isEmpty else { return }
    do {
      messages += try await SourceReader().apply(members, to: &program).map { problem in
        SubmissionMessage(
          .error, at: SourceLocation(file: problem.file, line: problem.line, column: problem.column), problem.message)
      }
    } catch let reason as UnreadableSource {
      unreadable = reason
    }
  }
}

extension CodeFragment {
  /// Whether it is a whole file with such a type at the start of a line. Its text alone is looked at: what a learner wrote is parsed in a process
  /// of its own.
  fileprivate func isFile(declaring type: String) -> Bool {
    guard case .file = destination else { return false }
    let declaration = /(?:(?:@\w+|public|open|internal|final|package) )*(?:class|struct|enum|actor) (\w+)/
    return code.split(separator: "\n").contains { line in line.prefixMatch(of: declaration)?.output.1 == type[...] }
  }
}
