/// What came of one attack in one setting.
package struct AttackResult: Sendable, Codable {
  package var row: String
  package var summary: String
  package var setting: String
  package var expected: String
  package var got = ""
  /// What did not hold, a clause each.
  package var problems: [String] = []
  package var seconds = 0.0

  package var holds: Bool { problems.isEmpty }

  init(_ attack: Attack, _ setting: AttackSetting) {
    row = attack.row
    summary = attack.summary
    self.setting = setting.rawValue
    expected = attack.expected.text
  }

  /// For a log.
  package var line: String {
    holds ? "\(row) holds (\(got))" : "\(row) DOES NOT HOLD (\(got)): \(problems.prefix(3).joined(separator: "; "))"
  }
}
