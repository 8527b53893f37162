internal import Foundation
internal import FoundationXML

/// Looks at every format of a report on a hostile submission: nothing of it is a command, markup or a control there.
struct SinkCheck {
  var place: AttackWorkspace
  var lesson: String
  var path: String
  /// The report as JSON, of the run that was judged.
  var judged: ToolRun

  func problems() throws -> [String] {
    var found = Self.problems(in: judged.outputText, format: "json").map { "json: \($0)" }
    if judged.report == nil { found.append("json: it can't be read") }
    for format in ["text", "junit", "github", "html"] {
      let run = try place.run(
        ["grade", lesson, "--submission", path, "--step", "double", "--format", format, "--timeout", "5"])
      found += run.problems(place)
      found += Self.problems(in: run.outputText, format: format).map { "\(format): \($0)" }
      found += Self.problems(in: run.errorText, format: "text").map { "standard error with \(format): \($0)" }
      if format == "junit", !Self.isXML(run.output) { found.append("junit: it is no XML") }
    }
    return found
  }

  /// C0 but line feed and tab, DEL, C1, what changes the direction of text, and the byte-order mark.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C, 0xFEFF, 0x2028, 0x2029: true
    default: false
    }
  }

  static func problems(in text: String, format: String) -> [String] {
    var found: [String] = []
    if let control = text.unicodeScalars.first(where: isControl) {
      found.append("it holds U+\(String(control.value, radix: 16, uppercase: true))")
    }
    for line in text.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      // The format of annotations is made of such commands; of others none may begin a line.
      let isOwn =
        format == "github"
        && [
          "::error file=", "::warning file=", "::notice file=", "::error title=", "::warning title=", "::notice title=",
        ]
        .contains(where: words.hasPrefix)
      if words.hasPrefix("::"), !isOwn { found.append("a line begins with a workflow command: \(words.prefix(60))") }
      if words.contains("##vso[") || words.contains("##[") { found.append("a line holds a pipeline command") }
    }
    if format == "html", text.contains("<script>alert") || text.contains("<img src=x") {
      found.append("the submission's markup stands in it")
    }
    return found
  }

  private static func isXML(_ data: Data) -> Bool { XMLParser(data: data).parse() }
}
