internal import SwiftSyntax

/// A declaration of a starter.
struct StarterMember {
  var key: MemberKey
  /// With the comments before it, moved to the left edge.
  var lines: [SourceFile.Line]
  /// To compare it with what a learner has.
  var trimmed: String

  init(_ member: MemberFragment.Member) {
    key = member.key
    lines = reindented(member.lines, from: member.indentation, to: "")
    trimmed = member.declaration.trimmedLines
  }

  var code: String { lines.map(\.text).joined(separator: "\n") }

  /// For people: `hideKeyboard()`; of what has no name, its first words.
  var name: String {
    guard key.names.isEmpty else { return key.names.joined(separator: ", ").replacing("type ", with: "") }
    return String(trimmed.prefix { !$0.isNewline }.prefix(60))
  }

  /// Whether both declare one of the same names.
  func isSame(as other: MemberKey) -> Bool { !Set(key.names).isDisjoint(with: other.names) }
}

/// The declarations that starters hand out, as they were written.
struct HandedOut {
  private struct Member: Hashable {
    var type: String?
    var trimmed: String
  }

  private var members: Set<Member> = []
  private var files: Set<[String]> = []

  init(_ starters: some Sequence<ParsedStarter>) {
    for starter in starters {
      if case .file(let name) = starter.fragment.destination {
        files.insert([name, starter.fragment.code.trimmedLines])
      }
      for part in starter.parts {
        for member in part.members { members.insert(Member(type: part.type, trimmed: member.trimmed)) }
      }
    }
  }

  func has(_ trimmed: String, of type: String?) -> Bool { members.contains(Member(type: type, trimmed: trimmed)) }

  func hasFile(_ name: String, _ trimmed: String) -> Bool { files.contains([name, trimmed]) }
}

extension DeclSyntax {
  /// Its text with the comments right above it. An editor's indentation and blank lines make no difference.
  var trimmedLines: String {
    let range = rangeWithComments
    let start = position.utf8Offset
    let bytes = syntaxTextBytes[(range.lowerBound - start)..<(range.upperBound - start)]
    return String(decoding: bytes, as: UTF8.self).trimmedLines
  }
}

extension String {
  /// Its lines without the blanks around each, and without empty ones.
  var trimmedLines: String {
    splitLines(self).map { line in
      let bytes = Array(line.utf8)
      func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
      guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
      else { return "" }
      return String(decoding: bytes[first...last], as: UTF8.self)
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
