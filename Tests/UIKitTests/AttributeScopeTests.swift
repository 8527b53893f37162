import Foundation
import Testing

@testable import UIKit

/// UIKit's attributes of an `AttributedString`, and both ways between that and an `NSAttributedString`.
@Suite struct AttributeScopeTests {
  @Test(.documented("AttributeScopes.UIKitAttributes")) func attributesComeAlongAndBack() {
    var text = AttributedString("Hello world")
    text.font = .systemFont(ofSize: 20)
    if let range = text.range(of: "world") {
      text[range].foregroundColor = .red
      text[range].underlineStyle = .single
      text[range].kern = 2
    }
    let classic = NSAttributedString(text)
    #expect(classic.string == "Hello world")
    #expect((classic.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
    #expect(classic.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    #expect(classic.attribute(.underlineStyle, at: 7, effectiveRange: nil) as? Int == 1)
    #expect(classic.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
    #expect(classic.attribute(.kern, at: 7, effectiveRange: nil) as? CGFloat == 2)
    #expect(AttributedString(classic) == text)
  }
}
