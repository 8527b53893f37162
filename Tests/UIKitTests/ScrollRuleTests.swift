import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Which calls the delegate of a scroll view hears, and what a scroll view does by itself.
@MainActor
@Suite(.freshApp) struct ScrollRuleTests {
  private final class Listener: Teller, UIScrollViewDelegate {
    nonisolated override class var methods: [_Method] {
      [
        tells("scrollViewDidScroll:") { "scroll \(Int(_argument($0, 0, as: UIScrollView.self).contentOffset.y))" },
        tells("scrollViewWillBeginDragging:") { _ in "begin" },
        tells("scrollViewDidEndDragging:willDecelerate:") { _ in "end" },
        tells("scrollViewDidEndScrollingAnimation:") { _ in "animated" },
        tells("scrollViewDidChangeAdjustedContentInset:") { _ in "inset" },
        tells("scrollViewWillBeginZooming:with:") { "zoom of \(_argument($0, 1, as: UIView?.self)?.tag ?? -1)" },
        tells("scrollViewDidEndZooming:with:atScale:") { "zoomed to \(_argument($0, 2, as: CGFloat.self))" },
        _Method("viewForZoomingIn:") { _, a in _argument(a, 0, as: UIScrollView.self).subviews.first },
      ]
    }
  }

  private let listener = Listener()

