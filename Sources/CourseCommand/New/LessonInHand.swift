internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import Reporting
internal import Storage
internal import SystemPackage

/// A lesson that an author works on: read without mistakes, with the texts of its markdown files.
struct LessonInHand {
  let lesson: Lesson
  private let source: LessonSource

  /// - Parameter command: For messages.
  /// - Throws: ``UsageError`` for a lesson that has mistakes; they have been printed then.
  init(_ path: String, for command: String, noColour: Bool = false) throws {
    let found = try CourseFinder(path: path)
    let lesson = try found.onlyLesson(for: command, path: path)
    self.lesson = lesson
    if found.printDiagnostics(noColour: noColour) {
      throw UsageError("The lesson has the mistakes above; mend them first. Nothing was changed.")
    }
    guard lesson.format > 0 else {
      throw UsageError("\(lesson.file) was not written for Coursemark: its front matter has no 'format: 1'.")
    }
    let sources = try? CourseSources(at: path)
    guard let source = sources?.lessons.first(where: { $0.file == lesson.file }) else {
      throw UsageError("The lesson at \(path) can't be read any more.")
    }
    self.source = source
  }

  /// Where `answers.md` is or would be.
  func answersFile() throws -> String {
    guard let file = source.answersFile else {
      throw UsageError("\(lesson.file) is no 'lesson.md' in a folder of its own, so it has no answers.md beside it.")
    }
    return file
  }

  static func number(ofStep id: String, in lesson: Lesson) throws -> Int {
    if let number = lesson.steps.firstIndex(where: { $0.id == id }) { return number }
    throw UsageError(
      "\(lesson.file) has no step '\(id)'"
        + SpellingSuggestion.remedy(id, among: lesson.steps.map(\.id), list: "its steps are"))
  }

  func number(ofStep id: String) throws -> Int { try Self.number(ofStep: id, in: lesson) }

  /// An id that no check of the lesson has.
  func unusedCheck(_ wish: String) -> String {
    let taken = Set(lesson.steps.flatMap(\.checks).compactMap(\.id))
    return Self.unused(wish, taken)
  }

  static func unused(_ wish: String, _ taken: Set<String>) -> String {
    if !taken.contains(wish) { return wish }
    return (2...).lazy.map { "\(wish)-\($0)" }.first { !taken.contains($0) } ?? wish
  }

  /// Writes a changed file, unless the lesson would have mistakes that it does not have now.
  /// - Parameters:
  ///   - what: What is added; for messages.
  ///   - isThere: Whether a reading of the changed lesson has it.
  func write(_ edit: LessonEdit, adding what: String, isThere: (Lesson) -> Bool) throws {
    let reading: LessonSource.Reading
    do {
      reading = try source.read(drafts: [edit.file: edit.text])
    } catch {
      throw UsageError("\(error)")
    }
    let errors = reading.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      let words = errors.map { "  " + ($0.location.map { "\($0): " } ?? "") + $0.message }
      throw UsageError(
        "Nothing was written, because the lesson would then have mistakes:\n" + words.joined(separator: "\n"))
    }
    guard isThere(reading.lesson) else {
      throw UsageError("Nothing was written, because the lesson would then be read without \(what): \(Self.advice)")
    }
    try edit.write()
  }

  private static let advice = "a comment or a fence above its place may have no end."

  /// With the input that `verify` generates.
  static func grader(limits: ResourceLimits, isUncontained: Bool, _ progress: ProgressLine) async throws -> Grader {
    var options = GradingOptions(
      jobs: ProcessInfo.processInfo.activeProcessorCount, seed: VerifyCommand.seed, limits: limits,
      progress: { progress.show($0) })
    options.isUncontained = isUncontained
    return try await Grader(home: try Home.find(), environment: ProcessInfo.processInfo.environment, options: options)
  }
}
