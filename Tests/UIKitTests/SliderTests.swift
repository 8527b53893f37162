import AppProtocol
import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Sliders, steppers, rows of dots and refresh controls.
@MainActor
@Suite(.freshApp) struct SliderTests {
  private let log = Log()

  private func listening<Control: UIControl>(_ control: Control, _ words: @escaping @MainActor (Control) -> String)
    -> Control
  {
    control.addAction(
      UIAction { [log] action in log.add((action.sender as? Control).map(words) ?? "?") }, for: .valueChanged)
    Stage.fresh().addSubview(control)
    control.layoutIfNeeded()
    return control
  }

  @Test(.documented("UISlider, value")) func aValueIsBroughtBetweenTheEnds() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.maximumValue = 4
    #expect(slider.value == 4)
  }

  @Test(.documented("UISlider, isContinuous")) func aSliderThatIsNotContinuousTellsTheEndAlone() {
    let slider = listening(UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31))) { "\($0.value)" }
    #expect(UserInput.slide(slider, named: "the slider", to: 0.5) == .done)
    #expect(log.taken() == ["0.25", "0.5"])
    slider.isContinuous = false
    #expect(UserInput.slide(slider, named: "the slider", to: 1) == .done)
    #expect(log.taken() == ["1.0"])
    slider.value = 0.2
    #expect(log.taken() == [])
  }

  @Test(.documented("UIStepper, wraps")) func aStepperStopsAtItsEndsOrWraps() {
    let stepper = listening(UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))) { "\($0.value)" }
    stepper.maximumValue = 2
    let buttons = stepper.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(buttons.map(\.isEnabled) == [false, true])
    for _ in 1...3 { _ = UserInput.tap(buttons[1], named: "Increment") }
    #expect(log.taken() == ["1.0", "2.0"])
    stepper.wraps = true
    _ = UserInput.tap(buttons[1], named: "Increment")
    #expect(log.taken() == ["0.0"])
  }

  @Test(.documented("UIPageControl")) func aTapOnTheRightHalfLeadsOnePageOn() {
    let pages = listening(UIPageControl(frame: CGRect(x: 20, y: 100, width: 100, height: 26))) { "\($0.currentPage)" }
    pages.numberOfPages = 2
    pages.currentPage = 7
    #expect(pages.currentPage == 1)
    UserInput.tap(at: CGPoint(x: 30, y: 110))
    UserInput.tap(at: CGPoint(x: 30, y: 110))
    UserInput.tap(at: CGPoint(x: 110, y: 110))
    #expect(log.taken() == ["0", "1"])
  }

  @Test(.documented("UIRefreshControl, beginRefreshing()")) func aPullBeginsToRefreshOnce() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    Stage.fresh().addSubview(table)
    let control = UIRefreshControl()
    control.addAction(UIAction { [log] _ in log.add("pulled") }, for: .valueChanged)
    table.refreshControl = control
    table.drag(by: CGPoint(x: 0, y: -30))
    #expect(log.taken() == [])
    table.drag(by: CGPoint(x: 0, y: -100))
    table.drag(by: CGPoint(x: 0, y: -100))
    #expect(log.taken() == ["pulled"])
    control.endRefreshing()
    control.beginRefreshing()
    #expect(log.taken() == [])
    #expect(control.isRefreshing)
  }

  /// A table without rows, which is pulled by what a check does.
  private func pulls(_ pull: (UITableView, UIView) -> Outcome, _ attach: (UIRefreshControl, UITableView) -> Void) {
    let window = Stage.fresh()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let below = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 60))
    window.addSubview(table)
    window.addSubview(below)
    let control = UIRefreshControl()
    control.addAction(UIAction { [log] _ in log.add("pulled") }, for: .valueChanged)
    attach(control, table)
    MainLoop.runUntilIdle()
    #expect(pull(table, below) == .done)
    #expect(log.taken() == ["pulled"] && control.isRefreshing)
  }

  @Test(.documented("UIRefreshControl, UIScrollView, alwaysBounceVertical")) func aShortListIsPulled() {
    pulls({ table, _ in UserInput.swipe(table, named: "it", .down) }) { $1.refreshControl = $0 }
    pulls({ table, below in UserInput.press(table, named: "it", seconds: 0, thenDragTo: below, named: "the end") }) {
      $1.refreshControl = $0
    }
  }

  @Test(.observed("before iOS 10 a refresh control was added to the table")) func aControlThatIsASubviewIsPulled() {
    pulls({ table, _ in UserInput.swipe(table, named: "it", .down) }) { control, table in
      table.addSubview(control)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    }
  }

  @Test(.documented("UIScrollView, alwaysBounceVertical")) func aShortListThatBouncesIsDragged() {
    let window = Stage.fresh()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
    let field = textField(in: window)
    window.addSubview(table)
    table.keyboardDismissMode = .onDrag
    field.becomeFirstResponder()
    table.bounces = false
    _ = UserInput.swipe(table, named: "the table", .up)
    #expect(field.isFirstResponder)
    table.bounces = true
    _ = UserInput.swipe(table, named: "the table", .up)
    #expect(!field.isFirstResponder)
  }

  @Test(.documented("UIStepper, stepValue: 0 or less raises an exception")) func aStepperThatStandsStillEndsTheApp()
    async
  {
    let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
      await MainActor.run { UIStepper().stepValue = 0 }
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("*** Terminating app due to uncaught exception 'NSInvalidArgumentException'"))
  }

  @Test(.documented("UIStepper, Overview")) func anEndOfAStepperTakesTheOtherOneAlong() {
    let stepper = UIStepper()
    stepper.minimumValue = 200
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (200, 200, 200))
    stepper.maximumValue = 100
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (100, 100, 100))
  }
}
