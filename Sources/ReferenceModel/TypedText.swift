/// Texts that find mistakes in how input is handled, as events that a model may offer.
///
///     events += TypedText.blanksAround(&random)
public enum TypedText {
  /// One character that a single key types: a letter, a digit or a full stop.
  public static func character(_ random: inout SeededRandom) -> UserEvent {
    .type(String(random.pick("abcxyzQ7.")))
  }

  /// Without blanks: words, single characters, and characters of more than one code point.
  public static func words(_ random: inout SeededRandom) -> [UserEvent] {
    [.type(word(&random)), character(&random), .type(random.pick(special))]
  }

  /// A word with a capital letter in it. An app that changes the case of letters shows another one.
  static func word(_ random: inout SeededRandom) -> String {
    let word = random.word()
    return word.dropLast(2) + word.suffix(2).prefix(1).uppercased() + word.suffix(1)
  }

  /// Blanks alone, and before and after a word.
  public static func blanksAround(_ random: inout SeededRandom) -> [UserEvent] {
    let blanks = String(repeating: " ", count: random.int(in: 1...3))
    return [.type(blanks), .type(blanks), .type(blanks + random.word()), .type(random.word() + blanks)]
  }

  /// Several words, and words with more than one blank between them.
  public static func blanksInside(_ random: inout SeededRandom) -> [UserEvent] {
    let blanks = String(repeating: " ", count: random.int(in: 1...3))
    return [.type(random.text()), .type(random.word() + blanks + word(&random))]
  }

  /// A text that comes at once, as from the clipboard: a word, or one with blanks around it.
  public static func pasted(_ random: inout SeededRandom) -> [UserEvent] {
    [.paste(word(&random)), .paste(" \(word(&random)) ")]
  }

  /// A text that is there already: the second of two equal ones is told apart by its place alone.
  /// - Parameter texts: What has been entered so far, or is shown. Of blanks alone, nothing is offered; nor of several lines, since the end of
  ///   a line is the Return key, which does something else elsewhere.
  public static func again(_ texts: [String], _ random: inout SeededRandom) -> [UserEvent] {
    let words = texts.filter { !$0.allSatisfy(\.isWhitespace) && !$0.contains(where: \.isNewline) }
    return words.isEmpty ? [] : [.type(random.pick(words))]
  }

  /// More than any field is wide, in one word and in many.
  public static func long(_ random: inout SeededRandom) -> UserEvent {
    let words = (0..<12).map { _ in random.word() }
    return .type(words.joined(separator: random.bool() ? " " : ""))
  }

  /// For a field that only Delete empties: short texts, and nine times as many deletions once there is a text, so that the field is often
  /// empty.
  /// - Parameter text: What is in the field now.
  public static func fewCharacters(_ random: inout SeededRandom, after text: String) -> [UserEvent] {
    let blanks = String(repeating: " ", count: random.int(in: 1...3))
    let (one, two) = (String(random.pick("abcxyzQ7.")), String(random.pick("abcxyzQ7.")))
    let any: [UserEvent] = [.type(one), .type(blanks), .type(random.pick(special))]
    guard text.isEmpty else { return any + Array(repeating: .pressDelete, count: 7) + [.holdDelete, .holdDelete] }
    return any + [
      .type(blanks), .type(blanks), .type(blanks + one), .type(one + blanks + two), .type(word(&random)),
    ]
  }

  /// Characters of several code points: a family joined of four people, a flag of two letters, a skin colour, a boxed digit; letters with accents of their own;
  /// writing from right to left, alone and mixed; and a script whose vowel signs combine with consonants.
  public static let special = [
    "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "cafe\u{301}", "n\u{303}andu\u{301}", "שָׁלוֹם", "مرحبا", "abcאבג12", "हिन्दी",
  ]
}
