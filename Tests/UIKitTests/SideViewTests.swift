import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What stands at the sides of a text field.
@MainActor
@Suite(.freshApp) struct SideViewTests {
  private let log = Log()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let eye = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  init() {
    Stage.fresh().addSubview(field)
    eye.setTitle("Show", for: .normal)
  }

  private func buttons() -> [String] {
    let elements = ScreenObserver().observe().elements.first { $0.type == .textField || $0.type == .secureTextField }
    return elements?.children.map(\.label) ?? []
  }

  @Test(.documented("UITextField, \"Managing overlay views\""))
  func aRightViewIsAButtonInTheFieldThatCanBeTapped() {
    var taps = 0
    eye.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    field.rightView = eye
    #expect(buttons() == [] && eye.superview == nil)
    field.rightViewMode = .always
    MainLoop.runUntilIdle()
    #expect(buttons() == ["Show"] && eye.frame == CGRect(x: 170, y: 7, width: 30, height: 20))
    #expect(UserInput.tap(eye, named: "Show") == .done)
    #expect(taps == 1 && !field.isFirstResponder)
    #expect(UserInput.tap(field, named: "") == .done && field.isFirstResponder)
    field.rightView = nil
    #expect(buttons() == [] && eye.superview == nil)
  }

  @Test(
    .documented("UITextField.ViewMode"),
    arguments: [
      (UITextField.ViewMode.never, [false, false]), (.always, [true, true]), (.whileEditing, [false, true]),
      (.unlessEditing, [true, false]),
    ])
  func theModeSaysWhenAViewIsThere(mode: UITextField.ViewMode, isThere: [Bool]) {
    field.leftView = eye
    field.leftViewMode = mode
    let before = eye.superview === field
    field.becomeFirstResponder()
    #expect([before, eye.superview === field] == isThere)
    field.resignFirstResponder()
    #expect((eye.superview === field) == isThere[0])
  }

  @Test(
    .documented("clearButtonMode: shown only while there is text; textFieldShouldClear(_:)"),
    .observed("VoiceOver says \"Clear text\"; a field that was not edited is then"))
  func theClearButtonForgetsTheTextUnlessTheDelegateRefuses() {
    let delegate = FieldLog(log)
    let target = Target(log)
    field.clearButtonMode = .always
    #expect(buttons() == [])
    field.text = "milk"
    #expect(buttons() == ["Clear text"])
    delegate.answers["shouldClear"] = false
    field.delegate = delegate
    field.addTarget(target, action: "changed:", for: .editingChanged)
    #expect(UserInput.tap(field.clearButton, named: "Clear text") == .done)
    #expect(field.text == "milk" && log.taken().filter { $0.hasPrefix("editingChanged") } == [])
    delegate.answers["shouldClear"] = true
    #expect(UserInput.tap(field.clearButton, named: "Clear text") == .done)
    #expect(field.text == "" && log.taken().contains("editingChanged ") && field.isFirstResponder)
    #expect(buttons() == [])
  }

  @Test(
    .assumed(
      "text begins behind a left view, and 7 points from the edge of a border; a right view hides the clear button"))
  func theTextHasTheRestOfTheField() {
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.leftView = eye
    field.leftViewMode = .always
    #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 163, height: 34))
    field.text = "milk"
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 166)
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    field.rightViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 190 && field.clearButton?.superview == nil)
  }

  @Test(.observed("a text view that is not selectable takes no focus"))
  func aTextViewThatCantBeSelectedCantBeEdited() {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 200, height: 80))
    field.superview?.addSubview(view)
    #expect(view.becomeFirstResponder())
    view.isSelectable = false
    #expect(!view.isFirstResponder && !view.becomeFirstResponder())
    #expect(UserInput.tap(view, named: "") == .done && !view.isFirstResponder)
  }
}
