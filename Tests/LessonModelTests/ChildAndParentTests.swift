import AppProtocol
import Testing

@testable import ReferenceModel

@Suite struct ChildAndParentTests {
  private let message = ElementName.textField("message")
  private let note = ElementName.textField("note")
  private let send = ElementName.button("send")
  private let conversation = ElementName.text("conversation")
  private let bar = ElementName.other("bar")
  private let offer = ElementName.other("offer")

  private func after(_ events: UserEvent..., upTo reach: ChildAndParent.Reach = .leaving) -> [Observation] {
    ChildAndParent(upTo: reach).handling(events).expected
  }

  @Test func theChatsKeyboardRaisesTheBarAndPushesTheOfferAway() {
    #expect(
      after(.tap(message)) == [
        .keyboard(isUp: true), .text(conversation, "Ada: It rides like new."), .text(message, ""),
        .focus(message, true), .roomBelow(bar, 0), .moved(bar, .glide(seconds: 0.25, curve: 7)),
        .probe("told", ["will show at 407, 0.25 seconds, curve 7"]), .roomBelow(offer, 407),
        .moved(offer, .glide(seconds: 0.25, curve: 7)), .text(note, ""), .focus(note, false),
      ])
  }

  @Test func theOffersKeyboardMovesNothing() {
    #expect(
      after(.tap(note)) == [
        .keyboard(isUp: true), .text(conversation, "Ada: It rides like new."), .text(message, ""),
        .focus(message, false), .probe("told", [String]()), .roomBelow(offer, 167),
        .text(note, ""), .focus(note, true),
      ])
  }

  @Test func returnAndSendDoTheSame() {
    let typed: [UserEvent] = [.tap(message), .type("Hello")]
    let returned = ChildAndParent().handling(typed + [.pressReturn])
    #expect(returned.expected == ChildAndParent().handling(typed + [.tap(send)]).expected)
    #expect(returned.lines.texts(section: 0) == ["Ada: It rides like new.", "Hello"])
    #expect(returned.isAtRest)
  }

  @Test func aTapBesideTheFieldKeepsWhatWasTyped() {
    let expected = after(.tap(message), .type("Hello"), .tap(conversation))
    #expect(expected.contains(.text(message, "Hello")))
    #expect(expected.contains(.keyboard(isUp: false)))
    #expect(expected.contains(.moved(bar, .glide(seconds: 0.25, curve: 7))))
  }

  @Test func nothingIsSaidWithoutAMessage() {
    #expect(
      ChildAndParent().handling([.tap(message), .pressReturn]).lines.texts(section: 0) == ["Ada: It rides like new."])
  }

  @Test func aChatThatIsHiddenKeepsItsDraft() {
    let toggle = ElementName.button("toggle")
    let events: [UserEvent] = [.tap(message), .type("Hel"), .tap(conversation), .tap(toggle)]
    let hidden = ChildAndParent().handling(events)
    #expect(hidden.expected.contains(.exists(message, false)))
    #expect(hidden.handling([.tap(toggle)]).expected.contains(.text(message, "Hel")))
  }

  @Test func aSmallerKeyboardLeavesMoreRoom() {
    #expect(after(.use(.withoutSuggestions), .tap(message)).contains(.roomBelow(offer, 451)))
  }

  @Test func whatIsTaughtLaterIsNeitherDoneNorSeen() {
    #expect(
      after(.tap(message), upTo: .tapping) == [
        .keyboard(isUp: true), .text(conversation, "Ada: It rides like new."), .text(message, ""),
        .focus(message, true),
      ])
    for reach in ChildAndParent.Reach.allCases where reach < .leaving {
      let events = ChildAndParent(upTo: reach).events(count: 200, seed: 1)
      #expect(!events.contains(.tap(note)))
      #expect(events.contains(.tap(send)) == (reach >= .sending))
      #expect(events.contains(.tap(conversation)) == (reach >= .tapping))
    }
  }

  @Test func theFooterCountsWhatWasSaidAndNotWhatAdaSays() {
    let footer = ElementName.text("footer")
    let once: [UserEvent] = [.tap(message), .type("Hi"), .pressReturn]
    func footers(_ events: [UserEvent]) -> [Observation] {
      ChildAndParent(upTo: .counting).handling(events).expected.suffix(2)
    }
    #expect(footers([]) == [.text(footer, "Sold by Ada"), .probe("messagesHeard", [String]())])
    #expect(footers(once) == [.text(footer, "1 message to Ada"), .probe("messagesHeard", ["Hi"])])
    #expect(footers(once + once).first == .text(footer, "2 messages to Ada"))
    #expect(
      footers(once + [.tap(message), .pressReturn]) == [
        .text(footer, "1 message to Ada"), .probe("messagesHeard", [String]()),
      ])
  }

  @Test func theOfferTakesHalfOfTheScreenWhicheverWayThePhoneIsHeld() {
    #expect(after(.tap(note), .pressReturn, upTo: .sharing).contains(.roomBelow(offer, 667 - 667.0 / 2)))
    #expect(after(.turn(.landscapeLeft), upTo: .sharing).contains(.roomBelow(offer, 375 - 375.0 / 2)))
    #expect(after(.tap(message), upTo: .sharing).contains(.roomBelow(offer, 407)))
    #expect(after(upTo: .counting).contains(.roomBelow(offer, 427)))
  }

  @Test func theLastStepPutsTheBarOnAnyKeyboard() {
    #expect(after(.tap(note), upTo: .tying).contains(.roomBelow(bar, 0)))
    #expect(!after(.tap(note), upTo: .counting).contains(.roomBelow(bar, 0)))
    #expect(!after(.tap(note), .turn(.landscapeLeft), upTo: .tying).contains(.roomBelow(bar, 0)))
  }
}
