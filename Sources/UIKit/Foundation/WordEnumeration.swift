import Foundation

// Foundation on Linux knows paragraphs, lines and characters as parts of a text, and no words.

extension NSString.EnumerationOptions {
  public static var byWords: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: 3) }

  /// What is enumerated; the higher bits say how.
  private static let unit: UInt = 0xff
  fileprivate var isByWords: Bool { rawValue & Self.unit == Self.byWords.rawValue }
}

extension String {
  /// [A] The words of a text, each with its range and the range that it fills with what follows up to the next one.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let range = range.relative(to: self)
    guard opts.isByWords else { return Self.enumerate(self, range, opts, body) }
    let words = words(in: range)
    var stop = false
    for place in opts.contains(.reverse) ? Array(words.indices.reversed()) : Array(words.indices) where !stop {
      let word = words[place]
      let start = place == 0 ? range.lowerBound : word.lowerBound
      let end = place + 1 < words.count ? words[place + 1].lowerBound : range.upperBound
      body(opts.contains(.substringNotRequired) ? nil : String(self[word]), word, start..<end, &stop)
    }
  }

  /// Foundation's own.
  private static func enumerate<S: StringProtocol>(
    _ text: S, _ range: Range<Index>, _ options: NSString.EnumerationOptions,
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) {
    text.enumerateSubstrings(in: range, options: options, body)
  }

  /// Unicode's words by its rules for all languages (UAX #29) that have a letter or a digit in them.
  private func words(in range: Range<Index>) -> [Range<Index>] {
    let text = self[range]
    if text.unicodeScalars.contains(where: \.isOfWordsWithoutSpaces) {
      _unsupported("enumerateSubstrings(in:options:) by words of a language that writes no spaces between them")
    }
    return text.ranges(of: #/\b.+?\b/#.dotMatchesNewlines()).filter { word in
      text[word].contains { $0.isLetter || $0.isNumber }
    }
  }
}

extension _Substrings {
  /// The same for an `NSString`.
  public static func enumerate(
    _ string: NSString, in range: NSRange, _ options: NSString.EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = string as String
    guard options.isByWords, let bounds = Range(range, in: text) else {
      return string.enumerateSubstrings(in: range, options: options, using: block)
    }
    withoutActuallyEscaping(block) { block in
      text.enumerateSubstrings(in: bounds, options: options) { word, place, enclosing, stop in
        var isOver = ObjCBool(false)
        block(word, NSRange(place, in: text), NSRange(enclosing, in: text), &isOver)
        stop = isOver.boolValue
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether only a dictionary can tell words apart that are written with it: Thai, Lao, Myanmar, Khmer, Chinese and Japanese.
  fileprivate var isOfWordsWithoutSpaces: Bool {
    switch value {
    case 0x0E01...0x0EDF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
