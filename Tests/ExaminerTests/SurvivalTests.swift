import AppProtocol
import ReferenceModel
import Testing

@testable import Examiner

/// Random use of an app that nothing is known of, and elements by whatever name they have.
@Suite struct SurvivalTests {
  @Test func anAppThatGoesOnPasses() async {
    let found = await finding(with: BasketApp()) { expect(Examiner.app, survives: 300) }
    #expect(found.decision == .pass)
    #expect(found.expectations == 1)
  }

  @Test func aCrashIsTheOnlyDifference() async {
    let app = BasketApp(crashes: { _, event in if case .type = event { true } else { false } })
    let found = await finding(with: app) { expect(Examiner.app, survives: 300) }
    #expect(found.decision == .appEnded)
    #expect(found.shrinking?.isShortest == true && found.shrinking?.next != nil)
    #expect(found.story.last?.hasPrefix("type") ?? false, "\(found.story)")
  }

  @Test func whatOtherwiseWouldBeADifferenceIsNone() async {
    let app = BasketApp(defect: { event, screen in
      if event != nil { screen.elements[1].label = "Label" }
    })
    let found = await finding(with: app) { expect(Examiner.app, survives: 100) }
    #expect(found.decision == .pass)
  }

  @Test func anElementIsFoundByAnyOfItsNamesAndControlsFirst() async {
    let app = StaticApp([
      .of(.navigationBar, "Go", label: "Go"), .of(.staticText, label: "Go"), .of(.button, label: "Go"),
      .of(.textField, "field", value: "Ada"),
    ])
    let found = await finding(with: app) {
      Examiner.app.element(named: "Go").tap()
      Examiner.app.element(named: "Ada").tap()
      Examiner.app.element(named: "nowhere").tap()
    }
    #expect(found.decision == .fail)
    #expect(found.story == ["tap the button \"Go\"", "tap the text field \"Ada\""])
    #expect(found.reason.hasPrefix("there is no element \"nowhere\" on the screen (there are \"Go\", \"field\")"))
  }
}
