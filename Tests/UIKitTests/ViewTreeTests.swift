import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// How views come into one another, and what they are told of it.
@MainActor
@Suite(.freshApp) struct ViewTreeTests {
  private let log = Log()

  private final class Noting: UIView {
    var log: Log?
    private func note(_ line: String) { log?.add(line) }
    override func willMove(toSuperview newSuperview: UIView?) { note("will superview \(newSuperview != nil)") }
    override func didMoveToSuperview() { note("did superview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { note("will window \(newWindow != nil)") }
    override func didMoveToWindow() { note("did window \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { note("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) {
      note("removes \(subview.tag), still there \(subview.superview === self)")
    }
    override func tintColorDidChange() { note("tint") }
  }

  private func noting(_ tag: Int = 0) -> Noting {
    let view = Noting()
    view.tag = tag
    view.log = log
    return view
  }

  @Test(.documented("UIView, willMove(toSuperview:), didMoveToSuperview(), willMove(toWindow:), didMoveToWindow()"))
  func aViewIsToldOfItsSuperviewAndItsWindow() {
    let window = Stage.fresh()
    let view = noting()
    window.addSubview(view)
    let arrival = log.taken()
    #expect(Set(arrival) == ["will superview true", "did superview true", "will window true", "did window true"])
    #expect(arrival.firstIndex(of: "will superview true")! < arrival.firstIndex(of: "did superview true")!)
    #expect(arrival.firstIndex(of: "will window true")! < arrival.firstIndex(of: "did window true")!)
    view.removeFromSuperview()
    #expect(
      Set(log.taken()) == ["will superview false", "did superview false", "will window false", "did window false"])
  }

  @Test(.documented("UIView, didMoveToWindow(): views inside of the view are told, too"))
  func whatIsInsideIsToldOfTheWindow() {
    let window = Stage.fresh()
    let outer = UIView()
    let inner = noting()
    outer.addSubview(inner)
    _ = log.taken()
    window.addSubview(outer)
    #expect(log.taken() == ["will window true", "did window true"])
  }

  @Test(.documented("UIView, didAddSubview(_:), willRemoveSubview(_:): before the subview goes"))
  func aViewIsToldOfItsSubviews() {
    Stage.fresh()
    let outer = noting()
    let inner = UIView()
    inner.tag = 7
    outer.addSubview(inner)
    inner.removeFromSuperview()
    #expect(log.taken() == ["added 7", "removes 7, still there true"])
  }

  @Test(.documented("UIView, addSubview(_:): a view has one superview, and the new one takes it from the old one"))
  func aViewHasOneSuperview() {
    Stage.fresh()
    let (first, second, inner) = (UIView(), UIView(), UIView())
    first.addSubview(inner)
    second.addSubview(inner)
    #expect(inner.superview === second && first.subviews.isEmpty)
  }

  @Test(.documented("UIView, addSubview(_:): a subview that is added again comes to the front"))
  func aViewThatIsAddedAgainComesToTheFront() {
    Stage.fresh()
    let outer = UIView()
    let views = (0...2).map { _ in UIView() }
    views.forEach(outer.addSubview)
    outer.addSubview(views[0])
    #expect(outer.subviews == [views[1], views[2], views[0]])
  }

  @Test(
    .documented("UIView, insertSubview(_:aboveSubview:), exchangeSubview(at:withSubviewAt:), sendSubviewToBack(_:)"))
  func subviewsChangePlaces() {
    Stage.fresh()
    let outer = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    outer.addSubview(a)
    outer.addSubview(b)
    outer.insertSubview(c, aboveSubview: a)
    #expect(outer.subviews == [a, c, b])
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(outer.subviews == [b, c, a])
    outer.sendSubviewToBack(a)
    outer.bringSubviewToFront(b)
    #expect(outer.subviews == [a, c, b])
  }

  @Test(
    .documented(
      "UIView, tintColor: that of the superview unless it is set; tintColorDidChange() of what has none of its own"))
  func aTintIsThatOfTheSuperview() {
    Stage.fresh()
    let outer = UIView()
    let (inner, own) = (noting(), noting())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    _ = log.taken()
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .green)
    #expect(log.taken() == ["tint"])
    own.tintColor = nil
    #expect(own.tintColor == .red)
  }

  // MARK: Geometry

  @Test(
    .documented("UIView, autoresizingMask: flexible parts share what the superview gains"),
    arguments: [
      (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 30)),
      (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 30)),
      (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 80, height: 30)),
      (
        UIView.AutoresizingMask([.flexibleTopMargin, .flexibleHeight, .flexibleWidth]),
        CGRect(x: 10, y: 20, width: 180, height: 60)
      ),
    ])
  func aMaskSaysWhatGrowsWithTheSuperview(_ mask: UIView.AutoresizingMask, _ frame: CGRect) {
    Stage.fresh()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 100)
    #expect(inner.frame == frame)
  }

  @Test(.documented("UIView, bounds: another origin moves what is inside, and not the view"))
  func anotherOriginOfTheBoundsMovesTheSubviews() {
    let window = Stage.fresh()
    let outer = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.bounds.origin = CGPoint(x: 5, y: 25)
    #expect(outer.frame == CGRect(x: 50, y: 100, width: 200, height: 200))
    #expect(inner.convert(inner.bounds.origin, to: window) == CGPoint(x: 65, y: 105))
  }

  @Test(.documented("UIView, bounds: another size keeps the centre"))
  func anotherSizeOfTheBoundsKeepsTheCentre() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.bounds.size = CGSize(width: 40, height: 60)
    #expect(view.center == CGPoint(x: 100, y: 100) && view.frame == CGRect(x: 80, y: 70, width: 40, height: 60))
  }

  @Test(
    .documented("UIView, sizeToFit(): takes the size that sizeThatFits(_:) gives"),
    .observed("the origin stays: a label comes to the upper edge of its room by it"))
  func aViewTakesTheSizeThatFits() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 20) }
    }
    let view = Fixed(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 20))
  }

  @Test(.documented("UIView, setNeedsLayout(): several requests are one layout, at the next update"))
  func severalRequestsAreOneLayout() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counting()
    Stage.fresh().addSubview(view)
    MainLoop.runUntilIdle()
    let before = view.layouts
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == before)
    MainLoop.runUntilIdle()
    #expect(view.layouts == before + 1)
    view.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test(.documented("UIView, endEditing(_:): the field in the view that has the focus lets go of it"))
  func aViewEndsTheEditingInside() {
    let window = Stage.fresh()
    let (left, right) = (UIView(), UIView())
    window.addSubview(left)
    window.addSubview(right)
    let field = textField(in: left)
    field.becomeFirstResponder()
    right.endEditing(false)
    #expect(field.isFirstResponder)
    #expect(left.endEditing(false) && !field.isFirstResponder)
  }

  @Test(.documented("UIView, isDescendant(of:): a view is a descendant of itself"))
  func aViewIsADescendantOfWhatIsAroundIt() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.isDescendant(of: outer) && inner.isDescendant(of: inner) && !outer.isDescendant(of: inner))
  }
}
