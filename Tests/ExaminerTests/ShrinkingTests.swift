import AppProtocol
import ReferenceModel
import Testing

@testable import Examiner

/// From hundreds of events to the few that show what is wrong, each try with an app launched anew.
@Suite struct ShrinkingTests {
  private static let check: @Sendable () -> Void = { expect(app, behavesLike: Basket.self, events: 300) }

  /// The story of a mistake, and what was seen at its end.
  private func told(_ found: Finding) -> String { (found.story + [found.reason]).joined(separator: ", ") }

  @Test(arguments: 1...3) func aBlankThatBecomesAnItemTakesThreeEvents(seed: UInt64) async {
    let (found, _) = await shortest(seed: seed, of: { expect(app, behavesLike: Basket.self, events: 2_000) }) {
      BasketApp(mistake: { before, event, after in
        if event == .pressReturn, !before.typed.isEmpty, !before.canPut {
          after.items.insert("")
        }
      })
    }
    #expect(
      told(found) == #"tap the text field "item", type a space, press Done, "#
        + #"an empty item appeared in "Fruit"; expected none"#)
    #expect(found.shrinking?.events == 3)
  }

  @Test(arguments: 1...5) func aKeyboardThatStaysTakesThreeEvents(seed: UInt64) async {
    let (found, _) = await shortest(seed: seed, of: Self.check) {
      BasketApp(mistake: { before, event, after in
        if event == .tap(.button("put")), before.canPut { after.keyboard.begin(.textField("item")) }
      })
    }
    #expect(found.story.count == 3)
    #expect(found.story.last == #"tap the button "put""#)
    #expect(found.reason == "the keyboard is up; expected it to be down")
  }

  @Test func aTextIsShortenedToTheCharacterThatMatters() async {
    let (found, _) = await shortest(of: Self.check) {
      BasketApp(mistake: { _, _, after in
        after.keyboard.setText(after.typed.filter { $0 != "k" }, of: .textField("item"))
      })
    }
    #expect(
      told(found) == #"tap the text field "item", type "k", the text field "item" holds nothing; expected "k""#)
  }

  /// The text that was drawn may be an emoji or Arabic; any other shows the mistake as well.
  @Test(arguments: ["👍🏽", "مرحبا", "Zoë", "a  b"]) func aTextBecomesThePlainestThatStillShowsIt(text: String) {
    var shrinker = Shrinker(
      comparison: 1, events: [.type(text)], restPoints: [], kind: "text")
    let difference = Difference(kind: "text", seen: "", expected: "")
    while shrinker.propose({ $0 }) {
      let isMistaken = shrinker.candidate.contains { if case .type = $0 { true } else { false } }
      _ = shrinker.accept(shrinker.candidate, restPoints: [], isMistaken ? difference : nil)
    }
    #expect(shrinker.best == [.type("a")])
  }

  @Test func aTextThatMattersStays() {
    var shrinker = Shrinker(comparison: 1, events: [.type("x👍🏽y"), .pressReturn], restPoints: [], kind: "text")
    let difference = Difference(kind: "text", seen: "", expected: "")
    while shrinker.propose({ $0 }) {
      let isMistaken = shrinker.candidate.contains {
        if case .type(let text) = $0 { text.contains("👍🏽") } else { false }
      }
      _ = shrinker.accept(shrinker.candidate, restPoints: [], isMistaken ? difference : nil)
    }
    #expect(shrinker.best == [.type("👍🏽"), .pressReturn])
  }

  @Test func equalCaptionsBecomePlainTogether() {
    let events: [UserEvent] = [.type("مرحبا"), .pressReturn, .type("مرحبا"), .pressReturn]
    var shrinker = Shrinker(comparison: 1, events: events, restPoints: [], kind: "text")
    let difference = Difference(kind: "text", seen: "", expected: "")
    while shrinker.propose({ $0 }) {
      let texts = shrinker.candidate.compactMap { if case .type(let text) = $0 { text } else { nil } }
      let isMistaken = texts.count == 2 && texts[0] == texts[1] && shrinker.candidate.count == 4
      _ = shrinker.accept(shrinker.candidate, restPoints: [], isMistaken ? difference : nil)
    }
    #expect(shrinker.best == [.type("a"), .pressReturn, .type("a"), .pressReturn])
  }

  @Test func aStoryThatCrashesTheAppIsShrunkToo() async {
    let (found, runs) = await shortest(of: Self.check) {
      BasketApp(crashes: { before, event in event == .pressDelete && before.typed.isEmpty })
    }
    #expect(found.decision == .appEnded)
    #expect(found.story == [#"tap the text field "item""#, "press Delete"])
    #expect(runs < 60)
  }

  @Test func silenceIsShrunkOnlyWhereItWasTheReason() {
    let events: [UserEvent] = [.tap(.button("a")), .tap(.button("b"))]
    let silence = Difference(kind: "silent", seen: "", expected: "")
    var wrong = Shrinker(comparison: 1, events: events, restPoints: [], kind: "keyboard")
    var silent = Shrinker(comparison: 1, events: events, restPoints: [], kind: "silent")
    let shorter = Array(events.dropFirst())
    #expect(wrong.accept(shorter, restPoints: [], silence) == false)
    #expect(silent.accept(shorter, restPoints: [], silence) == true)
  }

  @Test func aSimplerStoryOfTheSameLengthHasToShowTheSame() {
    var shrinker = Shrinker(comparison: 1, events: [.type("ab")], restPoints: [], kind: "keyboard")
    let other = Difference(kind: "text", seen: "", expected: "")
    let same = Difference(kind: "keyboard", seen: "", expected: "")
    #expect(shrinker.accept([.type("a")], restPoints: [], other) == false)
    #expect(shrinker.accept([.type("a")], restPoints: [], same) == true)
    #expect(shrinker.best == [.type("a")])
  }

  @Test func eventsThatAreNotPossibleAreNeverProposed() {
    var shrinker = Shrinker(
      comparison: 1, events: [.tap(.textField("item")), .type("a"), .pressReturn], restPoints: [], kind: "keyboard")
    let basket = ModelReference(model: Basket())
    var proposed: [[UserEvent]] = []
    while shrinker.propose(basket.possible) { proposed.append(shrinker.candidate) }
    #expect(proposed == [[], [.tap(.textField("item"))]])
  }

  @Test func theStoryBeforeTheComparisonIsToldToo() async {
    let (found, _) = await shortest {
      Examiner.app.textFields["item"].tap()
      Examiner.app.typeText("a")
      Examiner.app.pressReturn()
      expect(
        Examiner.app,
        behavesLike: Basket(
          items: ReferenceTaskList([["a"] + Basket().items.texts(section: 0), Basket().items.texts(section: 1)])),
        events: 100)
    } with: {
      BasketApp(mistake: { _, event, after in if event == .pressDelete { after.keyboard.resign() } })
    }
    #expect(found.reason == "the keyboard is down; expected it to be up")
    #expect(
      found.story == [
        #"tap the text field "item""#, #"type "a""#, "press Done", #"tap the text field "item""#, "press Delete",
      ])
    #expect(found.shrinking?.events == 2)
  }
}