  private func scroll(in window: UIWindow? = nil) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 200, height: 2000)
    view.delegate = listener
    (window ?? Stage.fresh()).addSubview(view)
    return view
  }

  @Test(
    .documented("UIScrollViewDelegate, scrollViewDidScroll(_:): told of what code scrolls, too, and of nothing else"))
  func codeThatScrollsIsTold() {
    let view = scroll()
    view.contentOffset.y = 40
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(listener.log.taken() == ["scroll 40", "scroll 50"])
  }

  @Test(
    .documented(
      "UIScrollViewDelegate, scrollViewDidEndScrollingAnimation(_:): at the end of an animation, and only then"))
  func theEndOfAnAnimationIsTold() {
    let view = scroll()
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    MainLoop.runUntilIdle()
    #expect(!listener.log.taken().contains("animated"))
    view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect(!listener.log.lines.contains("animated"))
    MainLoop.runUntilIdle()
    #expect(listener.log.taken().last == "animated")
  }

  @Test(
    .documented("UIScrollViewDelegate, scrollViewWillBeginDragging(_:), scrollViewDidEndDragging(_:willDecelerate:)"))
  func aFingerBeginsAndEndsADrag() {
    let view = scroll()
    view.drag(by: CGPoint(x: 0, y: 60))
    #expect(listener.log.taken() == ["begin", "scroll 60", "end"])
  }

  @Test(.documented("UIScrollView, isScrollEnabled: a finger scrolls nothing, and code does"))
  func aScrollViewThatIsNotEnabledIsScrolledByCodeAlone() {
    let view = scroll()
    view.isScrollEnabled = false
    view.drag(by: CGPoint(x: 0, y: 60))
    #expect(view.contentOffset.y == 0 && listener.log.taken() == [])
    view.contentOffset.y = 30
    #expect(view.contentOffset.y == 30)
  }

  @Test(.documented("UIScrollView, contentInset: the content can be scrolled as far beyond its edges"))
  func anInsetMakesRoomBesideTheContent() {
    let view = scroll()
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
    view.drag(by: CGPoint(x: 0, y: 5000))
    #expect(view.contentOffset.y == 1750)
    view.drag(by: CGPoint(x: 0, y: -5000))
    #expect(view.contentOffset.y == -20)
  }

  @Test(.documented("UIScrollView, keyboardDismissMode: onDrag puts the keyboard away when a drag begins"))
  func aDragPutsTheKeyboardAwayWhereTheModeSaysSo() {
    let window = Stage.fresh()
    let view = scroll(in: window)
    let field = textField(in: window)
    field.becomeFirstResponder()
    view.drag(by: CGPoint(x: 0, y: 60))
    #expect(field.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    view.drag(by: CGPoint(x: 0, y: 60))
    #expect(!field.isFirstResponder)
  }

  @Test(
    .documented("UIScrollViewDelegate, scrollViewDidChangeAdjustedContentInset(_:); UIScrollView, adjustedContentInset")
  )
  func anotherInsetIsTold() {
    let view = scroll()
    view.layoutIfNeeded()
    _ = listener.log.taken()
    view.contentInset.bottom = 40
    view.layoutIfNeeded()
    #expect(listener.log.taken() == ["inset"])
    #expect(view.adjustedContentInset.bottom == 40)
  }

  @Test(
    .documented("UIScrollViewDelegate, scrollViewWillBeginZooming(_:with:), scrollViewDidEndZooming(_:with:atScale:)"))
  func zoomingBeginsAndEndsForTheView() {
    let view = scroll()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    content.tag = 7
    view.addSubview(content)
    view.maximumZoomScale = 4
    view.setZoomScale(2, animated: true)
    MainLoop.runUntilIdle()
    #expect(listener.log.taken().filter { $0.hasPrefix("zoom") } == ["zoom of 7", "zoomed to 2.0"])
  }

  @Test(.documented("UIScrollView, scrollRectToVisible(_:animated:): nothing where the rectangle is visible already"))
  func whatIsVisibleIsNotScrolledTo() {
    let view = scroll()
    view.contentOffset.y = 100
    _ = listener.log.taken()
    view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 100 && listener.log.taken() == [])
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 210)
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 50)
  }

  @Test(
    .documented("UIScrollView, contentLayoutGuide, frameLayoutGuide: the content's edges, and the view's own place"))
  func theGuidesOfAScrollViewAreItsContentAndItsFrame() {
    let view = scroll()
    let (content, fixed) = (UIView(), UIView())
    for inner in [content, fixed] {
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
    }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
      fixed.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 10),
      fixed.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
      fixed.widthAnchor.constraint(equalToConstant: 20), fixed.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 900))
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    #expect(fixed.convert(fixed.bounds, to: view.superview).minY == 110)
    #expect(content.convert(content.bounds, to: view.superview).minY == -150)
  }

  @Test(.documented("UIScrollView, isPagingEnabled: it stops at multiples of the bounds, sideways too"))
  func pagesAreAsWideAsTheView() {
    let view = scroll()
    view.contentSize = CGSize(width: 600, height: 300)
    view.isPagingEnabled = true
    view.drag(by: CGPoint(x: 120, y: 0))
    #expect(view.contentOffset.x == 200)
    view.drag(by: CGPoint(x: 40, y: 0))
    #expect(view.contentOffset.x == 200)
    view.drag(by: CGPoint(x: 150, y: 0))
    #expect(view.contentOffset.x == 400)
  }

  @Test(.observed("A text field in a scroll view is scrolled to when it becomes first responder"))
  func aFieldThatBecomesFirstResponderIsBroughtIntoSight() {
    let view = scroll()
    view.contentSize = CGSize(width: 200, height: 900)
    view.contentInset.bottom = 50
    let fields = [20, 500, 800].map { UITextField(frame: CGRect(x: 10, y: $0, width: 100, height: 34)) }
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 900))
    view.addSubview(frame)
    fields.forEach(frame.addSubview)
    fields[0].becomeFirstResponder()
    #expect(view.contentOffset.y == 0)
    fields[1].becomeFirstResponder()
    #expect(view.contentOffset.y == 534 + 50 - view.bounds.height)
    view.contentOffset.y = 490
    fields[1].resignFirstResponder()
    fields[1].becomeFirstResponder()
    #expect(view.contentOffset.y == 490)
    fields[0].becomeFirstResponder()
    #expect(view.contentOffset.y == 20)
  }
}
