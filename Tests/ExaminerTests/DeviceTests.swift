import AppProtocol
import Testing

@testable import Examiner

@Suite struct DeviceTests {
  @Test func whatIsDoneToThePhoneIsToldAsAStory() async {
    let app = StaticApp()
    let found = await finding(with: app) {
      Examiner.app.rotate(to: .landscapeLeft)
      Examiner.app.press(.home)
      Examiner.app.activate()
      Examiner.app.keyboard.change(to: .hardware)
      Examiner.app.rotate(to: .portrait)
      fail("enough")
    }
    #expect(
      found.story == [
        "turn the phone on its side", "leave the app", "come back", "connect a hardware keyboard",
        "turn the phone upright",
      ])
    #expect(
      app.events == [.launch, .turn(.landscapeLeft), .leave, .comeBack, .use(.hardware), .turn(.portrait)])
  }
}
