internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Gradebook
internal import Reporting

/// `coursemark compare`
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Say whose verdicts differ between two reports, and why.",
    discussion: """
      Both are JSON as 'coursemark grade --format json' writes it: of one class before and after a lesson was changed, for instance.
      A check that appeared or vanished, another verdict and another message each count. Submissions are matched by lesson and learner.

      Example:
        coursemark compare before.json after.json

      Exit codes:
        0  nothing differs
        1  something differs
        2  one of the two can't be read as a report
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(help: "The older report.")
  var old: String

  @Argument(help: "The newer report.")
  var new: String

  @Option(help: ArgumentHelp("How the differences are written.", valueName: "format"))
  var format = Format.text

  @Option(help: ArgumentHelp("Write them to a file instead of printing them.", valueName: "file"))
  var output: String?

  @OptionGroup var reading: OutputOptions

  func run() throws {
    let comparison = ReportComparison(from: try Self.report(old), to: try Self.report(new))
    let destination = ReportDestination(path: output, noColour: reading.noColour)
    try destination.prepare()
    try destination.write(
      format == .json
        ? JSONReport.encode(comparison) : ComparisonText.render(comparison, terminal: destination.terminal))
    try CommandExit.with(comparison.isEmpty ? .allPassed : .notPassed)
  }

  private static func report(_ path: String) throws -> Report {
    try CourseFinder.requireThere(path)
    guard let data = FileManager.default.contents(atPath: path), let text = String(validating: data, as: UTF8.self)
    else { throw UsageError("\(path) can't be read as UTF-8 text.") }
    do {
      return try JSONReport.decode(text)
    } catch let problem as JSONReport.UnknownFormat {
      throw UsageError("\(path): \(problem)")
    } catch {
      throw UsageError("\(path) is no report that 'coursemark grade --format json' wrote.")
    }
  }
}
