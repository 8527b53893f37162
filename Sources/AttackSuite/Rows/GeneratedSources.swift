internal import Foundation

/// Sources that are too long, or hold bytes that no text file of the project should.
enum GeneratedSources {
  static var rows: [Attack] {
    [
      source(
        "48", "a literal of 150,000 unlike elements: slow and large to compile",
        [.fail, .timeout, .compileError, .limit, .refused],
        hugeLiteral),
      source("49", "20,000 nested parentheses and 3,000 nested closures", [.compileError, .timeout, .limit, .refused]) {
        let parentheses = String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000)
        let closures = String(repeating: "{ () -> Int in ", count: 3000) + "1" + String(repeating: " }()", count: 3000)
        return "let a = \(parentheses)\nlet b = \(closures)\n" + wrong
      },
      source("50", "20,000 errors, so that what the compiler says is huge", [.compileError, .limit]) {
        (0..<20_000).map { "let v\($0): Int = \"\($0)\"\n" }.joined() + wrong
      },
      bytes("74", "invalid UTF-8 and NULs in a comment, in a string and between tokens", [.compileError, .refused]) {
        Array("// ".utf8) + [0xFF, 0xC3, 0x28, 0x00] + Array("\nlet s = \"".utf8) + [0xED, 0xA0, 0x80, 0x00]
          + Array("\"\n".utf8) + [0x00] + Array(wrong.utf8)
      },
      bytes(
        "78", "raw escapes in a string and in a comment, which the compiler echoes to the terminal",
        [.compileError, .refused, .fail], sinks: true
      ) {
        Array("// \u{1B}[2J\u{1B}]0;owned\u{7}\nlet s: Int = \"\u{1B}[31m\u{9B}2J\u{7}\"\n".utf8) + Array(wrong.utf8)
      },
      bytes("91", "a right answer in a file with a byte-order mark and CRLF line ends", [.pass]) {
        [0xEF, 0xBB, 0xBF] + Array(right.replacing("\n", with: "\r\n").utf8)
      },
      source("X01", "crashes the compiler itself: its stack overflows", [.compileError, .timeout, .limit, .refused]) {
        let branches = (0..<30_000).map { "if n == \($0) { return \($0) } else " }.joined()
        return "func double(_ n: Int) -> Int {\n  \(branches){ return n + 1 }\n}\n"
      },
      source(
        "A23", "a literal of 150,000 elements that costs the grader's own parser minutes",
        [.fail, .timeout, .compileError, .limit, .refused]
      ) {
        let elements = (0..<150_000).map { "[\($0): {\($0)}]" }.joined(separator: ",")
        return "let table: [Any] = [\(elements)]\n" + wrong
      },
    ]
  }

  static let wrong = "func double(_ n: Int) -> Int { n + 1 }\n"
  static let right =
    "func double(_ n: Int) -> Int { n * 2 }\nfunc shout(_ word: String) -> String { word.uppercased() + \"!\" }\n"

  private static let hugeLiteral: @Sendable () -> String = {
    let elements = (0..<150_000).map { $0 % 3 == 0 ? "\($0)" : $0 % 3 == 1 ? "\"\($0)\"" : "\($0).5" }
    return "let values: [Any] = [\(elements.joined(separator: ","))]\n" + wrong
  }

  private static func source(
    _ row: String, _ summary: String, _ expected: [Expectation.Word], _ text: @escaping @Sendable () -> String
  ) -> Attack {
    bytes(row, summary, expected) { Array(text().utf8) }
  }

  private static func bytes(
    _ row: String, _ summary: String, _ expected: [Expectation.Word], sinks: Bool = false,
    _ bytes: @escaping @Sendable () -> [UInt8]
  ) -> Attack {
    var submission = SubmissionAttack { folder, _ in
      try Data(bytes()).write(to: URL(fileURLWithPath: folder + "/Double.swift"))
    }
    submission.looksAtSinks = sinks
    return Attack(row, summary, Expectation(expected), .submission(submission))
  }
}
