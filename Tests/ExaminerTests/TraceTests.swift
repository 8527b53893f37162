import AppProtocol
import ReferenceModel
import Testing

@testable import Examiner

/// What a replay shows: of each event what became different by it.
@Suite struct TraceTests {
  /// A line an event: `tap the button "put": the keyboard is down`.
  private func lines(_ found: Finding) -> [String] {
    (found.trace ?? []).map { event in
      let observations = event.observations.map { observation in
        observation.expected == nil || observation.expected == observation.seen
          ? observation.seen ?? "" : "\(observation.seen ?? "") (expected \(observation.expected ?? ""))"
      }
      return "\(event.isFirstDifference ? "✗ " : "")\(event.words): \(observations.joined(separator: ", "))"
    }
  }

  @Test func anEventOfACheckShowsWhatChangedOnTheScreen() async {
    let found = await finding(with: BasketApp(), traces: true) {
      app.textFields["item"].tap()
      app.typeText("figs")
      app.pressReturn()
      expect(app.keyboard.exists)
    }
    #expect(
      lines(found) == [
        ": ",
        #"tap the text field "item": the table "basket" can be scrolled clear of the keyboard, "#
          + #"the text field "item" is the first responder, the keyboard is up, the Return key is disabled, "#
          + #"the Return key says "Done", the keyboard is of the type "default""#,
        #"type "figs": the text field "item" holds "figs", the button "put" is enabled, the Return key is enabled"#,
        #"✗ press Done: "Fruit" has 4 rows, "Fruit" shows "figs", "Apples", "#
          + #""Pears", "Plums", "Fruit" has no rows ticked off, "#
          + #"the text field "item" holds nothing, the text field "item" is not the first responder, "#
          + #"the button "put" is disabled, the text "total" shows "5 to buy", the keyboard is down, "#
          + "the keyboard is down; expected it up",
      ])
  }

  @Test func aComparisonShowsWhereAppAndModelPart() async {
    let mistaken = BasketApp(mistake: { _, event, after in
      if event == .pressReturn { after.keyboard.begin(.textField("item")) }
    })
    let found = await finding(with: mistaken, traces: true) {
      expect(app, behavesLike: Small(), events: 4)
    }
    #expect(
      lines(found) == [
        ": the keyboard is down", #"tap the text field "item": the keyboard is up"#, #"type "a": "#,
        "✗ press Done: the keyboard is up (expected the keyboard is down)",
      ])
  }

  /// Does the same three things each time.
  private struct Small: BehaviourModel {
    var done = 0
    var expected: [Observation] { [.keyboard(isUp: done == 1 || done == 2)] }
    func possibleEvents(_ random: inout SeededRandom) -> [UserEvent] {
      switch done {
      case 0: [.tap(.textField("item"))]
      case 1: [.type("a")]
      case 2: [.pressReturn]
      default: []
      }
    }
    mutating func handle(_ event: UserEvent) { done += 1 }
  }
}
