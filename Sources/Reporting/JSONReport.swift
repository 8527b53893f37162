package import CourseModel
internal import Foundation

/// A report as JSON: exactly ``Report``, keys sorted, so that equal reports are equal bytes. `Documentation/Report.md` is
/// its grammar.
package enum JSONReport {
  package static func encode(_ report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // In a log, `##[` and `##vso[` may begin a command, and they stand in strings alone.
    let text = String(decoding: try encoder.encode(report), as: UTF8.self)
    return text.replacing(/##(?<service>[A-Za-z]*)\[/) { "##\($0.service)\\u005B" } + "\n"
  }

  /// - Throws: ``UnknownFormat``, or a decoding error that names the key.
  package static func decode(_ json: String) throws -> Report {
    let data = Data(json.utf8)
    let format = try JSONDecoder().decode(Format.self, from: data).format
    guard format == Report.currentFormat else { throw UnknownFormat(format: format) }
    return try JSONDecoder().decode(Report.self, from: data)
  }

  private struct Format: Decodable { var format: Int }

  package struct UnknownFormat: Error, Hashable, CustomStringConvertible {
    package var format: Int

    package init(format: Int) { self.format = format }

    package var description: String {
      "The report has format \(format); this version of Coursemark reads format \(Report.currentFormat)."
    }
  }
}
