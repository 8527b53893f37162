import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct FontTests {
  @Test(.documented("UIFontDescriptor, withSymbolicTraits(_:)")) func aBoldFontOfTheSameSizeIsFound() throws {
    let plain = UIFont.systemFont(ofSize: 15)
    let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold]))
    let bold = UIFont(descriptor: descriptor, size: 0)
    #expect(bold == UIFont.boldSystemFont(ofSize: 15))
    #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(descriptor: descriptor, size: 20).pointSize == 20)
  }

  @Test(.documented("UIFontDescriptor, withSymbolicTraits(_:)")) func aFamilyThatIsNotKnownHasNoOtherFonts() {
    #expect(UIFont(name: "Zapfino", size: 12)?.fontDescriptor.withSymbolicTraits(.traitBold) == nil)
  }

  @Test(.documented("NSAttributedString, init(attachment:)")) func anAttachmentIsOneCharacter() throws {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(named: "leaf")
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}")
    #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
  }
}
