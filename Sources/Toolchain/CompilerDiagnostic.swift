/// What the compiler says of a place in a file.
package struct CompilerDiagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable { case error, warning, note, remark }

  package var severity: Severity
  /// As it was given to the compiler; `nil` when it names no file of ours.
  package var file: String?
  /// 1-based; 0 without a file.
  package var line: Int
  /// 1-based, in bytes of UTF-8; 0 without a file.
  package var column: Int
  package var message: String

  package init(_ severity: Severity, file: String?, line: Int = 0, column: Int = 0, message: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension CompilerDiagnostic {
  /// How many are kept: twenty thousand errors help nobody.
  package static let maximumCount = 100
  /// Characters of one message.
  package static let maximumLength = 600

  /// Reads what the compiler printed in the style `llvm`: `file.swift:3:14: error: cannot find 'x' in scope`.
  /// The lines that it quotes from the source are passed over.
  package static func parse(_ text: String, files: [String]) -> [CompilerDiagnostic] {
    var result: [CompilerDiagnostic] = []
    var seen: Set<CompilerDiagnostic> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard result.count < maximumCount else { break }
      guard let diagnostic = parse(line, files: files), seen.insert(diagnostic).inserted else { continue }
      result.append(diagnostic)
    }
    return result
  }

  private static func parse(_ line: Substring, files: [String]) -> CompilerDiagnostic? {
    if let file = files.first(where: { line.hasPrefix($0 + ":") }) {
      let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let row = Int(parts[0]), let column = Int(parts[1]),
        let severity = Severity(rawValue: parts[2].drop { $0 == " " }.description)
      else { return nil }
      return CompilerDiagnostic(severity, file: file, line: row, column: column, message: harmless(parts[3]))
    }
    for prefix in ["<unknown>:0: error:", "error:"] where line.hasPrefix(prefix) {
      return CompilerDiagnostic(.error, file: nil, message: harmless(line.dropFirst(prefix.count)))
    }
    return nil
  }

  /// Without the control characters that a terminal would obey, and cut.
  private static func harmless(_ text: Substring) -> String {
    let visible = text.drop { $0 == " " }.unicodeScalars.map { scalar -> String in
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      return isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return visible.count > maximumLength ? visible.prefix(maximumLength).joined() + "…" : visible.joined()
  }
}
