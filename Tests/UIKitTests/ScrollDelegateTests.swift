import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What the delegate of a scroll view decides, and what an app sees of the finger.
@MainActor
@Suite(.freshApp) struct ScrollDelegateTests {
  final class Delegate: NSObject, UIScrollViewDelegate, _MethodTableProviding {
    let log = Log()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    var target: CGPoint?
    func end(_ velocity: CGPoint, _ offset: UnsafeMutablePointer<CGPoint>) {
      log.add("willEnd \(velocity.y > 0 ? "down" : "up") at \(offset.pointee.y)")
      if let target { offset.pointee = target }
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      func note(_ selector: Selector, _ name: String) -> _Method {
        _Method(selector) { r, _ in _result((r as? Delegate)?.log.add(name) ?? ()) }
      }
      return _MethodTable(
        methods: [
          _Method("scrollViewWillEndDragging:withVelocity:targetContentOffset:") { r, a in
            _result((r as? Delegate)?.end(_argument(a, 1), _argument(a, 2)) ?? ())
          },
          _Method("scrollViewDidEndDragging:willDecelerate:") { r, a in
            _result((r as? Delegate)?.log.add("didEnd \(_argument(a, 1, as: Bool.self))") ?? ())
          },
          note("scrollViewWillBeginDecelerating:", "decelerates"), note("scrollViewDidEndDecelerating:", "rests"),
          note("scrollViewDidZoom:", "zooms"), note("scrollViewDidEndZooming:with:atScale:", "zoomed"),
          _Method("viewForZoomingIn:") { r, _ in _result((r as? Delegate)?.content) },
        ], outlets: [])
    }
  }

  private func scroll(_ delegate: Delegate) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 200, height: 2000)
    view.addSubview(delegate.content)
    view.delegate = delegate
    Stage.fresh().addSubview(view)
    return view
  }

  @Test(.documented("UIScrollViewDelegate, scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"))
  func theDelegateSaysWhereTheContentComesToRest() {
    let delegate = Delegate()
    let view = scroll(delegate)
    view.drag(by: CGPoint(x: 0, y: 90))
    #expect(delegate.log.taken() == ["willEnd down at 90.0", "didEnd false"])
    delegate.target = CGPoint(x: 0, y: 200)
    view.drag(by: CGPoint(x: 0, y: 90))
    #expect(delegate.log.taken() == ["willEnd down at 180.0", "didEnd true", "decelerates", "rests"])
    #expect(view.contentOffset.y == 200)
    delegate.target = CGPoint(x: 0, y: 9000)
    view.drag(by: CGPoint(x: 0, y: -10))
    #expect(view.contentOffset.y == 1700)
  }

  @Test(.documented("scrollViewWillEndDragging: not called where isPagingEnabled is true"))
  func aScrollViewWithPagesDoesNotAsk() {
    let delegate = Delegate()
    let view = scroll(delegate)
    view.isPagingEnabled = true
    view.drag(by: CGPoint(x: 0, y: 290))
    #expect(delegate.log.taken() == ["didEnd true", "decelerates", "rests"])
    #expect(view.contentOffset.y == 300)
  }

  @Test(.documented("UIScrollView, panGestureRecognizer: the recogniser of its drags"))
  func theRecognizerTellsHowFarTheFingerHasDragged() {
    final class Heard: NSObject, UIScrollViewDelegate, _MethodTableProviding {
      let log = Log()
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [
            _Method("scrollViewDidScroll:") { r, a in
              let view: UIScrollView = _argument(a, 0)
              let pan = view.panGestureRecognizer
              return _result(
                (r as? Heard)?.log.add("\(pan.translation(in: view).y) \(pan.velocity(in: view).y < 0)") ?? ())
            }
          ], outlets: [])
      }
    }
    let view = scroll(Delegate())
    let heard = Heard()
    view.delegate = heard
    view.drag(by: CGPoint(x: 0, y: 90))
    #expect(heard.log.taken() == ["-90.0 true"])
    #expect(view.panGestureRecognizer.view === view)
    #expect(view.panGestureRecognizer.state == .possible)
  }

  @Test(.documented("UIScrollView, Overview: the view that the delegate names is made larger, between the two scales"))
  func theNamedViewIsZoomedWithinTheLimits() {
    let delegate = Delegate()
    let view = scroll(delegate)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    view.setZoomScale(5, animated: true)
    #expect(view.zoomScale == 3)
    #expect(view.contentSize == CGSize(width: 600, height: 900))
    #expect(delegate.content.frame == CGRect(x: 0, y: 0, width: 600, height: 900))
    MainLoop.runUntilIdle()
    #expect(delegate.log.taken() == ["zooms", "zoomed"])
    view.delegate = nil
    view.zoomScale = 1
    #expect(view.zoomScale == 3)
  }

  @Test(.documented("UIScrollView, zoom(to:animated:)"))
  func aRectangleIsZoomedSoThatAllOfItIsSeen() {
    let delegate = Delegate()
    let view = scroll(delegate)
    view.maximumZoomScale = 4
    view.zoom(to: CGRect(x: 50, y: 75, width: 100, height: 150), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 100, y: 150))
  }
}
