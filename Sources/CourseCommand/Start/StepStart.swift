internal import CourseModel
internal import Foundation
internal import Grading
internal import Reporting
internal import Scaffolding
internal import SourceReading
internal import Storage
internal import SwiftSource
internal import SystemPackage

/// What a step starts with, on its way into a folder that has files of a learner.
struct StepStart {
  var lesson: Lesson
  /// The index of the step.
  var step: Int
  var folder: String

  /// Whether there is nothing of the learner's to merge into.
  var isFresh: Bool {
    !FilePath(folder).subpaths.contains { FilePath($0).extension == "swift" && !$0.hasPrefix(".") }
  }

  /// Merges the starters of this step and of those before it that the folder does not have yet. Nothing is written before all of
  /// it is known to fit.
  /// - Parameter begun: The steps whose starters the folder has; the first one when `nil`.
  func merge(begun: [String]?) async throws -> MergedStep {
    let first = lesson.steps.prefix(1).map(\.id)
    let begun = begun ?? first
    let new = lesson.steps.indices.filter { $0 == step || ($0 < step && !begun.contains(lesson.steps[$0].id)) }
    let files = try read()
    var program = ProgramSource()
    for file in files { program.apply([CodeFragment(file.text, to: .file(file.name), from: file.path)]) }
    let merge: StarterMerge
    do {
      merge = try await SourceReader().merge(lesson.handouts { new.contains($0) }, into: program)
    } catch let problem as MergeProblem {
      throw UsageError("\(problem.file):\(problem.line):\(problem.column): \(problem.message) Nothing was changed.")
    } catch let reason as UnreadableSource {
      throw UsageError("\(folder): \(reason) Nothing was changed.")
    }
    var merged = MergedStep(
      lesson: lesson, step: lesson.steps[step], folder: folder,
      begun: begun + new.map { lesson.steps[$0].id }.filter { !begun.contains($0) }, changes: merge.changes)
    for index in merged.changes.indices {
      let name = merged.changes[index].file
      merged.paths[name] = files.first { $0.name == name }?.path ?? FilePath(folder).appending(name).string
    }
    let changed = merge.program.files.filter { $0.text != program[file: $0.name]?.text }
    merged.keptFolder = try keep(
      changed.compactMap { file in files.first { $0.name == file.name }.map { ($0.name, $0.text) } }, as: "before")
    let starters = merged.hasKept ? lesson.steps[step].snippets(.starter) : []
    merged.starterFolder = try keep(Self.files(of: starters), as: "starter")
    for file in changed {
      let path = merged.paths[file.name] ?? FilePath(folder).appending(file.name).string
      let old = files.first { $0.name == file.name }?.text
      try Data(file.text(withLineEndsOf: old).utf8).write(to: FilePath(path).url, options: .atomic)
    }
    return merged
  }

  /// The folder's Swift files as grading reads them.
  private func read() throws -> [SubmissionFile] {
    let submission: Submission
    do { submission = try SubmissionReader.read(.typed(folder)) } catch { throw UsageError("\(error).") }
    if submission.defect != nil, let problem = submission.messages.first(where: { $0.kind == .error }) {
      let place = problem.location.map { "\($0.file): " } ?? ""
      throw UsageError("\(place)\(problem.message) Nothing was changed.")
    }
    // `newtaskcell.swift` is the lesson's `NewTaskCell.swift`, as it is in grading.
    let names = LessonStates(lesson).initial.files.map(\.name)
    return submission.files.map { file in
      let name = names.first { $0.lowercased() == file.name.lowercased() } ?? file.name
      return SubmissionFile(name: name, path: file.path, text: file.text)
    }
  }

  /// Writes files into a hidden folder, which is not graded; never over what is there.
  /// - Returns: Its path; `nil` when there is no file.
  private func keep(_ files: [(name: String, text: String)], as name: String) throws -> String? {
    guard !files.isEmpty else { return nil }
    let parent = FilePath(folder).appending(".coursemark-steps").appending(lesson.steps[step].id)
    var place = parent.appending(name)
    var number = 2
    while place.exists {
      if name == "starter" {
        try FileManager.default.removeItem(atPath: place.string)
      } else {
        place = parent.appending("\(name)-\(number)")
        number += 1
      }
    }
    try place.makeDirectory()
    for file in files { try place.appending(file.name).write(file.text) }
    return place.string
  }

  /// Starters as files to look at.
  private static func files(of starters: [Snippet]) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    for starter in starters {
      let (name, text): (String, String)
      switch starter.placement {
      case .file(let file): (name, text) = (file, starter.code)
      case .members(let type): (name, text) = ("\(type).swift", "// Members of \(type)\n\n\(starter.code)")
      case .alone: continue
      }
      if let index = files.firstIndex(where: { $0.name == name }) {
        files[index].text += "\n" + text
      } else {
        files.append((name, text))
      }
    }
    return files
  }
}

extension SourceFile {
  /// With carriage returns where the file had them before.
  fileprivate func text(withLineEndsOf old: String?) -> String {
    guard let old, old.utf8.contains(0x0D), lines.count > 1 else { return text }
    return lines.enumerated().map { index, line in
      index == lines.count - 1 || line.text.utf8.last == 0x0D ? line.text : line.text + "\r"
    }.joined(separator: "\n")
  }
}
