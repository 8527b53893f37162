package import CourseModel
internal import Foundation
internal import MarkupText

/// A report as JSON: exactly ``Report``, keys sorted, so that equal reports are equal bytes. `Documentation/Report.md` is
/// its grammar.
package enum JSONReport {
  package static func encode(_ report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(report), as: UTF8.self)
    return escaped(text) + "\n"
  }

  /// Writes the same as ``encode(_:)`` of the whole report, one part on a submission after the other.
  package static func write<Failure>(_ report: ClassReport<Failure>, to output: inout some TextOutputStream) throws {
    let head = try encode(report.head)
    // A line break in a string is escaped, so this key at this depth stands there once.
    guard !report.indices.isEmpty, let key = head.range(of: "\n  \"lessons\" : ["),
      let end = head[key.upperBound...].firstIndex(of: "]")
    else { return output.write(head) }
    output.write(String(head[..<key.upperBound]))
    for index in report.indices {
      // Without the line's end behind it. An empty list has an empty line in it.
      let lines = try encode(try report[index]).dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        output.write(number > 0 || index == 0 ? "\n" : ",\n")
        output.write(line.isEmpty ? "" : "    " + line)
      }
    }
    output.write("\n  " + head[end...])
  }

  /// The same JSON, with what a terminal would obey or a reader would not see as numbers: such characters stand in strings
  /// alone. In a log, `##[` and `##vso[` may begin a command.
  private static func escaped(_ json: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.unicodeScalars {
      switch ScalarClass(scalar) {
      case .plain, .lineFeed: result.append(scalar)
      // The encoder has escaped those of ASCII, all but Delete.
      case .tab, .carriageReturn, .control, .separator, .direction, .directionMark, .invisible, .unassigned:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          let zeros = String(repeating: "0", count: 4 - digits.count)
          result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
        }
      }
    }
    return String(result).replacing(/##(?<service>[A-Za-z]*)\[/) { "##\($0.service)\\u005B" }
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
