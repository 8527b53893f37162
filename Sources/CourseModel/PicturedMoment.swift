/// A moment of an app of which a lesson's page shows a picture, so that a reader can go on from there.
///
///     120-solution-0
///
/// is the first picture of the solution's app for the fence in line 120.
package struct PicturedMoment: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Of the fence that shows it, in the lesson's own markdown; 1-based.
  package var line: Int
  package var app: ShownApp
  /// Which of the pictures of this app for this fence it is, from 0.
  package var number: Int

  package init(line: Int, app: ShownApp, number: Int) {
    self.line = line
    self.app = app
    self.number = number
  }

  /// What ``description`` says; `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let line = Int(parts[0]), let app = ShownApp(rawValue: String(parts[1])),
      let number = Int(parts[2]), line > 0, number >= 0
    else { return nil }
    self.init(line: line, app: app, number: number)
  }

  package var description: String { "\(line)-\(app.rawValue)-\(number)" }
}
