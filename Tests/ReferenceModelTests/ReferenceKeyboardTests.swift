import AppProtocol
import DeviceMeasures
import Testing

@testable import ReferenceModel

@Suite struct ReferenceKeyboardTests {
  private static let name = ElementName.textField("name")
  private static let code = ElementName.textField("code")
  private static let secret = ElementName.secureTextField("secret")
  private static let notes = ElementName.textView("notes")
  private let phone = DeviceMeasures.standard

  private func after(_ events: UserEvent..., accessory: Double = 0) -> ReferenceKeyboard {
    var keyboard = ReferenceKeyboard([
      .init(Self.name, returnKey: "Next", accessoryHeight: accessory), .init(Self.code, isKeypad: true),
      .init(Self.secret), .init(Self.notes, enablesReturnKeyAutomatically: true),
    ])
    for event in events { keyboard.handle(event) }
    return keyboard
  }

  // MARK: Keys

  @Test func keysGoToTheFirstResponder() {
    let keyboard = after(.type("lost"), .tap(Self.name), .type("Ann"), .tap(Self.code), .type("12"), .pressDelete)
    #expect(keyboard.inputs.map { keyboard.text($0.name) } == ["Ann", "1", "", ""])
    #expect(keyboard.firstResponder == Self.code)
  }

  @Test func returnIsANewLineInATextViewAlone() {
    #expect(after(.tap(Self.notes), .type("a"), .pressReturn, .type("b")).text(Self.notes) == "a\nb")
    #expect(after(.tap(Self.name), .type("a"), .pressReturn).text(Self.name) == "a")
  }

  @Test func aTextMayComeAtOnceAndGoAtOnce() {
    #expect(after(.tap(Self.name), .type("a"), .paste("b c")).text(Self.name) == "ab c")
    #expect(after(.tap(Self.name), .type("abc"), .holdDelete).text(Self.name) == "")
    #expect(after(.paste("lost"), .tap(Self.name)).text(Self.name) == "")
  }

  @Test func deleteTakesAWholeCharacter() {
    #expect(after(.tap(Self.name), .type("a👨‍👩‍👧‍👦"), .pressDelete).text(Self.name) == "a")
  }

