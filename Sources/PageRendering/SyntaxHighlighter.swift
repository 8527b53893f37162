internal import SwiftParser
internal import SwiftSource
internal import SwiftSyntax
internal import Synchronization

/// Swift code with its words marked for the style sheet, by what they are in the syntax tree.
///
/// How this works: the parser makes a tree of any text, and the tokens of the tree, with the blanks and comments around them,
/// are the text byte for byte, also where it is no Swift. So colours can be wrong in broken code, the letters never. What
/// is nested as no listing for people is gets no colours, since parsers work by recursion.
struct SyntaxHighlighter {
  /// The class of a `<span>`.
  enum Colour: String, CaseIterable {
    case attribute, call, comment, declared, interpolation, keyword, number, string, type
  }

  private struct Run: Sendable {
    var colour: Colour?
    var text: String
  }

  private var runs: [Run] = []

  /// Code that was coloured before, by its text: a page that is made again colours only what has changed, and a program is the same at the end of
  /// one step and at the start of the next.
  private static let known = Mutex(KnownCode())

  private struct KnownCode: Sendable {
    var coloured: [String: Coloured] = [:]
    /// Of the code, in bytes.
    var size = 0

    /// In bytes; above it all is forgotten.
    static let most = 4 << 20
  }

  private struct Coloured: Sendable {
    var html: String
    var lines: [String]
    var lengths: [Int]
  }

  private static func coloured(_ code: String) -> Coloured {
    if let coloured = known.withLock({ $0.coloured[code] }) { return coloured }
    let runs = SyntaxHighlighter(code).runs
    let coloured = Coloured(html: html(runs), lines: lines(runs), lengths: lengths(runs))
    known.withLock { known in
      if known.size + code.utf8.count > KnownCode.most { known = KnownCode() }
      known.size += code.utf8.count
      known.coloured[code] = coloured
    }
    return coloured
  }

  private init(_ code: String) {
    guard ParserLimits.allow(code) else {
      runs = [Run(colour: nil, text: code)]
      return
    }
    for token in Parser.parse(source: code).tokens(viewMode: .sourceAccurate) {
      append(token.leadingTrivia)
      append(token.text, TokenClass.of(token))
      append(token.trailingTrivia)
    }
  }

  /// Escaped, with `<span class="keyword">` and the like.
  static func html(_ code: String) -> String { coloured(code).html }

  private static func html(_ runs: [Run]) -> String {
    var result = ""
    for run in runs { write(run, to: &result) }
    return result
  }

  /// The same, line by line without line ends: no element reaches beyond its line.
  static func lines(_ code: String) -> [String] { coloured(code).lines }

  private static func lines(_ runs: [Run]) -> [String] {
    var lines = [""]
    for run in runs {
      let parts = run.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append("") }
        let part = part.last == "\r" ? part.dropLast() : part
        if !part.isEmpty { write(Run(colour: run.colour, text: String(part)), to: &lines[lines.count - 1]) }
      }
    }
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The same as numbers, for a script that has the code: how many units of UTF-16 have a colour, and which of ``Colour/allCases`` it is, counted
  /// from 1 and 0 for none; in turn, from the beginning of the code.
  static func lengths(_ code: String) -> [Int] { coloured(code).lengths }

  private static func lengths(_ runs: [Run]) -> [Int] {
    runs.flatMap { run in
      [run.text.utf16.count, run.colour.flatMap { Colour.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0]
    }
  }

  private mutating func append(_ trivia: Trivia) {
    for piece in trivia {
      var text = ""
      piece.write(to: &text)
      append(text, piece.isComment ? .comment : nil)
    }
  }

  /// Neighbours of one colour are one run; blanks between them have no colour of their own.
  private mutating func append(_ text: String, _ colour: Colour?) {
    if text.isEmpty { return }
    if let last = runs.indices.last, runs[last].colour == colour {
      runs[last].text += text
    } else {
      runs.append(Run(colour: colour, text: text))
    }
  }

  private static func write(_ run: Run, to result: inout String) {
    if let colour = run.colour { result += "<span class=\"\(colour.rawValue)\">" }
    HTMLText.append(run.text, to: &result)
    if run.colour != nil { result += "</span>" }
  }
}
