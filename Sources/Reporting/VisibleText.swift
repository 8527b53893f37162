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

/// How many columns a terminal needs for a text.
package func columns(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + columns($1) }
}

/// A character's columns: 2 for East Asian wide ones and emoji, 0 for marks that stand on others.
private func columns(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  if character.isASCII { return 1 }
  if scalar.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
