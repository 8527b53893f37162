internal import Foundation

/// Names of files and folders that something on the way could take for more than names, and files in other encodings.
enum NameRows {
  static var rows: [Attack] {
    [
      named(
        "D06", "file names with line feeds and workflow commands", .refused,
        ["Double\n::error file=a.swift::forged\n.swift", "a\r::stop-commands::x.swift"]),
      named("D07", "file names with escapes", .refused, ["\u{1B}[31mred\u{1B}]0;owned\u{7}.swift", "\u{9B}2J.swift"]),
      named(
        "D08", "file names that are options of the compiler", .compileError,
        ["-o.swift", "-emit-module.swift", "--help.swift", "-.swift"]),
      named(
        "D09", "a file name that the compiler takes for a list of arguments", .compileError, ["@args.swift", "@.swift"]),
      named(
        "D16", "names that collide where cases or accents are not told apart", .refused,
        ["Do\u{301}uble.swift", "D\u{F3}uble.swift", "Extra.swift", "EXTRA.swift"]),
      named(
        "D26", "file names with bidi overrides, markup, a shell's and a spreadsheet's syntax", .refused,
        [
          "\u{202E}tfiws.elbuoD.swift", "<img src=x onerror=alert(1)>.swift", "$(touch attack-marker).swift",
          "`touch attack-marker`.swift", "=cmd|' -C calc'!A0.swift", "a'b\"c;d&e.swift",
        ]),
      learner,
      source("D17", "an empty file", [.compileError], []),
      source("D18", "white space only", [.compileError], Array(" \n\t\n".utf8)),
      source(
        "D19", "a file in UTF-16", [.compileError, .refused],
        [0xFF, 0xFE] + GeneratedSources.right.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }),
      source(
        "D20", "a right answer whose lines end with carriage returns alone", [.pass, .compileError, .refused],
        Array(GeneratedSources.right.replacing("\n", with: "\r").utf8)),
      Attack(
        "D21", "a file name that is not UTF-8", Expectation([.refused]),
        .submission(
          SubmissionAttack { folder, _ in
            try GeneratedSources.wrong.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
            let name = Array(folder.utf8CString.dropLast()) + [0x2F, -1, -2, 0x2E, 0x73, 0x77, 0x69, 0x66, 0x74, 0]
            let file = name.withUnsafeBufferPointer { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o644) }
            close(file)
          })),
      Attack(
        "D25", "two files define the same function", Expectation([.compileError]),
        .submission(
          SubmissionAttack { folder, _ in
            for name in ["Double", "Again"] {
              try GeneratedSources.right.write(toFile: folder + "/\(name).swift", atomically: false, encoding: .utf8)
            }
          })),
    ]
  }

  private static func named(
    _ row: String, _ summary: String, _ expected: Expectation.Word, _ names: [String]
  ) -> Attack {
    var submission = SubmissionAttack { folder, _ in
      try GeneratedSources.wrong.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
      for (number, name) in names.enumerated() {
        let text = "let value\(number): Int = \"not a number\"\n"
        _ = FileManager.default.createFile(atPath: folder + "/" + name, contents: Data(text.utf8))
      }
    }
    submission.looksAtSinks = true
    return Attack(row, summary, Expectation([expected]), .submission(submission))
  }

  private static func source(
    _ row: String, _ summary: String, _ expected: [Expectation.Word], _ bytes: [UInt8]
  ) -> Attack {
    Attack(
      row, summary, Expectation(expected),
      .submission(
        SubmissionAttack { folder, _ in try Data(bytes).write(to: URL(fileURLWithPath: folder + "/Double.swift")) }))
  }

  /// X14: the learner's own name.
  private static var learner: Attack {
    let name = "=1+1 <img src=x onerror=alert(1)> \"'& \n::error::forged\n \u{1B}[31m \u{202E}"
    var submission = SubmissionAttack { folder, _ in
      let own = folder + "/" + name
      try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
      try GeneratedSources.wrong.write(toFile: own + "/Double.swift", atomically: false, encoding: .utf8)
    }
    submission.named = name
    submission.looksAtSinks = true
    return Attack(
      "X14", "a learner's name with markup, quotes, line feeds and formulas", Expectation([.contained, .compileError]),
      .submission(submission))
  }
}
