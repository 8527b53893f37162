import Testing

@testable import ReferenceModel

@Suite struct WordsTests {
  @Test(arguments: [
    ("", "nothing"), (" ", "a space"), ("  ", "two spaces"), ("a b", #""a b""#), ("a\nb\u{1B}", #""a\nb\u{1b}""#),
  ])
  func blanksAreCountedAndControlCharactersShown(text: String, words: String) {
    #expect(Words.quoted(text) == words)
  }

  @Test func longTextsAreCut() {
    #expect(Words.quoted("abcdef", limit: 3) == #""abc…""#)
  }

  @Test func ordinalsReadAsInSpeech() {
    #expect([0, 2, 10, 20, 21, 111].map(Words.ordinal) == ["first", "third", "11th", "21st", "22nd", "112th"])
  }

  @Test func aStoryTellsRepetitionsOnceAndReturnByItself() {
    var story = Story([.tap(.textField("caption")), .type("  "), .pressDelete, .pressDelete, .pressDelete])
    story.addTyping("Buy milk\n")
    story.add(.scroll(.table("tasks"), by: -120))
    #expect(
      story.lines == [
        #"tap the text field "caption""#, "type two spaces", "press Delete three times", #"type "Buy milk""#,
        "press Return", #"scroll the table "tasks" up by 120 points"#,
      ])
  }

  @Test func wordsOfASeedStayTheSame() {
    var random = SeededRandom(seed: 1)
    #expect(random.word() == "glasshammer")
    #expect(random.int(in: 5...5) == 5)
  }

  /// Checks compare two of them, and a caption must not begin with another by chance.
  @Test(arguments: [0, 1, .max] as [UInt64]) func noWordComesTwiceOrBeginsAnother(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = (0..<16_384).map { _ in random.word() }.sorted()
    #expect(Set(words).count == words.count)
    #expect(zip(words, words.dropFirst()).allSatisfy { !$1.hasPrefix($0) })
    #expect(words.allSatisfy { (6...13).contains($0.count) && $0.allSatisfy(\.isLowercase) })
  }
}

@Suite struct TypedTextTests {
  /// An app that makes small letters of all, or begins each word with a capital, shows another text.
  @Test(arguments: 1...20) func aWordHasALetterWhoseCaseCanBeChanged(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    guard case .type(let word)? = TypedText.words(&random).first else {
      Issue.record("The first of the words is no text.")
      return
    }
    #expect(![word.lowercased(), word.uppercased(), word.capitalized].contains(word))
  }

  /// In a field of one line, the end of a line would press Return.
  @Test func linesAreNotTypedAgain() {
    var random = SeededRandom(seed: 1)
    #expect(TypedText.again(["a\nb", "  ", "\n"], &random) == [])
    #expect(TypedText.again(["a\nb", "c d"], &random) == [.type("c d")])
  }
}
