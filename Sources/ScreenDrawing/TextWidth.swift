/// How wide text is drawn: by the widths of Helvetica, which Arial and Liberation Sans share.
///
/// Pictures ask for these fonts by name. Where there is none of them, the style sheet of the pages (`.wireframe`) draws the reader's own at the size
/// at which its figures are as wide as theirs: nothing is squeezed, and all text of a picture looks the same.
enum TextWidth {
  /// Attributes of what is drawn.
  static let font: StaticString =
    "font-family=\"Helvetica, Arial, Liberation Sans, Arimo, Nimbus Sans, sans-serif\" font-size=\"17\""

  /// In thousandths of the size, from the blank to the tilde.
  private static let widths: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]

  /// In points.
  static func of(_ text: some StringProtocol, size: Double) -> Double {
    text.reduce(0) { $0 + of($1) } * size / 1000
  }

  /// Of the insertion point, in points.
  static func caret(size: Double) -> Double { of("|", size: size) }

  /// In thousandths of the size.
  private static func of(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if (0x20...0x7E).contains(scalar.value) { return Double(widths[Int(scalar.value) - 0x20]) }
    if scalar == "\u{2022}" { return 350 }
    // Han, Kana, Hangul and emoji are as wide as they are high.
    return scalar.value >= 0x1100 && !(0x1E00...0x2E7F).contains(scalar.value) ? 1000 : 560
  }

  /// The text, or as much of it as fits, with an ellipsis.
  static func fitting(_ text: String, size: Double, width: Double) -> String {
    // Our widths are not the app's: what is a little too wide is not cut.
    guard of(text, size: size) > width * 1.15 else { return text }
    var used = of("…", size: size)
    var end = text.startIndex
    while end < text.endIndex {
      used += of(text[end...end], size: size)
      if used > width { break }
      end = text.index(after: end)
    }
    return end == text.startIndex ? "" : text[..<end] + "…"
  }

  /// The text in lines that fit, broken between words where that is possible.
  /// - Parameter most: How many lines there is room for; the last one has an ellipsis when that is not enough.
  static func wrapped(_ text: String, size: Double, width: Double, most: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || of(longer, size: size) <= width * 1.05 {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
    guard lines.count > most, most > 0 else { return lines }
    let rest = lines[(most - 1)...].joined(separator: " ")
    return lines.prefix(most - 1) + [fitting(rest, size: size, width: width)]
  }
}
