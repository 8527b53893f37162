import AppProtocol
import ReferenceModel
import Testing

@testable import Examiner

/// An app beside the app of the lesson's solution: both get what a user could do on the solution's screen.
@Suite struct SolutionTests {
  private static let check: @Sendable () -> Void = { expect(app, behavesLike: solution, events: 200) }

  @Test func anAppThatIsLikeTheSolutionPasses() async {
    let found = await finding(with: BasketApp(), solution: BasketApp(), of: Self.check)
    #expect(found.decision == .pass, "\(found.reason)")
  }

  @Test func aDifferenceIsShrunkAndToldAsWithAModel() async {
    let (found, _) = await shortest(solution: { BasketApp() }, of: Self.check) {
      BasketApp(mistake: { before, event, after in
        if event == .pressReturn, !before.typed.isEmpty, !before.canPut {
          after.items.insert("")
        }
      })
    }
    #expect(found.story == [#"tap the text field "item""#, "type a space", "press Done"])
    #expect(found.reason == #"the section "Fruit" has 4 rows; expected 3 rows"#)
  }

  @Test func whatOnlyTheLearnersAppShowsIsSeen() async {
    let found = await finding(
      with: BasketApp(defect: { _, screen in screen.elements.append(.of(.button, label: "Extra").numbered(9)) }),
      solution: BasketApp(), of: Self.check)
    #expect(found.reason == #"there is a button "Extra"; expected none"#)
  }

  @Test func aRowWithAnotherTextIsSeenWhateverIsOutOfSight() async {
    let found = await finding(
      with: BasketApp(defect: { _, screen in
        screen.elements[0].sections?[1].rowCount = 30
        screen.elements[0].children[2].children[0].label = "Other"
      }),
      solution: BasketApp(defect: { _, screen in screen.elements[0].sections?[1].rowCount = 30 }), of: Self.check)
    #expect(found.reason == #"the second row of "Fruit" is "Other"; expected "Pears""#)
  }

  @Test func aSolutionThatBreaksIsNothingOfTheLearners() async {
    let found = await finding(with: BasketApp(), solution: BasketApp(crashes: { _, _ in true }), of: Self.check)
    #expect(found.decision == .brokenCheck)
    #expect(found.reason == "the solution's app came to an end: the app ended")
  }

  @Test func withoutASolutionTheCheckIsBroken() async {
    let found = await finding(with: BasketApp(), of: Self.check)
    #expect(found.decision == .brokenCheck)
    #expect(
      found.reason == "the check compares with the solution, but its fence does not say 'oracle=solution'")
  }
}
