import AppProtocol
import Foundation
import ReferenceModel
import Testing

@testable import Examiner

/// A comparison plays its budget of events as short stories, each from a launch of its own.
@Suite struct StoryTurnTests {
  /// The runs that the grader makes of a check which finds nothing: what was typed in each.
  private func runs(_ events: Int, of check: @escaping @Sendable () -> Void) async -> [(
    finding: Finding, typed: [String]
  )] {
    var runs: [(finding: Finding, typed: [String])] = []
    var next: Data?
    repeat {
      let app = RecordingBasketApp()
      let found = await finding(with: app, continuation: next, of: check)
      runs.append((found, app.typed))
      next = found.nextStory
    } while next != nil && runs.count < 9
    return runs
  }

  @Test(arguments: [(30, 1), (100, 2), (160, 3), (200, 4), (1000, 4)])
  func aLargeBudgetIsPlayedAsSeveralStories(events: Int, stories: Int) async {
    let runs = await runs(events) { expect(app, behavesLike: Basket.self, events: events) }
    #expect(runs.map(\.finding.decision) == Array(repeating: .pass, count: stories))
    #expect(runs.map(\.finding.story).allSatisfy { $0 == ["do \(events / stories) things that show no difference"] })
    #expect(Set(runs.map(\.typed)).count == stories)
  }

  @Test func aStoryThatShowsADifferenceIsShortenedAsTheOneThatItIs() async {
    let check: @Sendable () -> Void = { expect(app, behavesLike: Basket.self, events: 200) }
    let first = await finding(with: BasketApp(), of: check)
    let wrong: @Sendable () -> BasketApp = {
      BasketApp(mistake: { _, event, after in if event == .pressDelete { after.keyboard.resign() } })
    }
    var found = await finding(with: wrong(), continuation: first.nextStory, of: check)
    #expect(found.decision == .fail)
    #expect(found.nextStory == nil)
    var next = found.shrinking?.next
    while let continuation = next {
      let shorter = await finding(with: wrong(), continuation: continuation, of: check)
      if shorter.shrinking?.isShortest == true { found = shorter }
      next = shorter.shrinking?.next
    }
    #expect(found.story == [#"tap the text field "item""#, "press Delete"])
  }

  /// Otherwise the app would stand elsewhere when the comparison begins that is about.
  @Test func comparisonsBeforePlayTheSameWhileAStoryIsShortened() async throws {
    let check: @Sendable () -> Void = {
      expect(app, behavesLike: Basket.self, events: 200)
      fail("enough")
    }
    let first = await finding(with: BasketApp(), of: { expect(app, behavesLike: Basket.self, events: 200) })
    let turn = try #require(first.nextStory.flatMap(StoryTurn.decode))
    let plain = RecordingBasketApp()
    _ = await finding(with: plain, continuation: first.nextStory, of: check)
    let shrinker = Shrinker(comparison: 2, turn: turn, events: [], restPoints: [], kind: "keyboard")
    let shortened = RecordingBasketApp()
    _ = await finding(with: shortened, continuation: shrinker.encoded, of: check)
    #expect(plain.typed == shortened.typed && !plain.typed.isEmpty)
  }
}

/// A basket that is right, and what is typed into it.
private final class RecordingBasketApp: AppConnection, @unchecked Sendable {
  private let app = BasketApp()
  private(set) var typed: [String] = []

  func reply(to event: Event) throws(ConnectionFailure) -> (outcome: Outcome, screen: Screen) {
    if case .typeText(let text) = event { typed.append(text) }
    return try app.reply(to: event)
  }

  func finish() throws(ConnectionFailure) {}
}
