import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct ViewTests {
  @Test(.documented("hitTest(_:with:)"))
  func aPointFindsTheFrontmostViewThatTakesTouches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === root)
    root.isHidden = true
    #expect(root.hitTest(point, with: nil) == nil)
    #expect(UIView(frame: root.frame).hitTest(CGPoint(x: 200, y: 0), with: nil) == nil)
  }

  @Test(.documented("UIView, convert(_:to:), convert(_:from:)"))
  func pointsAreConvertedThroughScrolledAndTurnedViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 5, y: 100, width: 10, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(child)
    scroll.contentOffset.y = 90
    #expect(child.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 21))
    child.transform = CGAffineTransform(translationX: 0, y: -20)
    #expect(child.frame == CGRect(x: 5, y: 80, width: 10, height: 10))
    #expect(child.convert(child.bounds, to: root) == CGRect(x: 15, y: 0, width: 10, height: 10))
    #expect(child.convert(CGRect(x: 15, y: 0, width: 10, height: 10), from: root) == child.bounds)
    child.transform = .identity
    #expect(child.frame == CGRect(x: 5, y: 100, width: 10, height: 10))
    let shown = CGRect(x: 15, y: 20, width: 10, height: 10)
    #expect(child.convert(child.bounds, to: root) == shown && child.convert(child.bounds, to: nil) == shown)
    #expect(child.convert(shown, from: root) == child.bounds && child.convert(shown, from: nil) == child.bounds)
  }

  @Test func aFlexibleViewGrowsWithItsSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(child)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test(.documented("UIView, viewWithTag(_:): the view itself and all that is in it are looked through"))
  func aTagFindsAViewDepthFirst() {
    let root = UIView()
    let branch = UIView()
    let leaf = UILabel()
    leaf.tag = 7
    branch.addSubview(leaf)
    root.addSubview(branch)
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test(.documented("Using responders and the responder chain to handle events"))
  func theResponderChainGoesFromViewToControllerToWindowToApplication() {
    let window = Stage.fresh()
    let controller = UIViewController()
    window.rootViewController = controller
    let label = UILabel()
    controller.view.addSubview(label)
    let chain = sequence(first: label as UIResponder, next: \.next).map { "\(type(of: $0))" }
    #expect(chain == ["UILabel", "UIView", "UIViewController", "UIWindow", "UIWindowScene", "UIApplication"])
  }

  @Test(.documented("animate(withDuration:…): the values change at once, the completion comes at the end"))
  func anAnimationIsRecordedAndCompletesInVirtualTime() {
    let window = Stage.fresh()
    var finished = false
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseOut], animations: { window.alpha = 0.5 },
      completion: { finished = $0 })
    #expect(window.alpha == 0.5)
    #expect(finished == false)
    MainLoop.runUntilIdle()
    #expect(finished)
    #expect(AppState.current.animations.records.last == .init(duration: 0.3, delay: 0.1, options: .curveEaseOut))
  }

  @Test(.documented("scrollRectToVisible(_:animated:)"))
  func scrollingStopsAtTheEndsAndCountsTheInset() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 60)
    scroll.contentInset.bottom = 50
    scroll.scrollRectToVisible(CGRect(x: 0, y: 290, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 250)
    scroll.drag(by: CGPoint(x: 0, y: 1000))
    #expect(scroll.contentOffset.y == 250)
    scroll.drag(by: CGPoint(x: 0, y: -1000))
    #expect(scroll.contentOffset.y == 0)
  }

  @Test(
    .documented("UIView.transform, frame, center, bounds: the transform turns about the centre, and changes neither"))
  func aTransformMovesTheFrameAndNothingElse() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = CGAffineTransform(translationX: 5, y: -15)
    #expect(view.frame == CGRect(x: 15, y: 5, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -40, y: 30, width: 200, height: 20))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    view.center.y = 100
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 80, width: 100, height: 40))
  }

  @Test(.assumed("Apple calls this undefined"))
  func aFrameThatIsSetUnderATransformIsReadBack() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(translationX: 0, y: -30)
    view.frame.origin.y = 50
    #expect(view.frame == CGRect(x: 0, y: 50, width: 100, height: 40))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 80, width: 100, height: 40))
  }

  @Test(.documented("CGAffineTransform: translatedBy and scaledBy come before what is there; concatenating after"))
  func transformsAreJoinedInTheDocumentedOrder() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(moved.concatenating(CGAffineTransform(scaleX: 2, y: 2))) == CGPoint(x: 22, y: 2))
    #expect(point.applying(moved).applying(moved.inverted()) == point)
    #expect(moved.concatenating(moved.inverted()).isIdentity)
  }

  @Test(.documented("UIView, superview: nil where there is none"))
  func aSubviewThatOutlivesItsSuperviewHasNone() {
    let (kept, grandchild) = (UIView(), UIView())
    weak var gone: UIView?
    do {
      let parent = UIView()
      parent.addSubview(kept)
      kept.addSubview(grandchild)
      gone = parent
      #expect(kept.superview === parent)
    }
    #expect(gone == nil)
    #expect(kept.superview == nil)
    #expect(grandchild.superview === kept)
    let other = UIView()
    other.addSubview(kept)
    #expect(kept.superview === other)
  }

  @Test(.documented("UIVisualEffectView, contentView")) func subviewsOfAnEffectViewBelongIntoItsContentView() async {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(view.contentView.frame.size == view.bounds.size)
    view.contentView.addSubview(UILabel())
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
  }
}
