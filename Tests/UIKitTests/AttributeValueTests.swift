import Foundation
import Testing

@testable import UIKit

/// Values of attributes, where two stretches of a text meet.
@MainActor
@Suite(.freshApp) struct AttributeValueTests {
  private static let values: [(NSAttributedString.Key, NSObject, NSObject)] = {
    let indented = NSMutableParagraphStyle()
    indented.headIndent = 8
    let raised = NSShadow()
    raised.shadowBlurRadius = 2
    return [
      (.font, UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 20)),
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.backgroundColor, UIColor.clear, UIColor(white: 0, alpha: 0.5)),
      (.paragraphStyle, NSParagraphStyle(), indented), (.shadow, NSShadow(), raised),
      (.attachment, NSTextAttachment(), NSTextAttachment(data: Data(), ofType: nil)),
    ]
  }()

  @Test(.documented("NSMutableAttributedString: attributes of different values may follow each other"))
  func stretchesOfDifferentValuesFollowEachOther() {
    for (key, first, second) in Self.values {
      let text = NSMutableAttributedString(string: "one", attributes: [key: first, .kern: 1])
      text.append(NSAttributedString(string: "two", attributes: [key: second, .kern: 2]))
      text.addAttribute(key, value: second, range: NSRange(location: 0, length: 1))
      text.setAttributes([key: first], range: NSRange(location: 4, length: 2))
      var found: [Int] = []
      text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
        found += Array(
          repeating: value as AnyObject === first ? 1 : value as AnyObject === second ? 2 : 0, count: range.length)
      }
      #expect(found == [2, 1, 1, 2, 1, 1], "\(key.rawValue)")
      #expect(text.isEqual(to: NSMutableAttributedString(attributedString: text)))
    }
  }

  @Test(.documented("NSMutableAttributedString: stretches of equal attributes are one"))
  func stretchesOfEqualValuesAreOne() {
    let text = NSMutableAttributedString(string: "one", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 6))
  }
}
