import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct ToolbarTests {
  let log = Log()

  /// A bar in the window, laid out.
  private func bar(_ items: [UIBarButtonItem], in window: UIWindow) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
    bar.items = items
    window.addSubview(bar)
    window.layoutIfNeeded()
    return bar
  }

  private func titled(_ title: String, _ target: Any? = nil, _ action: Selector? = nil) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: target, action: action)
  }

  @Test(.observed("since iOS 11 a bar lays its items' views out by their constraints"))
  func aViewOfOnesOwnIsAsLargeAsItsConstraintsMakeIt() {
    let wrapper = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    wrapper.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor, constant: 4),
      inner.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor, constant: -4),
      inner.topAnchor.constraint(equalTo: wrapper.topAnchor),
      inner.bottomAnchor.constraint(equalTo: wrapper.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 100), inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    wrapper.sizeToFit()
    _ = bar([UIBarButtonItem(customView: wrapper)], in: Stage.fresh())
    #expect(wrapper.frame.size == CGSize(width: 108, height: 30))
    // One with a size of its own keeps it.
    let sized = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    _ = bar([UIBarButtonItem(customView: sized)], in: Stage.fresh())
    #expect(sized.frame.size == CGSize(width: 70, height: 20))
  }

  @Test(.documented("UIBarButtonItem: the sender of the action is the item"))
  func aTapSendsTheActionWithTheItemAsItsSender() {
    final class Listener: NSObject, _MethodTableProviding {
      var sender: Any?
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(methods: [_Method("go:") { r, a in _result((r as? Listener)?.sender = a[0]) }], outlets: [])
      }
    }
    let listener = Listener()
    let item = titled("Go", listener, "go:")
    let bar = bar([item], in: Stage.fresh())
    _ = UserInput.tap(bar.subviews[0], named: "")
    #expect(listener.sender as? UIBarButtonItem === item)
  }

  @Test(.documented("UIBarItem, isEnabled"))
  func aDisabledItemDoesNothing() {
    let target = Target(log)
    let item = titled("Go", target, "pressed")
    let bar = bar([item], in: Stage.fresh())
    item.isEnabled = false
    #expect(UserInput.tap(bar.subviews[0], named: "") == .done)
    #expect(log.taken() == [])
    item.isEnabled = true
    _ = UserInput.tap(bar.subviews[0], named: "")
    #expect(log.taken() == ["pressed"])
  }

  @Test(.documented("header of UIBarButtonItem, target"))
  func aTargetThatIsGoneIsNotCalled() {
    var target: Target? = Target(log)
    let item = titled("Go", target, "pressed")
    let bar = bar([item], in: Stage.fresh())
    target = nil
    _ = UserInput.tap(bar.subviews[0], named: "")
    #expect(item.target == nil)
    #expect(log.taken() == [])
  }

  @Test(
    .documented(
      "UIApplication, sendAction(_:to:from:for:): without a target the action goes along the responder chain, from the first responder on"
    ))
  func anItemWithoutATargetAsksTheFirstResponder() {
    let window = Stage.fresh()
    let field = textField(in: window)
    let bar = UIToolbar()
    bar.items = [titled("Close", nil, "resignFirstResponder")]
    bar.sizeToFit()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    MainLoop.runUntilIdle()
    _ = UserInput.tap(bar.subviews[0], named: "")
    #expect(!field.isFirstResponder)
  }

  @Test(.documented("UIBarButtonItem, primaryAction"))
  func aPrimaryActionGivesTheItemItsTitleAndTakesTheTap() {
    let target = Target(log)
    let log = log
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Send") { _ in log.add("primary") })
    item.target = target
    item.action = "pressed"
    let bar = bar([item], in: Stage.fresh())
    _ = UserInput.tap(bar.subviews[0], named: "")
    #expect(log.taken() == ["primary"])
    #expect(item.title == "Send")
  }

  @Test(
    .documented("UIBarButtonItem.SystemItem, flexibleSpace: takes what the other items leave"),
    .observed("UIKit's constraints leave 8 points on either side of a title"),
    .assumed("Margins of 16 points"))
  func flexibleSpacesShareWhatIsLeftOver() {
    let items = [titled("Prev"), titled("Next"), .flexibleSpace(), titled("Done")]
    let bar = bar(items, in: Stage.fresh())
    #expect(bar.subviews.map(\.frame.minX) == [16, 66, 325])
    #expect(bar.subviews.map(\.frame.maxX) == [50, 100, 359])
    bar.items = [.flexibleSpace(), titled("Next"), .flexibleSpace()]
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.midX) == [187.5])
  }

  @Test(.observed("a system item Done is bold beside plain ones"))
  func titlesOfTheStyleDoneAreSeenInBold() throws {
    let window = Stage.fresh()
    _ = bar([titled("Prev"), UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)], in: window)
    let seen = try #require(ScreenObserver().observe().elements.last)
    #expect(seen.children.map(\.label) == ["Prev", "Done"])
    #expect(seen.children.map(\.hasBoldTitle) == [false, true])
  }

  @Test(.documented("UIBarButtonItem.SystemItem, fixedSpace: as wide as the item's width"))
  func aFixedSpaceIsAsWideAsItSays() {
    let bar = bar([titled("Prev"), .fixedSpace(30), titled("Next")], in: Stage.fresh())
    #expect(bar.subviews.map(\.frame.minX) == [16, 96])
  }

  @Test(.documented("UIBarButtonItem, init(customView:)"))
  func aViewOfOnesOwnKeepsItsSize() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let bar = bar([UIBarButtonItem(customView: label)], in: Stage.fresh())
    #expect(bar.subviews == [label])
    #expect(label.frame == CGRect(x: 16, y: 12, width: 100, height: 20))
  }

  @Test(.documented("UIBarItem, title; UIBarButtonItem, isHidden: a change shows at once"))
  func aChangeOfAnItemShowsInTheBar() {
    let window = Stage.fresh()
    let item = titled("Next")
    let bar = bar([item, titled("Done")], in: window)
    item.title = "Last"
    #expect(bar.subviews.map(ScreenObserver.label) == ["Last", "Done"])
    item.isHidden = true
    #expect(bar.subviews.map(ScreenObserver.label) == ["Done"])
    bar.items = nil
    #expect(bar.subviews == [])
  }

  @Test(.documented("UIBarButtonItem.SystemItem: the text buttons"), .assumed("What accessibility calls the others"))
  func systemItemsAreNamed() {
    let kinds: [UIBarButtonItem.SystemItem] = [.done, .cancel, .edit, .save, .undo, .redo, .add, .action, .trash]
    let bar = bar(
      kinds.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }, in: Stage.fresh())
    #expect(
      bar.subviews.map(ScreenObserver.label) == [
        "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Add", "Share", "Delete",
      ])
    #expect(bar.items?.map(\.style) == [.done, .plain, .plain, .done, .plain, .plain, .plain, .plain, .plain])
  }

  @Test(.observed("44 points, and the screen's width where there was none"))
  func sizeToFitGivesABarItsHeight() {
    Stage.fresh()
    let bar = UIToolbar()
    #expect(bar.frame.size == .zero)
    bar.sizeToFit()
    #expect(bar.frame.size == CGSize(width: 375, height: 44))
  }

  @Test(.documented("UIBarPositioning, barPosition"))
  func theDelegateSaysWhereABarStands() {
    final class Delegate: NSObject, UIToolbarDelegate, _MethodTableProviding {
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(methods: [_Method("positionFor:") { _, _ in UIBarPosition.topAttached }], outlets: [])
      }
    }
    let bar = UIToolbar()
    #expect(bar.barPosition == .bottom)
    let delegate = Delegate()
    bar.delegate = delegate
    #expect(bar.barPosition == .topAttached)
  }
}
