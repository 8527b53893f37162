internal import ReferenceModel

/// Inputs that a learner cannot know beforehand. They come from the seed of the check, so that the same submission gets the
/// same ones at every run.
///
///     let text = random.text()
///     app.typeText(text)
///     expect(app.textFields["item"].value, is: text)
public var random: RandomInput { RandomInput() }

/// Draws inputs from the seed of the check; check code has it as ``random``.
public struct RandomInput: Sendable {
  /// A word in lower case that this check has not had yet.
  public func word() -> String { unused { $0.word() } }

  /// One to four words, which this check has not had yet, with one space between them.
  public func text() -> String { unused { $0.text() } }

  /// A number of the range, each as likely as the others.
  public func int(in range: ClosedRange<Int>) -> Int { Session.current.random.int(in: range) }
  /// A number of the range, each as likely as the others. The range must not be empty.
  public func int(in range: Range<Int>) -> Int { int(in: ClosedRange(range)) }
  /// Yes or no, either as likely as the other.
  public func bool() -> Bool { Session.current.random.bool() }
  /// One of the items, each as likely as the others. There must be one.
  public func pick<Items: Collection>(_ items: Items) -> Items.Element { Session.current.random.pick(items) }

  private func unused(_ draw: (inout SeededRandom) -> String) -> String {
    let session = Session.current
    while true {
      let text = draw(&session.random)
      if session.usedWords.insert(text).inserted { return text }
    }
  }
}
