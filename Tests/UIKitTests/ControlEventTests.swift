import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Which events controls send while a finger is on them, and what controls make of their values.
@MainActor
@Suite(.freshApp) struct ControlEventTests {
  private let log = Log()

  private func control<Control: UIControl>(_ control: Control) -> (UIWindow, Control) {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [log] _ in if log.lines.last != name { log.add(name) } }, for: event)
    }
    let window = Stage.fresh()
    window.addSubview(control)
    return (window, control)
  }

  @Test(.documented("UIControl.Event, touchDragInside, touchUpInside: a finger that is dragged within the bounds"))
  func aFingerThatStaysInsideIsDraggedAndLiftedInside() {
    let (window, _) = control(UIControl())
    window.swipe(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 180, y: 120))
    #expect(log.taken() == ["down", "drag inside", "up inside"])
  }

  @Test(
    .documented("UIControl.Event, touchDragExit, touchDragOutside, touchUpOutside: a finger that leaves the bounds"))
  func aFingerThatLeavesIsDraggedAndLiftedOutside() {
    let (window, control) = control(UIControl())
    window.swipe(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 120, y: 500))
    let told = log.taken()
    #expect(told.first == "down" && told.last == "up outside" && !told.contains("up inside"))
    #expect(told.contains("drag outside") && told.filter { $0 == "exit" }.count == 1)
    #expect(!control.isTouchInside && !control.isTracking)
  }

  @Test(.documented("UIControl, isHighlighted: set and cleared as the finger enters and leaves"))
  func aControlIsHighlightedWhileTheFingerIsInside() {
    final class Watched: UIControl {
      var seen: [Bool] = []
      override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { seen.append(isHighlighted) } } }
    }
    let (window, control) = control(Watched())
    window.swipe(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 120, y: 500))
    #expect(control.seen == [true, false])
    window.tap(at: CGPoint(x: 120, y: 120))
    #expect(control.seen == [true, false, true, false])
  }

  @Test(.documented("UIControl, beginTracking(_:with:): false stops the tracking of the touch"))
  func aControlNeedNotTrackATouch() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let (window, control) = control(Refusing())
    window.tap(at: CGPoint(x: 120, y: 120))
    #expect(log.taken() == [] && !control.isTracking)
  }

  @Test(
    .documented(
      "UIControl, continueTracking(_:with:), endTracking(_:with:): called while the finger moves, and at the end"))
  func aSubclassFollowsTheFinger() {
    final class Dial: UIControl {
      var places: [CGFloat] = []
      var ended: CGFloat?
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        places.append(touch.location(in: self).x)
        return true
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { ended = touch?.location(in: self).x }
    }
    let (window, dial) = control(Dial())
    window.swipe(from: CGPoint(x: 110, y: 120), to: CGPoint(x: 190, y: 120))
    #expect(dial.places.count > 1 && dial.places == dial.places.sorted() && dial.places.last == 90)
    #expect(dial.ended == 90)
  }

  @Test(.documented("UIControl, addAction(_:for:): an action of the same identifier takes the place of the first"))
  func anActionOfTheSameIdentifierReplacesTheFirst() {
    Stage.fresh()
    let control = UIControl()
    let identifier = UIAction.Identifier("go")
    control.addAction(UIAction(identifier: identifier) { [log] _ in log.add("first") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: identifier) { [log] _ in log.add("second") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.taken() == ["second"])
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.taken() == [])
  }

  @Test(.documented("UIControl, allControlEvents, allTargets, actions(forTarget:forControlEvent:)"))
  func aControlKnowsWhatItSendsToWhom() {
    Stage.fresh()
    let control = UIControl()
    let target = Target(log)
    control.addTarget(target, action: "pressed", for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: "pressed:", for: .touchDown)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside] && control.allTargets == [target])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["pressed", "pressed:"])
    control.removeTarget(target, action: nil, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.sendActions(for: .touchDown)
    #expect(log.taken() == [])
  }

  @Test(.documented("UIControl, isEnabled: a disabled control ignores touches; state: the states at once"))
  func aDisabledControlIgnoresTouches() {
    let (window, control) = control(UIControl())
    control.isEnabled = false
    window.tap(at: CGPoint(x: 120, y: 120))
    #expect(log.taken() == [])
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  @Test(.documented("UIControl, sendAction(_:to:for:): a subclass sees each action before it is sent"))
  func aSubclassStandsBetweenAControlAndItsTarget() {
    final class Filter: UIControl {
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if action == "pressed" { super.sendAction(action, to: target, for: event) }
      }
    }
    Stage.fresh()
    let control = Filter()
    let target = Target(log)
    control.addTarget(target, action: "pressed", for: .valueChanged)
    control.addTarget(target, action: "ended:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.taken() == ["pressed"])
  }

  // MARK: Values

  @Test(.documented("UIPageControl, currentPage: a value outside of the pages is pinned to the first or the last"))
  func aPageIsOneOfThePages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test(.documented("UISegmentedControl, setWidth(_:forSegmentAt:): segments of width 0 share what is left"))
  func aSegmentHasItsWidthAndTheOthersShareTheRest() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.setWidth(100, forSegmentAt: 1)
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.width) == [100, 100, 100])
    control.setWidth(200, forSegmentAt: 1)
    control.setNeedsLayout()
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.width) == [50, 200, 50])
  }

  @Test(.documented("UISegmentedControl, selectedSegmentIndex: noSegment takes the selection away"))
  func noSegmentMeansNoSelection() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(control.subviews.compactMap { ($0 as? UIButton)?.isSelected } == [false, false])
  }

  @Test(.documented("UIButton, changesSelectionAsPrimaryAction: a tap selects the button, and another one does not"))
  func aToggleButtonChangesItsSelection() {
    let (window, button) = control(UIButton(type: .system))
    window.tap(at: CGPoint(x: 120, y: 120))
    #expect(!button.isSelected)
    button.changesSelectionAsPrimaryAction = true
    window.tap(at: CGPoint(x: 120, y: 120))
    #expect(button.isSelected)
    window.tap(at: CGPoint(x: 120, y: 120))
    #expect(!button.isSelected)
  }

  @Test(.documented("UIButton, setImage(_:for:), image(for:): a state without a picture has the normal one"))
  func aButtonShowsThePictureOfItsState() {
    let (usual, chosen) = (UIImage(), UIImage())
    let button = UIButton(type: .custom)
    button.setImage(usual, for: .normal)
    button.setImage(chosen, for: .selected)
    #expect(button.currentImage === usual && button.image(for: .disabled) === usual)
    button.isSelected = true
    #expect(button.currentImage === chosen)
    button.setImage(nil, for: .selected)
    #expect(button.currentImage === usual)
  }

  @Test(.observed("A button with a picture alone is as large as that"))
  func aButtonIsAsLargeAsItsPicture() throws {
    let picture = try #require(UIImage(systemName: "circle"))
    for type in [UIButton.ButtonType.custom, .system] {
      let button = UIButton(type: type)
      let empty = button.intrinsicContentSize
      button.setImage(picture, for: .normal)
      #expect(button.intrinsicContentSize == picture.size && picture.size != empty)
      button.setTitle("Mark", for: .normal)
      #expect(button.intrinsicContentSize.width > picture.size.width)
    }
  }

  @Test(.documented("UIImageView and UILabel, isUserInteractionEnabled: false unless it is set"))
  func pictureAndLabelLetTouchesThrough() {
    for view in [UIImageView(), UILabel()] as [UIView] {
      let window = Stage.fresh()
      let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      view.frame = button.frame
      window.addSubview(button)
      window.addSubview(view)
      let spot = CGPoint(x: 50, y: 150)
      #expect(window.hitTest(spot, with: nil) === button)
      view.isUserInteractionEnabled = true
      #expect(window.hitTest(spot, with: nil) === view)
    }
  }

  @Test(.documented("UILabel, numberOfLines: no more than so many lines, and 0 for as many as are needed"))
  func aLabelHasNoMoreLinesThanItSays() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 60)
    let room = CGSize(width: 100, height: 10_000)
    let one = label.sizeThatFits(room).height
    label.numberOfLines = 3
    let three = label.sizeThatFits(room).height
    label.numberOfLines = 0
    #expect(three > 2 * one && three < 4 * one)
    #expect(label.sizeThatFits(room).height > 2 * three)
  }

  @Test(.documented("UIStepper, minimumValue, maximumValue: a value beyond them is brought between them"))
  func aStepperKeepsItsValueBetweenItsEnds() {
    let stepper = UIStepper()
    stepper.value = 50
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.value = -5
    #expect(stepper.value == 0)
  }

  @Test(.documented("UIControl.Event, touchDownRepeat: a repeated touch; tapCount is more than one"))
  func aSecondTouchInARowIsToldOf() {
    let window = Stage.fresh()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.addSubview(button)
    let log = Log()
    for (event, word) in [(UIControl.Event.touchDown, "down"), (.touchDownRepeat, "again"), (.touchUpInside, "up")] {
      button.addAction(UIAction { _ in log.add(word) }, for: event)
    }
    window.tap(at: CGPoint(x: 20, y: 20), count: 2)
    #expect(log.taken() == ["down", "up", "down", "again", "up"])
  }

  @Test(.observed("what is white, clipped and not dimmed without being told"))
  func viewsBeginAsOnAPhone() {
    #expect(UIScrollView().clipsToBounds && UITableView().clipsToBounds && !UIView().clipsToBounds)
    #expect(UIButton(type: .custom).titleColor(for: .normal) == .white)
    #expect(UIView().tintAdjustmentMode == .normal)
    let (box, inner) = (UIView(), UIView())
    box.addSubview(inner)
    box.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
  }

  @Test(.documented("UIControl, enumerateEventHandlers(_:): each action, each target with its method, until stopped"))
  func whoIsToldOfAnEventIsTold() {
    final class Target: NSObject { func tapped() {} }
    let (control, target) = (UIControl(), Target())
    let action = UIAction { _ in }
    control.addAction(action, for: .valueChanged)
    control.addTarget(target, action: Selector("tapped"), for: [.touchUpInside, .touchUpOutside])
    var told: [String] = []
    control.enumerateEventHandlers { closure, message, events, _ in
      if closure === action { told.append("action \(events == .valueChanged)") }
      guard let (receiver, method) = message else { return }
      told.append("\(method.name) \(receiver as? Target === target) \(events.contains(.touchUpInside))")
    }
    #expect(told == ["action true", "tapped true true"])
    control.addTarget(nil, action: Selector("paste:"), for: .editingChanged)
    autoreleasepool { control.addTarget(Target(), action: Selector("gone"), for: .touchDown) }
    told = []
    control.enumerateEventHandlers { _, message, _, _ in
      if let message { told.append("\(message.1.name) \(message.0 == nil)") }
    }
    #expect(told == ["tapped false", "paste: true"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }
}
