import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct KeyboardTests {
  let log = Log()

  @Test(.documented("Keyboard notifications"), .observed("the begin frame on show is below the screen"))
  func theUserInfoIsReadableUnderOldAndNewKeysAndWithBothCasts() throws {
    let window = Stage.fresh()
    let listener = Listener(keyboard: log)
    textField(in: window).becomeFirstResponder()
    let info = try #require(listener.last?.userInfo)
    let end = CGRect(x: 0, y: 407, width: 375, height: 260)
    #expect(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect == end)
    #expect((info["UIKeyboardFrameEndUserInfoKey"] as? NSValue)?.cgRectValue == end)
    #expect(
      info["UIKeyboardFrameBeginUserInfoKey"] as? CGRect == CGRect(x: 0, y: 667, width: 375, height: 260))
    #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
    #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7)
    #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    #expect((info["UIKeyboardBoundsUserInfoKey"] as? NSValue)?.cgRectValue.height == 260)
    #expect(info["UIKeyboardCenterEndUserInfoKey"] as? CGPoint == CGPoint(x: 187.5, y: 537))
  }

  @Test(.observed("Hiding reverses the frames"), .assumed("The order of the notifications"))
  func hidingReversesTheFrames() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    field.resignFirstResponder()
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    let frame = listener.last?.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    #expect(frame == CGRect(x: 0, y: 667, width: 375, height: 260))
  }

  @Test(.documented("Between fields the keyboard stays"))
  func betweenFieldsTheFrameNotificationsComeInsteadOfShow() {
    let window = Stage.fresh()
    let a = textField(in: window)
    let b = textField(in: window, y: 80)
    a.becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    b.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(log.taken() == ["WillChangeFrame", "DidChangeFrame"])
    _ = listener
  }

  @Test(.observed("iOS 10 and older"))
  func anOldPhoneShowsTheKeyboardAgainBetweenFields() {
    var device = DeviceModel.phone375
    device.systemVersion = 10
    let window = Stage.fresh(device)
    let a = textField(in: window)
    let b = textField(in: window, y: 80)
    a.becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    b.becomeFirstResponder()
    #expect(log.taken() == ["WillChangeFrame", "WillShow"])
    _ = listener
  }

  @Test(
    .observed("Heights, portrait, with the predictive bar"),
    arguments: [
      (DeviceModel.phone320, 253.0), (.phone375, 260), (.phone414, 271), (.tallPhone375, 335), (.tallPhone414, 346),
      (.pad820, 337),
    ])
  func theHeightIsTheDevices(device: DeviceModel, height: CGFloat) {
    let window = Stage.fresh(device)
    textField(in: window).becomeFirstResponder()
    #expect(AppState.current.keyboard.frame?.height == height)
    Stage.fresh()
  }

  @Test(
    .observed(
      "The accessory's height is part of the frame; with a hardware keyboard the frame is the accessory's alone"))
  func theAccessoryIsPartOfTheFrame() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    field.becomeFirstResponder()
    #expect(AppState.current.keyboard.frame == CGRect(x: 0, y: 363, width: 375, height: 304))
    field.resignFirstResponder()
    AppState.current.device.hasHardwareKeyboard = true
    field.becomeFirstResponder()
    #expect(AppState.current.keyboard.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
  }

  @Test(.documented("header, reloadInputViews()"))
  func aNewInputViewShowsAfterReloading() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.becomeFirstResponder()
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(AppState.current.keyboard.frame?.height == 260)
    field.reloadInputViews()
    #expect(AppState.current.keyboard.frame?.height == 100)
  }

  @Test(.observed("Handlers run inside the keyboard's animation"))
  func aHandlerRunsInsideTheKeyboardsAnimation() {
    let window = Stage.fresh()
    var inherited: TimeInterval = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { inherited = UIView.inheritedAnimationDuration } }
    textField(in: window).becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(inherited == 0.25)
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test(.documented("From iOS 16.1 the object is the screen, nil before"))
  func theObjectOfANotificationIsNilOnAnOldPhoneAndTheScreenOnANewOne() {
    for version in [16, 17] {
      var device = DeviceModel.phone375
      device.systemVersion = version
      let window = Stage.fresh(device)
      let listener = Listener(keyboard: log)
      textField(in: window).becomeFirstResponder()
      #expect(listener.last?.object as? UIScreen === (version == 16 ? nil : UIScreen.main))
    }
  }

  @Test(.observed("UITableViewController makes room for the keyboard by itself"))
  func aTableControllerMakesRoom() {
    let window = Stage.fresh()
    let controller = UITableViewController()
    window.rootViewController = controller
    let field = textField(in: controller.tableView)
    field.becomeFirstResponder()
    #expect(controller.tableView.adjustedContentInset.bottom == 260)
    #expect(controller.tableView.contentInset.bottom == 0)
    field.resignFirstResponder()
    #expect(controller.tableView.adjustedContentInset.bottom == 0)
  }
}
