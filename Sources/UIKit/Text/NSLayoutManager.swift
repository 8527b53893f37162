import Foundation

/// Told of the layout of a text.
@MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  // Never called; visible.
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  // Never called; visible.
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  // Never called.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  // Never called.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}

/// Lays the text of a storage out in containers. [?] Each UTF-16 unit is a glyph, and the first container has all of the text.
@MainActor
open class NSLayoutManager: NSObject {
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var delegate: (any NSLayoutManagerDelegate)?
  open var allowsNonContiguousLayout = false  // Stored only.
  open var showsInvisibleCharacters = false  // Stored only.
  open var showsControlCharacters = false  // Stored only.
  open var usesFontLeading = true  // Stored only.
  public override init() { super.init() }
  /// Nothing of a layout is archived here.
  public required init?(coder: NSCoder) { super.init() }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
  }

  func storageChanged(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    for container in textContainers { container.textView?.storageChanged() }
  }

  // MARK: Layout, in points of the container

  private func lines(in container: NSTextContainer) -> _TextLines {
    let font = (textStorage?.length ?? 0) > 0 ? textStorage?.attribute(.font, at: 0, effectiveRange: nil) : nil
    let own = container.textView?.font
    let view = container.textView.map {
      $0.bounds.width - $0.textContainerInset.left - $0.textContainerInset.right
    }
    let width = (view ?? container.size.width) - 2 * container.lineFragmentPadding
    let isEndless = width <= 0 || width > 1_000_000
    return _TextLines(textStorage?.string ?? "", own ?? font as? UIFont, width: isEndless ? nil : width)
  }
  private var only: NSTextContainer? { textContainers.first }
  private func line(of glyph: Int, _ container: NSTextContainer) -> (number: Int, range: NSRange, height: CGFloat) {
    let lines = lines(in: container)
    let number = lines.ranges.lastIndex { $0.location <= glyph } ?? 0
    return (number, lines.ranges[number], lines.lineHeight)
  }
  /// The glyphs of a line, with those that end it: a fragment has each glyph between its first and the next fragment's.
  private func fragment(from start: Int, in lines: _TextLines) -> NSRange {
    let end = lines.ranges.first { $0.location > start }?.location ?? numberOfGlyphs
    return NSRange(location: start, length: end - start)
  }

  open func ensureLayout(for container: NSTextContainer) {}  // Does nothing.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}  // Does nothing.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}  // Does nothing.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === only ? NSRange(location: 0, length: numberOfGlyphs) : NSRange(location: 0, length: 0)
  }
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return only
  }

  /// [A] The rectangle around what the text takes up.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === only else { return .zero }
    let lines = lines(in: container)
    let all = lines.rectangles(of: NSRange(location: 0, length: numberOfGlyphs))
    let widest = all.map(\.maxX).max() ?? 0
    return CGRect(x: 0, y: 0, width: widest + 2 * container.lineFragmentPadding, height: lines.height)
  }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let parts = lines(in: container).rectangles(of: glyphRange)
    guard let first = parts.first else { return .zero }
    return parts.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let container = only else { return .zero }
    let line = line(of: glyphIndex, container)
    effectiveRange?.pointee = fragment(from: line.range.location, in: lines(in: container))
    return CGRect(x: 0, y: CGFloat(line.number) * line.height, width: container.size.width, height: line.height)
  }
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let container = only else { return .zero }
    let line = line(of: glyphIndex, container)
    effectiveRange?.pointee = fragment(from: line.range.location, in: lines(in: container))
    let width = lines(in: container).rectangles(of: line.range).first?.width ?? 0
    return CGRect(
      x: 0, y: CGFloat(line.number) * line.height, width: width + 2 * container.lineFragmentPadding,
      height: line.height)
  }
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = only else { return }
    var stop = ObjCBool(false)
    let all = lines(in: container)
    for line in all.ranges
    where line.location < glyphRange.location + glyphRange.length && line.location + line.length >= glyphRange.location
    {
      let fragment = fragment(from: line.location, in: all)
      // [O] The empty line behind the last line break has no glyph, and is no fragment.
      if fragment.length == 0 { continue }
      block(
        lineFragmentRect(forGlyphAt: line.location, effectiveRange: nil),
        lineFragmentUsedRect(forGlyphAt: line.location, effectiveRange: nil), container, fragment, &stop)
      if stop.boolValue { return }
    }
  }
  /// The place of a glyph in its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = only else { return .zero }
    let caret = lines(in: container).caret(at: glyphIndex)
    return CGPoint(x: caret.minX + container.lineFragmentPadding, y: caret.height)
  }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    return min(lines(in: container).offset(nearest: place), max(0, numberOfGlyphs - 1))
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}  // Does nothing.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    textStorage?.attributedSubstring(from: glyphsToShow).draw(at: origin)
  }
}
