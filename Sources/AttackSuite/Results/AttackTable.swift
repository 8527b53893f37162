internal import Foundation

/// What came of all attacks, for people and for programs.
package struct AttackTable: Sendable, Codable {
  package var format = 1
  package var results: [AttackResult]

  package init(results: [AttackResult]) { self.results = results }

  package var holds: Bool { !results.isEmpty && results.allSatisfy(\.holds) }

  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// A line for each row and setting, and what does not hold below it.
  package func text() -> String {
    var text = ""
    let width = results.map(\.setting.count).max() ?? 0
    for result in results {
      let setting = result.setting.padding(toLength: width, withPad: " ", startingAt: 0)
      let row = result.row.padding(toLength: 3, withPad: " ", startingAt: 0)
      text +=
        "\(result.holds ? "✓" : "✗") \(row)  \(setting)  \(result.got) (expected \(result.expected)): \(result.summary)\n"
      for problem in result.problems { text += "      \(problem)\n" }
    }
    let failed = results.count { !$0.holds }
    text +=
      failed == 0 ? "\nAll \(results.count) attacks hold.\n" : "\n\(failed) of \(results.count) attacks do not hold.\n"
    return text
  }

  /// A row of a markdown table for each attack, with a column for each setting: what stands in `Documentation/Security.md`.
  package func markdown(_ plan: AttackPlan) -> String {
    let settings = AttackSetting.allCases.map(\.rawValue)
    var lines = [
      "| Row | What it does | Expected | " + settings.joined(separator: " | ") + " |",
      "|---|---|---|" + settings.map { _ in "---|" }.joined(),
    ]
    for attack in plan.attacks {
      let cells = settings.map { setting in
        results.first { $0.row == attack.row && $0.setting == setting }.map { $0.holds ? $0.got : "**does not hold**" }
          ?? "–"
      }
      lines.append(
        "| \(attack.row) | \(attack.summary) | \(attack.expected.text) | " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
