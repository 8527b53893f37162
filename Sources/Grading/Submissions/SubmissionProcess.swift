internal import Foundation
internal import Sandboxing
package import SourceReading
internal import SystemPackage

/// Reads archives and markdown that learners handed in, in a process of its own: libarchive and libcmark are large, and what they
/// are given is hostile.
package struct SubmissionProcess: Sendable {
  private let program: ReadingProgram

  /// What makes `coursemark` such a process instead of a command.
  package static let argument = "--read-submission"

  package init(program: ReadingProgram) { self.program = program }

  /// Far more than the largest submission that is taken needs.
  private static let limits = Limits(
    wallClock: 120, processorTime: 15, memory: 1 << 30, output: 64 << 20, fileSize: 1 << 20)

  private enum Answer: Codable {
    case read(Submission)
    case refused(SubmissionReader.NotReadable)
  }

  /// Takes a submission in. One child reads all of it, and none is started for a folder of Swift files.
  /// - Throws: ``SubmissionReader/NotReadable``, or what the host can't do.
  package func read(
    _ place: SubmissionPlace, limits: SubmissionLimits = SubmissionLimits()
  ) async throws -> Submission {
    let (collected, archives) = try SubmissionReader.collect(place, limits: limits)
    guard collected.needsParsing else { return try collected.parsed(archives: archives) }
    let ending = try await program.run(
      Self.argument, try ReadingQuestion(collected, parts: archives), limits: Self.limits)
    guard ending.succeeded,
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(ending.standardOutput))
    else { throw SubmissionReader.NotReadable(path: place.path, reason: Self.reason(ending)) }
    switch answer {
    case .refused(let problem): throw SubmissionReader.NotReadable(path: place.path, reason: problem.reason)
    case .read(let submission):
      guard submission.isOf(place, limits) else {
        throw SubmissionReader.NotReadable(
          path: place.path, reason: "what is in it can't be told apart from other work")
      }
      return submission
    }
  }

  private static func reason(_ ending: Ending) -> String {
    let isSlow = ending.status == .timedOut || ending.status == .overLimit(.processorTime)
    if isSlow || ending.processorTime >= Double(limits.processorTime ?? .max) {
      return "reading it takes too long; hand in less, or the files themselves"
    }
    if case .overLimit = ending.status {
      return "reading it takes too much memory; hand in less, or the files themselves"
    }
    return "reading it broke what reads it; hand in the files themselves"
  }

  /// Reads an archive in this process, for fuzzing: how many files of it would be graded.
  package static func countOfFiles(inArchive bytes: [UInt8], name: String) -> Int {
    let collector = SubmissionCollector(name: name, limits: SubmissionLimits())
    guard let format = ArchiveFormat(name: name) else { return 0 }
    let archive = CollectedSubmission.Archive(format: format, path: name, isWhole: true)
    let submission = try? CollectedSubmission(collector: collector, archives: [archive], path: name)
      .parsed(archives: [bytes])
    return submission?.files.count ?? 0
  }

  // MARK: The child

  /// Reads one question from standard input and answers it.
  /// - Returns: The process's exit code.
  package static func run() -> Int32 {
    guard let input = try? FileHandle.standardInput.readToEnd(), let question = ReadingQuestion(bytes: Array(input)),
      let collected = try? JSONDecoder().decode(CollectedSubmission.self, from: Data(question.request))
    else { return 1 }
    var answer: Answer
    do throws(SubmissionReader.NotReadable) {
      answer = .read(try collected.parsed(archives: question.parts))
    } catch { answer = .refused(error) }
    guard let bytes = try? JSONEncoder().encode(answer) else { return 1 }
    return (try? FileHandle.standardOutput.write(contentsOf: bytes)) == nil ? 1 : 0
  }
}

extension Submission {
  /// Whether a child, whatever became of it, speaks of this submission alone, and within its limits.
  func isOf(_ place: SubmissionPlace, _ limits: SubmissionLimits) -> Bool {
    let size = files.map(\.text.utf8.count).reduce(0, +) + answers.map(\.code.utf8.count).reduce(0, +)
    let roots = place.roots
    func isOwn(_ path: String) -> Bool { roots.contains { FilePath(path).starts(with: FilePath($0)) } }
    return name == place.path && size <= limits.totalSize && files.count <= limits.files
      && resources.map(\.data.count).reduce(0, +) <= limits.resourcesSize + limits.bundledSize
      && resources.allSatisfy { isOwn($0.path) }
      && files.allSatisfy { isOwn($0.path) } && answers.allSatisfy { isOwn($0.location.file) }
  }
}
