/// What people type into a field: words, blanks around and inside of them, and what is not one code point a character.
enum TypedText {
  static func events(_ random: inout SeededRandom) -> [UserEvent] {
    let blanks = String(repeating: " ", count: random.int(in: 1...3))
    return [
      .type(random.word()), .type(random.text()), .type(blanks), .type(blanks), .type(blanks + random.word()),
      .type(random.word() + blanks + random.word() + blanks), .type(String(random.pick("abcxyzQ7."))),
      .type(random.pick(special)),
    ]
  }

  /// A family joined of four people, a flag of two letters, a skin colour, a boxed digit; letters with accents of their own;
  /// writing from right to left, alone and mixed; and a script whose vowels hang on its consonants.
  static let special = [
    "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "cafe\u{301}", "n\u{303}andu\u{301}", "שָׁלוֹם", "مرحبا", "abc אבג 12", "हिन्दी",
  ]
}
