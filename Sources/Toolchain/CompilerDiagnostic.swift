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
  /// The compiler's English sentence, for people. Code decides by ``identifier``.
  package var message: String
  /// The compiler's own name of this kind of message, `cannot_find_in_scope`; empty where none was printed.
  package var name: String
  /// What a note shows besides that is declared in a module without source: `UIKit.CALayer.bounds`, without labels.
  package var declaration: String?

  package init(
    _ severity: Severity, file: String?, line: Int = 0, column: Int = 0, message: String, name: String = "",
    declaration: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.name = name
    self.declaration = declaration
  }

  /// `nil` for a kind of message that nothing here depends on.
  package var identifier: DiagnosticIdentifier? { DiagnosticIdentifier(rawValue: name) }
}

/// The diagnostics of one call of the compiler: the first ones, and how many there were. Errors have a room of their own, so that no
/// number of warnings can hide them.
package struct CompilerDiagnostics: Hashable, Sendable {
  /// In the compiler's order, each once.
  package private(set) var kept: [CompilerDiagnostic] = []
  /// Errors and warnings beyond the most that are kept, each printing counted.
  package private(set) var omitted = 0

  /// How many errors are kept, and how many others; a submission can cause tens of thousands.
  package static let maximumCount = 100
  /// Unicode scalars of one message.
  package static let maximumLength = 600

  /// Reads what the compiler printed with `-diagnostic-style=llvm -debug-diagnostic-names`:
  ///
  ///     /tmp/a/A.swift:3:14: error: cannot find 'x' in scope [cannot_find_in_scope]
  ///
  /// A line counts when it starts with a path in `files`. The lines that the compiler quotes from the source, and all lines
  /// of a message but its first, are passed over. An error of no file counts only where there is none of a file: messages
  /// of a learner's own, such as those of `@available`, can have lines that look like one.
  package init(printed text: String, files: [String], most: Int = maximumCount) {
    var seen: Set<CompilerDiagnostic> = []
    var errors = 0
    var lastError: Int?
    // Nothing but a line feed ends a line of the compiler's; source text that it quotes may hold other line ends.
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let diagnostic = CompilerDiagnostic(Substring(bytes), files: files) else {
        if let lastError, kept[lastError].declaration == nil {
          kept[lastError].declaration = Self.declaration(shownBy: Substring(bytes))
        }
        continue
      }
      let isError = diagnostic.severity == .error
      if isError { lastError = nil }
      if (isError ? errors : kept.count - errors) >= most {
        omitted += isError || diagnostic.severity == .warning ? 1 : 0
      } else if seen.insert(diagnostic).inserted {
        kept.append(diagnostic)
        guard isError else { continue }
        errors += 1
        lastError = kept.count - 1
      }
    }
    if kept.contains(where: { $0.severity == .error && $0.file != nil }) { removeErrorsOfNoFile() }
  }

  /// `UIKit.CALayer.bounds:2:21: note: property declared here`
  private static func declaration(shownBy line: Substring) -> String? {
    guard line.first?.isLetter == true, line.contains(": note: "), let path = line.split(separator: ":").first,
      path.contains("."), path.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) })
    else { return nil }
    return String(path)
  }

  /// Of a call that succeeded, or that has errors of files.
  mutating func removeErrorsOfNoFile() { kept.removeAll { $0.severity == .error && $0.file == nil } }
}

extension CompilerDiagnostic {
  fileprivate init?(_ line: Substring, files: [String]) {
    if let file = files.first(where: { line.hasPrefix($0 + ":") }) {
      let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let row = Int(parts[0]), let column = Int(parts[1]),
        let severity = Severity(rawValue: parts[2].drop { $0 == " " }.description)
      else { return nil }
      self.init(severity, file: file, line: row, column: column, printed: parts[3])
      return
    }
    for prefix in ["<unknown>:0: error:", "error:"] where line.hasPrefix(prefix) {
      self.init(.error, file: nil, line: 0, column: 0, printed: line.dropFirst(prefix.count))
      return
    }
    return nil
  }

  /// - Parameter text: The message, then ` [identifier]`, then ` [#Group]` for a message that belongs to a group.
  private init(_ severity: Severity, file: String?, line: Int, column: Int, printed text: Substring) {
    var message = text
    if let group = message.firstMatch(of: /\ \[#[\w-]+\]$/) { message = message[..<group.range.lowerBound] }
    var name = ""
    if let found = message.firstMatch(of: /\ \[([a-z0-9_]+)\]$/) {
      name = String(found.1)
      message = message[..<found.range.lowerBound]
    }
    self.init(severity, file: file, line: line, column: column, message: Self.harmless(message), name: name)
  }

  /// Without the control characters that a terminal would obey, and cut.
  private static func harmless(_ text: Substring) -> String {
    let visible = text.drop { $0 == " " }.unicodeScalars.map { scalar -> String in
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      return isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    let maximum = CompilerDiagnostics.maximumLength
    return visible.count > maximum ? visible.prefix(maximum).joined() + "…" : visible.joined()
  }
}
