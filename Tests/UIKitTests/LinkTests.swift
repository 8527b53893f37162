import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// Links and marked parts of a text that is not edited.
@MainActor
@Suite(.freshApp) struct LinkTests {
  /// Allows nothing, and writes down what it is asked.
  final class Asked: NSObject, UITextViewDelegate, _MethodTableProviding {
    let log = Log()
    func link(_ url: URL, _ range: NSRange) -> Bool {
      log.add("\(url) at \(range.location), \(range.length)")
      return false
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("textView:shouldInteractWith:in:interaction:") { r, a in
            _result((r as? Asked)?.link(_argument(a, 1), _argument(a, 2)) ?? true)
          }
        ], outlets: [])
    }
  }

  /// Says what a tap on an item does.
  final class Acting: NSObject, UITextViewDelegate, _MethodTableProviding {
    let log = Log()
    func action(for item: UITextItem) -> UIAction? {
      guard case .tag(let tag) = item.content else { return nil }
      return UIAction { [log] _ in log.add("\(tag) at \(item.range.location)") }
    }
    nonisolated static func _methodTable() -> _MethodTable? {
      _MethodTable(
        methods: [
          _Method("textView:primaryActionFor:defaultAction:") { r, a in
            _result((r as? Acting)?.action(for: _argument(a, 1)))
          },
          _Method("textView:shouldInteractWith:in:interaction:") { r, _ in
            (r as? Acting)?.log.add("asked")
            return _result(true)
          },
        ], outlets: [])
    }
  }

  /// `Read the terms`, of which the last word has the attribute.
  private func view(_ key: NSAttributedString.Key, _ value: Any) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 100))
    let text = NSMutableAttributedString(string: "Read the terms")
    text.addAttribute(key, value: value, range: NSRange(location: 9, length: 5))
    view.attributedText = text
    view.isEditable = false
    Stage.fresh().addSubview(view)
    return view
  }

  /// A tap on a character: on its middle, or nearer to one of its sides.
  private func tap(_ view: UITextView, at place: Int, part: CGFloat = 0.5) {
    let rect = view.selectionRects(for: TextSpan(NSRange(location: place, length: 1))).first?.rect ?? .zero
    view.window?.tap(at: view.convert(CGPoint(x: rect.minX + part * rect.width, y: rect.midY), to: nil))
  }

  @Test(.documented("UITextViewDelegate, textView(_:shouldInteractWith:in:interaction:)"))
  func theDelegateIsAskedWhetherALinkMayBeFollowed() throws {
    let view = view(.link, "https://example.org/terms")
    let delegate = Asked()
    view.delegate = delegate
    tap(view, at: 10)
    #expect(delegate.log.taken() == ["https://example.org/terms at 9, 5"])
    tap(view, at: 2)
    #expect(delegate.log.taken() == [])
    // Its first letter and its last, at the sides that are the ends of the link.
    for (place, part) in [(9, 0.1), (9, 0.9), (13, 0.1), (13, 0.9)] as [(Int, CGFloat)] {
      tap(view, at: place, part: part)
      #expect(delegate.log.taken().count == 1)
    }
    tap(view, at: 8, part: 0.9)
    #expect(delegate.log.taken() == [])
  }

  @Test(.documented("UITextView, isEditable: links are followed in a text that is not edited"))
  func aTapIntoATextThatIsEditedFollowsNoLink() {
    let view = view(.link, "https://example.org/terms")
    let delegate = Asked()
    view.delegate = delegate
    view.isEditable = true
    tap(view, at: 10)
    #expect(delegate.log.taken() == [])
    #expect(view.isFirstResponder)
  }

  @Test(
    .documented(
      "UITextViewDelegate, textView(_:primaryActionFor:defaultAction:): the older methods are not called then"))
  func theActionOfAnItemTakesThePlaceOfTheQuestion() throws {
    let tagged = view(.textItemTag, "terms")
    let delegate = Acting()
    tagged.delegate = delegate
    tap(tagged, at: 10)
    #expect(delegate.log.taken() == ["terms at 9"])
    let linked = view(.link, try #require(URL(string: "https://example.org")))
    linked.delegate = delegate
    tap(linked, at: 10)
    #expect(delegate.log.taken() == [])
  }
}
