import Testing

@testable import UIKitNames

@Suite struct BehaviourTests {
  @Test func aTestSaysHowItsBehaviourIsKnown() {
    let text = """
      @Suite struct A {
        @Test(.documented("UITextFieldDelegate"), .observed("Logs"), arguments: [1])
        func theReturnKeyAsksInUIKitsWords(a: Int) {}
        @Test(.assumed("The order")) func focusMoves() {}
        @Test func plain() {}
        func noTest() {}
      }
      """
    #expect(
      Behaviour.read(text, file: "FieldTests.swift") == [
        Behaviour(
          kind: .documented, sentence: "The return key asks in UIKits words", source: "UITextFieldDelegate",
          file: "FieldTests"),
        Behaviour(
          kind: .observed, sentence: "The return key asks in UIKits words", source: "Logs", file: "FieldTests"),
        Behaviour(kind: .assumed, sentence: "Focus moves", source: "The order", file: "FieldTests"),
      ])
  }

  @Test func aSectionOfAScriptSaysHowItsBehaviourIsKnown() {
    let text = """
      # What is done first belongs to no section.
      tap "first"

      ## Return asks the delegate
      # documented: UITextFieldDelegate, textFieldShouldReturn(_:): asked for each
      # observed: Logs
      return
      expect "asked"

      ## The order
      # A remark.
      expect(app.keyboard.exists, is: true)
      ## The keyboard stays
      # assumed: nobody says so
      tap "second"
      """
    let read = ScriptBehaviours(reading: text, app: "return-key")
    let (first, last) = ("Return asks the delegate", "The keyboard stays")
    let page = "UITextFieldDelegate, textFieldShouldReturn(_:): asked for each"
    #expect(
      read.behaviours == [
        Behaviour(kind: .documented, sentence: first, source: page, file: "return-key"),
        Behaviour(kind: .observed, sentence: first, source: "Logs", file: "return-key"),
        Behaviour(kind: .assumed, sentence: last, source: "nobody says so", file: "return-key"),
      ])
    #expect(
      read.mistakes == [
        ScriptBehaviours.Mistake(line: 10, message: "Nothing says how it is known: # documented: …"),
        ScriptBehaviours.Mistake(line: 13, message: "Nothing is expected."),
      ])
  }
}
