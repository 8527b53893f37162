import AppProtocol
import ReferenceModel
import Testing

@testable import Examiner

@Suite struct BehavesLikeTests {
  @Test func anAppThatIsRightPasses() async {
    let found = await finding(with: BasketApp()) { expect(app, behavesLike: Basket.self, events: 300) }
    #expect(found.decision == .pass)
    #expect(found.expectations == 1)
    #expect(found.story.count == 1)
  }

  @Test func aDifferenceAtLaunchNeedsNoStory() async {
    let app = BasketApp(defect: { _, screen in screen.elements[1].label = "Label" })
    let found = await finding(with: app) { expect(Examiner.app, behavesLike: Basket.self, events: 300) }
    #expect(found.reason == #"the text "total" shows "Label"; expected "4 to buy""#)
    #expect(
      found.reasonWithoutExpectation == #"the text "total" shows "Label"; this hidden check expects otherwise"#)
    #expect(found.story == [])
    #expect(found.shrinking == .init(isShortest: true, events: 0, next: nil))
  }

  @Test func whatIsScrolledAwayIsNotCompared() async {
    let app = BasketApp(defect: { event, screen in
      guard case .scroll(_, let points)? = event, points > 0 else { return }
      screen.elements[0].scroll?.contentOffset.y = 90
      screen.elements[0].children.removeFirst(2)
    })
    let found = await finding(with: app) { expect(Examiner.app, behavesLike: Basket.self, events: 50) }
    #expect(found.decision == .pass)
  }
}
