import Foundation

/// A text that strains what reads it, in any size.
struct HostileShape: Sendable {
  var name: String
  /// - Parameter size: Bytes, about.
  var text: @Sendable (_ size: Int) -> String

  static let all: [HostileShape] = [
    repeated("unfinished images", "![[]()"), repeated("unfinished links", "[a]("), repeated("brackets", "["),
    repeated("emphasis", "*a **b_ "), repeated("backticks", "`` "), repeated("autolinks", "<http://a.b> "),
    repeated("tags", "<a b=c "), repeated("comments", "<!-- "), repeated("entities", "&amp;"),
    repeated("quotes", "> "), repeated("lists", "- "), repeated("nested numbers", "1) "),
    repeated("references", "[a]: b\n"), repeated("table rows", "| a | b |\n"), repeated("headings", "# a\n\n"),
    repeated("details", "<details>\n\n"), repeated("fences", "```swift\nlet a = 1\n```\n\n"),
    repeated("open fences", "- ```swift\n"), repeated("notes", "text[^1]\n\n"),
    HostileShape(name: "one line") { String(repeating: "word ", count: $0 / 5) },
    HostileShape(name: "NUL in a listing") { "```swift\n" + String(repeating: "a\0", count: $0 / 2) + "\n```\n" },
    HostileShape(name: "attributes") { size in
      "---\nformat: 1\n---\n# T\n\n## S\n\n```swift role=check " + (0..<size / 9).map { "a\($0 % 10000)=b " }.joined()
        + "\n```\n"
    },
    HostileShape(name: "mistakes") { size in
      "---\nformat: 1\n---\n# T\n\n" + String(repeating: "```swift role=chek\n```\n\n", count: size / 24)
    },
    HostileShape(name: "front matter") { "---\n" + String(repeating: "a: b\n", count: $0 / 5) + "---\n# T\n" },
  ]

  private static func repeated(_ name: String, _ piece: String) -> HostileShape {
    HostileShape(name: name) { String(repeating: piece, count: $0 / piece.utf8.count) + "\nend\n" }
  }
}