  @Test func aSecureInputForgetsItsTextAtTheFirstKeyAfterTheFocusHasComeBack() {
    var back = after(.tap(Self.secret), .type("abc"), .tap(Self.name), .tap(Self.secret))
    #expect(back.shownText(Self.secret) == "\u{2022}\u{2022}\u{2022}")
    back.handle(.type("x"))
    back.handle(.type("y"))
    #expect(back.text(Self.secret) == "xy")
    #expect(
      after(.tap(Self.secret), .type("abc"), .tap(Self.name), .tap(Self.secret), .pressDelete).text(Self.secret) == "")
  }

  @Test func theReturnKeyIsWhereThereIsOneAndWhereThereIsSomethingToReturn() {
    #expect(after(.tap(Self.name)).returnKey == [.returnKeyLabel("Next"), .returnKey(isEnabled: true)])
    #expect(after(.tap(Self.code)).returnKey == [])
    #expect(!after(.tap(Self.code)).isReturnKeyEnabled)
    #expect(after(.use(.hardware), .tap(Self.code)).isReturnKeyEnabled)
    #expect(!after(.tap(Self.notes)).isReturnKeyEnabled)
    #expect(after(.tap(Self.notes), .type(" ")).isReturnKeyEnabled)
  }

  // MARK: Size

  @Test func itIsAsHighAsTheTableOfDevicesSays() {
    #expect(after().height == 0)
    #expect(after(.tap(Self.name)).height == phone.portraitKeyboard.withSuggestions)
    #expect(after(.use(.withoutSuggestions), .tap(Self.name)).height == phone.portraitKeyboard.withoutSuggestions)
    #expect(after(.tap(Self.code)).height == phone.portraitKeyboard.withoutSuggestions)
    #expect(after(.turn(.landscapeLeft), .tap(Self.name)).height == phone.landscapeKeyboard.withSuggestions)
    #expect(after(.tap(Self.name), accessory: 44).height == phone.portraitKeyboard.withSuggestions + 44)
  }

  @Test func aHardwareKeyboardLeavesTheAccessoryViewAlone() {
    #expect(!after(.tap(Self.name), .use(.hardware)).isUp)
    #expect(after(.tap(Self.name), .use(.hardware), accessory: 44).height == 44)
    #expect(after(.tap(Self.name), .use(.hardware), accessory: 44).visibility == .keyboard(isUp: false))
    #expect(after(.tap(Self.name), accessory: 44).visibility == .keyboard(isUp: true))
    #expect(after(.tap(Self.name), .use(.hardware), .type("a")).text(Self.name) == "a")
  }

  @Test func itCoversWhatIsBelowItsUpperEdge() {
    let upright = after(.tap(Self.name))
    #expect(upright.top == phone.height - phone.portraitKeyboard.withSuggestions)
    #expect(upright.covers(y: upright.top) && !upright.covers(y: upright.top - 1))
    let turned = after(.tap(Self.name), .turn(.landscapeRight))
    #expect(turned.top == phone.width - phone.landscapeKeyboard.withSuggestions)
    #expect(!after().covers(y: phone.height))
  }

  // MARK: The phone

  @Test func standingOnItsHeadChangesNothingOnTheScreen() {
    let upside = after(.turn(.landscapeLeft), .turn(.portraitUpsideDown))
    #expect(upside.orientation == .portraitUpsideDown)
    #expect(upside.interfaceOrientation == .landscapeLeft)
    #expect(upside.turned(.landscapeLeft).announcements == [])
  }

  @Test func leavingAndComingBackKeepsEverything() {
    let typing = after(.tap(Self.name), .type("half a wo"))
    let back = after(.tap(Self.name), .type("half a wo"), .leaveAndComeBack)
    #expect(back.contents + back.focus + [back.visibility] == typing.contents + typing.focus + [typing.visibility])
  }

  @Test func itIsAsAtLaunchWhenAllIsAsItWas() {
    #expect(after().isAsAtLaunch)
    #expect(!after(.tap(Self.name)).isAsAtLaunch)
    #expect(!after(.use(.hardware)).isAsAtLaunch)
    #expect(!after(.turn(.landscapeLeft)).isAsAtLaunch)
    #expect(after(.turn(.landscapeLeft), .turn(.portrait)).isAsAtLaunch)
  }

  // MARK: Announcements

  @Test func itAnnouncesWhereItWillBe() {
    let (high, low) = (phone.portraitKeyboard.withSuggestions, phone.portraitKeyboard.withoutSuggestions)
    #expect(after(.tap(Self.name)).announcements == [.show(top: phone.height - high)])
    #expect(after(.tap(Self.name), .tap(Self.secret)).announcements == [.changeFrame(top: phone.height - high)])
    #expect(after(.tap(Self.name), .tap(Self.code)).announcements == [.show(top: phone.height - low)])
    #expect(after(.tap(Self.name), .use(.withoutSuggestions)).announcements == [.show(top: phone.height - low)])
    #expect(after(.tap(Self.code), .use(.withoutSuggestions)).announcements == [])
    #expect(after(.tap(Self.name), .use(.hardware)).announcements == [.hide])
    #expect(after(.tap(Self.name), .type("a")).announcements == [])
    var resigned = after(.tap(Self.name))
    resigned.handle(.pressReturn)
    resigned.resign()
    #expect(resigned.announcements == [.hide])
  }

  @Test func turningThePhoneTakesItAwayAndBringsItBack() {
    let top = phone.width - phone.landscapeKeyboard.withSuggestions
    #expect(after(.tap(Self.name), .turn(.landscapeLeft)).announcements == [.hide, .show(top: top)])
    #expect(after(.turn(.landscapeLeft)).announcements == [])
    #expect(after(.tap(Self.name), .turn(.portraitUpsideDown)).announcements == [])
  }

  @Test func whatIsDoneToThePhoneIsAlwaysSomethingElse() {
    let keyboard = after(.turn(.landscapeLeft), .use(.hardware))
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let events = keyboard.deviceEvents(&random)
      #expect(events.count == 3)
      #expect(!events.contains(.turn(.landscapeLeft)) && !events.contains(.use(.hardware)))
    }
  }
}

extension ReferenceKeyboard {
  fileprivate func turned(_ orientation: Orientation) -> Self {
    var keyboard = self
    keyboard.handle(.turn(orientation))
    return keyboard
  }
}
