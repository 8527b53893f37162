import Testing

@testable import ReferenceModel

@Suite struct TextEntryTests {
  private let add = UserEvent.tap(.button("Add"))
  private let save = UserEvent.tap(.button("Save"))
  private let done = UserEvent.tap(.button("Done"))
  private let backdrop = UserEvent.tap(.other("backdrop"))
  private let name = UserEvent.tap(.textField("name"))
  private let country = UserEvent.tap(.textField("country"))
  private let notes = UserEvent.tap(.textView("notes"))

  private func guide(upTo reach: TextEntry.Reach = .saving, _ events: UserEvent...) -> TextEntry {
    TextEntry(upTo: reach).handling(events)
  }

  private func texts(_ model: TextEntry) -> [String] { TextEntry.Names.inputs.map(model.keyboard.text) }

  @Test func returnEndsALineAndStartsANewOneInTheNotes() {
    #expect(guide(add, name, .pressReturn).keyboard.firstResponder == nil)
    let notes = guide(add, notes, .type("a"), .pressReturn, .type("b"))
    #expect(texts(notes) == ["", "", "a\nb"])
    #expect(notes.keyboard.firstResponder == .textView("notes"))
  }

  @Test func doneIsThereOnlyWhileNotesAreTyped() {
    let typing = guide(add, notes)
    #expect(typing.expected.contains(.exists(.button("Done"), true)))
    #expect(typing.expected.contains(.exists(.button("Save"), false)))
    let finished = typing.handling([done])
    #expect(finished.expected.contains(.keyboard(isUp: false)))
    #expect(finished.expected.contains(.exists(.button("Save"), true)))
  }

  @Test func aCountryNeedsAName() {
    #expect(guide(add, country).keyboard.firstResponder == nil)
    #expect(guide(add, name, country).keyboard.firstResponder == .textField("name"))
    #expect(guide(add, name, .type("x"), country).keyboard.firstResponder == .textField("country"))
    #expect(guide(add, name, .type("x"), .pressDelete, country).keyboard.firstResponder == .textField("name"))
  }

  @Test func theLabelNamesWhatIsTyped() {
    #expect(guide(add).status == "Tap a line to type")
    #expect(guide(add, notes).status == "Typing the notes")
  }

  @Test func aTouchOutsideEndsTheTypingAndShowsTheNextTip() {
    let touched = guide(add, name, backdrop)
    #expect(touched.keyboard.firstResponder == nil)
    #expect(touched.expected.contains(.text(.text("tip"), "Tip: notes may have many lines")))
    #expect(guide(add, backdrop, backdrop, backdrop).tip == 0)
  }

  @Test func aCityIsSavedWithItsTrimmedName() {
    let saved = guide(add, name, .type("  Lima "), country, .type("Peru"), notes, .type("a"), done, save)
    #expect(saved.cities.texts(section: 0).last == "Lima, Peru, a")
    #expect(saved.isAtRest)
    #expect(texts(saved.handling([add])) == ["", "", ""])
  }

  @Test func withoutANameNothingIsSavedAndTheNameIsAskedFor() {
    let refused = guide(add, name, .type("  "), .pressReturn, save)
    #expect(refused.cities == TextEntry().cities)
    #expect(refused.keyboard.firstResponder == .textField("name"))
    #expect(texts(refused) == ["  ", "", ""])
  }

  @Test func theWayBackForgetsWhatWasEntered() {
    #expect(texts(guide(add, name, .type("x"), .tap(.button("Cities")), add)) == ["", "", ""])
  }

  @Test(arguments: [
    (TextEntry.Reach.returning, ["Save", "Done", "backdrop"]), (.done, ["Save", "backdrop"]),
    (.active, ["Save", "backdrop"]), (.outside, ["Save"]), (.saving, []),
  ])
  func nothingIsTappedThatHasNotBeenTaught(reach: TextEntry.Reach, untaught: [String]) {
    let model = TextEntry(upTo: reach)
    var random = SeededRandom(seed: 1)
    let tapped = model.events(count: 500, seed: random.bits()).compactMap { event -> String? in
      if case .tap(let element) = event { element.name } else { nil }
    }
    #expect(Set(tapped).isDisjoint(with: untaught))
    #expect(Set(["Save", "Done", "backdrop"]).subtracting(untaught).isSubset(of: tapped))
  }

  @Test func anUntaughtRuleIsNotTried() {
    var random = SeededRandom(seed: 1)
    #expect(!guide(upTo: .done, add).possibleEvents(&random).contains(country))
    #expect(!guide(upTo: .done, add, name, .type("x")).possibleEvents(&random).contains(country))
    #expect(guide(upTo: .done, add, name, .type("Oslo"), .pressReturn).possibleEvents(&random).contains(country))
    #expect(guide(upTo: .active, add).possibleEvents(&random).contains(country))
  }

  // MARK: Stars, and the label on the keyboard

  private let stars = UserEvent.tap(.textField("stars"))

  @Test func theStarsAreNotLeftWithAnythingButOneToFive() {
    let refused = guide(upTo: .rating, add, stars, .type("6"), .pressReturn)
    #expect(refused.keyboard.firstResponder == .textField("stars"))
    #expect(refused.status == "Stars go from 1 to 5")
    #expect(refused.handling([name]).keyboard.firstResponder == .textField("stars"))
    let left = refused.handling([.holdDelete, name])
    #expect(left.keyboard.firstResponder == .textField("name") && left.status == "Typing the name")
  }

  @Test func aTouchOutsideEndsTheStarsAndKeepsNothingBad() {
    let touched = guide(upTo: .rating, add, stars, .type("3"), .pressReturn, stars, .type("6"), backdrop)
    #expect(touched.keyboard.firstResponder == nil && touched.stars == 3)
    #expect(touched.keyboard.text(.textField("stars")) == "3")
  }

  @Test func starsAreSavedWhileTheyAreTyped() {
    let saved = guide(upTo: .rating, add, name, .type("Lima"), stars, .type("2"), save)
    #expect(saved.cities.texts(section: 0).last == "Lima, ★★")
    #expect(saved.handling([add]).stars == 0)
  }

  @Test func theLabelTravelsWithTheKeyboard() {
    let label = ElementName.text("status")
    func motion(_ events: UserEvent...) -> Bool {
      TextEntry(upTo: .tying).handling(events).expected.contains(.moved(label, .glide(seconds: 0.25, curve: 7)))
    }
    #expect(motion(add, name) && motion(add, name, .pressReturn))
    #expect(!motion(add, name, .type("x")) && !motion(add, name, .turn(.landscapeLeft)) && !motion(add))
  }
}
