import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

@MainActor
@Suite(.freshApp) struct TextStorageTests {
  /// Keeps the text elsewhere, as subclasses do.
  class Backed: NSTextStorage {
    let backing = NSMutableAttributedString(string: "")
    var processed: [NSRange] = []
    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      processed.append(editedRange)
      super.processEditing()
    }
  }

  @Test(.documented("NSTextStorage, subclassing notes: four methods make a storage"))
  func aSubclassKeepsTheTextItself() {
    let storage = Backed()
    storage.append(NSAttributedString(string: "milk", attributes: [.kern: 2]))
    storage.addAttribute(.strokeWidth, value: 1, range: NSRange(location: 0, length: 2))
    #expect(storage.backing.string == "milk")
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
    #expect(storage.attribute(.strokeWidth, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(storage.attribute(.strokeWidth, at: 2, effectiveRange: nil) == nil)
    #expect(storage.length == 4)
  }

  @Test(.documented("NSTextStorage, endEditing(): several changes are processed once"))
  func changesBetweenBeginAndEndAreOne() {
    let storage = Backed()
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "milk")
    storage.replaceCharacters(in: NSRange(location: 4, length: 0), with: " and figs")
    #expect(storage.processed == [])
    storage.endEditing()
    #expect(storage.processed == [NSRange(location: 0, length: 13)])
  }

  /// Colours marks before `super` processes.
  private final class Marking: Backed {
    override func processEditing() {
      addAttribute(.kern, value: 1, range: NSRange(location: 0, length: length))
      super.processEditing()
    }
  }

  @Test(.observed("What processEditing() changes before it calls super is processed with the rest"))
  func anOverrideOfProcessingMayChangeAttributes() {
    let storage = Marking()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "milk")
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 1)
    #expect(storage.processed == [NSRange(location: 0, length: 4)])
    storage.append(NSAttributedString(string: "!"))
    #expect(storage.string == "milk!" && storage.processed.count == 2)
  }

  @Test(.documented("NSTextStorage, editedRange: NSNotFound while nothing is edited"))
  func afterProcessingNothingIsEdited() {
    let storage = NSTextStorage(string: "milk")
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "s")
    #expect(storage.string == "silk")
    #expect(storage.editedRange.location == NSNotFound)
    #expect(storage.editedMask == [])
  }

  @Test(.documented("UITextView, textStorage: the text with its attributes"))
  func whatTheStorageHasTheViewShows() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    Stage.fresh().addSubview(view)
    view.text = "milk"
    view.textStorage.append(NSAttributedString(string: " and figs"))
    #expect(view.text == "milk and figs")
    view.text = "tea"
    #expect(view.textStorage.string == "tea")
  }

  @Test(.documented("UITextView, init(frame:textContainer:): the view shows the container's storage"))
  func aStorageOfOnesOwnIsTheViewsText() {
    let storage = Backed()
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 100)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    Stage.fresh().addSubview(view)
    view.becomeFirstResponder()
    _ = UserInput.type("fig")
    #expect(storage.backing.string == "fig")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
  }

  @Test(.observed("a change of the storage by code is not told to the text view's delegate"))
  func theDelegateHearsNothingOfTheStoragesChanges() {
    final class Ear: NSObject, UITextViewDelegate, _MethodTableProviding {
      var changes = 0
      nonisolated static func _methodTable() -> _MethodTable? {
        _MethodTable(
          methods: [_Method("textViewDidChange:") { r, _ in _result((r as? Ear)?.changes += 1) }], outlets: [])
      }
    }
    let (view, ear) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Ear())
    Stage.fresh().addSubview(view)
    view.delegate = ear
    view.textStorage.append(NSAttributedString(string: "x"))
    #expect(ear.changes == 0)
    view.becomeFirstResponder()
    _ = UserInput.type("y")
    #expect(ear.changes == 1)
  }

  @Test(.documented("NSLayoutManager, usedRect(for:): around what the text takes up"))
  func moreLinesTakeMoreRoom() {
    func height(_ text: String) -> CGFloat {
      let storage = NSTextStorage(string: text)
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 900)))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      return manager.usedRect(for: container).height
    }
    #expect(height("a\nb\nc") == 3 * height("a"))
  }

  @Test(.documented("NSLayoutManager, enumerateLineFragments(forGlyphRange:using:)"))
  func linesAreEnumerated() {
    let storage = NSTextStorage(string: "milk\nfigs")
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 900)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
      lines.append((storage.string as NSString).substring(with: range))
    }
    #expect(lines == ["milk\n", "figs"])
  }

  @Test(.documented("NSLayoutManager, characterIndex(for:in:…): the character under a point"))
  func aPointFindsItsCharacter() {
    let storage = NSTextStorage(string: "milk\nfigs")
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 900)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let second = manager.boundingRect(forGlyphRange: NSRange(location: 5, length: 1), in: container)
    let index = manager.characterIndex(
      for: CGPoint(x: second.minX, y: second.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(index == 5)
  }

  @Test(
    .documented(
      "NSAttributedString, enumerateAttribute(_:in:options:using:): in runs of one value; by the two methods of a subclass"
    ))
  func whatASubclassKeepsIsEnumerated() {
    let storage = Backed()
    storage.append(NSAttributedString(string: "milk, bread"))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 4))
    storage.addAttribute(.strokeWidth, value: 1, range: NSRange(location: 2, length: 4))
    var kerns: [String] = []
    storage.enumerateAttribute(.kern, in: NSRange(location: 0, length: storage.length)) { value, range, _ in
      kerns.append("\(value.map { "\($0)" } ?? "-") \(range.location)+\(range.length)")
    }
    #expect(kerns == ["2 0+4", "- 4+7"])
    var runs: [Int] = []
    storage.enumerateAttributes(in: NSRange(location: 1, length: 9), options: .reverse) { attributes, range, stop in
      runs.append(range.length)
      stop.pointee = ObjCBool(attributes.count == 2)
    }
    #expect(runs == [4, 2, 2])
  }

  // Apple's loop that counts the lines of a text goes from fragment to fragment.
  @Test(.documented("NSLayoutManager, lineFragmentRect(forGlyphAt:effectiveRange:): the fragment that has the glyph"))
  func eachGlyphIsInTheFragmentThatIsGivenForIt() {
    let storage = NSTextStorage(string: "milk\n\nfigs\n")
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 900)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var (glyph, ranges) = (0, [NSRange]())
    while glyph < manager.numberOfGlyphs, ranges.count < 9 {
      var range = NSRange()
      _ = manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: &range)
      ranges.append(range)
      glyph = NSMaxRange(range)
    }
    #expect(ranges == [NSRange(0..<5), NSRange(5..<6), NSRange(6..<11)])
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, _, _ in count += 1 }
    #expect(count == 3)
  }
}
