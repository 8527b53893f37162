package import AppProtocol

/// Texts, numbers and elements as messages name them.
package enum Words {
  /// A text in quotes; blanks alone are counted instead, as they can't be seen.
  package static func quoted(_ text: String, limit: Int = 120) -> String {
    if text.isEmpty { return "nothing" }
    if text.allSatisfy({ $0 == " " }) { return text.count == 1 ? "a space" : "\(number(text.count)) spaces" }
    return "\"\(escaped(cut(text, to: limit)[...]))\""
  }

  /// The text, cut after so many characters: what an app shows may be of any length.
  package static func cut(_ text: String, to limit: Int = 300) -> String {
    text.count > limit ? text.prefix(limit) + "…" : text
  }

  /// Several texts in quotes; of more than the limit the first, and how many follow.
  package static func list(_ texts: [String], limit: Int = 12) -> String {
    if texts.isEmpty { return "nothing" }
    let more = texts.count > limit ? ", and \(texts.count - limit) more" : ""
    return texts.prefix(limit).map { quoted($0) }.joined(separator: ", ") + more
  }

  /// `item` as in `the text field "item"`.
  package static func name(_ text: String) -> String { "\"\(escaped(text[...]))\"" }

  private static func escaped(_ text: Substring) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        "\\u{" + String(scalar.value, radix: 16) + "}"
      default: String(scalar)
      }
    }.joined()
  }

  /// `no`, `one`, … `ten`, and digits from 11.
  package static func number(_ number: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }

  /// `first`, … from 0.
  package static func ordinal(_ index: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    if words.indices.contains(index) { return words[index] }
    let number = index + 1
    let ending =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }

  /// `1 row`, `3 rows`, `no rows`.
  package static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : "\(count)") \(plural(noun))"
  }

  /// `rows`
  package static func plural(_ noun: String) -> String { noun + (noun.hasSuffix("switch") ? "es" : "s") }

  /// A number without a useless `.0`, to a hundredth.
  package static func decimal(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}

extension ElementType {
  /// What a user calls it.
  package var noun: String {
    switch self {
    case .other: "element"
    case .window: "window"
    case .alert: "alert"
    case .button: "button"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .textView: "text view"
    case .staticText: "text"
    case .table: "table"
    case .cell: "row"
    case .sectionHeader: "section header"
    case .sectionFooter: "section footer"
    case .scrollView: "scroll view"
    case .image: "image"
    case .switch: "switch"
    case .toolbar: "toolbar"
    case .navigationBar: "navigation bar"
    case .activityIndicator: "activity indicator"
    case .sheet: "action sheet"
    case .segmentedControl: "segmented control"
    case .progressIndicator: "progress bar"
    case .picker: "picker"
    case .datePicker: "date picker"
    case .pickerWheel: "wheel"
    case .slider: "slider"
    case .stepper: "stepper"
    case .pageIndicator: "page indicator"
    }
  }
}

extension Orientation {
  /// `turn the phone on its side`
  package var words: String {
    switch self {
    case .portrait: "turn the phone upright"
    case .portraitUpsideDown: "turn the phone upside down"
    case .landscapeLeft: "turn the phone on its side"
    case .landscapeRight: "turn the phone on its other side"
    }
  }
}

extension KeyboardChoice {
  /// `connect a hardware keyboard`
  package var words: String {
    switch self {
    case .withSuggestions: "use the keyboard with suggestions"
    case .withoutSuggestions: "use the keyboard without suggestions"
    case .hardware: "connect a hardware keyboard"
    }
  }
}

extension ElementName {
  /// `the text field "item"`
  package var words: String { "the \(noun)" }
  /// `text field "item"`
  package var noun: String { "\(type.noun) \(Words.name(name))" }
}
