internal import MarkdownTree

/// Code blocks as Jekyll's templates mark them: `{% highlight swift %}` and `{% endhighlight %}` on lines of their own.
enum JekyllHighlight {
  /// The text with fences in place of the marks, line for line.
  static func asFences(_ text: String) -> String {
    guard text.contains("endhighlight") else { return text }
    let lines = SourceLines(text)
    var result: [String] = []
    var isOpen = false
    var fence: Substring?
    for number in 1...lines.count {
      let line = lines.text(ofLine: number)
      let content = line.drop { $0 == " " }
      if !isOpen, let mark = fence {
        if content.hasPrefix(mark) { fence = nil }
      } else if !isOpen, content.hasPrefix("```") || content.hasPrefix("~~~") {
        fence = content.prefix { $0 == content.first }
      } else if !isOpen, let match = line.wholeMatch(of: /\s*\{%-?\s*highlight\s+([\w+\-]+)[^%]*%\}\s*/) {
        isOpen = true
        result.append("~~~~~~~~ \(match.1)")
        continue
      } else if isOpen, line.wholeMatch(of: /\s*\{%-?\s*endhighlight\s*-?%\}\s*/) != nil {
        isOpen = false
        result.append("~~~~~~~~")
        continue
      }
      result.append(line)
    }
    return result.joined(separator: "\n")
  }
}
