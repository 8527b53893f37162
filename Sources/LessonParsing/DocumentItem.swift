internal import MarkdownTree

/// A piece of a document's outermost level: a block of markdown, or a part of an HTML block that means something.
enum DocumentItem {
  case node(MarkdownNode)
  /// `<!-- step id=… -->`: what stands between the marks, and where that starts.
  case comment(String, SourcePosition)
  /// `<details><summary>…</summary>`
  case opening(summary: String, SourcePosition)
  /// `</details>`
  case closing(SourcePosition)
  /// `<!--` without its own `-->`.
  case openComment(SourcePosition)
}

extension DocumentItem {
  /// The document's blocks with their HTML blocks taken apart.
  static func items(of document: MarkdownNode) -> [DocumentItem] {
    document.children.flatMap { node -> [DocumentItem] in
      guard case .htmlBlock(let text) = node.kind else { return [.node(node)] }
      return HTMLBlock(text, node).items
    }
  }
}

/// Finds comments and `<details>` in an HTML block; everything else of it stays HTML.
private struct HTMLBlock {
  private(set) var items: [DocumentItem] = []
  private let bytes: [UInt8]
  private let node: MarkdownNode
  /// Of the text: libcmark keeps the indentation of the first line, and counts its column.
  private let start: SourcePosition
  private var position = 0
  private var otherStart = 0
  private var known: (offset: Int, place: SourcePosition)
  /// Tags that do not come any more behind an offset.
  private var absent: [String: Int] = [:]

  init(_ text: String, _ node: MarkdownNode) {
    self.node = node
    bytes = Array(text.utf8)
    let indentation = bytes.prefix { $0 == 0x20 }.count
    start = SourcePosition(line: node.range.start.line, column: max(1, node.range.start.column - indentation))
    known = (0, start)
    let lead = String(decoding: bytes.dropFirst(indentation).prefix(10), as: UTF8.self).lowercased()
    if ["<script", "<pre", "<style", "<textarea"].contains(where: lead.hasPrefix) {
      items = [.node(node)]
    } else {
      split()
    }
  }

  private mutating func split() {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      let tag = position
      if starts(with: "<!--") {
        let inner = position + 4
        guard let end = find("-->", from: inner) else {
          items.append(.openComment(place(of: tag)))
          break
        }
        endOther(at: tag)
        let comment = String(decoding: bytes[inner..<end], as: UTF8.self)
        items.append(comment.contains("<!--") ? .openComment(place(of: tag)) : .comment(comment, place(of: inner)))
        skip(to: end + 3)
      } else if starts(with: "</details"), let end = find(">", from: position) {
        endOther(at: tag)
        items.append(.closing(place(of: tag)))
        skip(to: end + 1)
      } else if starts(with: "<details"), isEndOfName(at: position + 8), let end = find(">", from: position) {
        endOther(at: tag)
        skip(to: end + 1)
        items.append(.opening(summary: summary(), place(of: tag)))
      } else {
        position += 1
      }
    }
    endOther(at: bytes.count)
  }

  /// The summary right behind `<details>`, without tags.
  private mutating func summary() -> String {
    var place = position
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    let rest = position
    position = place
    guard starts(with: "<summary"), let open = find(">", from: place), let end = find("</summary", from: open),
      let close = find(">", from: end)
    else {
      position = rest
      return ""
    }
    skip(to: close + 1)
    var words = ""
    var isTag = false
    for character in String(decoding: bytes[(open + 1)..<end], as: UTF8.self) {
      if character == "<" { isTag = true }
      if !isTag { words.append(character.isWhitespace ? " " : character) }
      if character == ">" { isTag = false }
    }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
      words = words.replacing(entity, with: character)
    }
    return words.split(separator: " ").joined(separator: " ")
  }

  /// Goes on from the place that was asked for last, so that all of them together take one walk.
  private mutating func place(of offset: Int) -> SourcePosition {
    if offset < known.offset { known = (0, start) }
    for byte in bytes[known.offset..<offset] { known.place.advance(over: byte) }
    known.offset = offset
    return known.place
  }

  private mutating func skip(to offset: Int) {
    position = offset
    otherStart = offset
  }

  private mutating func endOther(at offset: Int) {
    let other = String(decoding: bytes[otherStart..<offset], as: UTF8.self)
    guard other.utf8.contains(where: { $0 > 0x20 }) else { return }
    if otherStart == 0, offset == bytes.count {
      items.append(.node(node))
    } else {
      let place = place(of: otherStart)
      items.append(.node(MarkdownNode(.htmlBlock(other), range: SourceRange(start: place, end: node.range.end))))
    }
  }

  private func isEndOfName(at offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ">")
  }

  private func starts(with tag: StaticString) -> Bool { matches(tag, at: position) }

  private func matches(_ tag: StaticString, at offset: Int) -> Bool {
    guard offset + tag.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<tag.utf8CodeUnitCount {
      let byte = bytes[offset + index]
      let lower = (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
      if lower != tag.utf8Start[index] { return false }
    }
    return true
  }

  /// An end that was not found once is not searched again: a text with many beginnings and no end would take quadratic time.
  private mutating func find(_ tag: StaticString, from offset: Int) -> Int? {
    if let start = absent[tag.description], offset >= start { return nil }
    let found = (offset..<max(offset, bytes.count)).first { matches(tag, at: $0) }
    if found == nil { absent[tag.description] = offset }
    return found
  }
}
