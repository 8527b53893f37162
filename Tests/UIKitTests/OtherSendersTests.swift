import Foundation
import Testing

@testable import UIKit

/// A message hands over whatever object there is; what is asked of it shows whether that is one of the class that the parameter has.
@MainActor
@Suite(.freshApp) struct OtherSendersTests {
  private static func item(_ object: Any?, _ uses: [String]) -> UIBarButtonItem {
    _argument([object], 0, uses: uses)
  }

  @Test(.documented("objc_msgSend: a message that the object does not know ends the app"))
  func whatTheSenderDoesNotKnowEndsTheApp() async {
    let told = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { let _: UISwitch = _argument([UIButton()], 0, uses: ["tag", "isOn"]) }
    }
    let words = told.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("-[UIButton isOn]: unrecognized selector sent to instance"), "\(words)")
  }

  @Test func whatTheSenderKnowsIsNotSupported() async {
    let told = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Self.item(UIButton(), ["tag"]) }
    }
    let words = told.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("'tag' of a UIButton that is the parameter UIBarButtonItem"), "\(words)")
  }

  private final class RoundButton: UIButton {}

  @Test func whatAsksNothingTakesAnyObject() {
    _ = Self.item(UIButton(), [])
    _ = Self.item(nil, [])
    let item = UIBarButtonItem()
    #expect(Self.item(item, ["tag"]) === item)
  }

  @Test func whatBothInheritIsInTheSamePlace() {
    let button = UIButton()
    button.tag = 4
    let field: UITextField = _argument([button], 0, uses: ["tag", "isEnabled", "ofNobody"])
    #expect(field.tag == 4 && field.isEnabled)
    let round: RoundButton = _argument([button], 0, uses: ["tag", "isEnabled"])
    #expect(round.tag == 4)
  }
}
