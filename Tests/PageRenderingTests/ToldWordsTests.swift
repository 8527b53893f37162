import Foundation
import Testing

@testable import PageRendering

/// What the examiner says, in German.
@Suite struct ToldWordsTests {
  @Test(arguments: [
    ("tap the button \"Add\"", "Taste „Add“ antippen"),
    ("tap the text field \"item\" in the row \"Figs\"", "Textfeld „item“ in Zeile „Figs“ antippen"),
    ("type \"a; expected b\"", "„a; expected b“ schreiben"),
    ("press Done", "Done drücken"), ("press Delete", "die Löschtaste drücken"),
    ("tap the screen at (5, 6.5)", "den Bildschirm bei (5, 6.5) antippen"),
    ("press the button \"Add\" for 1 second", "Taste „Add“ 1 Sekunde lang gedrückt halten"),
    (
      "the text \"count\" shows nothing; expected \"1\"",
      "Text „count“: zeigt nichts; erwartet: „1“"
    ),
    ("the keyboard is up; expected it gone", "Tastatur: oben; erwartet: verschwunden"),
    ("the table \"Tasks\" has 3 rows; expected no rows", "Tabelle „Tasks“: 3 Zeilen; erwartet: keine Zeilen"),
    (
      "cannot type into the text field \"item\": it is not the first responder",
      "„in Textfeld ‚item‘ schreiben“ geht nicht: es ist nicht der First Responder"
    ),
    ("the keyboard is down; expected: what an author wrote", "Tastatur: unten; erwartet: what an author wrote"),
    ("\"milk\"", "„milk“"), ("2.5", "2.5"),
  ])
  func aClauseIsSaidInGerman(english: String, german: String) throws {
    let (text, language) = try Sample.templates.strings(in: "de").told(english)
    #expect(text == german)
    #expect(language == nil)
  }

  @Test(arguments: [
    "the button \"Add\" is purple; expected it to be enabled", "tap the frobnicator", "tap ", "\"open", "",
    String(repeating: "the keyboard is up; ", count: 200),
  ])
  func whatIsNotKnownStaysEnglishAsAWhole(text: String) throws {
    let told = try Sample.templates.strings(in: "de").told(text)
    #expect(told.text == text.replacing("\"Add\"", with: "“Add”"))
    #expect(told.language == "en")
  }

  @Test func captionsOfOursAreInThePagesLanguageAndAnAuthorsStayAsTheyAre() throws {
    let strings = try Sample.templates.strings(in: "de")
    #expect(strings.captioned("Before and after this step") == "Vor und nach diesem Schritt")
    #expect(strings.captioned("After this step: Nach \"Milch\"") == "Nach diesem Schritt: Nach \"Milch\"")
    #expect(strings.captioned("Eine Suche") == "Eine Suche")
    #expect(try Sample.templates.strings(in: "en").captioned("At the end") == "At the end")
  }

  @Test func whatBelongsTogetherIsInOneLanguage() throws {
    let strings = try Sample.templates.strings(in: "de")
    #expect(strings.told(["come back", "leave the app"]).texts == ["zurückkommen", "die App verlassen"])
    let told = strings.told(["come back", "blink"])
    #expect(told.texts == ["come back", "blink"])
    #expect(told.language == "en")
  }

  @Test func inEnglishNothingIsSaidOtherwise() throws {
    for language in ["en", "en-GB"] {
      let told = try Sample.templates.strings(in: language).told("tap the button \"Add\"")
      #expect(told.text == "tap the button “Add”")
      #expect(told.language == nil)
    }
    // A language without words for it.
    let told = try Sample.templates.strings(in: "fr").told("come back")
    #expect(told.text == "come back")
    #expect(told.language == "en")
  }

  @Test func textsThatAreMadeToTakeLongDoNot() throws {
    let words = ToldWords(
      english: ["a": "{a} is {b}", "b": "{a} of {b}", "c": "{a} in {b}"], own: ["a": "{a}", "b": "{b}", "c": "c"])
    #expect(words.said("x" + String(repeating: " is of in x", count: 50)) == nil)
  }
}
