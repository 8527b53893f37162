internal import CourseModel
internal import InterfaceFiles
internal import Interop
internal import Scaffolding
internal import SourceReading
internal import SwiftSource

/// The program that a submission stands for: its files, completed by the lesson's starters where it hands in only some.
struct SubmittedProgram: Sendable {
  var program = ProgramSource()
  var messages: [SubmissionMessage]
  /// Why members that were handed in are not in `program`.
  var unreadable: UnreadableSource?
  /// What the submission's storyboards and other files come to, together with the lesson's, by the number of a scene.
  private(set) var resources: [Int: AppResources] = [:]

  init(_ submission: Submission, _ states: LessonStates, _ scaffold: LessonScaffold) async throws {
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
    // What a lesson has in one file, a learner may have in another one.
    let handedIn = program.files.map(\.text)
    lazy var needed = StarterRest(beside: handedIn)
    for starter in states.initial.files where program[file: starter.name] == nil {
      guard let rest = needed.of(starter) else { continue }
      program.add(rest)
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
    try await readResources(submission, scaffold)
    defer { addAssetSymbols() }
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

  /// As Xcode adds them to an app.
  private mutating func addAssetSymbols() {
    let symbols = AssetSymbols(resources.values, usedIn: program.files.map(\.text))
    guard let text = symbols.text, program[file: AssetSymbols.fileName] == nil else { return }
    program.apply([CodeFragment(text, to: .file(AssetSymbols.fileName), from: AssetSymbols.fileName)])
  }

  /// In a scene of Swift alone, storyboards of a submission have no place: the lesson makes the screen.
  private mutating func readResources(_ submission: Submission, _ scaffold: LessonScaffold) async throws {
    // An app that never asks for its bundle reads no file of it: notes beside an answer are no part of it.
    let asks =
      program.files.contains { $0.text.contains("Bundle") }
      || submission.answers.contains { $0.code.contains("Bundle") }
    let files = submission.resources.filter { asks || $0.kind != .bundled && $0.kind != .media }
    if files.isEmpty { return }
    let reader = try SourceReader()
    let own = Set(files.map(\.path))
    var known: [[ResourceFile]: AppResources] = [:]
    do {
      let texts = program.files.map { Interop.File(name: $0.name, text: $0.text) }
      let classes = Set(try await reader.classes(in: texts).map(\.name))
      for scene in scaffold.scenes {
        let brought = files.filter { file in
          scene.startsApp || scene.hasInterfaces || file.kind != .storyboard && file.kind != .nib
        }
        let all = scene.resources.replaced(by: brought)
        let found = if let found = known[all] { found } else { try await reader.resources(all, classes: classes) }
        known[all] = found
        resources[scene.number] = found
      }
    } catch let reason as UnreadableSource {
      messages.append(
        SubmissionMessage(
          .warning, at: SourceLocation(file: files[0].path, line: 1),
          "Storyboards and the like were left out, because they can't be read: \(reason)"))
    }
    var told: Set<ResourceProblem> = []
    for problem in known.values.flatMap(\.problems) where own.contains(problem.path) && told.insert(problem).inserted {
      messages.append(
        SubmissionMessage(.warning, at: SourceLocation(file: problem.path, line: problem.line), problem.message))
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
