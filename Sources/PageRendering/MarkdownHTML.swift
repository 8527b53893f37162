internal import CourseModel
internal import MarkdownTree

/// Markdown as HTML. The one place that knows how a node of the tree looks on a page.
struct MarkdownHTML {
  let links: LinkPolicy
  /// Where the prose stands: headings of a lesson's introduction are on a level with those of the steps.
  enum Place { case course, introduction, step }

  var place = Place.step
  /// Deeper nodes are left out: no person nests lists a hundred deep.
  private static let greatestDepth = 100

  /// The files of the pictures that were met.
  private(set) var pictures: [SiteFile] = []
  private var depth = 0
  /// Of the headings so far: two places must not have one name.
  private var anchors: Set<String> = []

  /// What is made of words.
  var style: ProseStyle
  /// Links and headings around what is written, in which no other link may stand.
  private var linkDepth = 0

  init(links: LinkPolicy, style: ProseStyle = .plain) {
    self.links = links
    self.style = style
  }

  /// Nodes that follow each other, as blocks.
  mutating func html(_ nodes: [MarkdownNode]) -> String {
    var raw = RawHTML(.blocks, links: links)
    var result = ""
    for node in nodes {
      if case .htmlBlock(let source) = node.kind {
        result += raw.html(source)
        if !result.hasSuffix("\n") { result += "\n" }
      } else {
        result += block(node, isTight: false)
      }
    }
    result += raw.closeAll()
    pictures += raw.pictures
    return result
  }

  private mutating func block(_ node: MarkdownNode, isTight: Bool) -> String {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else { return "" }
    switch node.kind {
    case .document: return html(node.children)
    case .paragraph:
      style.punctuation?.begin()
      return isTight ? inlines(node) : "<p>\(inlines(node))</p>\n"
    case .heading(let level):
      let level =
        switch place {
        case .course: max(level, 2)
        case .introduction: max(level - 1, 2)
        case .step: max(level, 3)
        }
      style.punctuation?.begin()
      return "<h\(level)\(identity(ofHeading: node))>\(withoutLinks { $0.inlines(node) })</h\(level)>\n"
    case .blockQuote: return "<blockquote>\n\(html(node.children))</blockquote>\n"
    case .thematicBreak: return "<hr>\n"
    case .codeBlock(let info, let literal):
      // What has a role and is no snippet has a mistake, which may be suppressed: it could be meant for the grader alone.
      let hasRole = links.lesson.format > 0 && info?.contains(/(?:^|\s)role\s*=/) == true
      return hasRole ? "" : Self.code(literal, info: info)
    case .list(let ordered, let start, let tight):
      let items = node.children.map { "<li>\(item($0, isTight: tight))</li>\n" }.joined()
      if !ordered { return "<ul>\n\(items)</ul>\n" }
      return "<ol\(start == 1 ? "" : " start=\"\(start)\"")>\n\(items)</ol>\n"
    case .item: return item(node, isTight: false)
    case .htmlBlock: return html([node])
    case .text, .softBreak, .lineBreak, .code, .inlineHTML, .emphasis, .strong, .link, .image: return inline(node)
    }
  }

  private mutating func identity(ofHeading node: MarkdownNode) -> String {
    guard let anchor = links.anchor(ofHeading: node.plainText), anchors.insert(anchor).inserted else { return "" }
    return " id=\"\(HTMLText.escaped(anchor))\""
  }

  private mutating func item(_ node: MarkdownNode, isTight: Bool) -> String {
    guard isTight else { return html(node.children) }
    var raw = RawHTML(.blocks, links: links)
    var parts: [String] = []
    for child in node.children {
      if case .htmlBlock(let source) = child.kind {
        parts.append(raw.html(source))
      } else {
        parts.append(block(child, isTight: true))
      }
    }
    pictures += raw.pictures
    return parts.joined(separator: "\n") + raw.closeAll()
  }

  // MARK: Inlines

  private mutating func inlines(_ node: MarkdownNode) -> String {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else { return "" }
    var raw = RawHTML(.inlines, links: links)
    var result = ""
    for (index, child) in node.children.enumerated() {
      switch child.kind {
      case .inlineHTML(let source): result += raw.html(source)
      case .text(let text) where !raw.isOpen(Self.codeElements):
        let next = node.children.dropFirst(index + 1).first.map { $0.plainText.first ?? "x" }
        let hasLinks = linkDepth == 0 && !raw.isOpen(["a"])
        result += style.html(text, before: next, root: hasLinks ? links.root : nil)
      case .code(let text) where linkDepth == 0 && !raw.isOpen(["a"]):
        style.punctuation?.pass(text)
        let code = inline(child)
        result += style.documentation(of: text).map { "<a href=\"\($0)\">\(code)</a>" } ?? code
      default:
        style.punctuation?.pass(child.kind == .softBreak || child.kind == .lineBreak ? " " : "")
        result += inline(child)
      }
    }
    result += raw.closeAll()
    pictures += raw.pictures
    return result
  }

  /// In these, text is code.
  private static let codeElements: Set<String> = ["code", "kbd", "samp", "var", "pre"]

  private mutating func withoutLinks(_ write: (inout MarkdownHTML) -> String) -> String {
    linkDepth += 1
    defer { linkDepth -= 1 }
    return write(&self)
  }

  private mutating func inline(_ node: MarkdownNode) -> String {
    switch node.kind {
    case .text(let text): return HTMLText.escaped(text)
    case .softBreak: return "\n"
    case .lineBreak: return "<br>\n"
    case .code(let text): return "<code>\(HTMLText.escaped(text))</code>"
    case .emphasis: return "<em>\(inlines(node))</em>"
    case .strong: return "<strong>\(inlines(node))</strong>"
    case .link(let destination, _):
      guard let target = links.link(to: destination) else { return inlines(node) }
      if let picture = links.picture(destination) { pictures.append(picture.file) }
      return "<a href=\"\(HTMLText.escaped(target))\">\(withoutLinks { $0.inlines(node) })</a>"
    case .image(let source, _): return image(source, words: node.plainText)
    case .inlineHTML(let source): return HTMLText.escaped(source)
    default: return block(node, isTight: true)
    }
  }

  /// A picture of another server is not fetched: a link leads there.
  private mutating func image(_ source: String, words: String) -> String {
    if let picture = links.picture(source) {
      pictures.append(picture.file)
      return "<img src=\"\(HTMLText.escaped(picture.link))\" alt=\"\(HTMLText.escaped(words))\">"
    }
    guard let target = links.link(to: source), !words.isEmpty else { return HTMLText.escaped(words) }
    return "<a href=\"\(HTMLText.escaped(target))\">\(HTMLText.escaped(words))</a>"
  }

  /// Code that is no snippet of the lesson: of another language, or of none.
  static func code(_ code: String, info: String?) -> String {
    let language = info?.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    let body = CodeHTML.html(code, language: language)
    let label = language.isEmpty ? "" : " class=\"language-\(HTMLText.escaped(language))\""
    return "<pre tabindex=\"0\"><code\(label)>\(body)</code></pre>\n"
  }
}
