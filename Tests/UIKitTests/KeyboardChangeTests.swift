import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct KeyboardChangeTests {
  let log = Log()

  @Test(.observed("A keyboard that is exchanged while it is up announces its new frame as if it was shown again"))
  func withoutSuggestionsTheKeyboardIsLowerAndSaysSo() throws {
    let window = Stage.fresh()
    textField(in: window).becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    AppState.current.keyboard.use(suggestions: false, hardware: false)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    let information = try #require(listener.last?.userInfo)
    #expect(
      information[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 407, width: 375, height: 260))
    #expect(
      information[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        == CGRect(x: 0, y: 451, width: 375, height: 216))
    Stage.fresh()
  }

  @Test(.assumed("Nothing is announced of a keyboard that is not on the screen"))
  func aKeyboardThatIsDownIsExchangedSilently() {
    Stage.fresh()
    let listener = Listener(keyboard: log)
    AppState.current.keyboard.use(suggestions: false, hardware: false)
    MainLoop.runUntilIdle()
    #expect(log.taken() == [])
    _ = listener
    Stage.fresh()
  }

  @Test(.observed("With a hardware keyboard only an accessory view is on the screen"))
  func aHardwareKeyboardTakesTheOtherOneAway() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    AppState.current.keyboard.use(suggestions: true, hardware: true)
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    AppState.current.keyboard.press("a")
    #expect(field.text == "a")
    #expect(field.isFirstResponder)
    _ = listener
    Stage.fresh()
  }

  @Test(
    .observed("The Delete key takes a whole character"),
    arguments: ["a", "e\u{301}", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "שָׁ", "ab\u{323}\u{307}", "क्षि"])
  func deleteTakesAWholeCharacter(text: String) {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.text = "x" + text
    field.becomeFirstResponder()
    AppState.current.keyboard.pressDelete()
    #expect(field.text == String(("x" + text).dropLast()))
    Stage.fresh()
  }

  // Flags are pairs of code points: the second of two is taken whole, not torn out of the middle.
  @Test(.observed("The Delete key takes a whole character"))
  func deleteTakesOneFlagOfTwo() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.becomeFirstResponder()
    for flag in ["🇩🇪", "🇫🇷"] as [Character] { AppState.current.keyboard.press(flag) }
    AppState.current.keyboard.pressDelete()
    #expect(field.text == "🇩🇪")
    Stage.fresh()
  }

  @Test(.observed("A change of inset or size moves the content back to where a drag could have left it"))
  func contentComesBackWhenTheRoomBelowItGoes() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 150)
    view.contentInset.bottom = 80
    view.drag(by: CGPoint(x: 0, y: 1000))
    #expect(view.contentOffset.y == 130)
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 50)
    view.frame.size.height = 140
    #expect(view.contentOffset.y == 10)
  }
}
