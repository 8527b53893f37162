/// The words after the opening marks of a code fence, or in a comment that stands for a fence.
///
///     ```swift role=starter file=Cell.swift
///
/// parses as the language `swift` and the attributes `role=starter` and `file=Cell.swift`.
struct FenceInfo: Hashable, Sendable {
  struct Attribute: Hashable, Sendable {
    var key: String
    /// `nil` for a word without `=`.
    var value: String?
    /// Where it starts, in bytes from the start of the info string.
    var offset: Int
  }

  /// The first word; empty when there is none.
  var language: String
  var attributes: [Attribute]
  /// Where a quotation starts that does not end, in bytes.
  var unclosedQuote: Int?

  init(_ text: String) {
    var words = Words(text)
    language = words.next()?.text ?? ""
    attributes = []
    while let word = words.next() {
      if let equals = word.text.firstIndex(of: "=") {
        let value = String(word.text[word.text.index(after: equals)...])
        attributes.append(
          Attribute(key: String(word.text[..<equals]), value: value, offset: word.offset))
      } else {
        attributes.append(Attribute(key: word.text, value: nil, offset: word.offset))
      }
    }
    unclosedQuote = words.unclosedQuote
  }

  /// Words between blanks; quotation marks keep blanks together and are dropped, `\"` is a quotation mark.
  private struct Words {
    private var bytes: ArraySlice<UInt8>
    private(set) var unclosedQuote: Int?

    init(_ text: String) { bytes = Array(text.utf8)[...] }

    mutating func next() -> (text: String, offset: Int)? {
      bytes = bytes.drop { $0 == 0x20 || $0 == 0x09 }
      guard !bytes.isEmpty else { return nil }
      let offset = bytes.startIndex
      var word: [UInt8] = []
      var quote: Int?
      while let byte = bytes.first {
        if quote == nil, byte == 0x20 || byte == 0x09 { break }
        bytes.removeFirst()
        if byte == UInt8(ascii: "\\"), quote != nil, let escaped = bytes.first,
          escaped == UInt8(ascii: "\"") || escaped == UInt8(ascii: "\\")
        {
          word.append(escaped)
          bytes.removeFirst()
        } else if byte == UInt8(ascii: "\"") {
          quote = quote == nil ? bytes.startIndex - 1 : nil
        } else {
          word.append(byte)
        }
      }
      unclosedQuote = unclosedQuote ?? quote
      return (String(decoding: word, as: UTF8.self), offset)
    }
  }
}
