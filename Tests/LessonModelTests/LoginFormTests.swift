import Testing

@testable import ReferenceModel

@Suite struct LoginFormTests {
  private let name = ElementName.textField("name")
  private let password = ElementName.secureTextField("password")
  private let status = ElementName.text("status")
  private let form = ElementName.other("form")
  private let signIn = ElementName.button("signIn")
  private let help = ElementName.button("help")
  private let close = ElementName.button("close")
  private let question = ElementName.textField("question")

  private func login(_ events: UserEvent..., upTo reach: LoginForm.Reach = .everything) -> LoginForm {
    LoginForm(upTo: reach).handling(events)
  }

  @Test func thePasswordShowsABulletForEachCharacter() {
    #expect(login(.tap(password), .type("abc")).expected.contains(.text(password, "\u{2022}\u{2022}\u{2022}")))
  }

  @Test func aPasswordThatIsComeBackToIsForgottenAtTheFirstKey() {
    let back = login(.tap(password), .type("abc"), .tap(name), .tap(password))
    #expect(back.keyboard.text(password) == "abc")
    #expect(back.handling([.type("xy")]).keyboard.text(password) == "xy")
    #expect(back.handling([.pressDelete, .type("x"), .type("y")]).keyboard.text(password) == "xy")
  }

  @Test func returnLeadsFromNameToPasswordToSigningIn() {
    let onward = login(.tap(name), .type("Ada"), .pressReturn)
    #expect(onward.keyboard.firstResponder == password)
    let done = onward.handling([.type("abc"), .pressReturn])
    #expect(done.status == "Hello, Ada")
    #expect(
      done.keyboard.firstResponder == nil && done.keyboard.text(password) == "" && done.keyboard.text(name) == "Ada")
  }

  @Test func theButtonDoesWhatReturnDoes() {
    let typed = login(.tap(name), .type("Ada"), .pressReturn, .type("abc"))
    #expect(typed.handling([.tap(signIn)]).expected == typed.handling([.pressReturn]).expected)
  }

  @Test func whatIsMissingIsAskedFor() {
    #expect(login(.tap(signIn)).status == "Who are you?")
    #expect(login(.tap(name), .type("Ada"), .tap(signIn)).status == "And your password?")
  }

  @Test func theFormStandsAsHighAboveTheKeyboardAsAboveTheEndOfTheScreen() {
    #expect(login().expected.contains(.roomBelow(form, 40)))
    #expect(login(.tap(name)).expected.contains(.roomBelow(form, 40)))
  }

  @Test func whatIsNotTaughtYetIsNeitherSeenNorDone() {
    var random = SeededRandom(seed: 1)
    let early = login(.tap(name), upTo: .hidingThePassword)
    #expect(early.expected == [.text(password, ""), .text(name, ""), .keyboard(isUp: true)])
    #expect(!early.possibleEvents(&random).contains(.pressReturn))
    let rising = login(upTo: .rising)
    #expect(rising.expected == [.keyboard(isUp: false)])
    #expect(rising.handling([.tap(name)]).expected == [.roomBelow(form, 40), .keyboard(isUp: true)])
    #expect(!rising.possibleEvents(&random).contains(.tap(signIn)))
  }

  @Test func aStepLeavesOutWhatItDoesNotRestOn() {
    var random = SeededRandom(seed: 1)
    let sinking = login(.tap(name), upTo: .sinking)
    #expect(!sinking.possibleEvents(&random).contains(.pressReturn))
    #expect(sinking.handling([.tap(password)]).possibleEvents(&random).contains(.pressReturn))
    #expect(!login(.tap(name), upTo: .leaving).expected.contains(.returnKeyLabel("Next")))
    #expect(login(.tap(name)).expected.contains(.returnKeyLabel("Next")))
  }

  @Test func theKeyboardOfTheHelpScreenIsNothingToTheForm() {
    let asking = login(.tap(help), .tap(question), .type("Why?"))
    #expect(
      asking.expected == [.text(question, "Why?"), .probe("formIsRaised", false), .keyboard(isUp: true)])
    let back = asking.handling([.tap(close)])
    #expect(back.expected.contains(.keyboard(isUp: false)))
    #expect(back.expected.contains(.probe("arrivals", 1)))
    #expect(back.handling([.tap(help)]).keyboard.text(question) == "")
  }

  @Test func aFormThatDoesNotSinkYetIsNotTurned() {
    func turns(_ reach: LoginForm.Reach) -> Bool {
      LoginForm(upTo: reach).events(count: 300, seed: 1).contains { event in
        if case .turn = event { true } else { false }
      }
    }
    #expect(!turns(.rising))
    #expect(turns(.sinking) && turns(.everything))
  }

  @Test func onAPhoneOnItsSideTheRisenFormLiesOverHelpAndItsFieldsAreOutOfReach() {
    func taps(_ model: LoginForm) -> Set<UserEvent> {
      var random = SeededRandom(seed: 1)
      return Set(model.possibleEvents(&random)).intersection([.tap(name), .tap(password), .tap(signIn), .tap(help)])
    }
    #expect(taps(login(.turn(.landscapeLeft))) == [.tap(name), .tap(password), .tap(signIn), .tap(help)])
    #expect(taps(login(.tap(name), .turn(.landscapeLeft))) == [])
    #expect(taps(login(.tap(name), .turn(.landscapeLeft), .use(.hardware))).contains(.tap(help)))
  }

  @Test func theNameAsksForTheKeysOfAnAddress() {
    #expect(login(.tap(name), upTo: .asking).expected.contains(.keyboardType("emailAddress")))
    #expect(login(.tap(password), upTo: .asking).expected.contains(.keyboardType("default")))
  }

  @Test func aFormThatIsTiedToTheKeyboardTravelsWithIt() {
    let moved = Observation.moved(form, .glide(seconds: 0.25, curve: 7))
    #expect(login(.tap(name), upTo: .tying).expected.contains(moved))
    #expect(login(.tap(name), .tap(signIn), upTo: .tying).expected.contains(moved))
    #expect(!login(.tap(name), .type("x"), upTo: .tying).expected.contains(moved))
    #expect(!login(.tap(name), .turn(.landscapeLeft), upTo: .tying).expected.contains(moved))
  }
}
