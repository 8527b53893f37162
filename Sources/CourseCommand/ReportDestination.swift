internal import Foundation
internal import Reporting

/// Where a report goes: to standard output, or into the file of `--output`.
struct ReportDestination: Sendable {
  var file: OutputFile?
  var noColour: Bool

  init(path: String?, noColour: Bool) {
    file = path.map(OutputFile.init(path:))
    self.noColour = noColour
  }

  /// What is known of the place where the report will be read; a file has no colours.
  var terminal: Terminal { file == nil ? Console.terminal(.standardOutput, noColour: noColour) : Terminal() }

  /// Finds out early that the report can be written.
  func prepare() throws { try file?.prepare() }

  func write(_ text: String) throws { try write { $0.write(text) } }

  /// - Parameter body: Writes the report, piece by piece.
  func write(_ body: (inout any TextOutputStream) throws -> Void) throws {
    guard let file else {
      var output: any TextOutputStream = PrintedOutput()
      return try body(&output)
    }
    try file.write(body)
    Console.note("The report is in \(file.path).")
  }
}

/// Standard output.
private struct PrintedOutput: TextOutputStream {
  mutating func write(_ text: String) { Console.write(text) }
}
