import Foundation

/// The text of a piece of HTML, with bold, slanted and underlined parts and links.
///
/// How this works: tags of paragraphs, lists and line breaks become new lines, as a browser shows them; styles are not read, nor are tables and pictures.
/// Whitespace is one blank, and none where a line begins. [O] A paragraph ends with a new line, the last one too; the standard font is Times, 12 points.
struct HTMLText {
  private let result = NSMutableAttributedString(string: "")
  private var isBold = 0, isItalic = 0, isUnderlined = 0
  private var links: [URL?] = []
  /// Of the attributes of the last stretch.
  private var lastCount = 0
  /// The tag whose content is no text: `style`, `script`, `head`, `title`.
  private var hidden: String?

  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLText()
    reader.read(html)
    return reader.result
  }

  private mutating func read(_ html: String) {
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { return add(rest[start...]) }
      if rest[start...].hasPrefix("<!--") {
        guard let close = rest[start...].range(of: "-->") else { return }
        rest = rest[close.upperBound...]
        continue
      }
      take(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    add(rest)
  }

  private mutating func take(_ tag: Substring) {
    let closes = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if let hidden {
      if closes, name == hidden { self.hidden = nil }
      return
    }
    switch name {
    case "style", "script", "head", "title": if !closes, !tag.hasSuffix("/") { hidden = name }
    case "b", "strong": isBold += closes ? -1 : 1
    case "i", "em": isItalic += closes ? -1 : 1
    case "u": isUnderlined += closes ? -1 : 1
    case "a":
      if closes { _ = links.popLast() } else { links.append(Self.address(in: tag)) }
    case "br": append("\n")
    case "li":
      startLine()
      if !closes { append("\t•\t") }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      startLine()
      isBold += closes ? -1 : 1
    case "p", "div", "ul", "ol", "tr", "blockquote", "pre", "section", "article": startLine()
    default: break
    }
  }

  /// What comes next begins a line, unless nothing stands in this one.
  private mutating func startLine() { if result.length > 0, !result.string.hasSuffix("\n") { append("\n") } }

  private mutating func add(_ text: Substring) {
    guard hidden == nil else { return }
    var words = ""
    var isAfterBlank = result.string.isEmpty || result.string.last?.isWhitespace == true
    for character in text {
      let isBlank = character.isWhitespace && character != "\u{A0}"
      if !isBlank || !isAfterBlank { words.append(isBlank ? " " : character) }
      isAfterBlank = isBlank
    }
    if !words.isEmpty { append(Self.withoutEntities(words)) }
  }

  private mutating func append(_ text: String) {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont(system: Self.fontName(isBold: isBold > 0, isItalic: isItalic > 0), 12)
    ]
    if isUnderlined > 0 { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if let link = links.last, let link { attributes[.link] = link }
    // Foundation on Linux stops where two stretches beside each other have as many attributes, and in one of them other objects.
    if attributes.count == lastCount { attributes[.init("NSOriginalFont")] = attributes[.font] }
    lastCount = attributes.count
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private static func fontName(isBold: Bool, isItalic: Bool) -> String {
    switch (isBold, isItalic) {
    case (false, false): "TimesNewRomanPSMT"
    case (true, false): "TimesNewRomanPS-BoldMT"
    case (false, true): "TimesNewRomanPS-ItalicMT"
    case (true, true): "TimesNewRomanPS-BoldItalicMT"
    }
  }

  /// What `href` says.
  private static func address(in tag: Substring) -> URL? {
    guard let start = tag.range(of: "href=", options: .caseInsensitive)?.upperBound, start < tag.endIndex else {
      return nil
    }
    let quote = tag[start]
    guard quote == "\"" || quote == "'" else { return URL(string: String(tag[start...].prefix { !$0.isWhitespace })) }
    return URL(string: withoutEntities(String(tag[tag.index(after: start)...].prefix { $0 != quote })))
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€",
    "bull": "•", "middot": "·", "trade": "™", "deg": "°", "times": "×", "eacute": "é", "agrave": "à", "ouml": "ö",
    "auml": "ä", "uuml": "ü", "szlig": "ß",
  ]

  /// `&amp;`, `&#39;` and `&#x27;` as what they stand for; what is none stays.
  static func withoutEntities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"), let meant = entity(rest[rest.index(after: start)..<end])
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += meant
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
