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
}
