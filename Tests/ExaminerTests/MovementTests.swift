import AppProtocol
import ReferenceModel
import Testing

@testable import Examiner

@Suite struct MovementTests {
  private func node(_ movement: Movement?) -> AppProtocol.Element {
    var node = AppProtocol.Element.of(.textField, "message")
    node.movement = movement
    return node
  }

  @Test func anElementThatJumpsIsToldFromOneThatGlides() async {
    let wanted = Movement.glide(seconds: 0.25, curve: 7)
    var found = await finding(with: StaticApp([node(.jump)])) {
      expect(app.textFields["message"].movement, is: wanted)
    }
    #expect(
      found.reason
        == #"the text field "message" has jumped; expected it to glide for 0.25 seconds, like the keyboard"#)
    found = await finding(with: StaticApp([node(nil)])) { expect(app.textFields["message"].movement, is: wanted) }
    #expect(found.seen == "stayed where it was")
    let late = Movement.glide(seconds: 0.25, curve: 7, after: 1)
    found = await finding(with: StaticApp([node(late)])) { expect(app.textFields["message"].movement, is: wanted) }
    #expect(found.seen == "glided for 0.25 seconds, like the keyboard, after 1 second")
    found = await finding(with: StaticApp([node(wanted)])) { expect(app.textFields["message"].movement, is: nil) }
    #expect(
      found.reason
        == #"the text field "message" has glided for 0.25 seconds, like the keyboard; expected it to stay where it was"#
    )
    found = await finding(with: StaticApp([node(wanted)])) { expect(app.textFields["message"].movement, is: wanted) }
    #expect(found.decision == .pass)
  }

  @Test func aModelSaysHowAnElementMoves() throws {
    let screen = Screen(size: Size(width: 375, height: 667), elements: [node(.glide(seconds: 1, curve: 3))])
    let reader = ObservationMatcher(screen: screen)
    let observation = Observation.moved(.textField("message"), .glide(seconds: 0.25, curve: 7))
    let difference = try reader.firstDifference([observation])
    #expect(difference?.seen == #"the text field "message" has glided for 1 second, evenly"#)
    #expect(difference?.expected == "it to glide for 0.25 seconds, like the keyboard")
    #expect(try reader.firstDifference([.moved(.textField("message"), .glide(seconds: 1, curve: 3))]) == nil)
  }
}
