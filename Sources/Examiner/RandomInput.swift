internal import ReferenceModel

/// Inputs that a learner cannot know beforehand. They come from the seed of the check, so that the same submission gets the
/// same ones at every run.
public var random: RandomInput { RandomInput() }

/// See ``random``.
public struct RandomInput: Sendable {
  /// A word in lower case that this check has not had yet.
  public func word() -> String { unused { $0.word() } }

  /// One to four words, which this check has not had yet, with one space between them.
  public func text() -> String { unused { $0.text() } }

  public func int(in range: ClosedRange<Int>) -> Int { Session.current.random.int(in: range) }
  public func int(in range: Range<Int>) -> Int { int(in: ClosedRange(range)) }
  public func bool() -> Bool { Session.current.random.bool() }
  public func pick<Items: Collection>(_ items: Items) -> Items.Element { Session.current.random.pick(items) }

  private func unused(_ draw: (inout SeededRandom) -> String) -> String {
    let session = Session.current
    while true {
      let text = draw(&session.random)
      if session.usedWords.insert(text).inserted { return text }
    }
  }
}
