import Foundation
import Testing

@testable import UIKit

/// Texts that are made from documents.
@Suite struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  @Test(arguments: [
    ("<p>One</p><p>Two</p>", "One\nTwo\n"),
    ("One<br>Two<br/>Three", "One\nTwo\nThree"),
    ("  a   <i> b </i>\n c", "a b c"),
    ("Fish &amp; chips &lt;&#39;&#x20ac;&gt; &unknown; &", "Fish & chips <'€> &unknown; &"),
    ("<html><head><style>p { color: red }</style></head><body>Text<!-- no --></body></html>", "Text"),
    ("<ul><li>One</li><li>Two</li></ul>", "\t•\tOne\n\t•\tTwo\n"),
    ("a < b", "a < b"),
  ])
  func theTagsBecomeLinesAndTheRestText(_ html: String, _ expected: String) throws {
    #expect(try text(html).string == expected)
  }

  @Test(.documented("NSAttributedString, init(data:options:documentAttributes:)"))
  func boldPartsAndLinksKeepWhatTheyAre() throws {
    let text = try text("See <b>the <a href=\"https://example.org/?a=1&amp;b=2\">terms</a></b>.")
    #expect(text.string == "See the terms.")
    let plain = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let bold = text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
    #expect(plain?.fontDescriptor.symbolicTraits == [])
    #expect(bold?.fontDescriptor.symbolicTraits == .traitBold)
    #expect(text.attribute(.link, at: 4, effectiveRange: nil) == nil)
    #expect(text.attribute(.link, at: 9, effectiveRange: nil) as? URL == URL(string: "https://example.org/?a=1&b=2"))
  }

  @Test(.documented("NSAttributedString.DocumentType, plain"))
  func plainTextGoesInAndOut() throws {
    let text = try NSAttributedString(
      data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(text.string == "<b>")
    let data = try text.data(from: NSRange(location: 1, length: 2), documentAttributes: [.documentType: "NSPlainText"])
    #expect(String(decoding: data, as: UTF8.self) == "b>")
  }
}
