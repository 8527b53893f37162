internal import ArgumentParser
internal import CourseModel
internal import Foundation
internal import Reporting
internal import Storage
internal import SystemPackage

/// What was found before, so that only what is new fails.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only what is not in this file counts, which '--write-baseline' wrote; what is mended is told.", valueName: "file"
    ))
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write what is found into a file, and end as if it had not been found.", valueName: "file"))
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("'--write-baseline' writes all that is found; leave '--baseline' out.")
    }
  }

  /// The file of `--baseline`, read before any work is done.
  func read() throws -> Baseline? {
    guard let baseline else { return nil }
    guard let data = FileManager.default.contents(atPath: baseline) else {
      throw UsageError("The baseline '\(baseline)' can't be read; write it with '--write-baseline \(baseline)'.")
    }
    guard let known = try? JSONDecoder().decode(Baseline.self, from: data), known.format == Baseline.currentFormat
    else {
      throw UsageError(
        "'\(baseline)' is no baseline of this version; write it with '--write-baseline \(baseline)'.")
    }
    return known
  }

  /// What the baseline changed.
  static func tell(_ report: VerificationReport) {
    guard let comparison = report.baseline else { return }
    if comparison.known > 0 {
      Console.note("\(comparison.known) of what was found is in the baseline, and does not count.")
    }
    guard !comparison.mended.isEmpty else { return }
    let count = comparison.mended.count
    Console.note("\(count) of the baseline \(count == 1 ? "is" : "are") mended; write it anew:")
    for finding in comparison.mended.prefix(mostListed) {
      Console.note(
        visible("  \(finding.file): \(finding.rule): \(finding.line.isEmpty ? finding.message : finding.line)"))
    }
    if count > mostListed { Console.note("  and \(count - mostListed) more") }
  }

  private static let mostListed = 20

  /// - Parameter course: The folder that paths begin in.
  func apply(_ known: Baseline?, to report: inout VerificationReport, course: String) throws {
    let folder = FilePath(course).resolved
    var texts: [String: [String]] = [:]
    func line(at place: SourceLocation) -> String? {
      let lines = texts[place.file] ?? SourceLines.read(place.file) ?? []
      texts[place.file] = lines
      let index = place.position.line - 1
      return lines.indices.contains(index) ? lines[index].trimmingCharacters(in: .whitespaces) : nil
    }
    func path(of file: String) -> String {
      var path = FilePath(file).resolved
      return path.removePrefix(folder) ? path.string : FilePath(file).lexicallyNormalized().string
    }
    if let known { report.compare(with: known, path: path, line: line) }
    if writeBaseline != nil, report.survey?.isInterrupted == true {
      return Console.note("The survey was interrupted, so no baseline was written: it would lack what was not tried.")
    }
    if let writeBaseline {
      let found = report.baseline(path: path, line: line)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      var data = try encoder.encode(found)
      data.append(UInt8(ascii: "\n"))
      do { try data.write(to: URL(fileURLWithPath: writeBaseline), options: .atomic) } catch {
        throw UsageError("The baseline can't be written to '\(writeBaseline)': \(error.localizedDescription)")
      }
      report.compare(with: found, path: path, line: line)
      Console.note(
        visible("\(found.findings.count) finding\(found.findings.count == 1 ? "" : "s") written to \(writeBaseline)."))
    }
  }
}
