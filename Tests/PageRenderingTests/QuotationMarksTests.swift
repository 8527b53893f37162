import Testing

@testable import PageRendering

@Suite struct QuotationMarksTests {
  @Test(arguments: [
    ("type \"milk\"", "type “milk”"),
    ("tap the button \"Add\", then wait", "tap the button “Add”, then wait"),
    ("is \"\"; expected \"a -- 'b'...\"", "is “”; expected “a -- 'b'...”"),
    ("(\"one\")", "(“one”)"),
    ("app.buttons[\"Add\"].exists", "app.buttons[\"Add\"].exists"),
    ("5\" wide", "5\" wide"), ("type \"say \"hi\" now\"", "type \"say \"hi\" now\""),
    ("is Task(caption: \"milk\", isDone: false)", "is Task(caption: \"milk\", isDone: false)"),
    ("is [\"a\", \"b\", \"c\"]", "is [\"a\", \"b\", \"c\"]"), ("type \"“x\"", "type ““x”"),
  ]) func whatWasTypedIsQuotedAndOtherwiseLeftAsItIs(told: (straight: String, set: String)) {
    #expect(QuotationMarks(language: "en").set(in: told.straight) == told.set)
  }

  @Test func eachLanguageHasItsOwn() {
    #expect(QuotationMarks(language: "de").set(in: "\"Milch\" tippen") == "„Milch“ tippen")
    #expect(QuotationMarks(language: "de-CH").set(in: "\"Milch\" tippen") == "«Milch» tippen")
  }
}
