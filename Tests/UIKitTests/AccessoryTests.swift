import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// The bar above the keys, and the focus that moves from field to field under it.
@MainActor
@Suite(.freshApp) struct AccessoryTests {
  let log = Log()

  private func bar(_ title: String = "Done") -> UIToolbar {
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
    bar.sizeToFit()
    return bar
  }

  @Test(.documented("UIInputView")) func anInputViewStandsAboveTheKeysLikeAnyOtherView() {
    let window = Stage.fresh()
    let field = textField(in: window)
    let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 375, height: 30), inputViewStyle: .keyboard)
    field.inputAccessoryView = keys
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(keys.window === AppState.current.keyboard.host)
    #expect(keys.frame.height == 30)
    #expect(keys.inputViewStyle == .keyboard)
    #expect(UIInputView(frame: .zero).inputViewStyle == .default)
    #expect(field.textInputMode?.primaryLanguage == "en-US")
  }

  @Test(.documented("UIResponder, inputAccessoryView"))
  func aBarAboveTheKeysIsSeenAndCanBeTapped() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.inputAccessoryView = bar()
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    let observer = ScreenObserver()
    let seen = observer.observe().keyboard?.accessory
    #expect(observer.view(ElementID(2))?.window === AppState.current.keyboard.host)
    #expect(observer.view(ElementID(2)) != nil && observer.view(ElementID(0)) === field)
    #expect(
      seen == [
        Element(
          id: ElementID(1), type: .toolbar, frame: Rect(x: 0, y: 363, width: 375, height: 44),
          children: [
            Element(
              id: ElementID(2), type: .button, label: "Done",
              frame: Rect(x: 16, y: 363, width: 34, height: 44), hasBoldTitle: false)
          ])
      ])
  }

  @Test(.observed("A bar that was never given a height takes up no room above the keys"))
  func aBarWithoutAHeightIsOutOfReach() {
    let window = Stage.fresh()
    let field = textField(in: window)
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)]
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(AppState.current.keyboard.frame?.height == 260)
    #expect(UserInput.tap(bar.subviews[0], named: "Done") == .refused("Done has no size"))
  }

  @Test(.documented("UIResponder, inputAccessoryView: the system makes it as wide as the keyboard"))
  func theBarIsAsWideAsTheKeyboard() {
    let window = Stage.fresh()
    let field = textField(in: window)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
  }

  @Test(.documented("header of UIResponder: inputView and inputAccessoryView are looked for along the responder chain"))
  func aFieldWithoutABarHasTheOneOfItsController() {
    final class Controller: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      override var inputAccessoryView: UIView? { bar }
    }
    let window = Stage.fresh()
    let controller = Controller()
    window.rootViewController = controller
    textField(in: controller.view).becomeFirstResponder()
    #expect(AppState.current.keyboard.frame?.height == 310)
    #expect(AppState.current.keyboard.host?.subviews == [controller.bar])
  }

  @Test(.documented("UIResponder, inputAccessoryView: shown when the object becomes the first responder"))
  func aResponderThatTakesNoKeysBringsItsBarAlone() {
    final class Controller: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = Stage.fresh()
    let controller = Controller()
    window.rootViewController = controller
    controller.becomeFirstResponder()
    MainLoop.runUntilIdle()
    let seen = ScreenObserver().observe().keyboard
    #expect(seen?.frame == Rect(x: 0, y: 617, width: 375, height: 50))
    #expect(seen?.hasKeys == false)
    #expect(UserInput.type("a") == .refused("the keyboard is not up"))
    let field = textField(in: controller.view)
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(ScreenObserver().observe().keyboard?.hasKeys == true)
    #expect(AppState.current.keyboard.frame?.height == 310)
  }

  @Test(.observed("A bar that its controller has docked stays while its own field is typed into, and afterwards"))
  func aFieldInADockedBarHasTheBarAboveItsKeys() {
    final class Controller: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = Stage.fresh()
    let controller = Controller()
    let field = textField(in: controller.bar)
    window.rootViewController = controller
    MainLoop.runUntilIdle()
    #expect(controller.isFirstResponder)
    #expect(AppState.current.keyboard.frame == CGRect(x: 0, y: 617, width: 375, height: 50))
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(field.isFirstResponder && field.window === AppState.current.keyboard.host)
    #expect(AppState.current.keyboard.frame?.height == 310)
    #expect(AppState.current.keyboard.hasKeys)
    field.resignFirstResponder()
    MainLoop.runUntilIdle()
    #expect(controller.isFirstResponder && !AppState.current.keyboard.hasKeys)
    #expect(AppState.current.keyboard.frame?.height == 50)
    field.becomeFirstResponder()
    window.rootViewController = UIViewController()
    MainLoop.runUntilIdle()
    #expect(AppState.current.focus.firstResponder == nil && AppState.current.keyboard.frame == nil)
  }

  @Test(.documented("Keyboard notifications: between fields the keyboard stays; one bar serves them all"))
  func theFocusMovesWithoutHidingTheKeyboard() {
    let window = Stage.fresh()
    let fields = [textField("a", in: window), textField("b", in: window, y: 80)]
    let delegate = FieldLog(log)
    let bar = bar()
    for field in fields {
      field.inputAccessoryView = bar
      field.delegate = delegate
    }
    fields[0].becomeFirstResponder()
    MainLoop.runUntilIdle()
    _ = log.taken()
    let listener = Listener(keyboard: log)
    fields[1].becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == [
        "bshouldBegin", "ashouldEnd", "adidEnd", "bdidBegin", "WillChangeFrame", "DidChangeFrame",
      ])
    #expect(bar.window != nil)
    _ = listener
  }

  @Test(.observed("The keyboard goes and comes when the first field lets go before the second takes over"))
  func resigningFirstHidesTheKeyboardAndShowsItAgain() {
    let window = Stage.fresh()
    let fields = [textField(in: window), textField(in: window, y: 80)]
    fields[0].becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    fields[0].resignFirstResponder()
    fields[1].becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(
      log.taken() == ["WillChangeFrame", "WillHide", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    _ = listener
  }

  @Test(.documented("UIResponder, becomeFirstResponder(): the focus stays where the new responder refuses"))
  func aFieldThatRefusesLeavesTheFocusWhereItWas() {
    let window = Stage.fresh()
    let fields = [textField(in: window), textField(in: window, y: 80)]
    let delegate = FieldLog(log)
    delegate.answers["shouldBegin"] = false
    fields[1].delegate = delegate
    fields[0].becomeFirstResponder()
    #expect(!fields[1].becomeFirstResponder())
    #expect(fields[0].isFirstResponder)
  }

  @Test(.documented("header of UIResponder, reloadInputViews()"))
  func aNewBarShowsAfterReloading() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    field.inputAccessoryView = bar()
    #expect(AppState.current.keyboard.frame?.height == 260)
    field.reloadInputViews()
    #expect(AppState.current.keyboard.frame?.height == 304)
    #expect(log.taken() == ["WillChangeFrame"])
    _ = listener
  }

  @Test(.documented("UIResponder, reloadInputViews(): only of the first responder"))
  func reloadingWhatHasNoFocusDoesNothing() {
    let window = Stage.fresh()
    let fields = [textField(in: window), textField(in: window, y: 80)]
    fields[0].becomeFirstResponder()
    fields[0].inputAccessoryView = bar()
    fields[1].reloadInputViews()
    #expect(AppState.current.keyboard.frame?.height == 260)
  }
}

