import AppProtocol
import Examiner
import Testing

/// Which screens an examiner hands on to be drawn.
@Suite struct SeenScreensTests {
  private let check: @Sendable () -> Void = {
    screen("At the start")
    app.wait(1)
    app.wait(1)
    expect(app.keyboard.exists, is: false)
  }

  @Test func aCheckThatNobodyWantsToDrawHandsOnNone() async {
    let found = await finding(with: StaticApp(), of: check)
    #expect(found.screens == nil)
    #expect(found.decision == .pass)
  }

  @Test func aCheckHandsOnItsLastScreenAndWhatItWasAskedForUntilThen() async {
    let found = await finding(with: StaticApp(), drawing: .last, of: check)
    #expect(found.screens.map { [$0.requests, $0.marked.count] } == [3, 0])
    #expect(found.decision == .pass)
  }

  @Test func aCheckEndsWithoutADecisionAfterSoManyRequests() async {
    let still = StaticApp()
    let found = await finding(with: still, drawing: .after(requests: 2), of: check)
    #expect(still.events == [.launch, .wait(seconds: 1)])
    #expect(found.decision == .stopped)
    #expect(found.screens?.requests == 2)
  }

  @Test func aStoryIsTheScreenBeforeEachEventWithTheFinger() async {
    let button = AppProtocol.Element(
      id: ElementID(0), type: .button, label: "Add", frame: Rect(x: 300, y: 20, width: 150, height: 40))
    let found = await finding(with: StaticApp([button]), drawing: .moments(most: 2)) {
      app.wait(1)
      app.buttons["Add"].tap()
      app.tap(at: CGPoint(x: 5, y: 6))
      expect(app.keyboard.exists, is: true)
    }
    #expect(found.decision == .fail)
    #expect(found.screens?.moments.map(\.words) == ["tap the button \"Add\"", "tap the screen at (5, 6)"])
    // In the middle of what is on the screen.
    #expect(found.screens?.moments.map(\.finger) == [Point(x: 337.5, y: 40), Point(x: 5, y: 6)])
    #expect(found.screens?.moments.map(\.screen.elements.count) == [1, 1])
    #expect(found.screens?.earlierMoments == 1)
  }

  @Test func codeOfAPictureHandsOnItsMarksAndItsEndAndNeedsNoExpectation() async {
    let found = await finding(with: StaticApp(), drawing: .marked(most: 6)) {
      screen("Before")
      app.wait(1)
    }
    #expect(found.screens?.marked.map(\.caption) == ["Before", ""])
    #expect(found.decision == .pass)
  }

  @Test func aMarkHandsOnTheWayToIt() async {
    let found = await finding(with: StaticApp(), drawing: .marked(most: 6)) {
      app.wait(1)
      screen("While waiting")
      app.wait(2)
    }
    let way: [Event] = [.launch, .wait(seconds: 1)]
    #expect(found.screens?.marked.map(\.events) == [way, way + [.wait(seconds: 2)]])
    let long = await finding(with: StaticApp(), drawing: .marked(most: 6)) {
      for _ in 1...600 { app.wait(1) }
    }
    #expect(long.screens?.marked.map(\.events) == [[]])
  }

  @Test func anEndThatHasJustBeenMarkedIsOnePictureAndThereAreSixAtMost() async {
    let once = await finding(with: StaticApp(), drawing: .marked(most: 6)) { screen("All") }
    #expect(once.screens?.marked.map(\.caption) == ["All"])
    let often = await finding(with: StaticApp(), drawing: .marked(most: 6)) {
      for number in 1...9 {
        app.wait(1)
        screen("\(number)")
      }
    }
    #expect(often.screens?.marked.map(\.caption) == ["1", "2", "3", "4", "5", "6"])
  }
}
