import Foundation
import Testing

@testable import UIKit

/// The screen as what a keyboard's frame is counted in.
@MainActor
@Suite(.freshApp) struct CoordinateSpaceTests {
  private func placed() -> UIView {
    let window = Stage.fresh()
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    return inner
  }

  @Test(.documented("UIView.convert(_:from:): a coordinate space is a view or the screen; a window fills the screen"))
  func rectanglesOfTheScreenBecomeThoseOfAView() {
    let view = placed()
    let frame = CGRect(x: 0, y: 400, width: 375, height: 267)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(frame, from: space) == CGRect(x: -10, y: 280, width: 375, height: 267))
    #expect(view.convert(view.bounds, to: space) == CGRect(x: 10, y: 120, width: 50, height: 50))
    #expect(space.convert(CGPoint.zero, from: view) == CGPoint(x: 10, y: 120))
    #expect(space.convert(frame, to: view) == view.convert(frame, from: nil))
    #expect(view.superview.map { view.convert(CGPoint.zero, to: $0) } == CGPoint(x: 10, y: 20))
    #expect(space.bounds == UIScreen.main.bounds)
  }

  @Test(.documented("UIColor.init(dynamicProvider:): the closure is given the traits and gives the colour"))
  func aColourForTheTraits() {
    let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    #expect(colour == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(colour.resolvedColor(with: .current) == colour)
  }

  @Test(.documented("UIStoryboard.instantiateViewController(identifier:creator:): as the type that is asked for"))
  func aControllerAsItsType() {
    UIStoryboard.register("Main", "table", isInitial: false) { _ in UITableViewController() }
    let controller: UITableViewController = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
      identifier: "table")
    #expect(controller.storyboard != nil)
  }
}