/// Keyboards of digits alone.
@MainActor
@Suite(.freshApp) struct KeypadTests {
  let log = Log()

  @Test(
    .observed("There are no suggestions above a keypad, so that it is lower"),
    .assumed("A keyboard that is of another height in the next field is announced as one that will show, too"))
  func theKeyboardIsShownAnewBetweenAKeyboardAndAKeypad() {
    let window = Stage.fresh()
    let fields = [textField(in: window), textField(in: window, y: 80)]
    fields[1].keyboardType = .phonePad
    fields[0].becomeFirstResponder()
    MainLoop.runUntilIdle()
    let listener = Listener(keyboard: log)
    fields[1].becomeFirstResponder()
    MainLoop.runUntilIdle()
    #expect(AppState.current.keyboard.frame?.height == 216)
    #expect(log.taken() == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(AppState.current.noticedAssumptions.contains(.shownAtAnotherHeight))
    _ = listener
  }

  @Test(.documented("UIKeyboardType, numberPad: digits alone"), arguments: [false, true])
  func aKeypadHasNoReturnKey(isPluggedIn: Bool) {
    let window = Stage.fresh()
    let field = textField(in: window)
    let delegate = FieldLog(log)
    field.delegate = delegate
    field.keyboardType = .numberPad
    AppState.current.device.hasHardwareKeyboard = isPluggedIn
    field.becomeFirstResponder()
    _ = log.taken()
    _ = UserInput.type("\n")
    #expect(log.taken() == (isPluggedIn ? ["shouldReturn"] : []))
    Stage.fresh()
  }
}
