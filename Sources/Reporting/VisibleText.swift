internal import MarkupText

/// Text from a learner or a lesson, made safe for a terminal or a log: whatever would move the cursor, change colours,
/// ring, reorder or hide text is spelled out as in Swift source, and so are commands that logs know anywhere in a line.
///
///     visible("\u{1B}[32mPASS")  // \u{1B}[32mPASS
///
/// Line breaks stay; the caller decides what they mean.
package func visible(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch ScalarClass(scalar) {
    case .plain where scalar == "[" && beginsCommand(result): result.append(contentsOf: "\\u{5B}".unicodeScalars)
    case .plain, .lineFeed: result.append(scalar)
    case .tab: result.append(contentsOf: "  ".unicodeScalars)
    case .carriageReturn: result.append(contentsOf: "\\r".unicodeScalars)
    case .control, .separator, .direction, .directionMark, .invisible, .unassigned:
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
    }
  }
  return String(result)
}

/// Whether `[` behind the text would make it a command of a CI service: `##[stop-commands]x` of GitHub's, wherever in a line
/// it stands, `##vso[task.complete]` of Azure's.
/// Source: actions/runner, `ActionCommand.TryParse`.
private func beginsCommand(_ text: String.UnicodeScalarView) -> Bool {
  let mark = text.reversed().drop { $0.isASCII && $0.properties.isAlphabetic }
  return mark.starts(with: "##".unicodeScalars)
}
