package import CourseModel
internal import MarkdownTree

/// The words of a lesson outside of its listings, in the order of the document: headings, links and pictures, whether
/// they are written in markdown or in HTML.
package struct Prose: Sendable {
  package struct Heading: Hashable, Sendable {
    package var level: Int
    package var text: String
    package var location: SourceLocation
  }

  package struct Link: Hashable, Sendable {
    package var destination: String
    /// What a reader sees of it; `nil` for one in HTML, whose words stand in other nodes.
    package var text: String?
    package var location: SourceLocation
  }

  package struct Picture: Hashable, Sendable {
    package var source: String
    /// What a reader hears who does not see it.
    package var alternative: String
    package var location: SourceLocation
  }

  package private(set) var headings: [Heading] = []
  package private(set) var links: [Link] = []
  package private(set) var pictures: [Picture] = []
  /// Names that HTML gives to places: `<a id="top">`.
  package private(set) var anchors: [(name: String, location: SourceLocation)] = []

  private let file: String

  package init(_ lesson: Lesson) {
    file = lesson.file
    read(lesson.introduction)
    for step in lesson.steps {
      headings.append(Heading(level: 2, text: step.title, location: step.location))
      read(step.blocks)
    }
  }

  private mutating func read(_ blocks: [Block]) {
    for block in blocks {
      switch block {
      case .prose(let node): read(node)
      case .hint(let hint) where hint.location.file == file: hint.content.forEach { read($0) }
      case .disclosure(_, let blocks): read(blocks)
      case .hint, .snippet: break
      }
    }
  }

  private mutating func read(_ node: MarkdownNode) {
    let location = SourceLocation(file: file, position: node.range.start)
    switch node.kind {
    case .heading(let level): headings.append(Heading(level: level, text: node.plainText, location: location))
    case .link(let destination, _):
      links.append(Link(destination: destination, text: node.readableText, location: location))
    case .image(let source, _):
      pictures.append(Picture(source: source, alternative: node.plainText, location: location))
    case .htmlBlock(let source), .inlineHTML(let source): readHTML(source, at: location)
    default: break
    }
    node.children.forEach { read($0) }
  }

  private mutating func readHTML(_ source: String, at location: SourceLocation) {
    var rest = source[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.dropFirst(4).firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let before = source[..<start].utf8.count { $0 == UInt8(ascii: "\n") }
      guard let tag = HTMLTag(&rest) else {
        rest = rest.dropFirst()
        continue
      }
      if tag.isEnd { continue }
      var place = location
      if before > 0 { place.position = SourcePosition(line: place.position.line + before, column: 1) }
      if let name = tag.attributes["id"] ?? (tag.name == "a" ? tag.attributes["name"] : nil) {
        anchors.append((name, place))
      }
      if tag.name == "a", let destination = tag.attributes["href"] {
        links.append(Link(destination: destination, text: nil, location: place))
      }
      if tag.name == "img", let picture = tag.attributes["src"] {
        pictures.append(Picture(source: picture, alternative: tag.attributes["alt"] ?? "", location: place))
      }
    }
  }
}

extension MarkdownNode {
  /// What a reader hears of it: the text, and of pictures their alternative text.
  fileprivate var readableText: String { plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
