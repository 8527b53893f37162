import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct TouchTests {
  /// Writes down its touches; passes them on if it is told to.
  final class Pane: UIView {
    var log = Log()
    var name = ""
    var passesOn = true

    private func note(_ phase: String, _ touches: Set<UITouch>) {
      let place = touches.first?.location(in: self) ?? .zero
      log.add("\(name) \(phase) \(Int(place.x)),\(Int(place.y))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
      if passesOn { super.touchesBegan(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
      if passesOn { next?.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
  }

  let log = Log()

  private func pane(_ name: String, in view: UIView, _ frame: CGRect) -> Pane {
    let pane = Pane(frame: frame)
    pane.log = log
    pane.name = name
    view.addSubview(pane)
    return pane
  }

  @Test(
    .documented(
      "UIResponder, touchesBegan(_:with:): the default forwards along the responder chain; UITouch, location(in:)"))
  func aTouchGoesToTheViewUnderTheFingerAndUpTheChain() {
    let window = Stage.fresh()
    let outer = pane("outer", in: window, CGRect(x: 0, y: 100, width: 200, height: 200))
    _ = pane("inner", in: outer, CGRect(x: 50, y: 50, width: 100, height: 100))
    window.tap(at: CGPoint(x: 60, y: 160))
    #expect(log.taken() == ["inner began 10,10", "outer began 60,60", "inner ended 10,10", "outer ended 60,60"])
  }

  @Test(.documented("An override that does not call super ends the way of the touch"))
  func aViewThatKeepsItsTouchesIsTheLastToHearOfThem() {
    let window = Stage.fresh()
    let outer = pane("outer", in: window, CGRect(x: 0, y: 0, width: 200, height: 200))
    pane("inner", in: outer, CGRect(x: 0, y: 0, width: 100, height: 100)).passesOn = false
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.taken() == ["inner began 10,10", "inner ended 10,10"])
  }

  @Test(.documented("UIResponder, next: a controller stands between its view and the view around that"))
  func aControllerHearsOfTheTouchesThatItsViewPassesOn() {
    final class Screen: UIViewController {
      var heard = 0
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard += touches.count }
    }
    let screen = Screen()
    screen.view = Pane(frame: UIScreen.main.bounds)
    let window = Stage.fresh()
    window.rootViewController = screen
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(screen.heard == 1)
  }

  @Test(
    .documented(
      "hitTest(_:with:): what is hidden, transparent or without interaction lets the finger through to what is behind"),
    arguments: ["hidden", "transparent", "without interaction"])
  func aFingerReachesThroughWhatTakesNoTouches(how: String) {
    let window = Stage.fresh()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    _ = pane("back", in: window, frame)
    let front = pane("front", in: window, frame)
    front.isHidden = how == "hidden"
    front.alpha = how == "transparent" ? 0.009 : 1
    front.isUserInteractionEnabled = how != "without interaction"
    window.tap(at: CGPoint(x: 1, y: 1))
    #expect(log.taken() == ["back began 1,1", "back ended 1,1"])
  }

  @Test(.documented("point(inside:with:): an override makes the area that takes touches larger"))
  func aViewSaysItselfWhichPointsAreInside() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let window = Stage.fresh()
    let wide = Wide(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    window.addSubview(wide)
    #expect(window.hitTest(CGPoint(x: 12, y: 12), with: nil) === wide)
    #expect(window.hitTest(CGPoint(x: 9, y: 12), with: nil) === window)
  }

  @Test(.observed("a control keeps its touches to itself"))
  func theViewAroundAButtonDoesNotHearOfItsTouches() {
    let window = Stage.fresh()
    let outer = pane("outer", in: window, CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.taken() == [])
  }

  @Test(.observed("so does a scroll view"))
  func theViewAroundAScrollViewDoesNotHearOfItsTouches() {
    let window = Stage.fresh()
    let outer = pane("outer", in: window, CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.taken() == [])
  }

  @Test(.documented("UITouch and UIEvent: which touches belong to which view; where a finger was before it moved"))
  func anEventKnowsItsTouchesByViewAndWindow() {
    let window = Stage.fresh()
    let view = pane("", in: window, CGRect(x: 10, y: 10, width: 50, height: 50))
    let touch = UITouch(at: CGPoint(x: 12, y: 12), in: window)
    touch.assignedView = view
    touch.position = CGPoint(x: 15, y: 20)
    let event = UIEvent()
    event.assignedAllTouches = [touch]
    #expect(event.touches(for: view) == [touch])
    #expect(event.touches(for: window) == [touch])
    #expect(event.touches(for: UIView()) == [])
    #expect(touch.location(in: view) == CGPoint(x: 5, y: 10))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 2, y: 2))
  }
}
