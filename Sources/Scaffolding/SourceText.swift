internal import CourseModel
internal import SwiftSource

/// Generated Swift in the making. Pieces of a lesson keep the places that they have in the lesson, so that the compiler's
/// messages and `#line` are the lesson's own.
struct SourceText {
  private(set) var text = ""
  /// Code for the app's process must not say in which folder the lesson is.
  private let isForApp: Bool

  /// - Parameter imports: What stands behind the word `import`, or an attribute and what stands behind it.
  init(imports: [String], isForApp: Bool = false) {
    self.isForApp = isForApp
    for name in imports {
      let words = name.split(separator: " ")
      append((words.dropLast() + ["import"] + words.suffix(1)).joined(separator: " "))
    }
  }

  mutating func append(_ line: String) { text += line + "\n" }

  /// All of a snippet, as it stands.
  mutating func append(_ snippet: Snippet) {
    place(snippet, line: 1) { $0.append(snippet.code.indented(by: snippet.indentation)) }
  }

  mutating func append(_ parts: [CodeOutline.Part], of snippet: Snippet) {
    for part in parts {
      let first = String(repeating: " ", count: max(0, part.column - 1))
      place(snippet, line: part.line) { $0.append((first + part.text).indented(by: snippet.indentation)) }
    }
  }

  /// All of a snippet that was made of a file of Xcode's: each statement counts as standing where that file says so.
  mutating func append(statementsOf snippet: Snippet) {
    let file = Self.literal(snippet.location.fileName)
    for (line, origin) in zip(snippet.code.split(separator: "\n", omittingEmptySubsequences: false), snippet.origins) {
      if origin > 0 { append("#sourceLocation(file: \(file), line: \(origin))") }
      append(String(line))
    }
    append("#sourceLocation()")
  }

  /// Lines that count as those of a snippet, from its 1-based line on.
  mutating func place(_ snippet: Snippet, line: Int, _ write: (inout Self) -> Void) {
    let location = snippet.location(ofLine: line)
    let file = isForApp ? location.file.split(separator: "/").last.map(String.init) ?? "" : location.file
    append("#sourceLocation(file: \(Self.literal(file)), line: \(location.position.line))")
    write(&self)
    append("#sourceLocation()")
  }

  /// A Swift string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": #"\\"#
      case "\"": #"\""#
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: #"\u{\#(String(scalar.value, radix: 16))}"#
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension SourceLocation {
  /// Without its folder.
  fileprivate var fileName: String { file.split(separator: "/").last.map(String.init) ?? "" }
}

extension Snippet {
  /// How far its lines are moved to the right in the lesson, as in a list.
  fileprivate var indentation: String { String(repeating: " ", count: max(0, location.position.column - 1)) }
}

extension String {
  fileprivate func indented(by indentation: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
  }
}
