/// A place in a text file, as editors and compilers name it.
package struct SourcePosition: Hashable, Comparable, Sendable, Codable {
  /// 1-based.
  package var line: Int
  /// 1-based, in bytes of UTF-8.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A stretch of a text file; `end` is the place just after its last byte.
package struct SourceRange: Hashable, Sendable, Codable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
