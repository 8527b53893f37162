internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Gradebook
internal import Grading
internal import PageRendering
internal import Reporting
internal import Storage

/// How and where the report of a run is written, as the command line says it: for `grade` and `merge`.
struct ReportOutputOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How the report is written. With '=' and a file behind it, the report goes there; may be repeated, each with a file but one. 'gradebook' takes a folder.",
      valueName: "format"))
  var formats: [GradeFormat] = []

  @Option(help: ArgumentHelp("Write the report to a file instead of printing it.", valueName: "file"))
  var output: String?

  @Flag(help: "Print reports on several submissions whole, and not only what did not pass.")
  var whole = false

  @Flag(help: "Call learners by pseudonyms in all reports; the same learner by the same one, on this computer.")
  var anonymous = false

  /// What is to be written, in the order of the command line.
  var reports: [GradeFormat] { formats.isEmpty ? [.text] : formats }

  var hasPage: Bool { reports.contains(where: \.kind.isPages) }

  func validate() throws {
    if output != nil, formats.contains(where: { $0.file != nil }) {
      throw ValidationError("'--format' and '--output' both name a file for the report; keep one of them.")
    }
    if formats.contains(where: { $0.kind == .gradebook && $0.file == nil }) {
      throw ValidationError("A gradebook is a folder of pages; name it: '--format gradebook=FOLDER'.")
    }
    if anonymous, let format = formats.first(where: \.kind.needsNames) {
      throw ValidationError(
        "'--anonymous' leaves out the names by which '--format \(format.kind.rawValue)' finds learners again; drop one of them."
      )
    }
    let printed = formats.filter { $0.file == nil }.map(\.kind.rawValue)
    if printed.count > 1 {
      throw ValidationError(
        "Reports in \(printed.joined(separator: " and ")) can't both be printed; write '\(printed[0])=FILE'.")
    }
    let files = formats.compactMap(\.file)
    if let twice = files.first(where: { file in files.count { $0 == file } > 1 }) {
      throw ValidationError("Two reports can't both go to \(twice); name another file for one of them.")
    }
  }
}

/// Writes a report in the formats that are wanted.
struct ReportOutput {
  private let destinations: [(kind: GradeFormat.Kind, destination: ReportDestination)]
  private let gradebooks: [GradebookFolder]
  private let isWhole: Bool
  private let isAnonymous: Bool
  /// `nil` where no page is wanted.
  var page: ReportRenderer?

  /// - Throws: When a file can't be written, before any work is done.
  init(_ options: ReportOutputOptions, noColour: Bool) throws {
    isWhole = options.whole
    isAnonymous = options.anonymous
    gradebooks = options.reports.filter { $0.kind == .gradebook }.compactMap(\.file).map(GradebookFolder.init)
    destinations = options.reports.filter { $0.kind != .gradebook }.map { format in
      (format.kind, ReportDestination(path: options.output ?? format.file, noColour: noColour))
    }
    for (_, destination) in destinations { try destination.prepare() }
    for folder in gradebooks { try folder.prepare() }
  }

  /// Tells what keeps a lesson from being graded with, where a format has a place for it.
  func write(_ mistakes: [Diagnostic]) throws {
    for (kind, destination) in destinations where kind == .github {
      try destination.write(annotations.render(mistakes))
    }
  }

  /// - Parameters:
  ///   - source: The lines of a learner's file.
  ///   - noted: A remark that was told already.
  func write<Failure>(
    _ report: ClassReport<Failure>, mistakes: [Diagnostic] = [], roster: Roster? = nil, noted: String? = nil,
    source: @escaping (String) -> [String]?
  ) throws {
    let report = isAnonymous ? try Self.withoutNames(report) : report
    // Comments in learners' files name their authors.
    let source = isAnonymous ? { _ in nil } : source
    // Tables and results that platforms import have no place for them.
    if !destinations.contains(where: \.kind.holdsRemarks) {
      for remark in report.head.remarks ?? [] where remark != noted { Console.note(visible(remark)) }
    }
    for (kind, destination) in destinations {
      try destination.write { output throws in
        try write(report, as: kind, mistakes, roster, source, destination.terminal, to: &output)
      }
    }
    if let page { for folder in gradebooks { try folder.write(report, like: page, source: source) } }
  }

  private static func withoutNames<Failure>(_ report: ClassReport<Failure>) throws -> ClassReport<Failure> {
    let secret = try Secret.load(settings: Home.find().settings, environment: ProcessInfo.processInfo.environment)
    return try Pseudonyms { ContentHash(["pseudonym", $0], key: secret.bytes).description }.applied(to: report)
  }

  private var annotations: GitHubAnnotations { GitHubAnnotations(path: RelativePath.inCurrentFolder) }

  /// Tables are in memory as a row for each learner; what is read in one piece is written in one piece; the rest goes out part by part.
  private func write<Failure>(
    _ report: ClassReport<Failure>, as kind: GradeFormat.Kind, _ mistakes: [Diagnostic], _ roster: Roster?,
    _ source: @escaping (String) -> [String]?, _ terminal: Terminal, to output: inout some TextOutputStream
  ) throws {
    switch kind {
    case .text, .gradebook:
      try TextReport(terminal: terminal, isWhole: isWhole, source: source).write(report, to: &output)
    case .summary: output.write(try SummaryReport.render(report))
    case .json: try JSONReport.write(report, to: &output)
    case .junit: try JUnitReport.write(report, to: &output)
    case .csv: output.write(try GradebookTable.plain(report).text)
    case .moodle:
      let table = try GradebookTable.moodle(report, roster: roster)
      let unknown = table.rows.dropFirst().count { $0.prefix(3).allSatisfy(\.isEmpty) }
      if unknown > 0 {
        Console.note(
          "Moodle can't find \(counted(unknown, "learner")) of the table again, who \(unknown == 1 ? "has" : "have") neither username, ID number nor e-mail address; a '--roster' with one of these columns tells them."
        )
      }
      output.write(table.text)
    case .canvas: output.write(try GradebookTable.canvas(report, roster: roster).text)
    case .html: output.write(try page?.render(report.whole(), source: source) ?? "")
    case .gradescope: output.write(try GradescopeResults.render(report.whole()))
    case .exercism: output.write(try ExercismResults.render(report.whole(), source: SourceLines.read))
    case .github:
      output.write(annotations.render(mistakes))
      try annotations.write(report, to: &output)
    }
  }
}
