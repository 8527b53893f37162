internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Gradebook
internal import Grading
internal import Storage
internal import SystemPackage

/// What a class has handed in, for the commands that grade.
struct ClassOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with a folder, file or archive for each learner, as Moodle, Canvas, Gradescope and GitHub Classroom lay it out. For a course: with a folder for each lesson.",
      valueName: "folder"))
  var submissions: String?

  @Option(
    help: ArgumentHelp(
      "The learners of the class, as CSV whose first row names the columns. Who handed in nothing is listed.",
      valueName: "file"))
  var roster: String?

  @Option(
    help: ArgumentHelp(
      "What was handed in later is late: 2026-11-20, or 2026-11-20T18:00, by this computer's clock.", valueName: "date")
  )
  var due: DueDate?

  func validate() throws {
    guard submissions == nil else { return }
    if roster != nil { throw ValidationError("'--roster' is for the folder of a class; name it with '--submissions'.") }
    if due != nil { throw ValidationError("'--due' is for the folder of a class; name it with '--submissions'.") }
  }

  /// - Returns: `nil` when no folder of a class is named.
  func folder() throws -> ClassFolder? {
    guard let submissions else { return nil }
    try CourseFinder.requireThere(submissions)
    guard FilePath(submissions).isDirectory else {
      throw UsageError(
        "\(submissions) is a file; '--submissions' takes a folder, and '--submission' one learner's file.")
    }
    return ClassFolder(path: FilePath(submissions), roster: try roster.map(Self.readRoster), due: due?.date)
  }

  static func readRoster(_ roster: String) throws -> Roster {
    try CourseFinder.requireThere(roster)
    guard let text = LessonText.read(roster) else {
      throw UsageError(
        "\(roster) can't be read as text in UTF-8; save the roster as CSV in UTF-8 (in Excel: *CSV UTF-8*).")
    }
    do { return try Roster(text) } catch { throw UsageError("\(roster):\(error.line): \(error.message).") }
  }
}

/// Small text files that the command line names.
private enum LessonText {
  static func read(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= 32 << 20 else { return nil }
    return String(validating: data, as: UTF8.self)
  }
}

/// The last moment at which work is on time.
struct DueDate: ExpressibleByArgument, Equatable {
  var date: Date

  /// A day alone counts to its end.
  init?(argument: String) {
    guard
      let match = argument.wholeMatch(
        of: /(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(Z)?)?/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    if match.7 != nil, let utc = TimeZone(identifier: "UTC") { calendar.timeZone = utc }
    var parts = DateComponents(year: year, month: month, day: day)
    parts.hour = match.4.flatMap { Int($0) } ?? 23
    parts.minute = match.5.flatMap { Int($0) } ?? 59
    parts.second = match.6.flatMap { Int($0) } ?? (match.4 == nil ? 59 : 0)
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
    self.date = date
  }
}

/// The folder that a class's submissions are in.
struct ClassFolder {
  var path: FilePath
  var roster: Roster?
  var due: Date?

  /// What is to be graded, and who handed in nothing.
  /// - Parameter lessons: Of one, the submissions stand in the folder itself, unless it has a folder of the lesson's name.
  func items(for lessons: [Lesson]) throws -> (
    items: [GradePlan.Item], absent: [Report.Absent], remarks: [String]
  ) {
    let named = lessons.filter { path.appending($0.id).isDirectory }
    guard !named.isEmpty || lessons.count == 1 else {
      let ids = lessons.prefix(3).map { "'\($0.id)'" }.joined(separator: ", ")
      throw UsageError(
        "\(path) has no folder named like a lesson; put each lesson's submissions into one (\(ids), …), or name one lesson."
      )
    }
    var items: [GradePlan.Item] = []
    var absent: [Report.Absent] = []
    var remarks: [String] = []
    for lesson in named.isEmpty ? lessons : named {
      let folder = named.isEmpty ? path : path.appending(lesson.id)
      let entries = try entries(of: folder)
      let list = ClassList(entries.all, roster: roster, due: due)
      if due != nil { remarks += entries.remarks.map { "In \(folder), \($0)" } }
      remarks += list.remarks.map { named.isEmpty ? $0 : "\(lesson.id): \($0)" }
      remarks += passedOver(in: folder)
      for work in list.works {
        let parts = work.files.map { (entry: $0.name, name: $0.ownName) }
        if let place = SubmissionPlace.parts(parts, in: folder) {
          items.append(
            GradePlan.Item(lesson: lesson, submission: place, learner: work.learner, isLate: work.isLate))
        } else if !work.isDoubtful {
          absent.append(Report.Absent(learner: work.learner, lesson: lesson.id))
        }
      }
    }
    if items.isEmpty {
      throw UsageError("\(path) holds no submission: no folder, no archive, and no file of Swift.")
    }
    return (items, absent, remarks)
  }

  /// What stands in the folder and is neither graded nor part of the download.
  private func passedOver(in folder: FilePath) -> [String] {
    let names = SubmissionPlace.passedOver(in: folder).filter { $0 != SubmissionMetadata.fileName }
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > 20 ? " and \(names.count - 20) more" : ""
    return [
      "In \(folder), \(shown)\(more) is no folder, no archive and no file of Swift or markdown, and was not graded."
    ]
  }

  /// - Returns: What was handed in, and how it is known when.
  private func entries(of folder: FilePath) throws -> (all: [ClassList.Entry], remarks: [String]) {
    var (byFiles, clones) = (0, 0)
    let metadata = LessonText.read(folder.appending(SubmissionMetadata.fileName).string).flatMap(
      SubmissionMetadata.init)
    let names = SubmissionPlace.all(in: folder).compactMap { FilePath($0.path).lastComponent?.string }
    let attempts = Dictionary(grouping: names) { DownloadName($0).learner }
    let entries = names.map { name -> ClassList.Entry in
      var entry = metadata?.entries[name] ?? ClassList.Entry(name: name)
      // Canvas marks what is late itself, and gives all files the time of the download.
      let download = DownloadName(name)
      if entry.date != nil || download.platform == .canvas { return entry }
      // Of a single attempt, the time decides nothing but whether it is late.
      guard due != nil || attempts[download.learner, default: []].count > 1 else { return entry }
      if folder.appending(name).appending(".git").exists {
        clones += 1
        return entry
      }
      // When it was written tells when it was handed in, as far as unpacking has kept it.
      entry.date = Self.lastWritten(folder.appending(name))
      byFiles += entry.date == nil ? 0 : 1
      return entry
    }
    var remarks: [String] = []
    if byFiles > 0 {
      remarks.append("what is late was told by the times of files, which copying and unpacking may have changed.")
    }
    if clones > 0 {
      remarks.append(
        "\(clones) \(clones == 1 ? "folder is a clone" : "folders are clones") of Git, whose files have the time of cloning; none is called late ('git log' tells when)."
      )
    }
    return (entries, remarks)
  }

  /// When the newest file in it was written. Links are not followed.
  private static func lastWritten(_ path: FilePath) -> Date? {
    let files = [path] + path.subpaths.prefix(1000).map { path.appending($0) }
    let dates = files.compactMap { file -> Date? in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.string)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
      return attributes?[.modificationDate] as? Date
    }
    return dates.max()
  }
}
