internal import Foundation
internal import ReferenceModel

// How this works: a comparison has a budget of events, and plays it as a few short stories instead of a long one. Each begins with the
// launch, since many mistakes show only in what is done first, or before a list has grown longer than the screen. An app is launched
// anew only by the grader, so a check whose story has shown no difference passes, and says in its finding that there is another to
// play; the grader runs the check again, until none is left or one has shown something.

/// Which of the stories of its comparisons a run of a check plays.
struct StoryTurn: Codable, Equatable {
  /// From 0.
  var number = 0
  /// How many stories the comparison with most of them has, as far as this run has come.
  var count = 1

  /// What has been drawn in the stories so far, by the comparison's number.
  private var draws: [Int: EventDraw] = [:]

  private enum CodingKeys: CodingKey { case number, draws }

  init(number: Int = 0) { self.number = number }

  func draw(of comparison: Int) -> EventDraw { draws[comparison] ?? EventDraw() }

  mutating func note(_ draw: EventDraw, of comparison: Int) { draws[comparison] = draw.relaunched }

  /// How many events a story has that is worth the launch of an app.
  private static let eventsOfStory = 50
  private static let most = 4

  /// Of a comparison with so many events in all: those of this run's story, and the seed that they are drawn with.
  mutating func share(of events: Int, seed: UInt64) -> (events: Int, seed: UInt64) {
    let stories = min(max(events / Self.eventsOfStory, 1), Self.most)
    count = max(count, stories)
    // A comparison with fewer stories than another of the check plays its last one once more.
    let number = UInt64(min(self.number, stories - 1))
    return (events / stories, seed &+ number &* 0xD1B5_4A32_D192_ED03)
  }

  /// What the grader gives to the next run; `nil` when all stories have been played.
  var next: Data? {
    guard number + 1 < count else { return nil }
    var next = self
    next.number += 1
    return try? JSONEncoder().encode(next)
  }

  static func decode(_ data: Data) -> Self? { try? JSONDecoder().decode(Self.self, from: data) }
}
