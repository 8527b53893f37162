import AppProtocol
import Testing

@testable import Examiner

@Suite struct XCUITestNamesTests {
  @Test func theWindowHoldsWhatIsOnTheScreen() async {
    let found = await finding(with: StaticApp([.of(.button, label: "Add"), .of(.button, label: "Back")])) {
      expect(app.windows.count, is: 1)
      expect(app.windows.firstMatch.frame.height, is: 667)
      expect(app.windows.firstMatch.buttons["Add"].exists)
      expect(app.windows.element.buttons.count, is: 3)
    }
    #expect(found.reason == "the window has 2 buttons; expected 3 buttons")
  }

  @Test func theWindowIsTappedInItsMiddleAndDoesNotScroll() async {
    let app = StaticApp()
    let found = await finding(with: app) {
      Examiner.app.windows.firstMatch.tap()
      Examiner.app.windows.firstMatch.swipeUp()
    }
    #expect(app.events == [.launch, .tapAt(Point(x: 187.5, y: 333.5))])
    #expect(found.decision == .brokenCheck && found.reason.contains("the window does not scroll"))
  }

  @Test func aDoubleTapIsOneEvent() async {
    let app = StaticApp([.of(.button, label: "Add")])
    _ = await finding(with: app) {
      Examiner.app.buttons["Add"].doubleTap()
      fail("enough")
    }
    #expect(app.events == [.launch, .doubleTap(element: ElementID(1))])
  }
}
