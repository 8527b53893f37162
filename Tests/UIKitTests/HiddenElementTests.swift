import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What an app takes away from users without taking it from the screen.
@MainActor
@Suite(.freshApp) struct HiddenElementTests {
  private func button(_ title: String, in view: UIView, y: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: 0, y: y, width: 200, height: 44))
    button.setTitle(title, for: .normal)
    view.addSubview(button)
    return button
  }

  private func labels(_ elements: [Element]) -> [String] {
    elements.flatMap { ($0.label.isEmpty ? [] : [$0.label]) + labels($0.children) }
  }
  private var shown: [String] { labels(ScreenObserver().observe().elements) }

  @Test(.documented("UIAccessibility, accessibilityElementsHidden: what the view contains is hidden"))
  func elementsThatAreHiddenFromAccessibilityAreNotFound() {
    let window = Stage.fresh()
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    _ = (button("In", in: box, y: 0), button("Out", in: window, y: 50))
    #expect(shown == ["In", "Out"])
    box.accessibilityElementsHidden = true
    #expect(shown == ["Out"])
  }

  @Test(.documented("UIAccessibility, accessibilityViewIsModal: the elements of views beside it are ignored"))
  func aModalViewIsAllThatThereIsBesideIt() {
    let window = Stage.fresh()
    _ = button("Below", in: window, y: 0)
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    window.addSubview(card)
    _ = (button("Yes", in: card, y: 0), button("No", in: card, y: 50))
    card.accessibilityViewIsModal = true
    #expect(shown == ["Yes", "No"])
    card.alpha = 0
    #expect(shown == ["Below"])
  }

  @Test(
    .documented(
      "UIApplication, beginIgnoringInteractionEvents(): calls nest, and touches are ignored until each is ended"))
  func touchesAreIgnoredWhileTheAppSaysSo() {
    let window = Stage.fresh()
    let log = Log()
    let pressed = button("Go", in: window, y: 0)
    pressed.addAction(UIAction { _ in log.add("go") }, for: .touchUpInside)
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    _ = UserInput.tap(pressed, named: "Go")
    UIApplication.shared.endIgnoringInteractionEvents()
    UserInput.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.taken() == [] && UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
    _ = UserInput.tap(pressed, named: "Go")
    #expect(log.taken() == ["go"])
  }

  @Test(.documented("UITextInput, clearsOnInsertion: the text that is inserted replaces all; afterwards it is false"))
  func textThatIsInsertedMayReplaceAll() {
    let window = Stage.fresh()
    let field = textField(in: window)
    field.text = "old"
    field.becomeFirstResponder()
    field.clearsOnInsertion = true
    _ = UserInput.type("ab")
    #expect(field.text == "ab" && !field.clearsOnInsertion)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    window.addSubview(view)
    view.text = "old"
    view.becomeFirstResponder()
    view.clearsOnInsertion = true
    _ = UserInput.type("cd")
    #expect(view.text == "cd")
  }
}
