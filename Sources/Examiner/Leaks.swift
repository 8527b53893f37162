internal import AppProtocol
internal import Foundation
internal import ReferenceModel

extension Application {
  /// The controllers and views of the app's own classes that have left the screen for good and are not freed, a clause each, with what holds them where
  /// that can be told. What the app can still reach from its screen, such as a controller in a property, is not among them.
  ///
  ///     app.buttons["Left"].tap()
  ///     expect(app.leaks, is: [])
  public var leaks: [String] {
    let session = Session.current
    do {
      let words = try session.leaks().map { Words.cut($0.words) }
      session.readings.append(
        Reading(subject: "what has left the screen for good and is not freed", verb: "is", value: words))
      return words
    } catch { session.end(error) }
  }
}

extension Session {
  fileprivate func leaks() throws(Interruption) -> [LeakedObject] {
    LeakedObject.list(in: try reply(to: .leaks).outcome)
  }
}

extension LeakedObject {
  /// More than that are not told.
  private static let most = 8

  static func list(in outcome: Outcome) -> [LeakedObject] {
    guard case .value(let json) = outcome,
      let leaks = try? JSONDecoder().decode([LeakedObject].self, from: Data(json.utf8))
    else { return [] }
    return Array(leaks.prefix(most))
  }
}
