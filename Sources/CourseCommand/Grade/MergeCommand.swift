internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import PageRendering
internal import Reporting
internal import Storage
internal import SystemPackage

/// `coursemark merge`
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the reports of a class's shards into one.",
    discussion: """
      Examples:
        coursemark merge 1.json 2.json 3.json 4.json --format summary --format json=report.json
        coursemark merge 1.json 2.json --partial --format csv=so-far.csv

      A shard that is missing, or was interrupted, is an error that says which one to grade again (exit code 3). A shard that
      was graded twice counts once.
      """)

  @Argument(help: ArgumentHelp("Reports in JSON of 'grade --shard'.", valueName: "report"))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The learners of the class, as CSV, for the columns of '--format moodle' and '--format canvas'.",
      valueName: "file"))
  var roster: String?

  @Flag(help: "Join what is there; the report says that it is not whole.")
  var partial = false

  @OptionGroup var writing: ReportOutputOptions
  @OptionGroup var reading: OutputOptions

  func run() throws {
    var seen: Set<String> = []
    let parts = try files.filter { seen.insert(FilePath($0).resolved.string).inserted }.map(Self.part)
    for file in [writing.output].compactMap(\.self) + writing.formats.compactMap(\.file)
    where seen.contains(FilePath(file).resolved.string) {
      throw UsageError("\(file) is one of the reports to merge; write the joined one to another file.")
    }
    let roster = try roster.map(ClassOptions.readRoster)
    var output = try ReportOutput(writing, noColour: reading.noColour)
    if writing.hasPage {
      output.page = ReportRenderer(templates: try TemplateSet(ofCourseAt: ".", home: try Home.find()))
    }
    let merged: (report: Report, remarks: [String])
    do throws(ReportMerge.Problem) {
      merged = try ReportMerge.merge(parts, isPartial: partial)
    } catch {
      for sentence in error.sentences { Console.note(visible("error: \(sentence)")) }
      Console.note("Nothing was joined. '--partial' joins what is there.")
      throw CommandExit(code: .undecided)
    }
    for remark in merged.remarks { Console.note(visible("note: \(remark)")) }
    try output.write(ClassReport(merged.report), roster: roster, source: SourceLines.read)
    try CommandExit.with(merged.report.exitCode)
  }

  private static func part(_ file: String) throws -> ReportMerge.Part {
    try CourseFinder.requireThere(file)
    guard let data = FileManager.default.contents(atPath: file) else { throw UsageError("\(file) can't be read.") }
    do {
      return ReportMerge.Part(file: file, report: try JSONReport.decode(String(decoding: data, as: UTF8.self)))
    } catch let problem as JSONReport.UnknownFormat {
      throw UsageError("\(file): \(problem)")
    } catch {
      throw UsageError(
        "\(file) is no report in JSON of 'coursemark grade', or it was cut off; grade its shard again.")
    }
  }
}
