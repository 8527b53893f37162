internal import MarkdownTree

/// HTML that an author wrote into a lesson: a short list of elements is kept, everything else is shown as text.
///
/// How this works: nothing is copied. The text is taken apart into comments, tags and the rest; a tag of the list is
/// written anew with those of its attributes that are on the list, and what remains is escaped. An element that is open at the end of
/// the paragraph or list item around it is closed there, and an end tag without a beginning is left out, so that
/// no lesson can close what belongs to the page.
struct RawHTML {
  /// What a container may hold.
  enum Context { case blocks, inlines }

  let context: Context
  let links: LinkPolicy
  /// Elements that were opened and not yet closed, outermost first.
  private var open: [String] = []
  private(set) var pictures: [SiteFile] = []

  init(_ context: Context, links: LinkPolicy) {
    self.context = context
    self.links = links
  }

  mutating func html(_ source: String) -> String {
    var rest = source[...]
    var result = ""
    while let start = rest.firstIndex(of: "<") {
      result += Self.text(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.dropFirst(4).firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let tag = HTMLTag(&rest) {
        result += html(tag)
      } else {
        result += "&lt;"
        rest = rest.dropFirst()
      }
    }
    return result + Self.text(rest)
  }

  /// Whether one of these elements is open.
  func isOpen(_ names: Set<String>) -> Bool { open.contains(where: names.contains) }

  /// End tags for what is still open.
  mutating func closeAll() -> String {
    defer { open = [] }
    return open.reversed().map { "</\($0)>" }.joined()
  }

  private mutating func html(_ tag: HTMLTag) -> String {
    guard Self.inlines.contains(tag.name) || (context == .blocks && Self.blocks.contains(tag.name)) else {
      return HTMLText.escaped(String(tag.source))
    }
    if tag.isEnd { return close(tag.name) }
    if tag.name == "img" { return picture(tag) }
    if Self.void.contains(tag.name) { return "<\(tag.name)>" }
    if tag.name == "a", let link = tag.attributes["href"], links.link(to: link) != nil,
      let picture = links.picture(link)
    {
      pictures.append(picture.file)
    }
    open.append(tag.name)
    return "<\(tag.name)\(attributes(of: tag))>"
  }

  private mutating func close(_ name: String) -> String {
    guard let index = open.lastIndex(of: name) else { return "" }
    defer { open.removeSubrange(index...) }
    return open[index...].reversed().map { "</\($0)>" }.joined()
  }

  private func attributes(of tag: HTMLTag) -> String {
    switch tag.name {
    case "a":
      tag.attributes["href"].flatMap(links.link(to:)).map { " href=\"\(HTMLText.escaped($0))\"" } ?? ""
    case "abbr": tag.attributes["title"].map { " title=\"\(HTMLText.escaped($0))\"" } ?? ""
    case "details": tag.attributes["open"] != nil ? " open" : ""
    default: ""
    }
  }

  private mutating func picture(_ tag: HTMLTag) -> String {
    let words = tag.attributes["alt"] ?? ""
    guard let picture = tag.attributes["src"].flatMap(links.picture) else { return HTMLText.escaped(words) }
    pictures.append(picture.file)
    return "<img src=\"\(HTMLText.escaped(picture.link))\" alt=\"\(HTMLText.escaped(words))\">"
  }

  private static let void: Set<String> = ["br", "hr", "wbr", "img"]
  private static let inlines: Set<String> = [
    "a", "abbr", "b", "br", "code", "del", "em", "i", "img", "ins", "kbd", "mark", "q", "s", "samp", "small", "strong",
    "sub", "sup", "u", "var", "wbr",
  ]
  private static let blocks: Set<String> = [
    "blockquote", "center", "dd", "details", "div", "dl", "dt", "figcaption", "figure", "h3", "h4", "h5", "h6", "hr",
    "li", "ol",
    "p", "pre", "span", "summary", "table", "tbody", "td", "th", "thead", "tr", "ul",
  ]

  /// Escaped, but references such as `&amp;` stay what they are.
  private static func text(_ source: Substring) -> String {
    var result = ""
    var rest = source
    while let start = rest.firstIndex(of: "&") {
      result += HTMLText.escaped(String(rest[..<start]))
      rest = rest[start...]
      if let reference = rest.prefixMatch(of: /&(?:[A-Za-z][A-Za-z0-9]{1,31}|#[0-9]{1,7}|#[xX][0-9A-Fa-f]{1,6});/) {
        result += reference.output
        rest = rest[reference.range.upperBound...]
      } else {
        result += "&amp;"
        rest = rest.dropFirst()
      }
    }
    return result + HTMLText.escaped(String(rest))
  }
}
