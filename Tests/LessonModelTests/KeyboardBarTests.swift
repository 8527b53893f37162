import ReferenceModel
import Testing

@Suite struct KeyboardBarTests {
  private let fields: [ElementName] = [.textField("owner"), .textField("phone"), .textField("destination")]
  private let prev = UserEvent.tap(.button("Prev"))
  private let next = UserEvent.tap(.button("Next"))
  private let done = UserEvent.tap(.button("Done"))

  private func active(after events: [UserEvent]) -> [Int?] {
    var model = KeyboardBar(upTo: .inSight)
    return events.map { event in
      model.handle(event)
      return model.active
    }
  }

  @Test func nextAndPrevMoveOneFieldAndStopAtTheEnds() {
    #expect(active(after: [.tap(fields[0]), prev, next, next, next, prev, prev]) == [0, 0, 1, 2, 2, 1, 0])
  }

  @Test func doneLetsTheFieldGoAndTheKeyboardDown() {
    let model = KeyboardBar().handling([.tap(fields[1]), done])
    #expect(model.active == nil)
    #expect(model.departures == 1)
    #expect(model.expected.contains(.keyboard(isUp: false)))
  }

  @Test func movingOnDoesNotPutTheKeyboardAway() {
    let model = KeyboardBar().handling([.tap(fields[0]), next, .tap(fields[0])])
    #expect(model.departures == 0)
  }

  @Test func lettersGoIntoTheActiveField() {
    let events: [UserEvent] = [.type("lost"), .tap(fields[0]), .type("Ann"), next, .type("12"), .pressDelete]
    #expect(fields.map(KeyboardBar().handling(events).keyboard.text) == ["Ann", "1", ""])
  }

  @Test func theEndsOfTheRowAreDisabled() {
    func ends(_ field: Int) -> [Observation] {
      KeyboardBar(upTo: .inSight).handling([.tap(fields[field])]).expected.filter {
        if case .enabled = $0 { true } else { false }
      }
    }
    let (prev, next) = (ElementName.button("Prev"), ElementName.button("Next"))
    #expect(ends(0) == [.enabled(prev, false), .enabled(next, true)])
    #expect(ends(1) == [.enabled(prev, true), .enabled(next, true)])
    #expect(ends(2) == [.enabled(prev, true), .enabled(next, false)])
  }

  @Test func theLabelSaysWhichFieldIsActive() {
    #expect(KeyboardBar().position == "Tap a field to begin")
    #expect(KeyboardBar(upTo: .inSight).handling([.tap(fields[2])]).position == "Field 3 of 3")
  }

  @Test func theFourthFieldIsTheLastOneOnceItIsThere() {
    let flight = ElementName.textField("flight")
    let there = KeyboardBar(upTo: .growing).handling([.tap(fields[2]), next])
    #expect(there.position == "Field 4 of 4")
    #expect(there.handling([next]).position == "Field 4 of 4")
    #expect(there.expected.contains(.focus(flight, true)))
    #expect(!KeyboardBar(upTo: .inSight).events(count: 200, seed: 1).contains(.tap(flight)))
  }

  @Test func whatHasNotBeenTaughtIsNotDone() {
    func tapped(_ reach: KeyboardBar.Reach) -> Set<String> {
      let events = KeyboardBar(upTo: reach).events(count: 200, seed: 1)
      return Set(
        events.compactMap { event in
          guard case .tap(let element) = event, element.type == .button else { return nil }
          return element.name
        })
    }
    #expect(tapped(.bar) == [])
    #expect(tapped(.active) == ["Done"])
    #expect(tapped(.moving) == ["Done", "Prev", "Next"])
  }

  @Test func eachStepComparesWhatItHasTaught() {
    func expected(_ reach: KeyboardBar.Reach) -> Set<Observation> {
      Set(KeyboardBar(upTo: reach).handling([.tap(fields[0])]).expected)
    }
    #expect(expected(.done) == expected(.bar))
    #expect(expected(.active).subtracting(expected(.done)) == [.text(.text("position"), "Field 1 of 3")])
    #expect(
      expected(.moving).subtracting(expected(.active)) == [.probe("departures", 0), .probe("buttonsAreEnabled", true)])
    #expect(
      expected(.ends).subtracting(expected(.moving)) == [
        .enabled(.button("Prev"), false), .enabled(.button("Next"), true),
      ])
    #expect(
      expected(.inSight).subtracting(expected(.ends)) == [
        .covered(fields[0], false), .insetFollowsKeyboard(table: "form"),
      ])
  }

  @Test func aDragPutsTheKeyboardAwayInTheLastStep() {
    let drag = UserEvent.scroll(.scrollView("form"), by: 60)
    #expect(KeyboardBar().handling([.tap(fields[0]), drag]).active == nil)
    #expect(KeyboardBar().events(count: 200, seed: 1).contains(drag))
    #expect(!KeyboardBar(upTo: .inSight).events(count: 200, seed: 1).contains(drag))
  }
}
