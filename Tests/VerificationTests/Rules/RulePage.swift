import TestSupport
import Foundation
import Testing

/// A page of `Documentation/Rules`, as far as tests have to read it.
struct RulePage: Sendable {
  struct Example: Sendable, CustomTestStringConvertible {
    /// The page's rule.
    var rule: String
    var section: String
    /// What stands behind `markdown`: `error=unknown-step`, `answers`, `graded`, `least-score=90`, `files=a.png,b.png`.
    var words: [String]
    var text: String
    /// The lesson that an example of `answers.md` belongs to.
    var lesson: String?

    var testDescription: String { "\(rule): \(section)" }

    /// `error=unknown-step`
    var expectation: String? { words.first { ["error", "warning", "note"].contains($0.prefix { $0 != "=" }) } }
    var leastScore: Double? { words.first { $0.hasPrefix("least-score=") }.flatMap { Double($0.dropFirst(12)) } }
    var files: [String] {
      words.first { $0.hasPrefix("files=") }.map { $0.dropFirst(6).split(separator: ",").map(String.init) } ?? []
    }
  }

  var rule: String
  var text: String
  var examples: [Example]

  static let folder = Checkout.root.appending(path: "Documentation/Rules").path

  static let all: [RulePage] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".md") && $0 != "README.md" }.compactMap { name in
      (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)).map {
        RulePage(rule: String(name.dropLast(3)), text: $0)
      }
    }
  }()

  init(rule: String, text: String) {
    self.rule = rule
    self.text = text
    examples = []
    var section = ""
    var lesson: String?
    var open: Example?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var example = open {
        if line == "~~~~" {
          if example.words == ["lesson"] {
            lesson = example.text
          } else {
            example.lesson = lesson
            examples.append(example)
          }
          open = nil
        } else {
          open?.text += line + "\n"
        }
      } else if line.hasPrefix("~~~~markdown") {
        let words = line.split(separator: " ").dropFirst().map(String.init)
        open = Example(rule: rule, section: section, words: words, text: "")
      } else if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      }
    }
  }
}
