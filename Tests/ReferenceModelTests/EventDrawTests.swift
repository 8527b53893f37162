import Testing

@testable import ReferenceModel

@Suite struct EventDrawTests {
  private let taps = ["a", "b", "c", "d", "e"].map { UserEvent.tap(.button($0)) }

  /// Two events that follow each other, of all that are possible.
  private func pairs(_ seed: UInt64, in count: Int) -> Set<[UserEvent]> {
    var random = SeededRandom(seed: seed)
    var draw = EventDraw()
    let events = (0..<count).map { _ in draw.next(of: taps, &random) }
    return Set(zip(events, events.dropFirst()).map { [$0, $1] })
  }

  @Test func eachPairOfEventsComesWithEachSeed() {
    #expect((1...50).allSatisfy { pairs($0, in: 75).count == 25 })
  }

  @Test func theSameSeedDrawsTheSame() {
    #expect(pairs(7, in: 20) == pairs(7, in: 20))
    #expect(pairs(7, in: 20) != pairs(8, in: 20))
  }

  @Test func theNextStoryDoesWhatTheLastOneHasLeftOut() {
    var random = SeededRandom(seed: 3)
    var draw = EventDraw()
    var firsts: Set<UserEvent> = []
    for _ in 1...12 {
      firsts.insert(draw.next(of: taps, &random))
      draw = draw.relaunched
    }
    #expect(firsts == Set(taps))
  }

  @Test func turningThePhoneIsOneKindWhicheverWay() {
    var random = SeededRandom(seed: 1)
    var draw = EventDraw()
    var count = 0
    for _ in 0..<600 {
      let event = draw.next(of: taps + [.turn(random.pick([.portrait, .landscapeLeft, .landscapeRight]))], &random)
      if case .turn = event { count += 1 }
    }
    #expect((60...180).contains(count))
  }

  @Test func placesAndTimesAreOneKindEach() {
    var random = SeededRandom(seed: 1)
    var draw = EventDraw()
    var count = 0
    for number in 0..<600 {
      let event = draw.next(
        of: taps + [.tapAt(x: Double(number), y: 1), .wait(seconds: Double(number))], &random)
      if taps.contains(event) { count += 1 }
    }
    #expect((300...540).contains(count))
  }

  @Test func textsThatFindOtherMistakesAreOtherKinds() {
    let texts = ["  ", " a", "a b", "a", "words", "👍🏽", String(repeating: "long", count: 20)]
    for seed in UInt64(1)...20 {
      var random = SeededRandom(seed: seed)
      var draw = EventDraw()
      let drawn = Set((0..<120).map { _ in draw.next(of: texts.map { .type($0) }, &random) })
      #expect(drawn.count == texts.count)
    }
  }
}
