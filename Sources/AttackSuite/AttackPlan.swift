internal import Foundation

/// The attacks to try, known before anything runs.
package struct AttackPlan: Sendable {
  package var attacks: [Attack]

  /// All rows: those that are Swift files in `folder`, and those that are made by code.
  /// - Parameter folder: `Attacks/Rows`.
  package init(folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    let files = try names.map { try AttackFile(path: folder + "/" + $0).attack }
    attacks = (files + Self.made).sorted { Self.order($0.row) < Self.order($1.row) }
  }

  /// The rows that no Swift file can be.
  private static var made: [Attack] {
    GeneratedSources.rows + FolderRows.rows + NameRows.rows + ArchiveRows.rows + AnswerRows.rows + HostRows.rows
      + InterruptionRows.rows + LessonRows.rows + ServedSiteRows.rows
  }

  /// Numbers first, then folders, situations, what was seen, the served site.
  private static func order(_ row: String) -> String {
    let class_ = row.first.map { $0.isNumber ? "0" : $0 == "D" ? "1" : $0 == "X" ? "2" : $0 == "A" ? "3" : "4" } ?? "5"
    return class_ + row
  }

  /// Only these rows.
  package func only(_ rows: [String]) -> AttackPlan {
    var plan = self
    plan.attacks = attacks.filter { rows.contains($0.row) }
    return plan
  }

  /// A line for each attack: row, what holds, what it does.
  package var text: String {
    attacks.map { "\($0.row)  \($0.expected.text): \($0.summary)\n" }.joined()
  }

  /// A few rows of each class: what a change breaks first.
  package var quick: AttackPlan {
    only([
      // Forged verdicts, and what comes before and after a program's own code.
      "03", "14", "18", "79", "90", "X12", "A13",
      // Files, processes, the network, system calls.
      "29", "58", "59", "60", "A01", "A02", "A04", "A29",
      // Limits.
      "32", "A26", "A27",
      // What is handed in, and the grader's own end.
      "D01", "D04", "D15", "X05", "A07",
    ])
  }
}
